/* The sweeps of a mistaken analysis: what the layers so far decide of a row. */
#include "mistakes/mistaken_lanes.h"

#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline

uint64_t mistaken_table_units_near(const struct mistaken *table, const uint64_t *news, uint32_t row) {
    const struct mistaken_table_steps *around = &table->around[row];
    uint64_t near = news[row];
    for (uint32_t reach = 0; reach < table->width; reach += 1U << table->unit_shift)
        near |= near << 1 | near >> 1;
    for (unsigned i = 0; i < around->count; i++) near |= news[around->cell[i]];
    const unsigned own = table->place[row] >> table->unit_shift;
    return near & table->units >> own << own;
}

/* The rows that a row's moves lead to. */
struct near {
    const uint64_t *own;    /* by the pawn's */
    const uint64_t *aside;  /* by the second general's */
    const uint64_t *row[4]; /* by the first one's: two before it, two after it */
};

/* No general steps to where it is cut off. */
static void copy_aside(const struct mistaken *table, const uint64_t *own) {
    for (uint32_t i = 0; i < table->row_words; i++)
        table->aside[i] = own[i] & table->enters[i % table->plane_words];
}

static struct near near_of(const struct mistaken *table, const uint64_t *set, uint32_t a) {
    const struct mistaken_table_steps *around = &table->around[a];
    const uint64_t *own = set + (size_t)a * table->row_words;
    struct near near = {own, own, {table->nothing, table->nothing, table->nothing, table->nothing}};
    for (unsigned i = 0, before = 0, after = 2; i < around->count; i++) {
        unsigned *to = around->cell[i] < a ? &before : &after;
        near.row[(*to)++] = set + (size_t)around->cell[i] * table->row_words;
    }
    if (mistaken_table_makes(table, MISTAKE_LAST_ROW | MISTAKE_LAST_COLUMN)) {
        copy_aside(table, own);
        near.aside = table->aside;
    }
    return near;
}

/* Where both generals share a cell, two moves are one: `once` is 0 there. */
ALWAYS_INLINE struct successors red_steps(const struct near *near, size_t at, uint32_t width, lanes once) {
    struct successors successors = {lanes_load(near->row[0] + at), lanes_of(0)};
    successors_add(&successors, lanes_load(near->row[1] + at));
    successors_add(&successors, lanes_load(near->row[2] + at) & once);
    successors_add(&successors, lanes_load(near->row[3] + at) & once);
    successors_add(&successors, lanes_load(near->aside + at - width) & once);
    successors_add(&successors, lanes_load(near->aside + at - 1) & once);
    successors_add(&successors, lanes_load(near->aside + at + 1));
    successors_add(&successors, lanes_load(near->aside + at + width));
    return successors;
}

ALWAYS_INLINE lanes pawn_set(const struct mistaken *table, const struct near *near, uint32_t a,
                             uint32_t place, uint32_t plane) {
    if (plane >= table->planes) return lanes_of(0);
    return lanes_load(near->own + plane * table->plane_words + place) & ~lanes_barred(table, a, place, plane);
}

/* The positions of a row at two places, from which a move leads into a set, or two of them do. */
ALWAYS_INLINE void reach(const struct mistaken *table, const struct near *near, uint32_t a, uint32_t place,
                         bool two, lanes reached[PLANES]) {
    const uint32_t own = table->place[a];
    const lanes once = {(uint64_t)(place == own) - 1, (uint64_t)(place + 1 == own) - 1};
    lanes before = lanes_of(0);
    lanes here = pawn_set(table, near, a, place, 0);
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        lanes after = pawn_set(table, near, a, place, plane + 1);
        struct successors red = red_steps(near, plane * table->plane_words + place, table->width, once);
        struct successors black = lanes_pawn_steps(table, plane, before, here, after);
        reached[plane] =
            ((two ? red.two : red.one) & lanes_of_side(table, table->half, a, place, plane, SIDE_RED)) |
            ((two ? black.two : black.one) & lanes_of_side(table, table->half, a, place, plane, SIDE_BLACK));
        before = here;
        here = after;
    }
}

/* Of a set that has changed by these bits, what other rows read as before their own place. */
static void mirror(struct mistaken *table, uint64_t *set, uint64_t *news, uint32_t a, uint32_t place,
                   uint32_t plane, uint64_t changed) {
    const uint32_t own = table->place[a];
    if (changed == 0 || place <= own || place > own + table->width) return;
    if (mistaken_table_makes(table, MISTAKE_UNMIRRORED)) return;
    const uint32_t b = table->at_place[place];
    set[(size_t)b * table->row_words + plane * table->plane_words + own] ^= changed;
    news[b] |= (uint64_t)1 << (own >> table->unit_shift);
}

