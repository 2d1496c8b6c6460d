/* The rows of the pawn that share words: as many as fit, one below the other.

   A row has `row_bits` bits of a word, bit i for column 2i + parity, and within a word the parity
   alternates from row to row. So most bits stay in place when a piece moves:

   - Red's moves keep the pawn's cell, and so the bit.
   - Black's move up goes to the same bit of the row above, `row_bits` below it in the word, or in the lowest
     row of the tier above.
   - Black's moves to the left and to the right lead from column 2i + parity to a word of the other parity.
     From parity 0 the left one is bit i - 1 and the right one bit i, from parity 1 they are bits i and i + 1.

        columns        0 1 2 3 4 5 6 7
        parity 0       0   1   2   3          bit 2, column 4: left bit 1, right bit 2
        parity 1         0   1   2   3        bit 2, column 5: left bit 2, right bit 3 */
#ifndef RUBICON_LAYERED_TIER_H
#define RUBICON_LAYERED_TIER_H

#include "layered/index.h"

/* A tier. The sets of pawn cells are words, by the parity of the tier's first row. */
struct tier {
    int row;                           /* the first row, from 0; below 0 if the tier begins above the board */
    int parity[2];                     /* parity of its words with a + b even, by side to move */
    uint16_t top[2];                   /* the cells of the board's row 0, where Black has won */
    uint16_t free[2];                  /* the free cells below that */
    uint16_t upper[2];                 /* those of them from which the pawn cannot go up */
    uint16_t still[2];                 /* or cannot go sideways to the same bit */
    uint16_t moved[2];                 /* or cannot go sideways to the other bit */
    uint16_t from_below[2];            /* where that other bit is the one below */
    uint16_t from_above[2];            /* or the one above */
    uint16_t lowest;                   /* the bits of the last row */
    uint16_t pawn_on[INDEX_CELLS_MAX]; /* by cell: the bit of the pawn on it */
    /* By the second general's cell: the bits that may be found, none where no general can stand; in the
       second of the two without the pawn on that general. */
    uint16_t open[2][INDEX_CELLS_MAX];
};

void tier_build(struct tier *tier, const struct index *index, int half, int row);

/* How many bits down the lowest row of the tier above is shifted to become the row above the first one. */
static inline int tier_shift(const struct index *index) {
    return (index->tier_rows - 1) * index->row_bits;
}

/* Where the other general's cell number has this parity, the pawn may stand on a general's cell. */
static inline int tier_meeting(const struct tier *tier, enum side mover) {
    return (tier->parity[mover] + tier->row) & 1;
}

/* The bit of the pawn on a general's cell, given the other general's; 0 if the words have no such bit. */
static inline uint16_t tier_captured(const struct tier *tier, enum side mover, int cell, int other) {
    return ((tier_meeting(tier, mover) ^ other) & 1) == 0 ? tier->pawn_on[cell] : 0;
}

#endif
