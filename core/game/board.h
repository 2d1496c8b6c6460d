/* A drawn board: a grid of cells with any number of pieces on it. */
#ifndef RUBICON_GAME_BOARD_H
#define RUBICON_GAME_BOARD_H

#include "game/failure.h"

enum {
    BOARD_SIDE_MAX = 32, /* rows or columns */
    BOARD_CELLS_MAX = BOARD_SIDE_MAX * BOARD_SIDE_MAX,
    BOARD_TEXT_MAX = BOARD_CELLS_MAX + BOARD_SIDE_MAX, /* bytes of the longest text of board_format */
};

/* The contest's characters for a cell (statement, section on input). */
enum cell { CELL_FREE = '.', CELL_OBSTACLE = '#', CELL_PAWN = 'X', CELL_GENERAL = 'O' };

/* A cell's number is row * columns + column, both from 0 at the top left. Any number of pieces may stand on
   it. */
struct board {
    int rows;    /* 1..BOARD_SIDE_MAX */
    int columns; /* 1..BOARD_SIDE_MAX */
    char cells[BOARD_CELLS_MAX];
};

static inline int board_size(const struct board *board) {
    return board->rows * board->columns;
}

static inline bool board_is_obstacle(const struct board *board, int cell) {
    return board->cells[cell] == CELL_OBSTACLE;
}

/* The cell in the same row, as far from the right edge as this one is from the left. */
static inline int board_mirror_cell(int columns, int cell) {
    return cell + columns - 1 - 2 * (cell % columns);
}

/* Number of cells without an obstacle. */
uint32_t board_free_cells(const struct board *board);

/* Checks that rows and columns are in range and every cell is one of enum cell. */
bool board_check(const struct board *board, struct failure *failure);

/* Checks one row of text against the required width and copies it to cells. `line` is its line number in
   the text, for the failure's place: FAILURE_BAD_CELL, FAILURE_ROW_TOO_SHORT or FAILURE_ROW_TOO_LONG. */
bool board_parse_row(const char *row, size_t length, int columns, char *cells, uint32_t line,
                     struct failure *failure);

/* Parses a board from its bare rows, one a line; blank lines before and after, trailing white space and CR
   LF are allowed. The inverse of board_format. The first row sets the width. On failure *board is
   unspecified. */
bool board_parse(const char *text, size_t length, struct board *board, struct failure *failure);

/* Writes the rows, each closed by a line feed, to text (at least BOARD_TEXT_MAX bytes), without a closing
   zero. Returns the number of bytes. The inverse of board_parse. */
size_t board_format(const struct board *board, char *text);

#endif
