#include "survey/lanes.h"

#include <string.h>

enum direction { UP, LEFT, RIGHT, DOWN, DIRECTIONS };

void lanes_open(struct lanes *lanes, struct pattern_shape shape) {
    memset(lanes, 0, sizeof *lanes);
    lanes->grid = grid_of(shape);
}

/* The cell one step away; negative beyond the board's edge. */
static int step(const struct lanes *lanes, int cell, enum direction direction) {
    const int columns = lanes->grid.shape.columns, column = cell % columns;
    switch (direction) {
    case UP: return cell - columns;
    case LEFT: return column > 0 ? cell - 1 : -1;
    case RIGHT: return column + 1 < columns ? cell + 1 : -1;
    default: return cell + columns < pattern_cells(lanes->grid.shape) ? cell + columns : -1;
    }
}

/* A set of cells, and the data derived from it that all pairs share. */
struct cells {
    int count;
    int cell[PATTERN_CELLS_MAX];
    int place[PATTERN_CELLS_MAX]; /* index of a cell in the list, -1 if it is an obstacle in all lanes */
    int near[PATTERN_CELLS_MAX][DIRECTIONS]; /* indexes */
};

static void list_cells(const struct lanes *lanes, uint32_t free, struct cells *cells) {
    cells->count = 0;
    for (int cell = 0; cell < pattern_cells(lanes->grid.shape); cell++) {
        cells->place[cell] = free >> cell & 1 ? cells->count : -1;
        if (free >> cell & 1) cells->cell[cells->count++] = cell;
    }
    for (int i = 0; i < cells->count; i++) {
        for (enum direction direction = UP; direction < DIRECTIONS; direction++) {
            int to = step(lanes, cells->cell[i], direction);
            cells->near[i][direction] = to < 0 ? -1 : cells->place[to];
        }
    }
}

static int pair_of(int a, int b) {
    return a > b ? a * (a - 1) / 2 + b : b * (b - 1) / 2 + a;
}

/* Lists the pairs after the moves of one general; the other stays. */
static int list_moves(const struct cells *cells, int moved, int other, const enum direction order[DIRECTIONS],
                      uint16_t *near) {
    int count = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
        int to = cells->near[moved][order[i]];
        if (to >= 0 && to != other) near[count++] = (uint16_t)pair_of(to, other);
    }
    return count;
}

/* The cell of two that has the lower number on the mirrored board. */
static int lower_mirrored(const struct lanes *lanes, const struct cells *cells, int a, int b) {
    const int columns = lanes->grid.shape.columns, cell_a = cells->cell[a], cell_b = cells->cell[b];
    if (cell_a / columns != cell_b / columns) return cell_a < cell_b ? a : b;
    return cell_a > cell_b ? a : b;
}

static void list_pairs(struct lanes *lanes, const struct cells *cells) {
    static const enum direction order[] = {UP, LEFT, RIGHT, DOWN}, mirrored[] = {UP, RIGHT, LEFT, DOWN};
    int count = 0;
    lanes->pairs = 0;
    for (int b = 1; b < cells->count; b++) {
        for (int a = 0; a < b; a++) {
            const int low = lower_mirrored(lanes, cells, a, b), high = a + b - low;
            uint16_t *near = lanes->near + count, *near_mirrored = lanes->near_mirrored + count;
            lanes->general[lanes->pairs][0] = (uint8_t)cells->cell[a];
            lanes->general[lanes->pairs][1] = (uint8_t)cells->cell[b];
            lanes->near_begin[lanes->pairs++] = (uint16_t)count;
            count += list_moves(cells, a, b, order, near);
            count += list_moves(cells, b, a, order, lanes->near + count);
            near_mirrored += list_moves(cells, low, high, mirrored, near_mirrored);
            list_moves(cells, high, low, mirrored, near_mirrored);
        }
    }
    lanes->near_begin[lanes->pairs] = (uint16_t)count;
}

static lanes_kernel *best_kernel(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return lanes_solve_avx2;
#endif
    return lanes_solve_portable;
}

void lanes_solve(struct lanes *lanes, const uint32_t free[LANES]) {
    struct cells cells;
    uint32_t any = 0;
    for (int lane = 0; lane < LANES; lane++) any |= lanes->free.lane[lane] = free[lane];
    list_cells(lanes, any, &cells);
    list_pairs(lanes, &cells);
    lanes->distance_lane = -1;
    best_kernel()(lanes);
}

void lanes_fill_distances(struct lanes *lanes, int lane) {
    memset(lanes->distance, 0, (size_t)lanes->pairs * 32 * sizeof *lanes->distance);
    lanes->distance_lane = lane;
    best_kernel()(lanes);
}
