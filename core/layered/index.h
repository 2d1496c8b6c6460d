/* Maps positions to the bits of a layered table.

   A move changes the sum of the three pieces' rows and columns by one and passes the turn. So that sum
   plus the side to move (Red 0, Black 1) stays even or stays odd: the positions of a board fall into two
   halves, 0 and 1, that no move connects. Each half is a table of its own.

   For an unordered pair of generals, a row of the pawn and a side to move, a half has every other column
   of the pawn, which is half as many bits as the board has columns. As many rows as fit make a word of 16
   bits (see tier.h).

   The generals' cells are numbered on a grid with one or two wall columns at the right, so that the four
   neighbours of a cell are always 1 and `width` away. The width is odd: then a cell's number is even where
   the sum of its row and column is.

        0  1  2  | |     a board of 3 columns; cells 3, 4, 8, 9, 13, 14 are wall
        5  6  7  | |
        10 11 12 | |

   For each tier there is a block for each free cell `a` of the first general, with a word for each cell
   `b` of the second:

        block of a:  | band: from width before a | a | own: b = a + 1 .. cells - 1 | margin |

   Each pair has its own word once, in the block of its lower cell. Words are handled in chunks of 16; a
   chunk begins where b is a multiple of that. News, the places that have changed, is a mask of 64 bits,
   one for each unit: a unit is one chunk, except the last, which is all the remaining chunks. Few boards
   have more than 64 side by side, and none more than 66.

   Red's moves lead to words one place or `width` places away in the same block, and to the same place in
   the blocks of a's neighbours. So sets with Black to move, which Red's moves lead to, have whole blocks:
   the band repeats the words of `a` with the cells before it, the margin stands for the cells below the
   board, and a neutral block for cells where no general can stand. Black's moves stay with the pair, so
   sets with Red to move have own chunks alone. */
#ifndef RUBICON_LAYERED_INDEX_H
#define RUBICON_LAYERED_INDEX_H

#include "game/position.h"

#include <stddef.h>

enum {
    WORD_BITS = 16,
    CHUNK_WORDS = 16,
    CHUNK_BYTES = CHUNK_WORDS * sizeof(uint16_t),
    INDEX_CELLS_MAX = BOARD_SIDE_MAX * (BOARD_SIDE_MAX + 1),
    UNIT_LAST = 63,
    UNIT_CHUNKS_MAX = INDEX_CELLS_MAX / CHUNK_WORDS - UNIT_LAST,
    INDEX_MASKS = (INDEX_CELLS_MAX + 63) / 64, /* 64-bit masks for a bit for each block */
};

/* The block of a cell, as offsets in one tier. */
struct index_block {
    uint32_t word;         /* word with b = 0, in a set with Black to move */
    uint32_t neighbour[4]; /* words with b = 0 of the neighbours; 0 (neutral block): no general can stand */
    uint32_t own_chunk;    /* first own chunk, in a set with Red to move */
    uint16_t first;        /* first own unit, and the chunk it begins with, counted from b = 0 */
    uint16_t first_lane;   /* first own word in that chunk */
    uint64_t units;        /* own units, as bits */
};

struct index {
    int rows;
    int columns;
    int width;            /* columns + 1 or columns + 2, whichever is odd */
    int cells;            /* rows * width */
    int row_bits;         /* bits of a pawn row in a word: half of columns, rounded up */
    int tier_rows;        /* pawn rows in a word */
    int chunks;           /* in a row of words, from b = 0 */
    int block_end;        /* where blocks end, as a value of b */
    uint32_t tier_words;  /* words in a tier of a set with Black to move */
    uint32_t tier_chunks; /* chunks in a tier of a set with Red to move */
    bool free[INDEX_CELLS_MAX];
    uint64_t blocks[INDEX_MASKS]; /* mask of the free cells */
    /* Masks for each pawn row and parity: the free cells, and those of them from which the pawn cannot go
       left, right or up. */
    uint16_t free_columns[BOARD_SIDE_MAX][2];
    uint16_t left_walls[BOARD_SIDE_MAX][2];
    uint16_t right_walls[BOARD_SIDE_MAX][2];
    uint16_t upper_walls[BOARD_SIDE_MAX][2];
    struct index_block block[INDEX_CELLS_MAX]; /* complete for free cells; for others only `units` is set */
};

/* Builds the index of a board; it owns no memory. */
void index_build(struct index *index, const struct board *board);

/* Converts a cell of the board to a cell of the grid with walls, and back. */
static inline int index_cell(const struct index *index, int board_cell) {
    return board_cell / index->columns * index->width + board_cell % index->columns;
}

static inline int index_board_cell(const struct index *index, int cell) {
    return cell / index->width * index->columns + cell % index->width;
}

/* Whether a general can stand on this cell, which may be outside the grid. */
static inline bool index_has_general(const struct index *index, int cell) {
    return cell >= 0 && cell < index->cells && index->free[cell];
}

/* The half to which a position belongs. */
static inline int index_half(const struct index *index, const struct position *position) {
    int pawn = position->pawn / index->columns + position->pawn % index->columns;
    int generals = index_cell(index, position->general[0]) + index_cell(index, position->general[1]);
    return (generals + pawn + (position->side == SIDE_BLACK)) & 1;
}

/* The parity of a pair's word. */
static inline int index_parity(int half, int a, int b, int row, enum side mover) {
    return (half + a + b + row + (mover == SIDE_BLACK)) & 1;
}

/* The number that a's chunk with b = 0 would have among the own chunks of a tier; negative for some blocks. */
static inline ptrdiff_t index_own_begin(const struct index *index, int a) {
    return (ptrdiff_t)index->block[a].own_chunk - index->block[a].first;
}

/* The word of a pair of generals among the own chunks of a tier; a < b. */
static inline size_t index_pair_word(const struct index *index, int a, int b) {
    return (size_t)(index_own_begin(index, a) * CHUNK_WORDS + b);
}

/* The unit that has this chunk, and its mask bit. */
static inline unsigned index_unit_number(unsigned chunk) {
    return chunk < UNIT_LAST ? chunk : UNIT_LAST;
}

static inline uint64_t index_unit(unsigned chunk) {
    return (uint64_t)1 << index_unit_number(chunk);
}

/* Where the block of `a` begins, as a value of b: at the start of a chunk, below 0 for the first blocks. */
static inline int index_block_begin(const struct index *index, int a) {
    const int band = a - index->width;
    const int chunk = CHUNK_WORDS;
    return band >= 0 ? band / chunk * chunk : -((chunk - 1 - band) / chunk * chunk);
}

/* Cost of sweeping a tier, in the units of analysis_step: a sweep skips most words, and computes all columns
   of the others at once. */
static inline uint64_t index_sweep_cost(const struct index *index) {
    return (uint64_t)index->tier_chunks * (CHUNK_WORDS / 4) + 1;
}

/* Bytes of one tier of a set with Black to move, and with Red to move. */
static inline size_t index_black_bytes(const struct index *index) {
    return (size_t)index->tier_words * sizeof(uint16_t);
}

static inline size_t index_red_bytes(const struct index *index) {
    return (size_t)index->tier_chunks * CHUNK_BYTES;
}

#endif
