/* A solver that is too simple to be wrong and too slow to be used: it goes over every position again and
   again until nothing changes. It shares the structs of core/ and none of its code. Small boards only. */
#ifndef TESTS_NAIVE_H
#define TESTS_NAIVE_H

#include "game/position.h"

struct naive;

/* The caller ends it with naive_free. */
struct naive *naive_solve(const struct board *board);

/* The value of a valid position. */
struct value naive_value(const struct naive *naive, const struct position *position);

void naive_free(struct naive *naive);

/* Where the side to move can bring the game by one move, whether or not it is over. */
int naive_successors(const struct board *board, const struct position *position, struct position after[8]);

/* Whether the game is over, and who has won it. */
bool naive_is_over(const struct board *board, const struct position *position, enum side *winner);

#endif
