#include "layered/reach.h"

enum { NEVER = 2 * REACH_MOVES_MAX + 1 };

/* Breadth-first search. */
static void count_moves(const struct index *index, int from, uint8_t *moves) {
    uint16_t queue[INDEX_CELLS_MAX];
    int length = 0;
    memset(moves, NEVER, (size_t)index->cells);
    moves[from] = 0;
    queue[length++] = (uint16_t)from;
    for (int taken = 0; taken < length; taken++) {
        const int cell = queue[taken];
        const int near[4] = {cell - index->width, cell - 1, cell + 1, cell + index->width};
        for (int i = 0; i < 4; i++) {
            if (!index_has_general(index, near[i]) || moves[near[i]] != NEVER) continue;
            moves[near[i]] = (uint8_t)(moves[cell] + (moves[cell] < REACH_MOVES_MAX));
            queue[length++] = (uint16_t)near[i];
        }
    }
}

static void collect_units(const struct index *index, const uint8_t *moves, uint64_t *units) {
    for (int cell = 0; cell < index->cells; cell++) {
        if (moves[cell] != NEVER) units[moves[cell]] |= index_unit((unsigned)cell / CHUNK_WORDS);
    }
    for (int i = 1; i <= REACH_MOVES_MAX; i++) units[i] |= units[i - 1];
}

/* Breadth-first search. */
static void run_pawn(struct reach *reach, const struct index *index, int from) {
    bool seen[BOARD_CELLS_MAX] = {false};
    reach->pawn_cell[0] = (uint16_t)from;
    reach->pawn_moves[0] = 0;
    reach->pawn_cells = 1;
    seen[from] = true;
    for (int taken = 0; taken < reach->pawn_cells; taken++) {
        const int cell = index_cell(index, reach->pawn_cell[taken]);
        const int near[3] = {cell - index->width, cell - 1, cell + 1};
        for (int i = 0; i < 3; i++) {
            if (!index_has_general(index, near[i])) continue;
            const int to = index_board_cell(index, near[i]);
            if (seen[to]) continue;
            seen[to] = true;
            reach->pawn_cell[reach->pawn_cells] = (uint16_t)to;
            reach->pawn_moves[reach->pawn_cells++] = (uint16_t)(reach->pawn_moves[taken] + 1);
        }
    }
}

void reach_build(struct reach *reach, const struct index *index, const struct position *position) {
    memset(reach->units, 0, sizeof reach->units);
    run_pawn(reach, index, position->pawn);
    for (int i = 0; i < 2; i++) {
        count_moves(index, index_cell(index, position->general[i]), reach->moves[i]);
        collect_units(index, reach->moves[i], reach->units[i]);
    }
}

static uint64_t units_within(const uint64_t *units, int moves) {
    return moves < 0 ? 0 : units[moves < REACH_MOVES_MAX ? moves : REACH_MOVES_MAX];
}

void reach_keep(const struct reach *reach, const struct index *index, int moves, struct news *units) {
    for (int i = 0; i * 64 < index->cells; i++) {
        for (uint64_t blocks = units->blocks[i]; blocks; blocks &= blocks - 1) {
            const int a = i * 64 + __builtin_ctzll(blocks);
            units->units[a] &= units_within(reach->units[1], moves - reach->moves[0][a]) |
                               units_within(reach->units[0], moves - reach->moves[1][a]);
            if (units->units[a] == 0) units->blocks[i] ^= blocks & -blocks;
        }
    }
}

int reach_run(const struct reach *reach, const struct index *index) {
    for (int i = 0; i < reach->pawn_cells; i++) {
        if (reach->pawn_cell[i] < index->columns) return reach->pawn_moves[i];
    }
    return -1;
}
