#include "layered/cone.h"
#include "layered/layered.h"
#include "layered/layered_inside.h"

/* Moves of both sides. Two thirds of random 10×10 boards are over within SHORT; an expected value is seldom exceeded
   by more than DELAY. */
enum { SHORT = 12, DELAY = 4 };

/* Most of the other games that Red wins are over by then, on boards of all sizes. */
static uint32_t chase(const struct index *index, int row) {
    return (uint32_t)(2 * row + index->rows + index->columns);
}

static bool seek(struct cone *cone, struct half *half, bool red, bool black, uint32_t limit,
                 struct analysis *analysis, struct value *value, struct failure *failure) {
    if (limit > CONE_LIMIT_MAX) return true;
    cone->limit = limit;
    cone->seeks[SIDE_RED] = red;
    cone->seeks[SIDE_BLACK] = black;
    return cone_search(cone, half, analysis, value, failure);
}

bool layered_glance(struct analysis *analysis, const struct position *position, struct value expected,
                    struct value *value, struct failure *failure) {
    struct half *half = layered_half(analysis, position);
    const struct index *index = half->table.index;
    const int row = position->pawn / index->columns;
    struct reach reach;
    struct cone cone = {.position = position, .reach = &reach};
    *value = value_of(WINNER_NONE, 0);
    if (row == 0 || half_has_begun(half)) return true;
    reach_build(&reach, index, position);
    if (expected.winner != WINNER_NONE)
        return seek(&cone, half, expected.winner == WINNER_RED, expected.winner == WINNER_BLACK,
                    expected.distance + DELAY, analysis, value, failure);
    return seek(&cone, half, true, true, SHORT, analysis, value, failure) &&
           (value->winner != WINNER_NONE ||
            seek(&cone, half, true, false, chase(index, row), analysis, value, failure));
}
