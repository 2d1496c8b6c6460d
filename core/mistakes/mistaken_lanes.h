/* Words of two places side by side, and the pawn's moves in them; for the files that fill the table. */
#ifndef RUBICON_MISTAKES_MISTAKEN_LANES_H
#define RUBICON_MISTAKES_MISTAKEN_LANES_H

#include "mistakes/mistaken_table.h"

enum { LANES = 2 };

typedef uint64_t lanes
    __attribute__((vector_size(LANES * sizeof(uint64_t)), aligned(sizeof(uint64_t)), may_alias));

static inline lanes lanes_load(const uint64_t *words) {
    return *(const lanes *)words;
}

static inline void lanes_store(uint64_t *words, lanes stored) {
    *(lanes *)words = stored;
}

static inline lanes lanes_of(uint64_t word) {
    return (lanes){word, word};
}

static inline bool lanes_any(lanes words) {
    return (words[0] | words[1]) != 0;
}

/* The word of this plane with only the bit of a general's cell, where the pawn meets it; 0 if the cell is
   in another plane. */
static inline uint64_t lanes_bit(uint32_t cell, uint32_t plane) {
    return cell / PLANE_CELLS == plane ? (uint64_t)1 << cell % PLANE_CELLS : 0;
}

/* The pawn's cells in a plane that it cannot step onto. */
static inline lanes lanes_barred(const struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane) {
    lanes barred = lanes_of(table->cut_off[plane]);
    if (mistaken_table_makes(table, MISTAKE_NO_CAPTURE))
        barred |= lanes_load(table->on_place + plane * table->plane_words + place) |
                  lanes_of(lanes_bit(table->read[a], plane));
    return barred;
}

/* The positions with this side to move in a half's row, at two places. */
static inline lanes lanes_of_side(const struct mistaken *table, unsigned half, uint32_t a, uint32_t place,
                                  uint32_t plane, enum side side) {
    return lanes_load(&table->colour[plane][(half ^ table->place[a] ^ place ^ (unsigned)side) & 1]);
}

/* The successors of positions that are in a set: at least one, and at least two. */
struct successors {
    lanes one;
    lanes two;
};

static inline void successors_add(struct successors *successors, lanes reached) {
    successors->two |= successors->one & reached;
    successors->one |= reached;
}

/* Black's successors in a plane: `here` is the set in it, `before` and `after` in the neighbouring planes. */
static inline struct successors lanes_pawn_steps(const struct mistaken *table, uint32_t plane, lanes before,
                                                 lanes here, lanes after) {
    const int columns = table->board.columns;
    struct successors successors = {here << columns | before >> (PLANE_CELLS - columns), lanes_of(0)};
    successors_add(&successors,
                   (here << 1 | before >> (PLANE_CELLS - 1)) & ~lanes_of(table->first_column[plane]));
    successors_add(&successors,
                   (here >> 1 | after << (PLANE_CELLS - 1)) & ~lanes_of(table->last_column[plane]));
    if (mistaken_table_makes(table, MISTAKE_DOWN))
        successors_add(&successors, here >> columns | after << (PLANE_CELLS - columns));
    return successors;
}

#endif
