/* Shared by the tests of core/: boards from short texts, solved boards, random boards, tables in files. */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "analysis/analysis.h"
#include "game/random.h"
#include "layered/layered.h"
#include "mistakes/mistaken.h"
#include "textbook/textbook.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* All solvers with the interface of analysis.h. */
extern const struct solver *const solvers[];
extern const size_t solver_count;

/* Memory at a cache line, as vectors need it, which the caller frees. */
void *aligned_memory(size_t bytes);

/* A board from its rows joined by '/'. `B` is a pawn and a general on one cell; the board then shows the
   pawn. */
struct board draw(const char *rows);

/* The position in such a text. */
struct position place(const char *rows, enum side side);

/* The board mirrored left to right, and a position on it. */
struct board mirror_board(const struct board *board);
struct position mirror_position(const struct board *board, const struct position *position);

/* Iterates over all valid positions of a board, each pair of generals in both orders. Initialize *cursor
   with 0. */
bool next_position(const struct board *board, uint32_t *cursor, struct position *position);

/* An analysis without a memory limit: just opened, or finished. */
struct analysis *open_analysis(const struct solver *solver, const struct board *board);
struct analysis *solve_board(const struct solver *solver, const struct board *board);

/* The finished analysis of a program with these mistakes. */
struct mistaken *solve_mistaken(const struct board *board, unsigned mistakes);

/* The value of a position of a finished analysis. */
struct value value_at(const struct analysis *analysis, const struct position *position);

/* Parse and format `Red 75`, `Black 2` or `Tie`. */
struct value value_from_text(const char *text);
void value_to_text(struct value value, char text[32]);

/* Fails the running test unless two finished analyses of the same board have the same value for every
   position. Returns the number of positions, each pair of generals counted once. */
uint64_t assert_same_table(const struct analysis *actual, const struct analysis *expected);

/* Fails the running test unless steps of this budget advance, and end with the counts of the decided positions.
   Returns the largest frontier. */
uint64_t assert_progress(const struct solver *solver, const struct board *board, uint64_t budget);

/* Whether two boards have the same size and cells; fails the running test unless they have. */
bool same_board(const struct board *a, const struct board *b);
void assert_board(const struct board *actual, const struct board *expected);

/* Fail the running test, naming the board and the position, unless the values are equal. */
void assert_value(const struct board *board, const struct position *position, struct value actual,
                  struct value expected);

/* Fails the running test, naming `what`, unless the failure is exactly this one. */
void assert_failure(const char *what, const struct failure *actual, const struct failure *expected);

/* The same for a code without a place or numbers. */
void assert_code(const struct failure *actual, enum failure_code code);

/* Fails the running test unless the text has this part. */
void assert_contains(const char *text, const char *part);

/* The answer of a board with its pieces, Red to move, by the textbook solver. */
struct value right_answer(const struct board *board);

/* A board without pieces whose obstacles are the cells of the set bits; the number of a board's obstacles. */
struct board board_of_pattern(int rows, int columns, uint32_t obstacles);
int obstacles_of(const struct board *board);

/* A board with only obstacles; and one with random cells of any kind. */
struct board random_board(struct random *random, int rows, int columns, unsigned obstacle_percent);
struct board random_drawing(struct random *random, int rows, int columns);

/* Places a pawn, not on row 1, and two generals on random cells, whatever is there. */
void place_pieces(struct random *random, struct board *board);

/* A random valid position of a board with enough free cells. */
struct position random_position(struct random *random, const struct board *board);

/* The bytes of a file of tests/data, followed by a zero that is not counted. The caller frees them. */
char *read_data(const char *name, size_t *length);

/* Calls `use` for every line after the first of a file of tab-separated values. */
enum { TABLE_FIELDS_MAX = 8 };
void each_table_line(const char *name, size_t fields, void (*use)(char *field[TABLE_FIELDS_MAX]));

/* Replaces \n \r \t \0 \\ and \xNN in place. Returns the length. */
size_t unescape(char *text);

/* The failure of a table's fields: code, line, column, expected, found. */
struct failure failure_from_fields(char *const field[5]);

#endif
