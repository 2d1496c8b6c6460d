/* Faults of a test, with their place. */
#ifndef RUBICON_PACKAGE_FLAW_H
#define RUBICON_PACKAGE_FLAW_H

#include "game/value.h"

#include <stddef.h>

/* Constant, name, sentence: %e is the expected value, %f the one found, %c the byte found, %v the right
   answer. Grouped by what is violated: the file's format, the statement's promises for every board, its
   promises for a group, the answers. */
#define FLAW_LIST(FLAW)                                                                                      \
    FLAW(EMPTY, empty, "the file is empty")                                                                  \
    FLAW(CARRIAGE_RETURN, carriage_return, "lines end with a line feed alone, without a carriage return")    \
    FLAW(HEADER, header, "the first line must be `id T`: two numbers with one space between them")           \
    FLAW(ID_RANGE, id_range, "the id is 0 for a sample or a test from 1 to 20, not %f")                      \
    FLAW(ID, id, "the id is %f, expected %e")                                                                \
    FLAW(BOARDS_RANGE, boards_range, "a test has 1 to 10 boards, not %f")                                    \
    FLAW(SIZE, size, "a board begins with `n m`: two numbers with one space between them")                   \
    FLAW(ROWS_RANGE, rows_range, "a board has 2 to 10 rows, not %f")                                         \
    FLAW(COLUMNS_RANGE, columns_range, "a board has 1 to 10 columns, not %f")                                \
    FLAW(CELL, cell, "expected one of . # X O, found %c")                                                    \
    FLAW(ROW_SHORT, row_short, "the row ends after %f cells, expected %e")                                   \
    FLAW(LINE_END, line_end, "the line must end here, found %c")                                             \
    FLAW(NO_LINE_FEED, no_line_feed, "the last line must end with a line feed")                              \
    FLAW(EARLY_END, early_end, "the file ends within board %f of %e")                                        \
    FLAW(AFTER_END, after_end, "nothing may follow the last board")                                          \
    FLAW(PAWNS, pawns, "a board has one black pawn (X), not %f")                                             \
    FLAW(GENERALS, generals, "a board has two red generals (O), not %f")                                     \
    FLAW(PAWN_ON_ROW_1, pawn_on_row_1, "the pawn does not stand on row 1")                                   \
    FLAW(NOT_STILL, not_still, "tests 1 to 4: a tie, or Red has no first move; this is %v")                  \
    FLAW(WALL_ROWS, wall_rows, "tests 5 and 6: at least 4 rows, not %f")                                     \
    FLAW(WALL_GAP, wall_gap, "tests 5 and 6: all of row n-1 is obstacles")                                   \
    FLAW(WALL_OTHER, wall_other, "tests 5 and 6: there are no obstacles but in row n-1")                     \
    FLAW(WALL_PAWN, wall_pawn, "tests 5 and 6: the pawn stands above row n-1")                               \
    FLAW(WALL_GENERALS, wall_generals, "tests 5 and 6: one general stands above row n-1 and one in row n")   \
    FLAW(NOT_A_COLUMN, not_a_column, "tests 7 to 9: one column, not %f")                                     \
    FLAW(NOT_SHORT, not_short, "tests 10 to 13: a tie, or over within 9 moves; this is %v")                  \
    FLAW(ANSWER, answer, "the answer is %v")                                                                 \
    FLAW(ANSWER_MISSING, answer_missing, "the answers end here, after %f of %e")                             \
    FLAW(ANSWER_EXTRA, answer_extra, "there are only %e boards")

#define FLAW_AS_CODE(FLAW, name, sentence) FLAW_##FLAW,
enum flaw_code { FLAW_NONE, FLAW_LIST(FLAW_AS_CODE) FLAWS };

/* line and column count from 1 in the file; board from 1, or 0 if no board is concerned. */
struct flaw {
    enum flaw_code code;
    uint32_t line;
    uint32_t column;
    uint32_t board;
    uint64_t expected;
    uint64_t found;
    struct value right;
};

/* The code's name, such as "wall_gap"; a constant string, "" for FLAW_NONE. */
const char *flaw_name(enum flaw_code code);

/* Writes the sentence without the place, and a closing zero; returns its length without the zero. */
enum { FLAW_SENTENCE_MAX = 160 };
size_t flaw_sentence(const struct flaw *flaw, char text[FLAW_SENTENCE_MAX]);

#endif
