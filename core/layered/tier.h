/* The rows of the pawn that share words: as many as fit, one below the other.

   A row has `row_bits` bits of a word, bit i for column 2i + parity, and the parity of one row of a word is
   always the other one than that of the row below it. So whoever moves the pawn, most bits stay where they
   are:

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

/* Sets of the pawn's cells are words by the parity of the tier's first row. */
struct tier {
    int row;                /* the first one, counted from 0; below 0 where a tier begins above the board */
    int parity[2];          /* of its words for a + b even, by side to move */
    uint16_t top[2];        /* the cells of the board's row 0, where Black has won */
    uint16_t free[2];       /* the free cells below that, */
    uint16_t upper[2];      /* of these those from which the pawn cannot go up, */
    uint16_t still[2];      /* sideways to the bit in place, */
    uint16_t moved[2];      /* and sideways to the other one; */
    uint16_t from_below[2]; /* where that other one is the bit below, */
    uint16_t from_above[2]; /* or above */
    uint16_t lowest;        /* the bits of the last row */
};

void tier_build(struct tier *tier, const struct index *index, int half, int row);

/* By how many bits the lowest row of the tier above is shifted down to be the row above the first one. */
static inline int tier_shift(const struct index *index) {
    return (index->tier_rows - 1) * index->row_bits;
}

/* The bit for the pawn on a general's cell, in words of this parity; 0 where they have none. */
static inline uint16_t tier_captured(const struct index *index, const struct tier *tier, int cell,
                                     int parity) {
    const int line = cell / index->width - tier->row;
    const int column = cell % index->width;
    const bool has = cell >= 0 && line >= 0 && line < index->tier_rows && column < index->columns &&
                     ((parity ^ line ^ column) & 1) == 0;
    if (!has) return 0;
    return (uint16_t)(1u << (line * index->row_bits + column / 2));
}

#endif
