#include "mine/ties.h"

#include <string.h>

/* Flag of positions on the current walk: their length is not known yet, and the slot holds their index in
   the walk. */
static const uint32_t IN_WALK = 1u << 31;

void ties_clear(struct ties *ties) {
    ties->count = 0;
    memset(ties->slots, 0, sizeof ties->slots);
}

static uint32_t position_key(const struct position *position) {
    uint32_t low = position->general[0], high = position->general[1];
    if (low > high) {
        uint32_t kept = low;
        low = high;
        high = kept;
    }
    return 1u << 25 | (uint32_t)position->side << 24 | low << 16 | high << 8 | position->pawn;
}

/* The slot of a position, or the empty slot where it would be inserted. */
static uint32_t slot_of(const struct ties *ties, uint32_t key) {
    uint32_t slot = key * 2654435761u >> 18;
    while (ties->slots[slot].key != 0 && ties->slots[slot].key != key) slot = (slot + 1) % TIE_SLOTS;
    return slot;
}

/* Plays the first move that keeps the tie, as the best line does. */
static bool play_tie(const struct analysis *analysis, struct position *position, struct failure *failure) {
    struct move moves[MOVES_MAX];
    int count = position_moves(analysis_board(analysis), position, moves);
    for (int i = 0; i < count; i++) {
        struct position after = *position;
        struct value value;
        position_play(&after, moves[i]);
        if (!analysis_value(analysis, &after, &value, failure)) return false;
        if (value.winner != WINNER_NONE) continue;
        *position = after;
        break;
    }
    return true;
}

/* Goes back along the walk: its last `loop` positions form the loop that it has run into, if any; each of
   the others is one move further away. */
static void measure_walk(struct ties *ties, int walked, uint32_t loop, uint32_t length) {
    for (int i = walked - 1; i >= 0; i--) {
        if ((uint32_t)(walked - i) > loop) length++;
        ties->slots[ties->path[i]].length = length;
    }
}

/* A walk without enough room leaves nothing, and ends all walking on this board. Everything is cleared,
   because slots after an emptied one could not be found. */
static void give_up(struct ties *ties) {
    ties_clear(ties);
    ties->count = TIE_WALK_MAX;
}

bool ties_length(struct ties *ties, const struct analysis *analysis, const struct position *position,
                 uint32_t *length, struct failure *failure) {
    struct position at = *position;
    struct value value;
    int walked = 0;
    *length = 0;
    if (!analysis_value(analysis, &at, &value, failure)) return false;
    if (value.winner != WINNER_NONE) return true;
    uint32_t first = slot_of(ties, position_key(&at));
    uint32_t slot = first;
    while (ties->slots[slot].key == 0) {
        if (ties->count == TIE_WALK_MAX) {
            give_up(ties);
            return true;
        }
        ties->slots[slot].key = position_key(&at);
        ties->slots[slot].length = IN_WALK | (uint32_t)walked;
        ties->path[walked++] = slot;
        ties->count++;
        if (!play_tie(analysis, &at, failure)) return false;
        slot = slot_of(ties, position_key(&at));
    }
    uint32_t reached = ties->slots[slot].length;
    uint32_t loop = reached & IN_WALK ? (uint32_t)walked - (reached & ~IN_WALK) : 0;
    measure_walk(ties, walked, loop, loop > 0 ? loop : reached);
    *length = ties->slots[first].length;
    return true;
}
