/* The search for the smallest board on which a mistaken program answers differently from a right one. */
#ifndef RUBICON_MISTAKES_SMALLEST_H
#define RUBICON_MISTAKES_SMALLEST_H

#include "mistakes/mistaken.h"

/* Maximum number of cells: each further cell makes the search more than twice as long. */
enum { SMALLEST_CELLS_MAX = 20 };

/* Boards are tried in the order of their size: cells, then obstacles, then rows, fewest first; boards of
   the same size in the order of the number whose lowest bit is set if the first cell is an obstacle, and
   so on; on one board in the reading order of the upper general, the other, the pawn. So the first
   difference is on the smallest board. */
struct smallest {
    unsigned mistakes;
    int cells; /* cells of the current boards, from 1 */
    int obstacles;
    int rows;
    uint32_t pattern; /* obstacles of the next board */
    uint64_t tried;   /* number of boards tried */
    bool found;
    bool done; /* found, or there is none with at most cells_max cells */
    int cells_max;
    struct board board; /* valid if found: the board with its pieces, Red to move */
    struct value right;
    struct value wrong;
};

/* Initializes a search for a set of enum mistake, up to boards of cells_max cells (at most
   SMALLEST_CELLS_MAX). It owns no memory. */
void smallest_begin(struct smallest *search, unsigned mistakes, int cells_max);

/* Tries up to `boards` more boards. After FAILURE_OUT_OF_MEMORY the same board can be tried again. */
bool smallest_step(struct smallest *search, uint64_t boards, struct failure *failure);

#endif
