/* The patterns of obstacles of a small shape, by number: bit c of the number is set where cell c is an obstacle
   (see board.h). A pattern and its mirror image, left and right exchanged, are one board: the one with the lower
   number stands for both. */
#ifndef RUBICON_SURVEY_PATTERN_H
#define RUBICON_SURVEY_PATTERN_H

#include "game/position.h"

enum { PATTERN_CELLS_MAX = 30 };

struct pattern_shape {
    int rows;    /* 1..PATTERN_CELLS_MAX, */
    int columns; /* and so that there are at most PATTERN_CELLS_MAX cells */
};

/* Whether there are 1 to PATTERN_CELLS_MAX cells. */
bool pattern_shape_fits(struct pattern_shape shape);

static inline int pattern_cells(struct pattern_shape shape) {
    return shape.rows * shape.columns;
}

/* How many patterns there are, mirror images among them. */
static inline uint64_t pattern_count(struct pattern_shape shape) {
    return (uint64_t)1 << pattern_cells(shape);
}

uint32_t pattern_mirror(struct pattern_shape shape, uint32_t pattern);

/* Whether the pattern stands for itself and its mirror image. */
static inline bool pattern_stands(struct pattern_shape shape, uint32_t pattern) {
    return pattern <= pattern_mirror(shape, pattern);
}

/* How many ways there are to place the generals and the pawn on three different free cells, with Red to move. */
uint64_t pattern_placements(struct pattern_shape shape, uint32_t pattern);

/* The board without pieces, and back: a cell with a piece is free. */
struct board pattern_board(struct pattern_shape shape, uint32_t pattern);
uint32_t pattern_of_board(const struct board *board);

#endif
