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
    FAILURE_SIZE_EXPECTED, /* a line `rows columns` is missing here; expected = number of the board, from 1 */
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
    FAILURE_NOT_SOLVED,           /* the analysis is not finished */
    FAILURE_TOO_MANY_LAYERS,      /* a distance exceeds the table; expected = the largest it holds */
    FAILURE_DENSITY_OUT_OF_RANGE, /* found = percent of obstacles */
    FAILURE_NO_SUCH_SIZE,         /* none of the requested sizes has a board of the requested kind */
    FAILURE_CODES                 /* number of codes */
};

/* line and column count from 1 and are 0 if there is no place: the place in a text, or the row and column
   of a cell on a board. expected and found are 0 unless given beside the code. */
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

/* The code's name in lower case, such as "bad_cell"; a constant string. "" if the number is no code. */
const char *failure_name(enum failure_code code);

/* Writes an English sentence: what is wrong, where, and what was expected. Writes at most `capacity` bytes
   including the closing zero; FAILURE_SENTENCE_MAX is always enough. Returns the length without the zero. */
enum { FAILURE_SENTENCE_MAX = 256 };
size_t failure_sentence(const struct failure *failure, char *text, size_t capacity);

#endif
