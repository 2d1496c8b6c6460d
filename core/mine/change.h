/* Random obstacles and small changes to them, for a search. Pieces are ignored. */
#ifndef RUBICON_MINE_CHANGE_H
#define RUBICON_MINE_CHANGE_H

#include "game/board.h"
#include "game/random.h"

/* Fills the board with about `density` percent obstacles, sometimes mirror-symmetric. */
void change_begin(struct board *board, int density, struct random *random);

/* Makes one small change: flips a cell or two, moves an obstacle, draws a wall or a corridor, swaps two
   lines or shifts one, redraws a patch. Occasionally nothing differs afterwards. */
void change_some(struct board *board, struct random *random);

#endif
