/* Which bit of a layered table is which position.

   For an unordered pair of generals and a row of the pawn, the pawn's columns are the bits of one word,
   column 1 the lowest. Words have 16 bits on boards of up to 16 columns and 32 bits on wider ones.

   The generals' cells are numbered on a grid with a wall column at the right, so that the four neighbours of
   a cell are always 1 and `width` away:

        0 1 2 |        a board of 3 columns; cells 3, 7, 11 are wall
        4 5 6 |
        8 9 10|

   For each pawn row there is a block for each free cell `a` of the first general, with a word for each cell
   `b` of the second:

        block of a:  | band: from width before a | a | own: b = a + 1 .. cells - 1 | margin |

   Each pair has its own word once, in the block of its lower cell. Words are handled in chunks of as many as
   a word has bits; a chunk begins where b is a multiple of that.

   Red's moves lead to words one place or `width` places away in the same block, and to the same place in the
   blocks of a's neighbours. So sets with Black to move, which Red's moves lead to, have whole blocks: the
   band repeats the words of pairs of `a` and the cells before it, the margin stands for what is below the
   board, and a neutral block for cells where no general can be. Black's moves stay with the pair, so sets
   with Red to move have own chunks alone. */
#ifndef RUBICON_LAYERED_INDEX_H
#define RUBICON_LAYERED_INDEX_H

#include "game/position.h"

enum {
    INDEX_CELLS_MAX = BOARD_SIDE_MAX * (BOARD_SIDE_MAX + 1),
    INDEX_MASKS = (INDEX_CELLS_MAX + 63) / 64, /* 64-bit masks with a bit for each block */
};

/* The block of a cell, as places in one pawn row. */
struct index_block {
    uint32_t word;         /* of b = 0, in a set with Black to move */
    uint32_t neighbour[4]; /* the same of the neighbours; 0, the neutral block, where no general can be */
    uint32_t own_chunk;    /* of the first own chunk, in a set with Red to move */
    uint16_t first;        /* first own chunk, counted from b = 0 */
    uint16_t first_lane;   /* and in it the first own word */
    uint64_t chunks;       /* own chunks, a bit each */
};

struct index {
    int rows;
    int columns;
    int width;           /* columns + 1 */
    int cells;           /* rows * width */
    int word_bits;       /* 16 or 32; also the words of a chunk */
    int own_end;         /* where own chunks end, as a value of b */
    int block_end;       /* and blocks */
    uint32_t row_words;  /* of a set with Black to move */
    uint32_t row_chunks; /* of a set with Red to move */
    bool free[INDEX_CELLS_MAX];
    uint64_t blocks[INDEX_MASKS]; /* the free cells as bits */
    struct index_block block[INDEX_CELLS_MAX];
    /* For each pawn row, columns as bits: the free cells, and of these those from which the pawn cannot go
       left, right and up. */
    uint32_t free_columns[BOARD_SIDE_MAX];
    uint32_t left_walls[BOARD_SIDE_MAX];
    uint32_t right_walls[BOARD_SIDE_MAX];
    uint32_t upper_walls[BOARD_SIDE_MAX];
};

/* Lays out the index of a board; it owns no memory. */
void index_build(struct index *index, const struct board *board);

/* A board's cell as a cell of the grid with the wall, and back. */
static inline int index_cell(const struct index *index, int board_cell) {
    return board_cell / index->columns * index->width + board_cell % index->columns;
}

static inline int index_board_cell(const struct index *index, int cell) {
    return cell / index->width * index->columns + cell % index->width;
}

/* Whether a general can stand on this cell, which may be off the grid. */
static inline bool index_has_general(const struct index *index, int cell) {
    return cell >= 0 && cell < index->cells && index->free[cell];
}

/* Where the block of `a` begins, as a value of b: at a chunk, below 0 for the first blocks. */
static inline int index_block_begin(const struct index *index, int a) {
    int band = a - index->width;
    int chunk = index->word_bits;
    return band >= 0 ? band / chunk * chunk : -((chunk - 1 - band) / chunk * chunk);
}

/* Bytes of one pawn row of a set with Black to move, of one with Red to move, and of a chunk. */
static inline size_t index_chunk_bytes(const struct index *index) {
    return (size_t)(index->word_bits * index->word_bits / 8);
}

static inline size_t index_black_row_bytes(const struct index *index) {
    return (size_t)index->row_words * (size_t)(index->word_bits / 8);
}

static inline size_t index_red_row_bytes(const struct index *index) {
    return (size_t)index->row_chunks * index_chunk_bytes(index);
}

#endif
