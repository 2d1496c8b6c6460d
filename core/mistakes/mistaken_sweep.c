/* The sweeps of a mistaken analysis: the positions of a row that the layers so far decide. */
#include "mistakes/mistaken_lanes.h"

#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline
/* For what is done once a row or for a find, because copies of it would take half a kilobyte of the module. */
#define NEVER_INLINE __attribute__((noinline)) static

uint64_t mistaken_table_units_near(const struct mistaken *table, const uint64_t *news, uint32_t row) {
    const struct mistaken_table_steps *around = &table->around[row];
    uint64_t near = news[row];
    for (uint32_t reach = 0; reach < table->width; reach += 1U << table->unit_shift)
        near |= near << 1 | near >> 1;
    for (unsigned i = 0; i < around->count; i++) near |= news[around->cell[i]];
    const unsigned own = table->place[row] >> table->unit_shift;
    return near & table->units >> own << own;
}

/* A row of a set in which successors are looked up, and the rows to which its moves lead. A copy of parts
   of the table, so that the compiler sees that no store changes them. */
struct near {
    uint32_t a;
    uint32_t planes;
    uint32_t plane_words;
    uint32_t width;
    uint32_t place;
    unsigned odd;           /* parity of the half and the place */
    const uint64_t *own;    /* successors by the pawn's moves */
    const uint64_t *aside;  /* by the second general's moves */
    const uint64_t *row[4]; /* by the first general's moves: two rows before it, two after it */
    const uint64_t *unwon;  /* the row itself in other sets, down to the last member */
    const uint64_t *lost;
    const uint64_t *counted;
    const uint64_t *held;
};

/* Copies a row without the places that no general can step to. */
static void copy_aside(const struct mistaken *table, const uint64_t *own) {
    for (uint32_t i = 0; i < table->row_words; i++)
        table->aside[i] = own[i] & table->enters[i % table->plane_words];
}

NEVER_INLINE struct near near_of(const struct mistaken *table, const uint64_t *set, uint32_t a) {
    const struct mistaken_table_steps *around = &table->around[a];
    const uint64_t *own = set + (size_t)a * table->row_words;
    const size_t first = (size_t)a * table->row_words;
    struct near near = {
        .a = a,
        .planes = table->planes,
        .plane_words = table->plane_words,
        .width = table->width,
        .place = table->place[a],
        .odd = (table->half ^ table->place[a]) & 1,
        .own = own,
        .aside = own,
        .row = {table->nothing, table->nothing, table->nothing, table->nothing},
        .unwon = table->unwon[table->half] + first,
        .lost = table->lost[table->half] + first,
        .counted = table->counted + first,
        .held = table->held + first,
    };
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

/* If both generals share a cell, two moves are the same: `once` is 0 there. */
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

ALWAYS_INLINE lanes pawn_set(const struct mistaken *table, const struct near *near, uint32_t place,
                             uint32_t plane) {
    if (plane >= near->planes) return lanes_of(0);
    return lanes_load(near->own + plane * near->plane_words + place) &
           ~lanes_barred(table, near->a, place, plane);
}

/* The positions of a row, at two places, with at least one and at least two moves into a set. */
ALWAYS_INLINE void reach(const struct mistaken *table, const struct near *near, uint32_t place, bool two,
                         lanes reached[PLANES]) {
    const lanes once = {(uint64_t)(place == near->place) - 1, (uint64_t)(place + 1 == near->place) - 1};
    const unsigned odd = (near->odd ^ place) & 1;
    lanes before = lanes_of(0);
    lanes here = pawn_set(table, near, place, 0);
    for (uint32_t plane = 0; plane < near->planes; plane++) {
        lanes after = pawn_set(table, near, place, plane + 1);
        struct successors red = red_steps(near, plane * near->plane_words + place, near->width, once);
        struct successors black = lanes_pawn_steps(table, plane, before, here, after);
        reached[plane] = ((two ? red.two : red.one) & lanes_load(&table->colour[plane][odd])) |
                         ((two ? black.two : black.one) & lanes_load(&table->colour[plane][odd ^ 1]));
        before = here;
        here = after;
    }
}

/* Copies changed bits of a set into the entries, before their own places, that other rows read. */
NEVER_INLINE void mirror(struct mistaken *table, uint64_t *set, uint64_t *news, uint32_t a, uint32_t place,
                         uint32_t plane, lanes changed) {
    const uint32_t own = table->place[a];
    if (mistaken_table_makes(table, MISTAKE_UNMIRRORED)) return;
    for (uint32_t lane = 0; lane < LANES; lane++, place++) {
        if (changed[lane] == 0 || place <= own || place > own + table->width) continue;
        const uint32_t b = table->at_place[place];
        set[(size_t)b * table->row_words + plane * table->plane_words + own] ^= changed[lane];
        news[b] |= (uint64_t)1 << (own >> table->unit_shift);
    }
}

NEVER_INLINE void keep(struct mistaken *table, uint32_t a, uint32_t place, const lanes found[PLANES],
                       bool won) {
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        for (uint32_t lane = 0; lane < LANES; lane++) {
            if (found[plane][lane] != 0)
                mistaken_table_keep(table, a, place + lane, plane, found[plane][lane], won);
        }
    }
}

