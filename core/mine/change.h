/* What a search for boards does to obstacles: random beginnings and small changes. Pieces play no part in
   it. */
#ifndef RUBICON_MINE_CHANGE_H
#define RUBICON_MINE_CHANGE_H

#include "game/board.h"
#include "game/random.h"

/* Fills a board of its size with obstacles on about so many cells of a hundred, sometimes alike on both
   sides. */
void change_begin(struct board *board, int density, struct random *random);

/* Makes one small change: a cell or two flipped, an obstacle moved, a wall or a corridor drawn, two lines
   exchanged or one shifted, a patch drawn anew. Now and then nothing is different afterwards. */
void change_some(struct board *board, struct random *random);

#endif
