#include "survey/forced_lines.h"

/* A position won by a side. */
struct place {
    int pair;
    int pawn;
    enum side side;
    uint32_t distance;
};

static bool has(const struct lanes *lanes, const struct lanes_sets *sets, int pair, int pawn) {
    return sets[pair].lane[lanes->distance_lane] >> pawn & 1;
}

static uint32_t distance_at(const struct lanes *lanes, int pair, int pawn) {
    return lanes->distance[pair * 32 + pawn];
}

/* Lists the cells to which the pawn may move. */
static int list_steps(const struct lanes *lanes, int pawn, int to[3]) {
    const uint32_t free = lanes->free.lane[lanes->distance_lane];
    const uint32_t cells = free & grid_pawn_steps(&lanes->grid, (uint32_t)1 << pawn);
    int count = 0;
    for (uint32_t left = cells; left; left &= left - 1) to[count++] = __builtin_ctz(left);
    return count;
}

static bool is_over_for_black(const struct lanes *lanes, int pair, int pawn) {
    return pawn < lanes->grid.shape.columns || lanes->general[pair][0] == pawn ||
           lanes->general[pair][1] == pawn;
}

/* The distance of a won position with Black to move: one more than that of the pawn's longest way if Red
   wins, or of its shortest to a loss of Red's if Black wins. */
static uint32_t black_distance(const struct lanes *lanes, int pair, int pawn) {
    const bool red_wins = has(lanes, lanes->black_lost[0], pair, pawn);
    int to[3];
    uint32_t best = red_wins ? 0 : UINT32_MAX;
    const int count = is_over_for_black(lanes, pair, pawn) ? 0 : list_steps(lanes, pawn, to);
    for (int i = 0; i < count; i++) {
        const uint32_t distance = distance_at(lanes, pair, to[i]);
        if (red_wins && distance > best) best = distance;
        if (!red_wins && has(lanes, lanes->red_lost, pair, to[i]) && distance < best) best = distance;
    }
    return count == 0 ? 0 : best + 1;
}

static bool is_won_by_red(const struct place *at) {
    return at->distance % 2 == (at->side == SIDE_RED);
}

/* Whether with Black to move the game has this winner and distance. */
static bool black_is(const struct lanes *lanes, int pair, int pawn, bool red_wins, uint32_t distance) {
    const struct lanes_sets *lost = lanes->black_lost[0], *alive = lanes->black_alive[0];
    const bool is_so = red_wins ? has(lanes, lost, pair, pawn) : !has(lanes, alive, pair, pawn);
    return is_so && has(lanes, lanes->placed, pair, pawn) && black_distance(lanes, pair, pawn) == distance;
}

/* Plays the best move, if there is only one. */
static bool follow(const struct lanes *lanes, struct place *at) {
    const struct lanes_sets *same = is_won_by_red(at) ? lanes->red_won : lanes->red_lost;
    struct place next = {at->pair, at->pawn, side_other(at->side), at->distance - 1};
    int count = 0, to[3];
    if (at->side == SIDE_RED) {
        for (int i = lanes->near_begin[at->pair]; i < lanes->near_begin[at->pair + 1]; i++) {
            if (!black_is(lanes, lanes->near[i], at->pawn, is_won_by_red(at), next.distance)) continue;
            next.pair = lanes->near[i];
            count++;
        }
    } else {
        for (int i = list_steps(lanes, at->pawn, to) - 1; i >= 0; i--) {
            if (!has(lanes, same, at->pair, to[i]) || distance_at(lanes, at->pair, to[i]) != next.distance)
                continue;
            next.pawn = to[i];
            count++;
        }
    }
    *at = next;
    return count == 1;
}

static uint32_t count_forced(const struct lanes *lanes, struct place at) {
    uint32_t count = 0;
    while (at.distance > 0 && follow(lanes, &at)) count++;
    return count;
}

struct peak forced_lines_longest(const struct lanes *lanes, uint32_t floor) {
    struct peak peak = {.score = 0};
    for (int pair = 0; pair < lanes->pairs; pair++) {
        for (uint32_t left = lanes->placed[pair].lane[lanes->distance_lane]; left; left &= left - 1) {
            const int pawn = __builtin_ctz(left);
            const struct place at = {pair, pawn, SIDE_RED, distance_at(lanes, pair, pawn)};
            if (at.distance < floor || at.distance < peak.score) continue;
            peak_take(&peak, count_forced(lanes, at), pair, pawn, false);
        }
    }
    return peak;
}
