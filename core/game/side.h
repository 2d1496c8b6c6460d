/* The two sides, and which of them wins. */
#ifndef RUBICON_GAME_SIDE_H
#define RUBICON_GAME_SIDE_H

enum side { SIDE_RED, SIDE_BLACK };

static inline enum side side_other(enum side side) {
    return side == SIDE_RED ? SIDE_BLACK : SIDE_RED;
}

/* WINNER_NONE is a tie: neither side can force a win (statement, section on the result). */
enum winner { WINNER_NONE, WINNER_RED, WINNER_BLACK };

static inline enum winner side_winner(enum side side) {
    return side == SIDE_RED ? WINNER_RED : WINNER_BLACK;
}

#endif