/* The undecided positions of a row at two places that could be won, or lost; returns whether there are
   any. */
ALWAYS_INLINE bool open_at(const struct near *near, uint32_t place, bool wins, lanes open[PLANES]) {
    const lanes own = {place < near->place ? 0 : UINT64_MAX, UINT64_MAX};
    lanes any = lanes_of(0);
    for (uint32_t plane = 0; plane < near->planes; plane++) {
        const size_t at = plane * near->plane_words + place;
        open[plane] = lanes_load(near->unwon + at) & ~lanes_load(near->lost + at);
        if (!wins) open[plane] &= lanes_load(near->counted + at) & ~lanes_load(near->held + at);
        open[plane] &= own; /* a row has no finds before its own places */
        any |= open[plane];
    }
    return lanes_any(any);
}

/* Applies the finds at two places of a row to a set. */
NEVER_INLINE void change_at(struct mistaken *table, uint64_t *set, uint64_t *news, uint32_t a, uint32_t place,
                            const lanes found[PLANES]) {
    const uint32_t last = table->place[a] + table->width;
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        uint64_t *words = set + (size_t)a * table->row_words + plane * table->plane_words + place;
        lanes_store(words, lanes_load(words) ^ found[plane]);
        if (place <= last) mirror(table, set, news, a, place, plane, found[plane]);
    }
}

NEVER_INLINE void hold_at(const struct mistaken *table, uint32_t a, uint32_t place,
                          const lanes found[PLANES]) {
    uint64_t *held = table->held + (size_t)a * table->row_words + place;
    for (uint32_t plane = 0; plane < table->planes; plane++)
        lanes_store(held + plane * table->plane_words, found[plane]);
}

ALWAYS_INLINE bool find_at(struct mistaken *table, const struct near *near, uint32_t place, bool wins) {
    lanes found[PLANES];
    lanes reached[PLANES];
    lanes any = lanes_of(0);
    if (!open_at(near, place, wins, found)) return false;
    reach(table, near, place, false, reached);
    for (uint32_t plane = 0; plane < near->planes; plane++) {
        found[plane] &= wins ? reached[plane] : ~reached[plane];
        any |= found[plane];
    }
    if (!lanes_any(any)) return false;
    if (table->distances) keep(table, near->a, place, found, wins);
    if (!wins)
        change_at(table, table->lost[table->half], table->next[0], near->a, place, found);
    else if (table->holds_wins)
        hold_at(table, near->a, place, found);
    else
        change_at(table, table->unwon[table->half], table->next[1], near->a, place, found);
    return true;
}

