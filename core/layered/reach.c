#include "layered/reach.h"

enum { NEVER = 2 * REACH_MOVES_MAX + 1 };

/* Breadth-first search. The other pieces do not stand in the way, so no distance is too long. */
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

void reach_build(struct reach *reach, const struct index *index, const struct position *position) {
    memset(reach->units, 0, sizeof reach->units);
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
