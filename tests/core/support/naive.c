#include "support/naive.h"

#include <stdlib.h>

static bool can_stand(const struct board *board, int row, int column) {
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns &&
           board->cells[row * board->columns + column] != '#';
}

/* Lists the positions after moving general `which` to its four neighbours. */
static int general_successors(const struct board *board, const struct position *position, int which,
                              struct position *after) {
    static const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    int count = 0;
    for (int i = 0; i < 4; i++) {
        int row = position->general[which] / board->columns + steps[i][0];
        int column = position->general[which] % board->columns + steps[i][1];
        if (!can_stand(board, row, column)) continue;
        if (row * board->columns + column == position->general[1 - which]) continue;
        after[count] = *position;
        after[count].general[which] = (uint16_t)(row * board->columns + column);
        after[count++].side = SIDE_BLACK;
    }
    return count;
}

static int pawn_successors(const struct board *board, const struct position *position,
                           struct position *after) {
    static const int steps[3][2] = {{0, 1}, {0, -1}, {-1, 0}};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        int row = position->pawn / board->columns + steps[i][0];
        int column = position->pawn % board->columns + steps[i][1];
        if (!can_stand(board, row, column)) continue;
        after[count] = *position;
        after[count].pawn = (uint16_t)(row * board->columns + column);
        after[count++].side = SIDE_RED;
    }
    return count;
}

int naive_successors(const struct board *board, const struct position *position, struct position after[8]) {
    if (position->side == SIDE_BLACK) return pawn_successors(board, position, after);
    int count = general_successors(board, position, 0, after);
    return count + general_successors(board, position, 1, after + count);
}

bool naive_is_over(const struct board *board, const struct position *position, enum side *winner) {
    struct position after[8];
    enum side opponent = position->side == SIDE_RED ? SIDE_BLACK : SIDE_RED;
    if (position->pawn / board->columns == 0) {
        *winner = SIDE_BLACK;
        return true;
    }
    if (position->general[0] == position->pawn || position->general[1] == position->pawn ||
        naive_successors(board, position, after) == 0) {
        *winner = opponent;
        return true;
    }
    return false;
}

/* found: number of the round that found the value, so that a round sees only values of earlier rounds. */
struct entry {
    struct position position;
    struct value value;
    int found;
};

struct naive {
    struct board board;
    int cells;
    struct entry *entries;
};

/* The generals are interchangeable: a pair has one entry, with the lower cell first. */
static struct entry *entry_of(const struct naive *naive, const struct position *position) {
    int cells = naive->cells;
    bool in_order = position->general[0] < position->general[1];
    int low = position->general[in_order ? 0 : 1];
    int high = position->general[in_order ? 1 : 0];
    int number = (low * cells + high) * cells + position->pawn;
    return &naive->entries[number * 2 + (position->side == SIDE_BLACK)];
}

static struct value won_by(enum side side, uint32_t distance) {
    return (struct value){side == SIDE_RED ? WINNER_RED : WINNER_BLACK, distance};
}

/* Derives a value from the known values of the position's successors. */
static bool find_value(const struct naive *naive, const struct entry *entry, int round, struct value *value) {
    struct position after[8];
    enum side mover = entry->position.side;
    enum side opponent = mover == SIDE_RED ? SIDE_BLACK : SIDE_RED;
    int count = naive_successors(&naive->board, &entry->position, after);
    int losses = 0;
    uint32_t shortest_win = UINT32_MAX;
    uint32_t longest_loss = 0;
    for (int i = 0; i < count; i++) {
        const struct entry *next = entry_of(naive, &after[i]);
        if (next->found < 0 || next->found >= round) continue;
        if (next->value.winner == won_by(mover, 0).winner) {
            if (next->value.distance < shortest_win) shortest_win = next->value.distance;
        } else {
            losses++;
            if (next->value.distance > longest_loss) longest_loss = next->value.distance;
        }
    }
    if (shortest_win < UINT32_MAX)
        *value = won_by(mover, shortest_win + 1);
    else if (losses == count)
        *value = won_by(opponent, longest_loss + 1);
    return shortest_win < UINT32_MAX || losses == count;
}

static bool can_be(const struct board *board, const struct position *position) {
    return position->general[0] < position->general[1] && board->cells[position->general[0]] != '#' &&
           board->cells[position->general[1]] != '#' && board->cells[position->pawn] != '#';
}

/* Lists the positions in *list and sets the values of the finished games. Returns the number of the
   others. */
static int list_positions(struct naive *naive, struct entry **list) {
    int count = 0;
    for (int number = 0; number < naive->cells * naive->cells * naive->cells * 2; number++) {
        struct position position = {{(uint16_t)(number / 2 / naive->cells / naive->cells),
                                     (uint16_t)(number / 2 / naive->cells % naive->cells)},
                                    (uint16_t)(number / 2 % naive->cells),
                                    number % 2 == 0 ? SIDE_RED : SIDE_BLACK};
        struct entry *entry = &naive->entries[number];
        enum side winner;
        *entry = (struct entry){position, {WINNER_NONE, 0}, -1};
        if (!can_be(&naive->board, &position)) continue;
        if (naive_is_over(&naive->board, &position, &winner)) {
            entry->value = won_by(winner, 0);
            entry->found = 0;
        } else {
            list[count++] = entry;
        }
    }
    return count;
}

struct naive *naive_solve(const struct board *board) {
    struct naive *naive = malloc(sizeof *naive);
    size_t positions = 0;
    naive->board = *board;
    naive->cells = board->rows * board->columns;
    positions = (size_t)naive->cells * (size_t)naive->cells * (size_t)naive->cells * 2;
    naive->entries = malloc(positions * sizeof *naive->entries);
    struct entry **list = malloc(positions * sizeof(struct entry *));
    int left = list_positions(naive, list);
    bool changed = true;
    for (int round = 1; changed; round++) {
        int kept = 0;
        changed = false;
        for (int i = 0; i < left; i++) {
            if (find_value(naive, list[i], round, &list[i]->value)) {
                list[i]->found = round;
                changed = true;
            } else {
                list[kept++] = list[i];
            }
        }
        left = kept;
    }
    free(list);
    return naive;
}

struct value naive_value(const struct naive *naive, const struct position *position) {
    return entry_of(naive, position)->value;
}

void naive_free(struct naive *naive) {
    free(naive->entries);
    free(naive);
}

bool naive_is_stuck(const struct board *board, const struct position *position) {
    struct position after[8];
    return naive_successors(board, position, after) == 0;
}

static bool is_walled(const struct board *board, const struct position *position) {
    const int wall = (board->rows - 2) * board->columns;
    for (int cell = 0; cell < board->rows * board->columns; cell++) {
        const bool is_in_wall = cell >= wall && cell < wall + board->columns;
        if ((board->cells[cell] == '#') != is_in_wall) return false;
    }
    const bool is_apart = (position->general[0] < wall) != (position->general[1] < wall);
    return board->rows >= 4 && position->pawn < wall && is_apart;
}

bool naive_is_promised(int test, const struct board *board, const struct position *position,
                       struct value right) {
    if (test >= 1 && test <= 4) return right.winner == WINNER_NONE || naive_is_stuck(board, position);
    if (test == 5 || test == 6) return is_walled(board, position);
    if (test >= 7 && test <= 9) return board->columns == 1;
    if (test >= 10 && test <= 13) return right.winner == WINNER_NONE || right.distance <= 9;
    return true;
}
