/* The table of a mistaken analysis, for the files that fill it and mistaken_play.c, which plays by it.

   A move changes the sum of the three pieces' rows and columns by one and passes the turn. So the
   positions fall into two halves that no move connects, and within a half the cells determine the side to
   move: the positions of a pair of generals need one bit for each cell of the pawn. A half is solved in
   layers: the wins and losses found in one decide the finds of the next.

   A set of positions has a row for each free cell of the first general; a row has a plane for every 64
   cells of the pawn; a plane has a word for each place of the second general. Places are the cells of a
   grid with one or two walls at the right of each of its rows, so that neighbours are 1 and `width` places
   apart; the width is odd, so that a place is even where the sum of its row and column is. Each plane ends
   with a margin as wide as the grid.

   The general on the lower cell is the first. For Red's moves, which read places up to `width` away, a row
   repeats the words of the places before its own, where nothing is found. Words of places where no general
   can stand are 0. */
#ifndef RUBICON_MISTAKES_MISTAKEN_TABLE_H
#define RUBICON_MISTAKES_MISTAKEN_TABLE_H

#include "mistakes/mistaken.h"

enum {
    PLANE_CELLS = 64,
    PLANES = BOARD_CELLS_MAX / PLANE_CELLS,
    PLACES_MAX = BOARD_SIDE_MAX * (BOARD_SIDE_MAX + 1),
    UNITS_MAX = 64
};

/* Neighbouring free cells, by number, in the order up, left, right, down. */
struct mistaken_table_steps {
    uint16_t count;
    uint16_t cell[4];
};

/* A position by the numbers of its cells: generals a <= b, and the pawn's cell as the program reads it. */
struct mistaken_table_position {
    unsigned half;
    uint32_t a;
    uint32_t b;
    uint32_t pawn;
};

/* The phases of the work on a half. */
enum mistaken_table_phase {
    PHASE_BEGIN,  /* marks the games that are over at once */
    PHASE_WINS,   /* of a layer: finds positions with a lost successor */
    PHASE_LOSSES, /* then positions whose successors are all won */
    PHASE_NOTE,   /* then adds the wins to what the next layer reads, if losses were looked for */
    PHASE_SEARCH, /* with MISTAKE_MEMO, in place of all layers */
    PHASE_DONE    /* both halves are done, or the only one */
};

struct mistaken {
    struct board board; /* as the program reads it */
    unsigned mistakes;
    bool is_for_one; /* for `wanted` only: a table of its half */
    bool has_start;  /* `wanted` is set: for MISTAKE_MEMO, the board's own position if it has all pieces */
    struct position wanted;
    bool is_settled; /* whether the value of `wanted` is final */
    unsigned half;   /* the current half: 1 if the sum of all rows and columns is odd with Red to move */
    enum mistaken_table_phase phase;
    uint32_t row;    /* next row to process */
    uint32_t layer;  /* the current one */
    bool holds_wins; /* wins of this layer are held back until its losses are found */

    uint32_t cells; /* number of free cells */
    uint32_t pawns; /* cells that the pawn can come to: the first ones of the board, including obstacles */
    uint32_t planes;
    uint32_t width;
    uint32_t places;
    uint32_t plane_words; /* words from one plane to the next */
    uint32_t row_words;
    unsigned unit_shift;                   /* a unit is 1 << unit_shift places */
    uint64_t units;                        /* mask of all units */
    uint16_t number[BOARD_CELLS_MAX];      /* of a free cell of the drawn board among the free ones */
    uint16_t number_read[BOARD_CELLS_MAX]; /* of a free cell of the board as read */
    uint16_t cell[BOARD_CELLS_MAX];        /* by free cell from here on: its cell on the drawn board */
    uint16_t read[BOARD_CELLS_MAX];        /* on the board as the program reads it */
    uint16_t place[BOARD_CELLS_MAX];       /* its place */
    struct mistaken_table_steps around[BOARD_CELLS_MAX];  /* where a general may go to */
    struct mistaken_table_steps pawn_to[BOARD_CELLS_MAX]; /* where the pawn may go to */
    uint16_t at_place[PLACES_MAX];                        /* the free cell at a place */

    /* Sets of the pawn's cells, by plane. */
    uint64_t free[PLANES];
    uint64_t colour[PLANES][3]; /* free ones by the parity of row + column: even, odd, even */
    uint64_t row_one[PLANES];
    uint64_t first_column[PLANES];
    uint64_t last_column[PLANES];
    uint64_t cut_off[PLANES]; /* cells that the pawn cannot step to */

