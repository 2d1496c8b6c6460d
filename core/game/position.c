#include "game/position.h"

bool position_of_board(const struct board *board, enum side side, struct position *position,
                       struct failure *failure) {
    int pawns = 0;
    int generals = 0;
    int second_pawn = 0;
    int third_general = 0;
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board->cells[cell] == CELL_PAWN) {
            if (pawns++ == 0) position->pawn = (uint16_t)cell;
            if (pawns == 2) second_pawn = cell;
        } else if (board->cells[cell] == CELL_GENERAL) {
            if (generals < 2) position->general[generals] = (uint16_t)cell;
            if (++generals == 3) third_general = cell;
        }
    }
    position->side = side;
    if (pawns == 0) return failure_set(failure, FAILURE_NO_PAWN, 1, 0);
    if (pawns > 1)
        return failure_set_at(failure, FAILURE_MANY_PAWNS, (uint32_t)(second_pawn / board->columns) + 1,
                              (uint32_t)(second_pawn % board->columns) + 1, 1, (uint64_t)pawns);
    if (generals < 2) return failure_set(failure, FAILURE_FEW_GENERALS, 2, (uint64_t)generals);
    if (generals > 2)
        return failure_set_at(failure, FAILURE_MANY_GENERALS, (uint32_t)(third_general / board->columns) + 1,
                              (uint32_t)(third_general % board->columns) + 1, 2, (uint64_t)generals);
    return true;
}

static bool is_free(const struct board *board, int cell) {
    return cell < board_size(board) && !board_is_obstacle(board, cell);
}

bool position_is_valid(const struct board *board, const struct position *position) {
    return is_free(board, position->general[0]) && is_free(board, position->general[1]) &&
           is_free(board, position->pawn) && position->general[0] != position->general[1] &&
           (position->side == SIDE_RED || position->side == SIDE_BLACK);
}

enum ending position_ending(const struct board *board, const struct position *position, enum side *winner) {
    struct move moves[MOVES_MAX];
    if (position->pawn < board->columns) {
        *winner = SIDE_BLACK;
        return ENDING_ROW_ONE;
    }
    if (position->pawn == position->general[0] || position->pawn == position->general[1]) {
        *winner = side_other(position->side);
        return ENDING_CAPTURE;
    }
    if (position_steps(board, position, moves) == 0) {
        *winner = side_other(position->side);
        return ENDING_NO_MOVE;
    }
    return ENDING_NONE;
}

enum direction { UP, LEFT, RIGHT, DOWN };

/* The cell one step away, or -1 at the edge of the board or at an obstacle. */
static int neighbour(const struct board *board, int cell, enum direction direction) {
    static const int down[] = {[UP] = -1, [LEFT] = 0, [RIGHT] = 0, [DOWN] = 1};
    static const int right[] = {[UP] = 0, [LEFT] = -1, [RIGHT] = 1, [DOWN] = 0};
    int row = cell / board->columns + down[direction];
    int column = cell % board->columns + right[direction];
    if (row < 0 || row >= board->rows || column < 0 || column >= board->columns) return -1;
    int to = row * board->columns + column;
    return board_is_obstacle(board, to) ? -1 : to;
}

int position_steps(const struct board *board, const struct position *position, struct move moves[MOVES_MAX]) {
    int count = 0;
    if (position->side == SIDE_BLACK) {
        for (enum direction direction = UP; direction <= RIGHT; direction++) {
            int to = neighbour(board, position->pawn, direction);
            if (to >= 0) moves[count++] = (struct move){position->pawn, (uint16_t)to};
        }
        return count;
    }
    int lower = position->general[0] < position->general[1] ? 0 : 1;
    for (int turn = 0; turn < 2; turn++) {
        int general = turn == 0 ? lower : 1 - lower;
        uint16_t from = position->general[general];
        for (enum direction direction = UP; direction <= DOWN; direction++) {
            int to = neighbour(board, from, direction);
            if (to >= 0 && to != position->general[1 - general])
                moves[count++] = (struct move){from, (uint16_t)to};
        }
    }
    return count;
}

int position_moves(const struct board *board, const struct position *position, struct move moves[MOVES_MAX]) {
    enum side winner;
    if (position_ending(board, position, &winner) != ENDING_NONE) return 0;
    return position_steps(board, position, moves);
}

static void carry(struct position *position, enum side side, uint16_t from, uint16_t to) {
    if (side == SIDE_BLACK)
        position->pawn = to;
    else
        position->general[position->general[0] == from ? 0 : 1] = to;
}

void position_play(struct position *position, struct move move) {
    carry(position, position->side, move.from, move.to);
    position->side = side_other(position->side);
}

void position_undo(struct position *position, struct move move) {
    position->side = side_other(position->side);
    carry(position, position->side, move.to, move.from);
}

bool position_equal(const struct position *a, const struct position *b) {
    bool same = a->general[0] == b->general[0] && a->general[1] == b->general[1];
    bool swapped = a->general[0] == b->general[1] && a->general[1] == b->general[0];
    return (same || swapped) && a->pawn == b->pawn && a->side == b->side;
}
