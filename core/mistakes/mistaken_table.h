/* The table of a mistaken analysis, for mistaken.c, which fills it, and mistaken_play.c, which plays by it.

   Positions are numbered (pair * pawn cells + pawn) * sides + side to move, the pair of general cells a <= b
   being number b * (b + 1) / 2 + a; all cells counted among the free ones, in the reading order of the board
   as the program reads it. A table for one position has half of them: a move changes the sum of the three
   pieces' rows and columns by one and passes the turn, so that the cells tell whose turn it is. And it has
   only the cells that the pawn can still come to. */
#ifndef RUBICON_MISTAKES_MISTAKEN_TABLE_H
#define RUBICON_MISTAKES_MISTAKEN_TABLE_H

#include "mistakes/mistaken.h"

/* A position's mark: in the low four bits its counter, the successors that are not yet known to be won for
   the other side; above them what is known of it, from the view of the side to move. */
enum { MARK_COUNTER = 15, MARK_WON = 1 << 4, MARK_LOST = 1 << 5, MARK_OVER = 1 << 6, MARK_TAKEN = 1 << 7 };

/* Cells one step away, by their numbers among the free cells, in the order up, left, right, down. */
struct mistaken_table_steps {
    uint16_t count;
    uint16_t cell[4];
};

/* Words of a set of pawns. */
enum { PAWN_WORDS = BOARD_CELLS_MAX / 64 };

struct mistaken {
    struct board board; /* as the program reads it */
    unsigned mistakes;
    uint32_t cells;      /* free cells */
    uint32_t pawns;      /* those of the pawn: the first ones */
    uint32_t sides;      /* 2, or 1 in a table for one position: */
    uint32_t wanted;     /* its number */
    unsigned wanted_odd; /* what is odd_of of all its positions */
    uint32_t prepared_b; /* the pair of generals to be prepared next; prepared_b == cells after the last */
    uint32_t prepared_a;
    uint64_t taken;
    uint64_t queued;
    uint16_t number[BOARD_CELLS_MAX]; /* of each free cell of the drawn board among the free ones */
    uint16_t cell[BOARD_CELLS_MAX];   /* from here on by free cell: its number on the drawn board */
    bool row_one[BOARD_CELLS_MAX];
    bool odd[BOARD_CELLS_MAX];                                /* whether the sum of row and column is */
    struct mistaken_table_steps around[BOARD_CELLS_MAX];      /* where a general may go to */
    struct mistaken_table_steps around_from[BOARD_CELLS_MAX]; /* where it may have come from */
    struct mistaken_table_steps pawn_to[BOARD_CELLS_MAX];     /* where the pawn may go to */
    struct mistaken_table_steps pawn_from[BOARD_CELLS_MAX];   /* where it may have come from */
    /* What most positions of a pair of generals begin with, by their places within the pair, for pairs of
       either oddness: Black's counters, and which of them are Red's, whose counter is the pair's. */
    uint8_t black_counter[2][2 * BOARD_CELLS_MAX];
    uint8_t is_red[2][2 * BOARD_CELLS_MAX]; /* 255 where so */
    uint64_t ending[PAWN_WORDS];            /* the pawns, as bits, for which the game may be over at once */
    uint8_t *marks;
    uint16_t *distances;
    uint32_t *queue; /* entries, see mistaken_table_entry */
};

/* Ten bits for each piece's cell, and the side to move. */
static inline uint32_t mistaken_table_entry(uint32_t a, uint32_t b, uint32_t pawn, enum side side) {
    return (uint32_t)side << 30 | a << 20 | b << 10 | pawn;
}

static inline uint32_t mistaken_table_pair_number(uint32_t a, uint32_t b) {
    uint32_t low = a < b ? a : b;
    uint32_t high = a < b ? b : a;
    return high * (high + 1) / 2 + low;
}

static inline uint32_t mistaken_table_number(const struct mistaken *table, uint32_t a, uint32_t b,
                                             uint32_t pawn, enum side side) {
    uint32_t place = mistaken_table_pair_number(a, b) * table->pawns + pawn;
    return table->sides == 1 ? place : place * 2 + (uint32_t)side;
}

static inline uint32_t mistaken_table_number_of_entry(const struct mistaken *table, uint32_t entry) {
    return mistaken_table_number(table, entry >> 20 & 1023, entry >> 10 & 1023, entry & 1023,
                                 (enum side)(entry >> 30));
}

static inline uint32_t mistaken_table_number_of(const struct mistaken *table,
                                                const struct position *position) {
    return mistaken_table_number(table, table->number[position->general[0]],
                                 table->number[position->general[1]], table->number[position->pawn],
                                 position->side);
}

static inline bool mistaken_table_makes(const struct mistaken *table, enum mistake mistake) {
    return (table->mistakes & (unsigned)mistake) != 0;
}

#endif
