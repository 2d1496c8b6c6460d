/* The distances of the positions of a mistaken analysis. */
#include "mistakes/mistaken_table.h"

#include "game/enlarge.h"

#include <stdlib.h>
#include <string.h>

static uint32_t kept(const struct mistaken *table, uint32_t distance) {
    return mistaken_table_makes(table, MISTAKE_BYTE_INSIDE | MISTAKE_SIGNED_INSIDE) ? distance & UINT8_MAX
                                                                                    : distance;
}

/* Whether a general's move leads to a position that the program knows: with MISTAKE_UNMIRRORED it knows
   only positions with the generals in order, and cannot find one in which a general has passed the other. */
static bool may_move(const struct mistaken *table, uint32_t from, uint32_t to, uint32_t other) {
    if (to == other) return mistaken_table_makes(table, MISTAKE_SHARE);
    const bool passes = from < other ? to > other : from > other && to < other;
    return !passes || !mistaken_table_makes(table, MISTAKE_UNMIRRORED);
}

enum { NEEDED = UINT16_MAX };

static int add_general_moves(const struct mistaken *table, const struct mistaken_table_position *from,
                             uint32_t moved, uint32_t other,
                             struct mistaken_table_position successor[SUCCESSORS_MAX], int count) {
    const struct mistaken_table_steps *around = &table->around[moved];
    for (unsigned i = 0; i < around->count; i++) {
        const uint32_t to = around->cell[i];
        if (!may_move(table, moved, to, other)) continue;
        successor[count++] = (struct mistaken_table_position){from->half, to < other ? to : other,
                                                              to < other ? other : to, from->pawn};
    }
    return count;
}

static bool is_red(const struct mistaken *table, const struct mistaken_table_position *position) {
    const uint64_t *colour = table->colour[position->pawn / PLANE_CELLS];
    const unsigned odd = (position->half ^ table->place[position->a] ^ table->place[position->b]) & 1;
    return colour[odd] >> position->pawn % PLANE_CELLS & 1;
}

static int pawn_moves_of(const struct mistaken *table, const struct mistaken_table_position *position,
                         struct mistaken_table_position successor[SUCCESSORS_MAX]) {
    const struct mistaken_table_steps *to = &table->pawn_to[table->number_read[position->pawn]];
    int count = 0;
    for (unsigned i = 0; i < to->count; i++) {
        const bool meets = to->cell[i] == position->a || to->cell[i] == position->b;
        if (meets && mistaken_table_makes(table, MISTAKE_NO_CAPTURE)) continue;
        successor[count] = *position;
        successor[count++].pawn = table->read[to->cell[i]];
    }
    return count;
}

int mistaken_table_successors(const struct mistaken *table, const struct mistaken_table_position *position,
                              struct mistaken_table_position successor[SUCCESSORS_MAX]) {
    if (!is_red(table, position)) return pawn_moves_of(table, position, successor);
    int count = add_general_moves(table, position, position->a, position->b, successor, 0);
    if (position->a == position->b) return count;
    return add_general_moves(table, position, position->b, position->a, successor, count);
}

/* Whether a successor counts for a position won (or lost) in some layer: it must have been lost (or won)
   before that. */
static bool counts(const struct mistaken *table, const struct mistaken_table_position *successor, bool won,
                   uint32_t layer) {
    const bool is_decided = won ? mistaken_table_has(table, table->lost[successor->half], successor)
                                : !mistaken_table_has(table, table->unwon[successor->half], successor);
    return is_decided && table->layers[mistaken_table_number(table, successor)] < layer;
}

/* Of lost successors the nearest counts; of won ones the farthest, or by mistake the nearest, or the
   nearest of those found first. */
uint16_t mistaken_table_compared(const struct mistaken *table, const struct mistaken_table_position *position,
                                 bool won) {
    struct mistaken_table_position successor[SUCCESSORS_MAX];
    const int count = mistaken_table_successors(table, position, successor);
    const uint32_t layer = table->layers[mistaken_table_number(table, position)];
    const bool first = mistaken_table_makes(table, MISTAKE_FIRST);
    const bool nearest = won || mistaken_table_makes(table, MISTAKE_HURRY | MISTAKE_FIRST);
    uint32_t best = nearest ? UINT32_MAX : 0;
    uint32_t result = 0;
    for (int i = 0; i < count; i++) {
        if (!counts(table, &successor[i], won, layer)) continue;
        const size_t number = mistaken_table_number(table, &successor[i]);
        const uint32_t distance = kept(table, table->distances[number] + 1U);
        const uint32_t rank =
            mistaken_table_rank(table, distance) | (uint32_t)(first ? table->layers[number] : 0) << 16;
        if (nearest ? rank > best : rank < best) continue;
        best = rank;
        result = distance;
    }
    return (uint16_t)result;
}

void mistaken_table_keep(struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane, uint64_t pawns,
                         bool won) {
    struct mistaken_table_position position = {table->half, a, table->at_place[place], plane * PLANE_CELLS};
    const size_t first = mistaken_table_number(table, &position);
    for (; pawns; pawns &= pawns - 1) {
        const uint32_t pawn = (uint32_t)__builtin_ctzll(pawns);
        table->layers[first + pawn] = (uint16_t)table->layer;
        if (table->is_for_one || !mistaken_table_compares(table)) continue;
        position.pawn = plane * PLANE_CELLS + pawn;
        table->distances[first + pawn] = mistaken_table_compared(table, &position, won);
    }
}

