#include "stress/smaller.h"

/* Pieces of a line that is taken out go to the line before it or to the one after it. */
enum { PUSH_BACK, PUSH_ON, PUSHES };

static bool is_piece(char cell) {
    return cell == CELL_PAWN || cell == CELL_GENERAL;
}

static bool is_promised(const struct board *board) {
    for (int cell = 0; cell < board->columns; cell++)
        if (board->cells[cell] == CELL_PAWN) return false;
    return board->rows >= 2 && board->columns >= 1;
}

/* Puts what is at `from` on the cell `to`, where that is free. */
static bool move_mark(struct board *board, int from, int to) {
    if (board->cells[to] != CELL_FREE) return false;
    board->cells[to] = board->cells[from];
    board->cells[from] = CELL_FREE;
    return true;
}

static void take_row(struct board *board, int row) {
    for (int cell = row * board->columns; cell + board->columns < board_size(board); cell++)
        board->cells[cell] = board->cells[cell + board->columns];
    board->rows--;
}

static void take_column(struct board *board, int column) {
    int kept = 0;
    for (int cell = 0; cell < board_size(board); cell++)
        if (cell % board->columns != column) board->cells[kept++] = board->cells[cell];
    board->columns--;
}

/* Takes a line out, a row or a column. False where its pieces find no place, or both ways of pushing them are
   the same, as there are none, and this is the second. */
static bool take_line(struct board *board, bool is_row, int line, int push) {
    int lines = is_row ? board->rows : board->columns;
    int length = is_row ? board->columns : board->rows;
    int stride = is_row ? board->columns : 1;
    int first = is_row ? line * board->columns : line;
    int target = push == PUSH_BACK ? line - 1 : line + 1;
    int pieces = 0;
    for (int i = 0; i < length; i++) {
        int cell = first + i * (is_row ? 1 : board->columns);
        if (!is_piece(board->cells[cell])) continue;
        pieces++;
        if (target < 0 || target >= lines) return false;
        if (!move_mark(board, cell, cell + (target - line) * stride)) return false;
    }
    if (pieces == 0 && push != PUSH_BACK) return false;
    if (is_row)
        take_row(board, line);
    else
        take_column(board, line);
    return is_promised(board);
}

/* Makes change `number` of those that there may be; false where it is none. */
static bool change(struct board *board, uint32_t number) {
    uint32_t rows = (uint32_t)board->rows;
    uint32_t columns = (uint32_t)board->columns;
    uint32_t cells = rows * columns;
    if (number < PUSHES * rows) return take_line(board, true, (int)(number / PUSHES), (int)(number % PUSHES));
    number -= PUSHES * rows;
    if (number < PUSHES * columns)
        return take_line(board, false, (int)(number / PUSHES), (int)(number % PUSHES));
    number -= PUSHES * columns;
    if (number < cells) {
        if (board->cells[number] != CELL_OBSTACLE) return false;
        board->cells[number] = CELL_FREE;
        return true;
    }
    number -= cells;
    int from = (int)(number / cells);
    int to = (int)(number % cells);
    bool can_move =
        is_piece(board->cells[from]) || (board->cells[from] == CELL_OBSTACLE && cells <= SMALLER_MOVED_CELLS);
    return to < from && can_move && move_mark(board, from, to) && is_promised(board);
}

bool smaller_next(const struct board *board, uint32_t *cursor, struct board *smaller) {
    uint32_t cells = (uint32_t)board_size(board);
    uint32_t changes = PUSHES * (uint32_t)(board->rows + board->columns) + cells + cells * cells;
    while (*cursor < changes) {
        *smaller = *board;
        if (change(smaller, (*cursor)++)) return true;
    }
    return false;
}
