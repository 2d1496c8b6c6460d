/* Sets of cells of a small shape, as words: bit c is cell c (see board.h). */
#ifndef RUBICON_SURVEY_GRID_H
#define RUBICON_SURVEY_GRID_H

#include "survey/pattern.h"

struct grid {
    struct pattern_shape shape;
    uint32_t all, columns_but_first, columns_but_last, rows_but_first;
};

static inline struct grid grid_of(struct pattern_shape shape) {
    const uint32_t all = (uint32_t)(pattern_count(shape) - 1);
    const uint32_t first_column = pattern_first_column(shape);
    return (struct grid){
        .shape = shape,
        .all = all,
        .columns_but_first = all & ~first_column,
        .columns_but_last = all & ~(first_column << (shape.columns - 1)),
        .rows_but_first = all & ~(((uint32_t)1 << shape.columns) - 1),
    };
}

/* The cells to which the pawn's moves (up, left or right) lead from a set. */
static inline uint32_t grid_pawn_steps(const struct grid *grid, uint32_t cells) {
    return cells >> grid->shape.columns | (cells & grid->columns_but_last) << 1 |
           (cells & grid->columns_but_first) >> 1;
}

/* The cells next to a set, some of which may be in the set. */
static inline uint32_t grid_beside(const struct grid *grid, uint32_t cells) {
    return (cells << grid->shape.columns & grid->all) | grid_pawn_steps(grid, cells);
}

/* The free cells that can be reached from `cells`, which are free. */
static inline uint32_t grid_component(const struct grid *grid, uint32_t free, uint32_t cells) {
    for (;;) {
        const uint32_t grown = (cells | grid_beside(grid, cells)) & free;
        if (grown == cells) return cells;
        cells = grown;
    }
}

/* The lowest cell of a set, and none of none. */
static inline uint32_t grid_first(uint32_t cells) {
    return cells & -cells;
}

#endif
