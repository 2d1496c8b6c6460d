/* The table of a mistaken analysis, for the files that fill it and mistaken_play.c, which plays by it.

   A move changes the sum of the three pieces' rows and columns by one and passes the turn. So the positions fall
   into two halves that no move connects, and in a half the cells tell whose turn it is: one bit for each cell of
   the pawn has the positions of a pair of generals. A half is solved in layers: what one has found, won or lost,
   decides what the next one finds.

   A set of positions has for each free cell of the first general a row, and in it for every 64 cells of the pawn
   a plane: a word for each place of the second general. Places are the cells of a grid with one or two walls
   at the right of each of its rows, so that neighbours are 1 and `width` places apart; the width is odd, so that
   a place is even where the sum of its row and column is. Each plane ends with a margin as wide as the grid.

   Of two generals the one with the lower cell is the first. For Red's moves, which read places up to `width` away,
   a row repeats what those before its own place have; nothing is found there. In a set there is nothing where no
   general can be. */
#ifndef RUBICON_MISTAKES_MISTAKEN_TABLE_H
#define RUBICON_MISTAKES_MISTAKEN_TABLE_H

#include "mistakes/mistaken.h"

enum {
    PLANE_CELLS = 64,
    PLANES = BOARD_CELLS_MAX / PLANE_CELLS,
    PLACES_MAX = BOARD_SIDE_MAX * (BOARD_SIDE_MAX + 1),
    UNITS_MAX = 64
};

/* Free cells one step away, by their numbers, in the order up, left, right, down. */
struct mistaken_table_steps {
    uint16_t count;
    uint16_t cell[4];
};

/* What is worked on of a half. */
enum mistaken_table_phase {
    PHASE_BEGIN,  /* what is over at once */
    PHASE_WINS,   /* of a layer: positions with a lost successor */
    PHASE_LOSSES, /* then positions whose successors are all won */
    PHASE_NOTE,   /* then the wins are added to what the next layer reads, if losses were looked for */
    PHASE_DONE    /* both halves, or the only one */
};

struct mistaken {
    struct board board; /* as the program reads it */
    unsigned mistakes;
    bool is_for_one; /* position: a table of its half, */
    struct position wanted;
    bool is_settled; /* and whether that one's value is known */
    unsigned half;   /* in hand: whether the sum of all rows and columns is odd where it is Red's turn */
    enum mistaken_table_phase phase;
    uint32_t row;    /* of which the next one is */
    uint32_t layer;  /* in hand */
    bool holds_wins; /* of this layer, until its losses are found, too */

    uint32_t cells; /* free ones */
    uint32_t pawns; /* cells that the pawn can come to: the first ones of the board, obstacles among them */
    uint32_t planes;
    uint32_t width;
    uint32_t places;
    uint32_t plane_words; /* from one plane to the next */
    uint32_t row_words;
    unsigned unit_shift;                   /* a unit is 1 << unit_shift places */
    uint64_t units;                        /* a bit for each */
    uint16_t number[BOARD_CELLS_MAX];      /* of each free cell of the drawn board among the free ones */
    uint16_t number_read[BOARD_CELLS_MAX]; /* of each free cell of that as the program reads it */
    uint16_t cell[BOARD_CELLS_MAX];        /* from here on by free cell: its number on the drawn board, */
    uint16_t read[BOARD_CELLS_MAX];        /* on the board as the program reads it, */
    uint16_t place[BOARD_CELLS_MAX];       /* and its place */
    struct mistaken_table_steps around[BOARD_CELLS_MAX];  /* where a general may go to */
    struct mistaken_table_steps pawn_to[BOARD_CELLS_MAX]; /* where the pawn may go to */
    uint16_t at_place[PLACES_MAX];                        /* the free cell there */

    /* Sets of the pawn's cells, by planes. */
    uint64_t free[PLANES];
    uint64_t colour[PLANES][3]; /* free ones whose row and column have an even sum, an odd one, an even one */
    uint64_t row_one[PLANES];
    uint64_t first_column[PLANES];
    uint64_t last_column[PLANES];
    uint64_t cut_off[PLANES]; /* where it cannot step to */

