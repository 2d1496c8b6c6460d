/* What a position is worth: who wins with best play and after how many moves. */
#ifndef RUBICON_GAME_VALUE_H
#define RUBICON_GAME_VALUE_H

#include "game/side.h"

#include <stdbool.h>
#include <stdint.h>

/* distance: moves of both sides until the game is over, 0 when it is over already and in a tie. */
struct value {
    enum winner winner;
    uint32_t distance;
};

static inline struct value value_of(enum winner winner, uint32_t distance) {
    return (struct value){winner, distance};
}

/* One number for a value and back: the winner in the lowest two bits, the distance above them. */
static inline uint32_t value_pack(struct value value) {
    return value.distance << 2 | (uint32_t)value.winner;
}

static inline struct value value_unpack(uint32_t packed) {
    return value_of((enum winner)(packed & 3), packed >> 2);
}

static inline bool value_equal(struct value a, struct value b) {
    return a.winner == b.winner && a.distance == b.distance;
}

/* Negative when `side` likes a better than b, positive when it likes b better, 0 when they are equal: its own
   wins come first, the shortest before the longer; then ties; then its losses, the longest first. */
int value_compare(struct value a, struct value b, enum side side);

#endif