    uint64_t *memory;
    uint64_t *lost[2];  /* by half */
    uint64_t *unwon[2]; /* not known to be won; with MISTAKE_ALL_KNOWN not lost either */
    uint64_t *held;     /* wins of the current layer, held back; with MISTAKE_ALL_KNOWN losses, too */
    uint64_t *counted;  /* positions whose counter of moves is not 0 and can get there */
    uint64_t *nothing;  /* a row without any position */
    uint64_t *aside;    /* a row as the second general's moves read it */
    uint64_t *on_place; /* the word with the bit of the place's cell, by plane and place; two places more */
    uint64_t *is_place; /* all bits if a general can stand at the place, else none; two places more */
    uint64_t *enters;   /* the same if one can step there */
    /* For each row, the units with finds (losses or wins) in the last layer, and in this one. */
    uint64_t *news[2];
    uint64_t *next[2];
    /* The layer of every position, if needed, and its distance; the same array if nothing is compared.
       NULL in a table for one position that needs neither. In one that compares, only the distances on
       which the wanted one depends are set. */
    uint16_t *layers;
    uint16_t *distances;
    /* With MISTAKE_MEMO: the positions being searched, from the start on. */
    struct mistaken_table_position *path;
    uint32_t depth;
    uint32_t room;
};

static inline bool mistaken_table_makes(const struct mistaken *table, unsigned mistakes) {
    return (table->mistakes & mistakes) != 0;
}

/* Whether a position's successors are compared by distance, instead of taken in the order found. */
static inline bool mistaken_table_compares(const struct mistaken *table) {
    return mistaken_table_makes(table, MISTAKE_HURRY | MISTAKE_FIRST | MISTAKE_ALL_KNOWN | MISTAKE_MEMO |
                                           MISTAKE_BYTE_INSIDE | MISTAKE_SIGNED_INSIDE);
}

/* What distances are compared by: as signed bytes, those from 128 on are below the others. */
static inline uint32_t mistaken_table_rank(const struct mistaken *table, uint32_t distance) {
    return mistaken_table_makes(table, MISTAKE_SIGNED_INSIDE) ? distance ^ (UINT8_MAX / 2 + 1) : distance;
}

static inline uint64_t mistaken_table_pairs(uint64_t cells) {
    return cells * (cells + 1) / 2;
}

/* The offset of its word in a set of its half, and its bit. */
static inline size_t mistaken_table_word(const struct mistaken *table,
                                         const struct mistaken_table_position *position) {
    return (size_t)position->a * table->row_words + position->pawn / PLANE_CELLS * table->plane_words +
           table->place[position->b];
}

static inline bool mistaken_table_has(const struct mistaken *table, const uint64_t *set,
                                      const struct mistaken_table_position *position) {
    return set[mistaken_table_word(table, position)] >> position->pawn % PLANE_CELLS & 1;
}

/* Its index into the layer and distance arrays. */
static inline size_t mistaken_table_number(const struct mistaken *table,
                                           const struct mistaken_table_position *position) {
    size_t half = table->is_for_one ? 0 : position->half;
    size_t pair = (size_t)(mistaken_table_pairs(position->b) + position->a);
    return (half * (size_t)mistaken_table_pairs(table->cells) + pair) * table->pawns + position->pawn;
}

struct mistaken_table_position mistaken_table_position_of(const struct mistaken *table,
                                                          const struct position *position);

/* Fills in the board as the program reads it: all members up to `memory`. */
void mistaken_table_lay_out(struct mistaken *table, const struct board *board);

/* Marks the games that are over at once in a row of the current half. */
void mistaken_table_begin_row(struct mistaken *table, uint32_t row);

/* Whether the program takes the game to be over. */
bool mistaken_table_is_over(const struct mistaken *table, const struct position *position);

/* The units of a row that a sweep must process, and the sweeps. */
uint64_t mistaken_table_units_near(const struct mistaken *table, const uint64_t *news, uint32_t row);
void mistaken_table_find_wins(struct mistaken *table, uint32_t row, uint64_t units);
void mistaken_table_find_losses(struct mistaken *table, uint32_t row, uint64_t units);
void mistaken_table_note_wins(struct mistaken *table, uint32_t row, uint64_t units);

/* Stores the layer and the distance of the finds of the current layer. */
void mistaken_table_keep(struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane, uint64_t pawns,
                         bool won);

/* Computes the distances on which a decided position depends, in a table for one position, when the
   current layer is complete: FAILURE_OUT_OF_MEMORY. */
bool mistaken_table_compare(struct mistaken *table, const struct mistaken_table_position *wanted,
                            struct failure *failure);

/* The distance of a position won (or lost) by its successors of earlier layers. */
uint16_t mistaken_table_compared(const struct mistaken *table, const struct mistaken_table_position *position,
                                 bool won);

/* The positions that a move leads to; returns their number. */
enum { SUCCESSORS_MAX = 8 };
int mistaken_table_successors(const struct mistaken *table, const struct mistaken_table_position *position,
                              struct mistaken_table_position successor[SUCCESSORS_MAX]);

/* The search of MISTAKE_MEMO on a half whose beginning is marked, and its continuation by at most *budget
   positions, which are taken off; it is over when `depth` is 0. FAILURE_OUT_OF_MEMORY. */
bool mistaken_table_begin_search(struct mistaken *table, struct failure *failure);
bool mistaken_table_search(struct mistaken *table, uint64_t *budget, struct failure *failure);

/* The distance of a decided position. */
uint32_t mistaken_table_distance(const struct mistaken *table, const struct mistaken_table_position *position,
                                 bool won);

#endif
