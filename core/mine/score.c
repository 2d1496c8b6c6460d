#include "mine/score.h"

#include "analysis/play.h"

const char *score_goal_name(enum score_goal goal) {
#define NAME(GOAL, name, counted) #name,
    static const char *const names[] = {SCORE_LIST(NAME)};
    return names[goal];
}

/* Plays the move that keeps the value, if there is only one. */
static bool play_forced(const struct analysis *analysis, struct position *position, bool *forced,
                        struct failure *failure) {
    struct play_move moves[MOVES_MAX];
    int count;
    if (!play_moves(analysis, position, moves, &count, failure)) return false;
    *forced = count == 1 || (count > 1 && !value_equal(moves[0].value, moves[1].value));
    if (*forced) position_play(position, moves[0].move);
    return true;
}

/* A position to be scored. */
struct scored {
    const struct analysis *analysis;
    const struct position *position;
    struct value value;
};

/* The rule of a goal is the function with its name: it gives a position's score, 0 if the goal does not
   apply. */
typedef bool score_rule(const struct scored *scored, uint32_t *score, struct failure *failure);

static uint32_t moves_to_win(const struct scored *scored, enum winner winner) {
    return scored->value.winner == winner ? scored->value.distance : 0;
}

static bool score_red(const struct scored *scored, uint32_t *score, struct failure *failure) {
    (void)failure;
    *score = moves_to_win(scored, WINNER_RED);
    return true;
}

static bool score_black(const struct scored *scored, uint32_t *score, struct failure *failure) {
    (void)failure;
    *score = moves_to_win(scored, WINNER_BLACK);
    return true;
}

static bool score_unique(const struct scored *scored, uint32_t *score, struct failure *failure) {
    struct play_move moves[MOVES_MAX];
    int count;
    *score = moves_to_win(scored, WINNER_RED);
    if (*score == 0) return true;
    if (!play_moves(scored->analysis, scored->position, moves, &count, failure)) return false;
    if (play_count_wins(moves, count, SIDE_RED) != 1) *score = 0;
    return true;
}

static bool score_forced(const struct scored *scored, uint32_t *score, struct failure *failure) {
    struct position position = *scored->position;
    struct play_shape shape;
    bool forced = true;
    if (!play_line_shape(scored->analysis, &position, &shape, failure)) return false;
    for (*score = 0; *score < shape.length; ++*score) {
        if (!play_forced(scored->analysis, &position, &forced, failure)) return false;
        if (!forced) return true;
    }
    return true;
}

static bool score_tie(const struct scored *scored, uint32_t *score, struct failure *failure) {
    struct play_shape shape = {.length = 0};
    bool is_tie = scored->value.winner == WINNER_NONE;
    if (is_tie && !play_line_shape(scored->analysis, scored->position, &shape, failure)) return false;
    *score = shape.length;
    return true;
}

bool score_position(const struct analysis *analysis, enum score_goal goal, const struct position *position,
                    uint32_t *score, struct failure *failure) {
#define RULE(GOAL, name, counted) score_##name,
    static score_rule *const rules[] = {SCORE_LIST(RULE)};
    struct scored scored = {analysis, position, {WINNER_NONE, 0}};
    return analysis_value(analysis, position, &scored.value, failure) && rules[goal](&scored, score, failure);
}
