#include "puzzle/grade.h"

#include "analysis/play.h"

/* The moves of a position, and the number of those that win for the side to move. */
struct choice {
    struct play_move moves[MOVES_MAX];
    int count;
    int wins;
};

static bool choose(const struct analysis *analysis, const struct position *position, struct choice *choice,
                   struct failure *failure) {
    if (!play_moves(analysis, position, choice->moves, &choice->count, failure)) return false;
    choice->wins = play_count_wins(choice->moves, choice->count, position->side);
    return true;
}

/* Whether a move of Red's that does not win is a lure: Black has several answers, and all but one lose. */
static bool count_lure(const struct analysis *analysis, struct position position, struct move move,
                       uint32_t *lures, struct failure *failure) {
    struct choice answer;
    int lost = 0;
    position_play(&position, move);
    if (!choose(analysis, &position, &answer, failure)) return false;
    for (int i = 0; i < answer.count; i++) lost += answer.moves[i].value.winner == WINNER_RED;
    *lures += answer.count > 1 && lost == answer.count - 1;
    return true;
}

static bool count_lures(const struct analysis *analysis, const struct position *position,
                        const struct choice *choice, uint32_t *lures, struct failure *failure) {
    *lures = 0;
    for (int i = choice->wins; i < choice->count; i++) {
        if (!count_lure(analysis, *position, choice->moves[i].move, lures, failure)) return false;
    }
    return true;
}

/* Follows best play while Red has exactly one winning move. */
static bool count_forced(const struct analysis *analysis, struct position position, uint32_t *forced,
                         struct failure *failure) {
    struct choice choice;
    *forced = 0;
    for (;;) {
        if (!choose(analysis, &position, &choice, failure)) return false;
        if (choice.count == 0 || (position.side == SIDE_RED && choice.wins != 1)) return true;
        *forced += position.side == SIDE_RED;
        position_play(&position, choice.moves[0].move);
    }
}

static uint32_t level_of(const struct puzzle_grade *grade) {
    static const uint32_t most[PUZZLE_LEVELS - 1] = {6, 9, 14, 20};
    uint32_t points = (grade->length + 1) / 2 + grade->forced + 2 * grade->lures;
    uint32_t level = 1;
    while (level < PUZZLE_LEVELS && points > most[level - 1]) level++;
    return level;
}

bool puzzle_grade(const struct analysis *analysis, const struct position *position,
                  struct puzzle_grade *grade, struct failure *failure) {
    struct value value;
    struct choice choice;
    *grade = (struct puzzle_grade){.level = 0};
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (position->side != SIDE_RED || value.winner != WINNER_RED) return true;
    if (!choose(analysis, position, &choice, failure)) return false;
    if (choice.count < 2 || choice.wins != 1) return true;
    grade->length = value.distance;
    if (!count_lures(analysis, position, &choice, &grade->lures, failure)) return false;
    if (!count_forced(analysis, *position, &grade->forced, failure)) return false;
    grade->level = level_of(grade);
    return true;
}
