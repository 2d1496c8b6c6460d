#include "mine/change.h"

static int below(struct random *random, int end) {
    return (int)random_below(random, (uint32_t)end);
}

static bool toss(struct random *random) {
    return below(random, 2) == 0;
}

static int any_cell(const struct board *board, struct random *random) {
    return below(random, board_size(board));
}

static void turn_over(struct board *board, int cell) {
    board->cells[cell] = board_is_obstacle(board, cell) ? CELL_FREE : CELL_OBSTACLE;
}

static void exchange(struct board *board, int a, int b) {
    char kept = board->cells[a];
    board->cells[a] = board->cells[b];
    board->cells[b] = kept;
}

void change_begin(struct board *board, int density, struct random *random) {
    bool mirrored = below(random, 4) == 0;
    for (int cell = 0; cell < board_size(board); cell++) {
        int opposite = board_mirror_cell(board->columns, cell);
        bool is_obstacle = below(random, 100) < density;
        board->cells[cell] = is_obstacle ? CELL_OBSTACLE : CELL_FREE;
        if (mirrored && opposite < cell) board->cells[cell] = board->cells[opposite];
    }
}

static void turn_over_two(struct board *board, struct random *random) {
    turn_over(board, any_cell(board, random));
    turn_over(board, any_cell(board, random));
}

/* Swaps two different cells, neighbours or any two. */
static void move_obstacle(struct board *board, struct random *random) {
    for (int tries = 0; tries < 64; tries++) {
        int from = any_cell(board, random);
        int to = any_cell(board, random);
        if (toss(random)) {
            bool across = toss(random);
            if (across ? from % board->columns == 0 : from < board->columns) continue;
            to = from - (across ? 1 : board->columns);
        }
        if (board->cells[from] == board->cells[to]) continue;
        exchange(board, from, to);
        return;
    }
}

/* Draws a piece of wall, or of corridor, of two to five cells. */
static void draw_stroke(struct board *board, struct random *random) {
    char drawn = toss(random) ? CELL_OBSTACLE : CELL_FREE;
    bool across = toss(random);
    int cell = any_cell(board, random);
    for (int left = 2 + below(random, 4); left > 0 && cell < board_size(board); left--) {
        board->cells[cell] = drawn;
        cell += across ? 1 : board->columns;
        if (across && cell % board->columns == 0) return;
    }
}

static void exchange_lines(struct board *board, struct random *random) {
    if (toss(random)) {
        int a = below(random, board->rows) * board->columns;
        int b = below(random, board->rows) * board->columns;
        for (int column = 0; column < board->columns; column++) exchange(board, a + column, b + column);
    } else {
        int a = below(random, board->columns);
        int b = below(random, board->columns);
        for (int row = 0; row < board_size(board); row += board->columns) exchange(board, row + a, row + b);
    }
}

/* Shifts a row or a column by one cell, cyclically. */
static void shift_line(struct board *board, struct random *random) {
    bool across = toss(random);
    int step = across ? 1 : board->columns;
    int length = across ? board->columns : board->rows;
    int first = across ? below(random, board->rows) * board->columns : below(random, board->columns);
    for (int at = length - 1; at > 0; at--) exchange(board, first + at * step, first + (at - 1) * step);
}

static void draw_patch(struct board *board, struct random *random) {
    int first = any_cell(board, random);
    for (int i = 0; i < 4; i++) {
        int cell = first + i / 2 * board->columns + i % 2;
        bool inside = first % board->columns + i % 2 < board->columns && cell < board_size(board);
        if (inside) board->cells[cell] = toss(random) ? CELL_OBSTACLE : CELL_FREE;
    }
}

void change_some(struct board *board, struct random *random) {
    int kind = below(random, 100);
    if (kind < 45)
        turn_over(board, any_cell(board, random));
    else if (kind < 75)
        move_obstacle(board, random);
    else if (kind < 87)
        turn_over_two(board, random);
    else if (kind < 92)
        draw_stroke(board, random);
    else if (kind < 94)
        exchange_lines(board, random);
    else if (kind < 97)
        draw_patch(board, random);
    else
        shift_line(board, random);
}