/* As find_at for two mistakes. MISTAKE_COUNTER: losses of which one successor is not won. MISTAKE_ALL_KNOWN:
   the first sweep holds back what is decided, and the second finds which of it is lost. */
NEVER_INLINE bool find_oddly_at(struct mistaken *table, const struct near *near, uint32_t place, bool first) {
    const bool waits = mistaken_table_makes(table, MISTAKE_ALL_KNOWN);
    lanes found[PLANES];
    lanes reached[PLANES];
    lanes any = lanes_of(0);
    const bool is_open = open_at(near, place, false, found);
    if (!is_open && (first || !waits)) return false;
    reach(table, near, place, !waits, reached);
    for (uint32_t plane = 0; plane < near->planes; plane++) {
        if (waits && !first) found[plane] = lanes_load(near->held + plane * near->plane_words + place);
        reached[plane] &= found[plane];
        found[plane] ^= reached[plane];
        any |= found[plane];
    }
    if (waits && first) {
        hold_at(table, near->a, place, found);
        return lanes_any(any);
    }
    if (waits) keep(table, near->a, place, reached, true);
    if (table->distances) keep(table, near->a, place, found, false);
    change_at(table, table->lost[table->half], table->next[0], near->a, place, found);
    return lanes_any(any);
}

ALWAYS_INLINE void find(struct mistaken *table, uint32_t a, uint64_t units, bool wins, bool reads_lost,
                        bool odd) {
    const uint64_t *set = reads_lost ? table->lost[table->half] : table->unwon[table->half];
    const struct near near = near_of(table, set, a);
    const unsigned shift = table->unit_shift;
    const uint32_t own = near.place & ~(uint32_t)(LANES - 1);
    uint64_t found = 0;
    for (; units; units &= units - 1) {
        const uint32_t unit = (uint32_t)__builtin_ctzll(units);
        const uint32_t end = (unit + 1) << shift;
        uint32_t place = unit << shift;
        if (place < own) place = own;
        for (; place < end; place += LANES) {
            const bool any =
                odd ? find_oddly_at(table, &near, place, wins) : find_at(table, &near, place, wins);
            found |= (uint64_t)any << unit;
        }
    }
    table->next[wins][a] |= found;
}

static void find_oddly(struct mistaken *table, uint32_t row, uint64_t units, bool first) {
    const bool reads_lost = mistaken_table_makes(table, MISTAKE_ALL_KNOWN) && !first;
    find(table, row, units, first, reads_lost, true);
}

void mistaken_table_find_wins(struct mistaken *table, uint32_t row, uint64_t units) {
    if (mistaken_table_makes(table, MISTAKE_ALL_KNOWN))
        find_oddly(table, row, units, true);
    else
        find(table, row, units, true, true, false);
}

void mistaken_table_find_losses(struct mistaken *table, uint32_t row, uint64_t units) {
    if (mistaken_table_makes(table, MISTAKE_ALL_KNOWN | MISTAKE_COUNTER))
        find_oddly(table, row, units, false);
    else
        find(table, row, units, false, false, false);
}

void mistaken_table_note_wins(struct mistaken *table, uint32_t row, uint64_t units) {
    uint64_t *held = table->held + (size_t)row * table->row_words;
    lanes found[PLANES];
    for (; units; units &= units - 1) {
        const uint32_t first = (uint32_t)__builtin_ctzll(units) << table->unit_shift;
        for (uint32_t place = first; (place ^ first) >> table->unit_shift == 0; place += LANES) {
            for (uint32_t plane = 0; plane < table->planes; plane++) {
                found[plane] = lanes_load(held + plane * table->plane_words + place);
                lanes_store(held + plane * table->plane_words + place, lanes_of(0));
            }
            change_at(table, table->unwon[table->half], table->next[1], row, place, found);
        }
    }
}
