#include "analysis/play.h"

static void sort_moves(struct play_move *moves, int count, enum side side) {
    for (int sorted = 1; sorted < count; sorted++) {
        struct play_move move = moves[sorted];
        int at = sorted;
        for (; at > 0 && value_compare(move.value, moves[at - 1].value, side) < 0; at--)
            moves[at] = moves[at - 1];
        moves[at] = move;
    }
}

bool play_moves(const struct analysis *analysis, const struct position *position,
                struct play_move moves[MOVES_MAX], int *count, struct failure *failure) {
    struct value value;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    struct move legal[MOVES_MAX];
    *count = position_moves(analysis_board(analysis), position, legal);
    for (int i = 0; i < *count; i++) {
        struct position after = *position;
        position_play(&after, legal[i]);
        moves[i].move = legal[i];
        if (!analysis_value(analysis, &after, &moves[i].value, failure)) return false;
    }
    sort_moves(moves, *count, position->side);
    return true;
}

int play_count_wins(const struct play_move *moves, int count, enum side side) {
    int wins = 0;
    while (wins < count && moves[wins].value.winner == side_winner(side)) wins++;
    return wins;
}

bool play_chosen(const struct analysis *analysis, struct position *position, struct move move,
                 struct failure *failure) {
    if (!position_is_valid(analysis_board(analysis), position))
        return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    struct move legal[MOVES_MAX];
    int count = position_moves(analysis_board(analysis), position, legal);
    for (int i = 0; i < count; i++) {
        if (legal[i].from == move.from && legal[i].to == move.to) {
            position_play(position, move);
            return true;
        }
    }
    return failure_set(failure, FAILURE_ILLEGAL_MOVE, 0, 0);
}

/* Plays the best move; sets *moved to false if there is none. */
static bool play_best(const struct analysis *analysis, struct position *position, struct move *move,
                      bool *moved, struct failure *failure) {
    struct play_move moves[MOVES_MAX];
    int count;
    if (!play_moves(analysis, position, moves, &count, failure)) return false;
    *moved = count > 0;
    if (!*moved) return true;
    *move = moves[0].move;
    position_play(position, *move);
    return true;
}

static bool advance(const struct analysis *analysis, struct position *position, struct failure *failure) {
    struct move move;
    bool moved;
    return play_best(analysis, position, &move, &moved, failure);
}

/* The best move depends on the position alone, so the line of a tie ends in a loop; Brent's algorithm
   finds its period with only two positions in memory. */
static bool find_period(const struct analysis *analysis, const struct position *start, uint32_t *period,
                        struct failure *failure) {
    struct position slow = *start;
    struct position fast = *start;
    uint32_t power = 1;
    *period = 1;
    if (!advance(analysis, &fast, failure)) return false;
    while (!position_equal(&slow, &fast)) {
        if (power == *period) {
            slow = fast;
            power *= 2;
            *period = 0;
        }
        if (!advance(analysis, &fast, failure)) return false;
        ++*period;
    }
    return true;
}

static bool find_loop(const struct analysis *analysis, const struct position *start, uint32_t period,
                      uint32_t *loop, struct failure *failure) {
    struct position behind = *start;
    struct position ahead = *start;
    for (uint32_t i = 0; i < period; i++) {
        if (!advance(analysis, &ahead, failure)) return false;
    }
    for (*loop = 0; !position_equal(&behind, &ahead); ++*loop) {
        if (!advance(analysis, &behind, failure) || !advance(analysis, &ahead, failure)) return false;
    }
    return true;
}

bool play_line_shape(const struct analysis *analysis, const struct position *position,
                     struct play_shape *shape, struct failure *failure) {
    struct value value;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (value.winner != WINNER_NONE) {
        *shape = (struct play_shape){value.distance, value.distance};
        return true;
    }
    uint32_t period;
    if (!find_period(analysis, position, &period, failure)) return false;
    if (!find_loop(analysis, position, period, &shape->loop, failure)) return false;
    shape->length = shape->loop + period;
    return true;
}

bool play_line(const struct analysis *analysis, const struct position *position, struct move *moves,
               uint32_t count, struct failure *failure) {
    struct position at = *position;
    for (uint32_t i = 0; i < count; i++) {
        bool moved;
        if (!play_best(analysis, &at, &moves[i], &moved, failure)) return false;
    }
    return true;
}

bool play_can_stand(const struct board *board, const struct position *position, enum piece piece, int cell) {
    if (board_is_obstacle(board, cell)) return false;
    return piece == PIECE_PAWN || cell != position->general[piece == PIECE_FIRST_GENERAL ? 1 : 0];
}

static bool map_general(const struct analysis *analysis, struct position position, enum piece piece,
                        struct value *red, struct value *black, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    for (int cell = 0; cell < board_size(board); cell++) {
        if (!play_can_stand(board, &position, piece, cell)) continue;
        position.general[piece == PIECE_FIRST_GENERAL ? 0 : 1] = (uint16_t)cell;
        position.side = SIDE_RED;
        if (!analysis_value(analysis, &position, &red[cell], failure)) return false;
        position.side = SIDE_BLACK;
        if (!analysis_value(analysis, &position, &black[cell], failure)) return false;
    }
    return true;
}

bool play_map(const struct analysis *analysis, const struct position *position, enum piece piece,
              struct value *red, struct value *black, struct failure *failure) {
    struct value value;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (piece != PIECE_PAWN) return map_general(analysis, *position, piece, red, black, failure);
    const int general[2] = {position->general[0], position->general[1]};
    return analysis_values(analysis, general, red, black, failure);
}
