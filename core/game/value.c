#include "game/value.h"

/* Higher is better: wins above 0, ties at 0, losses below. */
static int64_t preference(struct value value, enum side side) {
    const int64_t above_any_distance = (int64_t)1 << 32;
    if (value.winner == WINNER_NONE) return 0;
    int64_t distance = value.distance;
    return value.winner == side_winner(side) ? above_any_distance - distance : distance - above_any_distance;
}

int value_compare(struct value a, struct value b, enum side side) {
    int64_t of_a = preference(a, side);
    int64_t of_b = preference(b, side);
    return (of_a < of_b) - (of_a > of_b);
}