    uint64_t *memory;
    uint64_t *lost[2];  /* by half */
    uint64_t *unwon[2]; /* not known to be won */
    uint64_t *held;     /* wins of the layer in hand that are not noted yet */
    uint64_t *counted;  /* positions whose counter of moves is not 0 */
    uint64_t *nothing;  /* a row without any position */
    uint64_t *aside;    /* a row as it is read by the second general's moves */
    uint64_t *on_place; /* for each plane and place the word with the bit of that cell; two places more */
    uint64_t *is_place; /* for each place all bits where a general can be, or none; two places more */
    uint64_t *enters;   /* the same where one can step to */
    /* For each row the units in which the last layer has found a loss or a win, and this layer. */
    uint64_t *news[2];
    uint64_t *next[2];
    /* Of every position its layer, where that is asked for, and its distance; one and the same where nothing is
       compared. NULL in a table for one position that does without. In one that compares, distances are those that
       the wanted one's depends on. */
    uint16_t *layers;
    uint16_t *distances;
};

static inline bool mistaken_table_makes(const struct mistaken *table, unsigned mistakes) {
    return (table->mistakes & mistakes) != 0;
}

/* Whether the successors of a position are compared by distance, not taken as they come. */
static inline bool mistaken_table_compares(const struct mistaken *table) {
    return mistaken_table_makes(table, MISTAKE_HURRY | MISTAKE_BYTE_INSIDE);
}

static inline uint64_t mistaken_table_pairs(uint64_t cells) {
    return cells * (cells + 1) / 2;
}

/* A position by the numbers of its cells: generals a <= b, and the pawn's cell as the program reads it. */
struct mistaken_table_position {
    unsigned half;
    uint32_t a;
    uint32_t b;
    uint32_t pawn;
};

/* Where its bit is in a set of its half, and which. */
static inline size_t mistaken_table_word(const struct mistaken *table,
                                         const struct mistaken_table_position *position) {
    return (size_t)position->a * table->row_words + position->pawn / PLANE_CELLS * table->plane_words +
           table->place[position->b];
}

static inline bool mistaken_table_has(const struct mistaken *table, const uint64_t *set,
                                      const struct mistaken_table_position *position) {
    return set[mistaken_table_word(table, position)] >> position->pawn % PLANE_CELLS & 1;
}

/* Its number among those of which layers and distances are kept. */
static inline size_t mistaken_table_number(const struct mistaken *table,
                                           const struct mistaken_table_position *position) {
    size_t half = table->is_for_one ? 0 : position->half;
    size_t pair = (size_t)(mistaken_table_pairs(position->b) + position->a);
    return (half * (size_t)mistaken_table_pairs(table->cells) + pair) * table->pawns + position->pawn;
}

struct mistaken_table_position mistaken_table_position_of(const struct mistaken *table,
                                                          const struct position *position);

/* Lays out a board as the program reads it: everything up to `memory`. */
void mistaken_table_lay_out(struct mistaken *table, const struct board *board);

/* What is over at once in a row of the half in hand. */
void mistaken_table_begin_row(struct mistaken *table, uint32_t row);

/* Whether the program takes the game to be over. */
bool mistaken_table_is_over(const struct mistaken *table, const struct position *position);

/* The units of a row that a sweep has to look at, and the sweeps. */
uint64_t mistaken_table_units_near(const struct mistaken *table, const uint64_t *news, uint32_t row);
void mistaken_table_find_wins(struct mistaken *table, uint32_t row, uint64_t units);
void mistaken_table_find_losses(struct mistaken *table, uint32_t row, uint64_t units);
void mistaken_table_note_wins(struct mistaken *table, uint32_t row, uint64_t units);

/* Keeps the layer and the distance of positions that the layer in hand has found. */
void mistaken_table_keep(struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane, uint64_t pawns,
                         bool won);

/* Compares the distances that a decided position of a table for one depends on, once the layer in hand is found:
   FAILURE_OUT_OF_MEMORY. */
bool mistaken_table_compare(struct mistaken *table, const struct mistaken_table_position *wanted,
                            struct failure *failure);

/* How far from the end a decided position is. */
uint32_t mistaken_table_distance(const struct mistaken *table, const struct mistaken_table_position *position,
                                 bool won);

#endif
