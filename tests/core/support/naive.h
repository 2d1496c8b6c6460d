/* A solver that is too simple to be wrong and too slow for other use: it repeats a pass over all positions
   until nothing changes. It shares the structs of core/ but none of its code. Small boards only. */
#ifndef TESTS_NAIVE_H
#define TESTS_NAIVE_H

#include "game/position.h"

struct naive;

/* The caller frees it with naive_free. */
struct naive *naive_solve(const struct board *board);

/* The value of a valid position. */
struct value naive_value(const struct naive *naive, const struct position *position);

void naive_free(struct naive *naive);

/* All positions after a move of the side to move, whether or not the game is over. */
int naive_successors(const struct board *board, const struct position *position, struct position after[8]);

/* Whether the game is over, and who has won. */
bool naive_is_over(const struct board *board, const struct position *position, enum side *winner);

#endif
