#include "game/board.h"

#include "game/text_line.h"

#include <string.h>

static bool is_cell(char c) {
    return c == CELL_FREE || c == CELL_OBSTACLE || c == CELL_PAWN || c == CELL_GENERAL;
}

static bool in_range(int side) {
    return side >= 1 && side <= BOARD_SIDE_MAX;
}

static uint64_t not_negative(int number) {
    return number < 0 ? 0 : (uint64_t)number;
}

uint32_t board_free_cells(const struct board *board) {
    uint32_t cells = 0;
    for (int cell = 0; cell < board_size(board); cell++) cells += !board_is_obstacle(board, cell);
    return cells;
}

bool board_check(const struct board *board, struct failure *failure) {
    if (!in_range(board->rows))
        return failure_set(failure, FAILURE_ROWS_OUT_OF_RANGE, 0, not_negative(board->rows));
    if (!in_range(board->columns))
        return failure_set(failure, FAILURE_COLUMNS_OUT_OF_RANGE, 0, not_negative(board->columns));
    for (int row = 0; row < board->rows; row++) {
        for (int column = 0; column < board->columns; column++) {
            char cell = board->cells[row * board->columns + column];
            if (!is_cell(cell))
                return failure_set_at(failure, FAILURE_BAD_CELL, (uint32_t)row + 1, (uint32_t)column + 1, 0,
                                      (unsigned char)cell);
        }
    }
    return true;
}

bool board_parse_row(const char *row, size_t length, int columns, char *cells, uint32_t line,
                     struct failure *failure) {
    size_t width = (size_t)columns;
    for (size_t column = 0; column < length && column < width; column++) {
        if (!is_cell(row[column]))
            return failure_set_at(failure, FAILURE_BAD_CELL, line, (uint32_t)column + 1, 0,
                                  (unsigned char)row[column]);
    }
    if (length < width)
        return failure_set_at(failure, FAILURE_ROW_TOO_SHORT, line, (uint32_t)length + 1, width, length);
    if (length > width)
        return failure_set_at(failure, FAILURE_ROW_TOO_LONG, line, (uint32_t)width + 1, width, length);
    memcpy(cells, row, width);
    return true;
}

bool board_parse(const char *text, size_t length, struct board *board, struct failure *failure) {
    size_t offset = 0;
    struct text_line line = {0};
    bool ended = false;
    board->rows = 0;
    while (text_line_next(text, length, &offset, &line)) {
        if (line.length == 0) {
            ended = board->rows > 0;
            continue;
        }
        if (ended) return failure_set_at(failure, FAILURE_TEXT_AFTER_END, line.number, 1, 1, 0);
        if (board->rows == 0) {
            if (line.length > BOARD_SIDE_MAX)
                return failure_set_at(failure, FAILURE_COLUMNS_OUT_OF_RANGE, line.number, BOARD_SIDE_MAX + 1,
                                      0, line.length);
            board->columns = (int)line.length;
        }
        if (board->rows == BOARD_SIDE_MAX)
            return failure_set_at(failure, FAILURE_ROWS_OUT_OF_RANGE, line.number, 1, 0, BOARD_SIDE_MAX + 1);
        char *cells = board->cells + board->rows * board->columns;
        if (!board_parse_row(line.bytes, line.length, board->columns, cells, line.number, failure))
            return false;
        board->rows++;
    }
    return board->rows > 0 || failure_set_at(failure, FAILURE_EMPTY_TEXT, 1, 1, 0, 0);
}

size_t board_format(const struct board *board, char *text) {
    size_t width = (size_t)board->columns;
    for (int row = 0; row < board->rows; row++) {
        memcpy(text, board->cells + row * board->columns, width);
        text[width] = '\n';
        text += width + 1;
    }
    return (size_t)board->rows * (width + 1);
}
