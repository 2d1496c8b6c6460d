/* Play by a mistaken table: the moves of the wrong program. */
#include "mistakes/mistaken_table.h"

static int rank(struct value value, enum side side) {
    if (value.winner == WINNER_NONE) return 1;
    return value.winner == side_winner(side) ? 0 : 2;
}

/* As value_compare, with the program's mistakes about hurrying and delaying. */
static int compare(const struct mistaken *table, struct value a, struct value b, enum side side) {
    int rank_a = rank(a, side);
    int rank_b = rank(b, side);
    if (rank_a != rank_b) return rank_a - rank_b;
    bool hurries = rank_a == 0 ? !mistaken_table_makes(table, MISTAKE_LAST)
                               : mistaken_table_makes(table, MISTAKE_HURRY | MISTAKE_FIRST);
    uint32_t distance_a = mistaken_table_rank(table, a.distance);
    uint32_t distance_b = mistaken_table_rank(table, b.distance);
    int longer = distance_a < distance_b ? -1 : distance_a > distance_b;
    return hurries ? longer : -longer;
}

static void insert(const struct mistaken *table, struct play_move *moves, int count, struct play_move move,
                   enum side side) {
    int at = count;
    for (; at > 0 && compare(table, move.value, moves[at - 1].value, side) < 0; at--)
        moves[at] = moves[at - 1];
    moves[at] = move;
}

/* Whether a move swaps the order of the generals, so that the program cannot look up the result. */
static bool passes(const struct mistaken *table, const struct position *position,
                   const struct position *after) {
    int before = (int)table->number[position->general[0]] - table->number[position->general[1]];
    int now = (int)table->number[after->general[0]] - table->number[after->general[1]];
    return mistaken_table_makes(table, MISTAKE_UNMIRRORED) && before * now < 0;
}

static int add_moves(const struct mistaken *table, const struct position *position, uint16_t piece,
                     const struct mistaken_table_steps *to, struct play_move *moves, int count) {
    bool may_meet_general = position->side == SIDE_RED ? mistaken_table_makes(table, MISTAKE_SHARE)
                                                       : !mistaken_table_makes(table, MISTAKE_NO_CAPTURE);
    for (unsigned i = 0; i < to->count; i++) {
        uint16_t cell = table->cell[to->cell[i]];
        bool meets = cell == position->general[0] || cell == position->general[1];
        if (meets && !may_meet_general) continue;
        struct play_move move = {{piece, cell}, {WINNER_NONE, 0}};
        struct position after = *position;
        position_play(&after, move.move);
        if (!passes(table, position, &after)) move.value = mistaken_found(table, &after);
        insert(table, moves, count++, move, position->side);
    }
    return count;
}

int mistaken_moves(const struct mistaken *table, const struct position *position,
                   struct play_move moves[MOVES_MAX]) {
    if (mistaken_table_is_over(table, position)) return 0;
    if (position->side == SIDE_BLACK)
        return add_moves(table, position, position->pawn, &table->pawn_to[table->number[position->pawn]],
                         moves, 0);
    bool in_order = position->general[0] <= position->general[1];
    uint16_t lower = position->general[in_order ? 0 : 1];
    uint16_t upper = position->general[in_order ? 1 : 0];
    int count = add_moves(table, position, lower, &table->around[table->number[lower]], moves, 0);
    if (lower == upper) return count;
    return add_moves(table, position, upper, &table->around[table->number[upper]], moves, count);
}

/* The number of moves after which the line first reaches the position after `moves`, at most their count. */
static uint32_t find_again(const struct position *start, const struct move *moves, uint32_t count,
                           const struct position *last) {
    struct position position = *start;
    uint32_t at = 0;
    while (at < count && !position_equal(&position, last)) position_play(&position, moves[at++]);
    return at;
}

uint32_t mistaken_line(const struct mistaken *table, const struct position *start, struct move *moves,
                       uint32_t capacity, uint32_t *loop) {
    struct position position = *start;
    struct play_move choices[MOVES_MAX];
    uint32_t count = 0;
    *loop = 0;
    while (count < capacity && mistaken_moves(table, &position, choices) > 0) {
        moves[count++] = choices[0].move;
        position_play(&position, choices[0].move);
        *loop = find_again(start, moves, count, &position);
        if (*loop < count) return count;
    }
    *loop = count;
    return count;
}
