/* How far from the end the positions of a mistaken analysis are. */
#include "mistakes/mistaken_lanes.h"

static uint32_t kept(const struct mistaken *table, uint32_t distance) {
    return mistaken_table_makes(table, MISTAKE_BYTE_INSIDE) ? distance & UINT8_MAX : distance;
}

/* Whether a general's move leads to what the program knows: with MISTAKE_UNMIRRORED it knows positions with the
   generals in order, and loses sight of one that passes the other. */
static bool may_move(const struct mistaken *table, uint32_t from, uint32_t to, uint32_t other) {
    if (to == other) return mistaken_table_makes(table, MISTAKE_SHARE);
    const bool passes = from < other ? to > other : from > other && to < other;
    return !passes || !mistaken_table_makes(table, MISTAKE_UNMIRRORED);
}

enum { UNKNOWN = UINT16_MAX };

enum { SUCCESSORS_MAX = 8 };

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

static int successors_of(const struct mistaken *table, const struct mistaken_table_position *position,
                         struct mistaken_table_position successor[SUCCESSORS_MAX]) {
    if (!is_red(table, position)) return pawn_moves_of(table, position, successor);
    int count = add_general_moves(table, position, position->a, position->b, successor, 0);
    if (position->a == position->b) return count;
    return add_general_moves(table, position, position->b, position->a, successor, count);
}

/* Has a position found now take the distance of a successor, where that is better than what it has: of lost
   successors the nearest, of won ones the farthest, or by mistake the nearest. */
static void take(const struct mistaken *table, uint16_t *own, uint16_t of_successor, bool won) {
    const uint32_t distance = kept(table, of_successor + 1U);
    const bool nearest = won || mistaken_table_makes(table, MISTAKE_HURRY);
    if (*own == UNKNOWN || (nearest ? distance < *own : distance > *own)) *own = (uint16_t)distance;
}

static uint32_t next_pawn(uint64_t *pawns) {
    const uint32_t pawn = (uint32_t)__builtin_ctzll(*pawns);
    *pawns &= *pawns - 1;
    return pawn;
}

/* Positions of two generals with 64 cells of the pawn: where their words and numbers begin. */
struct group {
    size_t word;
    size_t number;
};

static struct group group_of(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t plane) {
    const struct mistaken_table_position first = {table->half, a < b ? a : b, a < b ? b : a,
                                                  plane * PLANE_CELLS};
    return (struct group){mistaken_table_word(table, &first), mistaken_table_number(table, &first)};
}

/* The pawns of a group that are lost so far, or won. */
static uint64_t decided(const struct mistaken *table, size_t word, bool lost) {
    return lost ? table->lost[table->half][word] : ~table->unwon[table->half][word];
}

static void compare_general(struct mistaken *table, struct group own, uint32_t moved, uint32_t other,
                            uint32_t plane, uint64_t pawns, bool won) {
    const struct mistaken_table_steps *around = &table->around[moved];
    for (unsigned i = 0; i < around->count; i++) {
        const uint32_t to = around->cell[i];
        if (!may_move(table, moved, to, other)) continue;
        const struct group successor = group_of(table, to, other, plane);
        for (uint64_t left = pawns & decided(table, successor.word, won); left;) {
            const uint32_t pawn = next_pawn(&left);
            take(table, &table->distances[own.number + pawn], table->distances[successor.number + pawn], won);
        }
    }
}

/* Positions that a general's place tells, from the first plane on. */
static lanes pawns_to(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t plane, bool won) {
    if (plane >= table->planes) return lanes_of(0);
    const uint64_t pawns = decided(table, group_of(table, a, b, plane).word, won) & table->free[plane];
    return lanes_of(pawns) & ~lanes_barred(table, a, table->place[b], plane);
}

static void compare_pawn(struct mistaken *table, struct group own, uint32_t a, uint32_t b, uint32_t plane,
                         uint64_t pawns, bool won) {
    const lanes before = plane > 0 ? pawns_to(table, a, b, plane - 1, won) : lanes_of(0);
    const lanes here = pawns_to(table, a, b, plane, won);
    const lanes after = pawns_to(table, a, b, plane + 1, won);
    for (int direction = 0; direction < lanes_pawn_directions(table); direction++) {
        uint64_t left = pawns & lanes_stepping(table, plane, direction, before, here, after)[0];
        while (left) {
            uint16_t *distance = &table->distances[own.number + next_pawn(&left)];
            take(table, distance, distance[lanes_pawn_step(table, direction)], won);
        }
    }
}

static void compare(struct mistaken *table, struct group own, uint32_t a, uint32_t b, uint32_t plane,
                    uint64_t pawns, bool won) {
    const unsigned odd = (table->half ^ table->place[a] ^ table->place[b]) & 1;
    const uint64_t red = pawns & table->colour[plane][odd];
    for (uint64_t left = pawns; left;) table->distances[own.number + next_pawn(&left)] = UNKNOWN;
    if (red) compare_general(table, own, a, b, plane, red, won);
    if (red && a != b) compare_general(table, own, b, a, plane, red, won);
    if (pawns & ~red) compare_pawn(table, own, a, b, plane, pawns & ~red, won);
}

void mistaken_table_keep(struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane, uint64_t pawns,
                         bool won) {
    const uint32_t b = table->at_place[place];
    const struct group own = group_of(table, a, b, plane);
    for (uint64_t left = table->layers ? pawns : 0; left;)
        table->layers[own.number + next_pawn(&left)] = (uint16_t)table->layer;
    if (mistaken_table_compares(table)) compare(table, own, a, b, plane, pawns, won);
}

/* With MISTAKE_LAST: from the lost successor that was found last, of several in a layer from the nearest. */
static uint32_t last_of(const struct mistaken *table, const struct mistaken_table_position *position) {
    struct mistaken_table_position successor[SUCCESSORS_MAX];
    const int count = successors_of(table, position, successor);
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
