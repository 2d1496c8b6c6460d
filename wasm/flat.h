/* Conventions of the exports: they pass only flat integers, doubles and bytes at an address. Their only
   callers are the typed loaders, which allocate the memory and hide all of it.

   A cell array holds rows * columns bytes as in board.h. A position is four 16-bit numbers: general,
   general, pawn, side. A value is packed by value_pack. A function that can fail returns 1, or 0 with the
   failure at `failure`, which failure_text takes apart. */
#ifndef RUBICON_FLAT_H
#define RUBICON_FLAT_H

#include "game/position.h"

#include <string.h>

/* Sizes of a loader's areas for a failure and for text, the same as AREAS in memory.ts. */
enum { FLAT_FAILURE_BYTES = 64, FLAT_TEXT_BYTES = 2560 };
_Static_assert(sizeof(struct failure) <= FLAT_FAILURE_BYTES, "a failure has room in the loader's area");

static inline struct position position_at(const uint16_t *cells) {
    return (struct position){{cells[0], cells[1]}, cells[2], cells[3] == SIDE_RED ? SIDE_RED : SIDE_BLACK};
}

static inline void position_to(const struct position *position, uint16_t *cells) {
    cells[0] = position->general[0];
    cells[1] = position->general[1];
    cells[2] = position->pawn;
    cells[3] = (uint16_t)position->side;
}

static inline bool board_at(const char *cells, int rows, int columns, struct board *board,
                            struct failure *failure) {
    board->rows = rows;
    board->columns = columns;
    if (rows >= 1 && rows <= BOARD_SIDE_MAX && columns >= 1 && columns <= BOARD_SIDE_MAX)
        memcpy(board->cells, cells, (size_t)board_size(board));
    return board_check(board, failure);
}

#endif
