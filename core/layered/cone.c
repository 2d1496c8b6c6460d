#include "layered/cone.h"

static int row_of(const struct cone *cone, const struct half *half) {
    return cone->position->pawn / half->table.index->columns;
}

/* The last layer that matters in a tier; 0: what is decided before any move may still matter. */
static uint32_t last_layer(const struct cone *cone, const struct half *half, int tier) {
    const int up = row_of(cone, half) - (table_tier_row(&half->table, tier + 1) - 1);
    const uint32_t moves = up > 0 ? 2 * (uint32_t)up - 1 : 0;
    return moves < cone->limit ? cone->limit - moves : 0;
}

/* Whether the tier, which must be the position's own, holds the position as a win of this side. */
static bool is_found(const struct cone *cone, const struct half *half, enum side winner) {
    const struct index *index = half->table.index;
    const struct position *position = cone->position;
    if (position->side == SIDE_RED) return table_winner(&half->table, position) == side_winner(winner);
    const int cell[2] = {index_cell(index, position->general[0]), index_cell(index, position->general[1])};
    const int low = cell[1] < cell[0];
    const uint32_t word = index->block[cell[low]].word + (uint32_t)cell[1 - low];
    const int line = row_of(cone, half) - half->tier.row;
    const int bit = line * index->row_bits + position->pawn % index->columns / 2;
    return ((const uint16_t *)half->black[winner])[word] >> bit & 1;
}

static void look(const struct cone *cone, const struct half *half, struct value *value) {
    for (int winner = 0; winner < 2; winner++) {
        if (is_found(cone, half, (enum side)winner))
            *value = value_of(side_winner((enum side)winner), half_distance(half));
    }
}

/* Red's moves, at most, before a find of this layer with Red to move that matters. */
static int moves_left(const struct cone *cone, uint32_t layer) {
    return (int)(cone->limit - layer) / 2;
}

static void narrow(const struct cone *cone, struct half *half) {
    const uint32_t layer = half->layer;
    const int moves = moves_left(cone, layer);
    if (layer == 0) news_fill(&half->within, half->table.index);
    if (layer == 0 || moves < moves_left(cone, layer - 1))
        reach_keep(cone->reach, half->table.index, moves, &half->within);
}

/* Clears the finds of a side whose wins are not sought, so that none follow from them. */
static void leave_out(const struct cone *cone, struct half *half) {
    for (int winner = 0; winner < 2; winner++) {
        if (cone->seeks[winner]) continue;
        news_clear(&half->found[side_other((enum side)winner)][winner], half->table.index);
        news_clear(&half->above_found[winner], half->table.index);
    }
}

/* Solves the tiers that matter, the last one until the position is found. */
static bool solve(const struct cone *cone, struct half *half, int last, struct analysis *head,
                  struct value *value, struct failure *failure) {
    while (half->number <= last && value->winner == WINNER_NONE) {
        const bool is_last = half->number == last;
        narrow(cone, half);
        half->last_layer = last_layer(cone, half, half->number);
        if (!half_step(half, head, failure)) return false;
        if (half->layer == 1) leave_out(cone, half);
        if (is_last) look(cone, half, value);
    }
    return true;
}

bool cone_search(const struct cone *cone, struct half *half, struct analysis *head, struct value *value,
                 struct failure *failure) {
    const int row = row_of(cone, half);
    int first = 0;
    half_aim(half, row);
    const int last = table_tier(&half->table, row);
    while (first < last && last_layer(cone, half, first) == 0) first++;
    *value = value_of(WINNER_NONE, 0);
    if (!half_make_room(half, head, failure)) return false;
    half_restrict(half, first);
    const bool is_fine = solve(cone, half, last, head, value, failure);
    half_release(half);
    return is_fine;
}
