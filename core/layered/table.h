/* The value of every position of one half of a board, as sets of positions (see index.h for which bit is
   which).

   The table stores positions with Red to move only: the winner, and the distance bit-sliced. A win of
   Red's takes an odd number of moves and a loss an even one, which gives the lowest bit; plane i holds bit
   i + 1. A position with Black to move is one move further from the end than the best of the at most three
   positions that its moves lead to. With the pawn on row 1 Black has won: that row, number 0, is not
   stored.

   Each set and each plane has the own chunks (see index.h) of one tier of the pawn's rows after the other.
   The first tier may begin above the board, so that another tier ends with the row of a question. */
#ifndef RUBICON_LAYERED_TABLE_H
#define RUBICON_LAYERED_TABLE_H

#include "layered/kernels.h"

/* Planes allocated with the two sets, enough for distances up to 31. */
enum { SETS = 2, PLANES_FIRST = 4 };

struct table {
    const struct index *index; /* owned by the caller */
    int half;
    int skipped;                  /* rows of the first tier above row 1 */
    char *sets[SETS];             /* Red's wins and Red's losses: by winner */
    char *planes[PLANES_MAX];     /* NULL until needed */
    int planes_begin[PLANES_MAX]; /* first tier written in each plane; the plane is empty in those above it */
    int plane_count;
};

/* The tier of a pawn row, 1 or more, and the first row of a tier. */
static inline int table_tier(const struct table *table, int row) {
    return (row - 1 + table->skipped) / table->index->tier_rows;
}

static inline int table_tier_row(const struct table *table, int tier) {
    return tier * table->index->tier_rows + 1 - table->skipped;
}

/* Bytes of a plane, of a new table, and of a table with this many planes. */
uint64_t table_plane_bytes(const struct index *index);
uint64_t table_bytes_first(const struct index *index);
uint64_t table_bytes(const struct index *index, int planes);

/* Initializes the table of a half, without planes and memory. table_begin gives it table_bytes_first
   bytes, uncleared, which stay the caller's. table_close frees the other planes. */
void table_open(struct table *table, const struct index *index, int half);
void table_begin(struct table *table, char *memory);
void table_close(struct table *table);

/* Bytes that table_add_plane would allocate. */
uint64_t table_plane_growth(const struct table *table);

/* Adds a plane for a tier and those below it. False, with the table unchanged, if memory runs out. */
bool table_add_plane(struct table *table, int tier);

/* Clears a tier, the next after the last one cleared, except for Red's losses before any move. */
void table_begin_tier(struct table *table, int tier, const char *red_lost);

/* The chunks of a tier in a set and in a plane. */
char *table_set(const struct table *table, int tier, enum side winner);
char *table_plane(const struct table *table, int tier, int plane);

/* Whether the value of a valid position of the half is final, when its tier is solved for all layers
   before `layer` and the tiers above it completely. */
bool table_is_decided(const struct table *table, const struct board *board, const struct position *position,
                      uint32_t layer);

/* The value of a valid position of the half; a tie if nothing is decided. */
struct value table_value(const struct table *table, const struct board *board,
                         const struct position *position);

/* As analysis_values, from the tables of both halves. */
void table_values(const struct table *const tables[2], const struct board *board, const int general[2],
                  struct value *red, struct value *black);

/* Adds the number of positions of the half that each side wins in a finished pawn row, with either side to
   move. */
void table_count_row(const struct table *table, int row, uint64_t decided[2]);

#endif
