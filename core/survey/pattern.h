/* The patterns of obstacles of a small shape, by number: bit c of the number is set if cell c is an
   obstacle (see board.h). A pattern and its mirror image (left and right swapped) count as one board,
   represented by the lower number. */
#ifndef RUBICON_SURVEY_PATTERN_H
#define RUBICON_SURVEY_PATTERN_H

#include "game/position.h"

enum { PATTERN_CELLS_MAX = 30 };

struct pattern_shape {
    int rows;    /* 1..PATTERN_CELLS_MAX */
    int columns; /* 1.., with at most PATTERN_CELLS_MAX cells in all */
};

/* Whether the shape has 1 to PATTERN_CELLS_MAX cells. */
bool pattern_shape_fits(struct pattern_shape shape);

static inline int pattern_cells(struct pattern_shape shape) {
    return shape.rows * shape.columns;
}

/* Number of patterns, including mirror images. */
static inline uint64_t pattern_count(struct pattern_shape shape) {
    return (uint64_t)1 << pattern_cells(shape);
}

/* The cells of the first column. */
static inline uint32_t pattern_first_column(struct pattern_shape shape) {
    uint32_t cells = 0;
    for (int row = 0; row < shape.rows; row++) cells |= (uint32_t)1 << row * shape.columns;
    return cells;
}

uint32_t pattern_mirror(struct pattern_shape shape, uint32_t pattern);

/* Whether the pattern represents itself and its mirror image. */
static inline bool pattern_stands(struct pattern_shape shape, uint32_t pattern) {
    return pattern <= pattern_mirror(shape, pattern);
}

/* Number of ways to place the generals and the pawn on three different free cells, Red to move. */
uint64_t pattern_placements(struct pattern_shape shape, uint32_t pattern);

/* Convert a pattern to a board without pieces, and a board to its pattern: a cell with a piece is free. */
struct board pattern_board(struct pattern_shape shape, uint32_t pattern);
uint32_t pattern_of_board(const struct board *board);

#endif
