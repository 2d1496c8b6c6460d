/* What went wrong and where. Every function of the library that can fail fills one of these. */
#ifndef RUBICON_GAME_FAILURE_H
#define RUBICON_GAME_FAILURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum failure_code {
    FAILURE_NONE,
    FAILURE_OUT_OF_MEMORY, /* an allocation failed; expected = bytes asked for */
    FAILURE_TOO_LARGE, /* the tables exceed the limit; expected = bytes allowed, found = at least needed */
    FAILURE_HEADER_EXPECTED, /* the first line must be `id T` */
    FAILURE_SIZE_EXPECTED, /* a line `rows columns` must stand here; expected = number of the board, from 1 */
    FAILURE_ROWS_OUT_OF_RANGE,    /* found = rows */
    FAILURE_COLUMNS_OUT_OF_RANGE, /* found = columns */
    FAILURE_BAD_CELL,             /* a byte that is none of . # X O; found = the byte */
    FAILURE_ROW_TOO_SHORT,        /* expected, found = columns */
    FAILURE_ROW_TOO_LONG,         /* expected, found = columns */
    FAILURE_ROWS_MISSING,         /* the text ends inside a board; expected, found = rows */
    FAILURE_BOARDS_MISSING,       /* the text ends before the last board; expected, found = boards */
    FAILURE_TEXT_AFTER_END,       /* more text after the last board; expected = boards promised */
    FAILURE_EMPTY_TEXT,           /* nothing but white space */
    FAILURE_NO_PAWN,
    FAILURE_MANY_PAWNS,    /* found = pawns; the place is that of the second */
    FAILURE_FEW_GENERALS,  /* found = generals */
    FAILURE_MANY_GENERALS, /* found = generals; the place is that of the third */
    FAILURE_BAD_POSITION,  /* a piece off the board or on an obstacle, or both generals on one cell */
    FAILURE_ILLEGAL_MOVE,
    FAILURE_NOT_SOLVED,           /* the analysis has not been carried to its end */
    FAILURE_TOO_MANY_LAYERS,      /* a distance above what the table can hold; expected = the most it holds */
    FAILURE_DENSITY_OUT_OF_RANGE, /* found = percent of obstacles */
    FAILURE_NO_SUCH_SIZE,         /* no size among those wished for has a board of the kind wished for */
    FAILURE_CODES                 /* how many codes there are */
};

/* line and column count from 1, 0 where there is no place: in a text they are the text's, on a board the
   cell's row and column. expected and found are as given beside each code, else 0. */
struct failure {
    enum failure_code code;
    uint32_t line;
    uint32_t column;
    uint64_t expected;
    uint64_t found;
};

/* Fills *failure and returns false, so that a function can end with `return failure_set(…)`. */
bool failure_set(struct failure *failure, enum failure_code code, uint64_t expected, uint64_t found);

/* As failure_set, with a place. */
bool failure_set_at(struct failure *failure, enum failure_code code, uint32_t line, uint32_t column,
                    uint64_t expected, uint64_t found);

/* The code's name in lower case, such as "bad_cell"; a constant string. "" for a number that is no code. */
const char *failure_name(enum failure_code code);

/* Writes an English sentence that says what is wrong, where, and what was expected. At most capacity bytes
   are written, the closing zero included; FAILURE_SENTENCE_MAX bytes hold any. Returns the length without the
   zero. */
enum { FAILURE_SENTENCE_MAX = 256 };
size_t failure_sentence(const struct failure *failure, char *text, size_t capacity);

#endif
