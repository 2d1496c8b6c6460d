#include "survey/base.h"

static bool is_single(uint32_t cells) {
    return (cells & (cells - 1)) == 0;
}

bool base_is(const struct grid *grid, uint32_t cells) {
    if (cells == 0) return false;
    const uint32_t first = grid_component(grid, cells, grid_first(cells)), other = cells & ~first;
    if (other == 0) return true;
    return !is_single(first) && !is_single(other) && grid_component(grid, other, grid_first(other)) == other;
}

uint32_t base_rest(const struct grid *grid, uint32_t base) {
    return grid->all & ~(base | grid_beside(grid, base));
}

bool base_is_in(const struct grid *grid, uint32_t base, uint32_t free) {
    return (base & ~free) == 0 && (grid_beside(grid, base) & free & ~base) == 0;
}

/* The first pair of cells side by side below row 1. */
static uint32_t pair_for_pawn(const struct grid *grid, uint32_t rest) {
    const uint32_t below = rest & grid->rows_but_first;
    const uint32_t right = grid_first((below & grid->columns_but_last) << 1 & below);
    return right | right >> 1;
}

/* The first pair of adjacent cells, and a single cell apart from it; none if there is no such pair. For the pawn the
   pair must be one that it can step to and fro on. */
static uint32_t pair_and_single(const struct grid *grid, uint32_t rest, bool is_for_pawn) {
    const uint32_t cells = is_for_pawn ? rest & grid->rows_but_first : rest;
    for (uint32_t left = cells; left; left &= left - 1) {
        const uint32_t cell = grid_first(left), right = (cell & grid->columns_but_last) << 1;
        const uint32_t below = is_for_pawn ? 0 : cell << grid->shape.columns & grid->all;
        for (uint32_t other = (right | below) & cells; other; other &= other - 1) {
            const uint32_t pair = cell | grid_first(other), apart = rest & base_rest(grid, pair);
            if (apart) return pair | grid_first(apart);
        }
    }
    return 0;
}

uint32_t base_completed(const struct grid *grid, uint32_t base) {
    const uint32_t rest = base_rest(grid, base);
    if (grid_component(grid, base, grid_first(base)) != base) return base | pair_for_pawn(grid, rest);
    uint32_t others = pair_and_single(grid, rest, true);
    if (!others) others = pair_and_single(grid, rest, false);
    return base | (others ? others : grid_first(rest));
}

struct base_choice base_of(const struct grid *grid, uint32_t free, const uint32_t general[2], uint32_t pawn) {
    const uint32_t pawns = grid_component(grid, free, (uint32_t)1 << pawn);
    const uint32_t first = grid_component(grid, free, (uint32_t)1 << general[0]);
    const uint32_t second = grid_component(grid, free, (uint32_t)1 << general[1]);
    const bool are_three = first != second && first != pawns && second != pawns;
    const uint32_t generals = (is_single(first) ? 0 : first) | (is_single(second) ? 0 : second);
    return (struct base_choice){pawns, generals | (are_three ? 0 : pawns)};
}