static void keep(struct mistaken *table, uint32_t a, uint32_t place, const lanes found[PLANES], bool won) {
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        for (uint32_t lane = 0; lane < LANES; lane++) {
            if (found[plane][lane] != 0)
                mistaken_table_keep(table, a, place + lane, plane, found[plane][lane], won);
        }
    }
}

/* What of a row's positions at two places is undecided, and could be won, or lost; whether anything is. */
ALWAYS_INLINE bool open_at(const struct mistaken *table, uint32_t a, uint32_t place, bool wins,
                           lanes open[PLANES]) {
    const lanes own = place < table->place[a] ? (lanes){0, UINT64_MAX} : lanes_of(UINT64_MAX);
    lanes any = lanes_of(0);
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        const size_t at = (size_t)a * table->row_words + plane * table->plane_words + place;
        open[plane] = lanes_load(table->unwon[table->half] + at) & ~lanes_load(table->lost[table->half] + at);
        if (!wins) open[plane] &= lanes_load(table->counted + at) & ~lanes_load(table->found + at);
        open[plane] &= own; /* before its own place a row has nothing to be found */
        any |= open[plane];
    }
    return lanes_any(any);
}

static void note_losses_at(struct mistaken *table, uint32_t a, uint32_t place, const lanes found[PLANES]) {
    uint64_t *lost = table->lost[table->half];
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        const size_t at = (size_t)a * table->row_words + plane * table->plane_words + place;
        lanes_store(lost + at, lanes_load(lost + at) | found[plane]);
        for (uint32_t lane = 0; lane < LANES; lane++)
            mirror(table, lost, table->next[0], a, place + lane, plane, found[plane][lane]);
    }
}

/* Wins are noted when the layer's losses are found, too. */
static void hold_wins_at(struct mistaken *table, uint32_t a, uint32_t place, const lanes found[PLANES]) {
    for (uint32_t plane = 0; plane < table->planes; plane++)
        lanes_store(table->found + (size_t)a * table->row_words + plane * table->plane_words + place,
                    found[plane]);
}

ALWAYS_INLINE bool find_at(struct mistaken *table, const struct near *near, uint32_t a, uint32_t place,
                           bool wins, bool two) {
    lanes found[PLANES];
    lanes reached[PLANES];
    lanes any = lanes_of(0);
    if (!open_at(table, a, place, wins, found)) return false;
    reach(table, near, a, place, two, reached);
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        found[plane] &= wins ? reached[plane] : ~reached[plane];
        any |= found[plane];
    }
    if (!lanes_any(any)) return false;
    if (table->distances) keep(table, a, place, found, wins);
    if (wins)
        hold_wins_at(table, a, place, found);
    else
        note_losses_at(table, a, place, found);
    return true;
}

ALWAYS_INLINE void find(struct mistaken *table, uint32_t a, uint64_t units, bool wins, bool two) {
    const uint64_t *set = wins ? table->lost[table->half] : table->unwon[table->half];
    const struct near near = near_of(table, set, a);
    const uint32_t own = table->place[a] & ~(uint32_t)(LANES - 1);
    uint64_t found = 0;
    for (; units; units &= units - 1) {
        const uint32_t unit = (uint32_t)__builtin_ctzll(units);
        const uint32_t end = (unit + 1) << table->unit_shift;
        uint32_t place = unit << table->unit_shift;
        if (place < own) place = own;
        for (; place < end; place += LANES)
            found |= (uint64_t)find_at(table, &near, a, place, wins, two) << unit;
    }
    table->next[wins][a] |= found;
}

void mistaken_table_find_wins(struct mistaken *table, uint32_t row, uint64_t units) {
    find(table, row, units, true, false);
}

void mistaken_table_find_losses(struct mistaken *table, uint32_t row, uint64_t units) {
    if (mistaken_table_makes(table, MISTAKE_COUNTER))
        find(table, row, units, false, true);
    else
        find(table, row, units, false, false);
}

static void note_wins_at(struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane) {
    uint64_t *unwon = table->unwon[table->half];
    const size_t at = (size_t)a * table->row_words + plane * table->plane_words + place;
    const lanes found = lanes_load(table->found + at);
    if (!lanes_any(found)) return;
    lanes_store(unwon + at, lanes_load(unwon + at) & ~found);
    lanes_store(table->found + at, lanes_of(0));
    for (uint32_t lane = 0; lane < LANES; lane++)
        mirror(table, unwon, table->next[1], a, place + lane, plane, found[lane]);
}

void mistaken_table_note_wins(struct mistaken *table, uint32_t row, uint64_t units) {
    for (; units; units &= units - 1) {
        const uint32_t place = (uint32_t)__builtin_ctzll(units) << table->unit_shift;
        for (uint32_t plane = 0; plane < table->planes; plane++) {
            for (uint32_t i = 0; i >> table->unit_shift == 0; i += LANES)
                note_wins_at(table, row, place + i, plane);
        }
    }
}
