/* The boards that are a step smaller than a board: without a row or column, with an obstacle less, or with a
   piece, or on a small board an obstacle, nearer to the first cell. Steps never lead back: the number of cells,
   then that of obstacles, then the places only shrink. All are as the statement promises where the board is: at
   least two rows, the pawn not on row 1. */
#ifndef RUBICON_STRESS_SMALLER_H
#define RUBICON_STRESS_SMALLER_H

#include "game/board.h"

/* Largest board (cells) on which obstacles are moved; on larger ones that would be thousands of steps. */
enum { SMALLER_MOVED_CELLS = 24 };

/* Writes the next smaller board and moves *cursor on; begin with 0. False where there is none left. The board
   has one pawn and two generals. */
bool smaller_next(const struct board *board, uint32_t *cursor, struct board *smaller);

#endif
