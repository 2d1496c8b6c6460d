/* A long corridor: the way that a general walks, a cell at a time, whenever the rest of the board leaves it a move. */
#ifndef RUBICON_MINE_CORRIDOR_H
#define RUBICON_MINE_CORRIDOR_H

#include "game/board.h"
#include "game/random.h"

/* Fills the board, whose size is set, with the obstacles of the longest corridor found in `tries` changes, starting
   from one that winds from side to side. Returns its length in steps: the distance from the entrance, a cell of the
   first row, to the cell farthest from it. The same random numbers give the same corridor. */
uint32_t corridor_build(struct board *board, int entrance, uint64_t tries, struct random *random);

#endif
