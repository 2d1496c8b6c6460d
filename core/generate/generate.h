/* Generates boards for a contest by kind, like the groups of its statement: from a seed, and the same on
   every machine.

   A board is made in three steps. A size is drawn, with equal probability for all that have boards of the
   kind, and a first placement of the pieces. Then every other cell becomes an obstacle with the requested
   probability, besides the obstacles that the kind demands. Then the board is solved once, and a placement
   is chosen by its value in the table. The pawn stands on row 1 only if there is no other row.

   any, walled, column: a result is drawn, Red, Black and tie equally likely, and 1, 2, 4, 8 or 16
   placements;
     the longest game with that result is taken, or, where there is none, the longest game. So half of the
     boards are long for their size and some are arbitrary.
   still: half are ties, the others have generals that are walled in. Where eight boards show no tie, as those
     without obstacles rarely do, the generals are walled in as well.
   walled: the pawn and one general stand above the wall, the other general below it; there are no other
     obstacles, whatever the density.
   short: a quarter are ties, where eight boards show one. Of the others a length from 1 to 9 is drawn; of 256
     placements, the pawn near row 1 for Black's wins and the generals near the pawn for Red's, the game that
     comes closest to it is taken. */
#ifndef RUBICON_GENERATE_GENERATE_H
#define RUBICON_GENERATE_GENERATE_H

#include "analysis/analysis.h"

/* The kinds, numbered in this order: constant, name, what it promises. Each has its sizes and its
   construction in generate.c. */
#define GENERATE_LIST(KIND)                                                                                  \
    KIND(ANY, any, "mixed results; half the boards chosen for long games")                                   \
    KIND(STILL, still, "a tie, or Red has no first move")                                                    \
    KIND(WALLED, walled, "row n-1 all obstacles and no others, one general below it")                        \
    KIND(COLUMN, column, "one column")                                                                       \
    KIND(SHORT, short, "a tie, or over within 9 moves with best play")

#define GENERATE_AS_KIND(KIND, name, promise) GENERATE_##KIND,
enum generate_kind { GENERATE_LIST(GENERATE_AS_KIND) GENERATE_KINDS };

enum { GENERATE_SHORT_MOVES = 9 };

/* Each size has two bounds, in either order. */
struct generate_settings {
    enum generate_kind kind;
    uint32_t seed;
    int rows[2];    /* 1..BOARD_SIDE_MAX */
    int columns[2]; /* 1..BOARD_SIDE_MAX */
    int density;    /* percent of the other cells that become obstacles, 0..100; without effect on a wall */
};

/* The kind's name, such as "still"; a constant string. */
const char *generate_kind_name(enum generate_kind kind);

/* The number, 1..20, of the first test whose boards are of this kind by the statement. */
uint32_t generate_kind_test(enum generate_kind kind);

/* The contest's usual settings: boards of this kind from 4x4 to 10x10 cells (columns from 4x1 to 10x1), a
   quarter of them obstacles, seed 1. */
struct generate_settings generate_contest_settings(enum generate_kind kind);

/* Checks that the settings are possible: FAILURE_ROWS_OUT_OF_RANGE, FAILURE_COLUMNS_OUT_OF_RANGE,
   FAILURE_DENSITY_OUT_OF_RANGE or FAILURE_NO_SUCH_SIZE. */
bool generate_check(const struct generate_settings *settings, struct failure *failure);

/* Makes one board and its value with Red to move. `number` counts from 0; a board depends on the settings
   and its number only. Fails as generate_check, or as analysis_open and analysis_ask if solving takes more
   than memory_limit bytes. */
bool generate_board(const struct generate_settings *settings, uint32_t number, uint64_t memory_limit,
                    struct board *board, struct value *value, struct failure *failure);

#endif
