/* Iterates over all pairs of cells that the two generals can stand on. */
#ifndef RUBICON_GAME_PAIRS_H
#define RUBICON_GAME_PAIRS_H

#include "game/board.h"

/* Initialize general[0] to -1. */
struct pairs {
    int general[2]; /* general[0] < general[1] */
};

static inline int pairs_free_from(const struct board *board, int cell) {
    while (cell < board_size(board) && board_is_obstacle(board, cell)) cell++;
    return cell;
}

/* Advances to the next pair; false after the last. */
static inline bool pairs_next(struct pairs *pairs, const struct board *board) {
    const int end = board_size(board);
    int *general = pairs->general;
    if (general[0] < 0) general[0] = general[1] = pairs_free_from(board, 0);
    general[1] = pairs_free_from(board, general[1] + 1);
    if (general[1] >= end) {
        general[0] = pairs_free_from(board, general[0] + 1);
        general[1] = pairs_free_from(board, general[0] + 1);
    }
    return general[1] < end;
}

/* Number of positions over all pairs, every cell of the pawn and either side to move. */
static inline uint64_t pairs_positions(const struct board *board) {
    const uint64_t cells = board_free_cells(board);
    return cells * (cells - 1) / 2 * cells * 2;
}

#endif
