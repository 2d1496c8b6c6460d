#include "mine/score.h"

#include "analysis/play.h"

const char *score_goal_name(enum score_goal goal) {
    static const char *const names[] = {"red", "black", "unique", "forced", "tie"};
    return names[goal];
}

/* How many moves win for the side to move. */
static bool count_wins(const struct analysis *analysis, const struct position *position, uint32_t *wins,
                       struct failure *failure) {
    struct play_move moves[MOVES_MAX];
    int count;
    if (!play_moves(analysis, position, moves, &count, failure)) return false;
    *wins = 0;
    for (int i = 0; i < count; i++) *wins += moves[i].value.winner == side_winner(position->side);
    return true;
}

/* Plays the move that keeps the value where there is only one. */
static bool play_forced(const struct analysis *analysis, struct position *position, bool *forced,
                        struct failure *failure) {
    struct play_move moves[MOVES_MAX];
    int count;
    if (!play_moves(analysis, position, moves, &count, failure)) return false;
    *forced = count == 1 || (count > 1 && !value_equal(moves[0].value, moves[1].value));
    if (*forced) position_play(position, moves[0].move);
    return true;
}

static bool count_forced(const struct analysis *analysis, struct position position, uint32_t limit,
                         uint32_t *score, struct failure *failure) {
    bool forced = true;
    for (*score = 0; *score < limit; ++*score) {
        if (!play_forced(analysis, &position, &forced, failure)) return false;
        if (!forced) return true;
    }
    return true;
}

bool score_position(const struct analysis *analysis, enum score_goal goal, const struct position *position,
                    uint32_t *score, struct failure *failure) {
    struct value value;
    struct play_shape shape;
    uint32_t wins = 1;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (goal == SCORE_UNIQUE && value.winner == WINNER_RED && !count_wins(analysis, position, &wins, failure))
        return false;
    if (goal == SCORE_TIE || goal == SCORE_FORCED) {
        if (!play_line_shape(analysis, position, &shape, failure)) return false;
    }
    switch (goal) {
    case SCORE_RED: *score = value.winner == WINNER_RED ? value.distance : 0; return true;
    case SCORE_BLACK: *score = value.winner == WINNER_BLACK ? value.distance : 0; return true;
    case SCORE_UNIQUE: *score = value.winner == WINNER_RED && wins == 1 ? value.distance : 0; return true;
    case SCORE_TIE: *score = value.winner == WINNER_NONE ? shape.length : 0; return true;
    default: return count_forced(analysis, *position, shape.length, score, failure);
    }
}