/* The positions on whose distances the wanted one's depends, by layer. */
struct needed {
    struct needed_entry {
        struct mistaken_table_position position;
        uint32_t next; /* number of the next one of the same layer; NONE after the last */
    } * entry;
    uint32_t count;
    uint32_t capacity;
    uint32_t *first; /* head of each layer's list */
};

enum { NEEDED_MORE = 256 };
#define NONE UINT32_MAX

static bool need(struct mistaken *table, struct needed *needed,
                 const struct mistaken_table_position *position, struct failure *failure) {
    const size_t number = mistaken_table_number(table, position);
    uint32_t *first = &needed->first[table->layers[number]];
    if (table->distances[number] == NEEDED) return true;
    if (needed->count == needed->capacity) {
        const uint32_t capacity = 2 * needed->capacity + NEEDED_MORE;
        void *entry =
            enlarge(needed->entry, needed->count * sizeof *needed->entry, capacity * sizeof *needed->entry);
        if (!entry) return failure_set(failure, FAILURE_OUT_OF_MEMORY, capacity * sizeof *needed->entry, 0);
        needed->entry = entry;
        needed->capacity = capacity;
    }
    table->distances[number] = NEEDED;
    needed->entry[needed->count] = (struct needed_entry){*position, *first};
    *first = needed->count++;
    return true;
}

static bool need_successors(struct mistaken *table, struct needed *needed,
                            const struct mistaken_table_position *position, uint32_t layer,
                            struct failure *failure) {
    struct mistaken_table_position successor[SUCCESSORS_MAX];
    const int count = mistaken_table_successors(table, position, successor);
    const bool won = !mistaken_table_has(table, table->lost[position->half], position);
    for (int i = 0; i < count; i++) {
        if (counts(table, &successor[i], won, layer) && !need(table, needed, &successor[i], failure))
            return false;
    }
    return true;
}

/* Collects them from the wanted position's layer down to the first. With MISTAKE_LAST the distance may
   depend on later layers. */
static bool need_all(struct mistaken *table, struct needed *needed,
                     const struct mistaken_table_position *wanted, uint32_t layers, struct failure *failure) {
    if (!need(table, needed, wanted, failure)) return false;
    if (mistaken_table_makes(table, MISTAKE_LAST) && !need_successors(table, needed, wanted, layers, failure))
        return false;
    for (uint32_t layer = layers; layer-- > 0;) {
        for (uint32_t at = needed->first[layer]; layer > 0 && at != NONE; at = needed->entry[at].next) {
            const struct mistaken_table_position position = needed->entry[at].position;
            if (!need_successors(table, needed, &position, layer, failure)) return false;
        }
    }
    return true;
}

static void compare_needed(struct mistaken *table, const struct needed *needed, uint32_t layers) {
    for (uint32_t layer = 0; layer < layers; layer++) {
        for (uint32_t at = needed->first[layer]; at != NONE; at = needed->entry[at].next) {
            const struct mistaken_table_position *position = &needed->entry[at].position;
            const bool won = !mistaken_table_has(table, table->lost[position->half], position);
            table->distances[mistaken_table_number(table, position)] =
                layer > 0 ? mistaken_table_compared(table, position, won) : 0;
        }
    }
}

bool mistaken_table_compare(struct mistaken *table, const struct mistaken_table_position *wanted,
                            struct failure *failure) {
    const uint32_t layers = table->layer + 1;
    struct needed needed = {.first = malloc(layers * sizeof *needed.first)};
    if (!needed.first) return failure_set(failure, FAILURE_OUT_OF_MEMORY, layers * sizeof *needed.first, 0);
    memset(needed.first, UINT8_MAX, layers * sizeof *needed.first);
    const bool fine = need_all(table, &needed, wanted, layers, failure);
    if (fine) compare_needed(table, &needed, layers);
    free(needed.entry);
    free(needed.first);
    return fine;
}

/* With MISTAKE_LAST: the distance from the lost successor that was found last; of several in one layer,
   from the nearest. */
static uint32_t last_of(const struct mistaken *table, const struct mistaken_table_position *position) {
    struct mistaken_table_position successor[SUCCESSORS_MAX];
    const int count = mistaken_table_successors(table, position, successor);
    uint32_t last = 0;
    uint32_t distance = 0;
    for (int i = 0; i < count; i++) {
        if (!mistaken_table_has(table, table->lost[position->half], &successor[i])) continue;
        const size_t number = mistaken_table_number(table, &successor[i]);
        const uint32_t layer = table->layers[number] + 1U;
        const uint32_t found = kept(table, table->distances[number] + 1U);
        if (layer < last || (layer == last && found >= distance)) continue;
        last = layer;
        distance = found;
    }
    return distance;
}

uint32_t mistaken_table_distance(const struct mistaken *table, const struct mistaken_table_position *position,
                                 bool won) {
    if (!table->distances) return table->layer;
    const size_t number = mistaken_table_number(table, position);
    if (won && mistaken_table_makes(table, MISTAKE_LAST) && table->layers[number] > 0)
        return last_of(table, position);
    return table->distances[number];
}
