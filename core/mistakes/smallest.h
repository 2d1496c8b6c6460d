/* The search for the smallest board on which a mistaken program answers differently from a right one. */
#ifndef RUBICON_MISTAKES_SMALLEST_H
#define RUBICON_MISTAKES_SMALLEST_H

#include "mistakes/mistaken.h"

/* Boards of more cells are not looked at: each further cell makes the search more than twice as long. */
enum { SMALLEST_CELLS_MAX = 20 };

/* Boards are tried in the order of their size: cells, then obstacles, then rows, fewest first; of the same
   size in the order of the number whose lowest bit says whether the first cell is an obstacle, and so on; on
   one board in the reading order of the upper general, the other, the pawn. So the first difference is on the
   smallest board. */
struct smallest {
    unsigned mistakes;
    int cells; /* of the boards in hand, from 1 on */
    int obstacles;
    int rows;
    uint32_t pattern; /* of the board to be tried next */
    uint64_t tried;   /* boards */
    bool found;
    bool done; /* found, or there is none of at most cells_max cells */
    int cells_max;
    struct board board; /* from here on where found: with its pieces, Red to move */
    struct value right;
    struct value wrong;
};

/* Begins a search for a set of enum mistake, up to boards of cells_max cells (at most SMALLEST_CELLS_MAX). It
   owns no memory. */
void smallest_begin(struct smallest *search, unsigned mistakes, int cells_max);

/* Tries `boards` more boards, as far as there are any. After FAILURE_OUT_OF_MEMORY the board is tried
   again. */
bool smallest_step(struct smallest *search, uint64_t boards, struct failure *failure);

#endif
