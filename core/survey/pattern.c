#include "survey/pattern.h"

bool pattern_shape_fits(struct pattern_shape shape) {
    return shape.rows >= 1 && shape.columns >= 1 && shape.rows <= PATTERN_CELLS_MAX &&
           shape.columns <= PATTERN_CELLS_MAX && pattern_cells(shape) <= PATTERN_CELLS_MAX;
}

uint32_t pattern_mirror(struct pattern_shape shape, uint32_t pattern) {
    const uint32_t first_column = pattern_first_column(shape);
    uint32_t mirrored = 0;
    for (int column = 0; column < shape.columns; column++)
        mirrored |= (pattern >> column & first_column) << (shape.columns - 1 - column);
    return mirrored;
}

uint64_t pattern_placements(struct pattern_shape shape, uint32_t pattern) {
    const uint64_t free = (uint64_t)(pattern_cells(shape) - __builtin_popcount(pattern));
    return free < 3 ? 0 : free * (free - 1) / 2 * (free - 2);
}

struct board pattern_board(struct pattern_shape shape, uint32_t pattern) {
    struct board board = {.rows = shape.rows, .columns = shape.columns};
    for (int cell = 0; cell < pattern_cells(shape); cell++)
        board.cells[cell] = pattern >> cell & 1 ? CELL_OBSTACLE : CELL_FREE;
    return board;
}

uint32_t pattern_of_board(const struct board *board) {
    uint32_t pattern = 0;
    for (int cell = 0; cell < board_size(board); cell++)
        pattern |= (uint32_t)board_is_obstacle(board, cell) << cell;
    return pattern;
}
