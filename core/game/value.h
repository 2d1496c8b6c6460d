/* The value of a position: who wins with best play, and in how many moves. */
#ifndef RUBICON_GAME_VALUE_H
#define RUBICON_GAME_VALUE_H

#include "game/side.h"

#include <stdbool.h>
#include <stdint.h>

/* distance: moves of both sides until the game is over; 0 if it is over already, and for a tie. */
struct value {
    enum winner winner;
    uint32_t distance;
};

static inline struct value value_of(enum winner winner, uint32_t distance) {
    return (struct value){winner, distance};
}

/* Packs a value into one number, and back: the winner in the lowest two bits, the distance above them. */
static inline uint32_t value_pack(struct value value) {
    return value.distance << 2 | (uint32_t)value.winner;
}

static inline struct value value_unpack(uint32_t packed) {
    return value_of((enum winner)(packed & 3), packed >> 2);
}

static inline bool value_equal(struct value a, struct value b) {
    return a.winner == b.winner && a.distance == b.distance;
}

/* Negative if `side` prefers a, positive if it prefers b, 0 if they are equal: its own wins come first,
   shortest first; then ties; then its losses, longest first. */
int value_compare(struct value a, struct value b, enum side side);

#endif
