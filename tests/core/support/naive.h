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

/* Whether the side to move has no move, whether or not the game is over. */
bool naive_is_stuck(const struct board *board, const struct position *position);

/* Whether a board with Red to move and its right answer has what the statement promises of a test: 1-4 a tie, or Red has
   no first move; 5-6 four rows, row n-1 all obstacles and no others, the pawn and a general above it, the other general
   in row n; 7-9 one column; 10-13 a tie, or over within 9 moves. */
bool naive_is_promised(int test, const struct board *board, const struct position *position,
                       struct value right);

#endif
