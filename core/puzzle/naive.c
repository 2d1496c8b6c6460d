#include "puzzle/naive.h"

#include <stdlib.h>

/* Rows and columns between a cell and the pawn. */
static int to_pawn(const struct board *board, const struct position *position, int cell) {
    int columns = board->columns;
    return abs(cell / columns - position->pawn / columns) + abs(cell % columns - position->pawn % columns);
}

/* The general that a move of Red's leaves where it is. */
static int other_general(const struct position *position, struct move move) {
    return position->general[position->general[0] == move.from];
}

bool naive_captures(const struct position *position, struct move move) {
    if (position->side == SIDE_RED) return move.to == position->pawn;
    return move.to == position->general[0] || move.to == position->general[1];
}

bool naive_blocks(const struct board *board, const struct position *position, struct move move) {
    int column = position->pawn % board->columns;
    return move.to < position->pawn && move.to % board->columns == column &&
           move.from % board->columns != column;
}

bool naive_approaches(const struct board *board, const struct position *position, struct move move) {
    int before = to_pawn(board, position, move.from);
    return before <= to_pawn(board, position, other_general(position, move)) &&
           to_pawn(board, position, move.to) < before;
}

bool naive_runs(const struct board *board, struct move move) {
    return move.from - move.to == board->columns;
}

bool naive_finds(const struct board *board, const struct position *position, struct move move) {
    if (naive_captures(position, move)) return true;
    if (position->side == SIDE_BLACK) return naive_runs(board, move);
    return naive_blocks(board, position, move) || naive_approaches(board, position, move);
}

bool naive_retreats(const struct board *board, const struct position *position, struct move move) {
    return position->side == SIDE_RED &&
           to_pawn(board, position, move.to) > to_pawn(board, position, move.from);
}
