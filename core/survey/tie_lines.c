#include "survey/tie_lines.h"

#include <string.h>

uint32_t tie_lines_take(struct tie_lines *lines, const struct lanes *lanes, int lane) {
    uint32_t count = 0;
    for (int pair = 0; pair < lanes->pairs; pair++) {
        const uint32_t placed = lanes->placed[pair].lane[lane];
        const uint32_t red = placed & ~(lanes->red_won[pair].lane[lane] | lanes->red_lost[pair].lane[lane]);
        const uint32_t black =
            lanes->black_alive[0][pair].lane[lane] & ~lanes->black_lost[0][pair].lane[lane];
        lines->tie[SIDE_RED][pair] = red;
        lines->tie[SIDE_BLACK][pair] = black;
        count += (uint32_t)(__builtin_popcount(red) + __builtin_popcount(black));
    }
    return count;
}

/* A position, by the parts of its number. */
struct place {
    int pair;
    int pawn;
    enum side side;
};

static uint32_t number_of(struct place place) {
    return (uint32_t)(place.pair * 32 + place.pawn) * 2 + place.side;
}

/* The position after the first move that keeps the tie; there always is one. */
static struct place next_of(const struct tie_lines *lines, const struct lanes *lanes, bool mirrored,
                            struct place at) {
    if (at.side == SIDE_RED) {
        const uint16_t *near = (mirrored ? lanes->near_mirrored : lanes->near) + lanes->near_begin[at.pair];
        while ((lines->tie[SIDE_BLACK][*near] >> at.pawn & 1) == 0) near++;
        return (struct place){*near, at.pawn, SIDE_BLACK};
    }
    const uint32_t tie = lines->tie[SIDE_RED][at.pair];
    const int columns = lanes->grid.shape.columns, sideways = mirrored ? 1 : -1;
    const uint32_t may = mirrored ? lanes->grid.columns_but_last : lanes->grid.columns_but_first;
    const struct place up = {at.pair, at.pawn - columns, SIDE_RED};
    if (tie >> up.pawn & 1) return up;
    struct place side = {at.pair, at.pawn + sideways, SIDE_RED};
    if ((may >> at.pawn & 1) == 0 || (tie >> side.pawn & 1) == 0) side.pawn = at.pawn - sideways;
    return side;
}

/* Walks from a position until a known one, and sets the lengths of all positions on the way. */
static void walk(struct tie_lines *lines, const struct lanes *lanes, bool mirrored, struct place at) {
    uint16_t *length = lines->length[mirrored];
    int walked = 0;
    while ((lines->walked[at.side][at.pair] >> at.pawn & 1) == 0) {
        lines->walked[at.side][at.pair] |= (uint32_t)1 << at.pawn;
        const uint32_t number = number_of(at);
        length[number] = 0;
        lines->path[walked++] = (uint16_t)number;
        at = next_of(lines, lanes, mirrored, at);
    }
    const uint32_t reached = number_of(at);
    uint16_t lasts = length[reached];
    if (lasts == 0) {
        /* a loop: the walk has returned to an earlier position */
        int first = walked;
        do first--;
        while (lines->path[first] != reached);
        lasts = (uint16_t)(walked - first);
        while (walked > first) length[lines->path[--walked]] = lasts;
    }
    while (walked > 0) length[lines->path[--walked]] = ++lasts;
}

static void walk_all(struct tie_lines *lines, const struct lanes *lanes, bool mirrored) {
    for (int side = 0; side < 2; side++)
        memset(lines->walked[side], 0, sizeof *lines->walked[side] * (size_t)lanes->pairs);
    for (int pair = 0; pair < lanes->pairs; pair++) {
        for (uint32_t left = lines->tie[SIDE_RED][pair]; left; left &= left - 1) {
            const struct place at = {pair, __builtin_ctz(left), SIDE_RED};
            if ((lines->walked[SIDE_RED][pair] >> at.pawn & 1) == 0) walk(lines, lanes, mirrored, at);
        }
    }
}

struct peak tie_lines_longest(struct tie_lines *lines, const struct lanes *lanes) {
    struct peak peak = {.score = 0};
    walk_all(lines, lanes, false);
    walk_all(lines, lanes, true);
    for (int pair = 0; pair < lanes->pairs; pair++) {
        for (uint32_t left = lines->tie[SIDE_RED][pair]; left; left &= left - 1) {
            const struct place at = {pair, __builtin_ctz(left), SIDE_RED};
            const uint32_t here = lines->length[0][number_of(at)], there = lines->length[1][number_of(at)];
            peak_take(&peak, here > there ? here : there, pair, at.pawn, there > here);
        }
    }
    return peak;
}

/* Number of moves that keep the tie. */
static int count_moves(const struct tie_lines *lines, const struct lanes *lanes, struct place at) {
    int count = 0;
    if (at.side == SIDE_RED) {
        for (int i = lanes->near_begin[at.pair]; i < lanes->near_begin[at.pair + 1]; i++)
            count += (int)(lines->tie[SIDE_BLACK][lanes->near[i]] >> at.pawn & 1);
        return count;
    }
    const uint32_t tie = lines->tie[SIDE_RED][at.pair];
    return __builtin_popcount(tie & grid_pawn_steps(&lanes->grid, (uint32_t)1 << at.pawn));
}

static uint32_t count_forced(const struct tie_lines *lines, const struct lanes *lanes, struct place at,
                             uint32_t most) {
    uint32_t count = 0;
    while (count < most && count_moves(lines, lanes, at) == 1) {
        at = next_of(lines, lanes, false, at);
        count++;
    }
    return count;
}

struct peak tie_lines_forced(const struct tie_lines *lines, const struct lanes *lanes, uint32_t floor) {
    struct peak peak = {.score = 0};
    for (int pair = 0; pair < lanes->pairs; pair++) {
        for (uint32_t left = lines->tie[SIDE_RED][pair]; left; left &= left - 1) {
            const struct place at = {pair, __builtin_ctz(left), SIDE_RED};
            const uint32_t length = lines->length[0][number_of(at)];
            if (length < floor || length < peak.score) continue;
            peak_take(&peak, count_forced(lines, lanes, at, length), pair, at.pawn, false);
        }
    }
    return peak;
}
