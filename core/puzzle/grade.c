#include "puzzle/grade.h"

#include "analysis/play.h"
#include "puzzle/naive.h"

enum { DEEPEST = 12 }; /* points of a refutation */

/* The moves of a position, the best first, and the number of those that keep its result. */
struct choice {
    struct play_move moves[MOVES_MAX];
    int count;
    int kept;
};

static bool choose(const struct analysis *analysis, const struct position *position, struct choice *choice,
                   struct failure *failure) {
    const struct play_move *moves = choice->moves;
    if (!play_moves(analysis, position, choice->moves, &choice->count, failure)) return false;
    choice->kept = 0;
    while (choice->kept < choice->count && moves[choice->kept].value.winner == moves[0].value.winner)
        choice->kept++;
    return true;
}

/* Follows the best line and counts the solver's only moves. */
static bool count_forced(const struct analysis *analysis, struct position position,
                         struct puzzle_grade *grade, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    enum side solver = position.side;
    struct choice choice;
    for (uint32_t ply = 0; ply < grade->length; ply++) {
        if (!choose(analysis, &position, &choice, failure)) return false;
        struct move best = choice.moves[0].move;
        if (position.side == solver && choice.count > 1) {
            if (choice.kept > 1) return true;
            grade->forced++;
            grade->unseen += !naive_finds(board, &position, best);
        }
        position_play(&position, best);
    }
    return true;
}

static uint32_t level_of(const struct puzzle_grade *grade) {
    static const uint32_t most[PUZZLE_LEVELS - 1] = {11, 12, 21, 29};
    bool is_deep = grade->refutation == 0 || grade->refutation > DEEPEST;
    uint32_t points = (grade->length + 1) / 2 + 2 * grade->forced + 4 * grade->unseen +
                      (is_deep ? DEEPEST : grade->refutation) + 2 * grade->retreats;
    uint32_t level = 1;
    while (level < PUZZLE_LEVELS && points > most[level - 1]) level++;
    return level;
}

bool puzzle_grade(const struct analysis *analysis, const struct position *position,
                  struct puzzle_grade *grade, struct failure *failure) {
    struct choice choice;
    struct play_shape shape;
    *grade = (struct puzzle_grade){.level = 0};
    if (!choose(analysis, position, &choice, failure)) return false;
    if (choice.kept != 1 || choice.count == 1) return true;
    if (choice.moves[0].value.winner == side_winner(side_other(position->side))) return true;
    if (!play_line_shape(analysis, position, &shape, failure)) return false;
    grade->length = shape.length;
    grade->refutation = choice.moves[1].value.distance;
    grade->retreats = naive_retreats(analysis_board(analysis), position, choice.moves[0].move);
    if (!count_forced(analysis, *position, grade, failure)) return false;
    grade->level = level_of(grade);
    return true;
}
