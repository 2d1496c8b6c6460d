#include "survey/judge.h"

#include "game/pairs.h"
#include "textbook/textbook.h"

static bool open_solved(const struct board *board, struct analysis **analysis, struct failure *failure) {
    return analysis_open(&textbook_solver, board, UINT64_MAX, analysis, failure) &&
           analysis_solve(*analysis, failure);
}

/* A pattern and its mirror image. */
struct judged {
    struct analysis *analysis;
    struct analysis *mirrored;
};

static uint16_t mirror_cell(int columns, int cell) {
    return (uint16_t)board_mirror_cell(columns, cell);
}

static struct position mirror(int columns, const struct position *position) {
    return (struct position){
        {mirror_cell(columns, position->general[0]), mirror_cell(columns, position->general[1])},
        mirror_cell(columns, position->pawn),
        position->side};
}

static bool take_position(const struct judged *judged, const struct position *position,
                          struct judgement *judgement, struct failure *failure) {
    const struct position other = mirror(analysis_board(judged->analysis)->columns, position);
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) {
        uint32_t here, there;
        const enum score_goal scored = survey_score_goal(goal);
        if (!score_position(judged->analysis, scored, position, &here, failure)) return false;
        if (!score_position(judged->mirrored, scored, &other, &there, failure)) return false;
        const uint32_t score = here > there ? here : there;
        if (score == 0 || score < judgement->score[goal]) continue;
        if (score > judgement->score[goal]) judgement->positions[goal] = 0;
        judgement->score[goal] = score;
        judgement->positions[goal]++;
    }
    return true;
}

static bool take_positions(const struct judged *judged, struct judgement *judgement,
                           struct failure *failure) {
    const struct board *board = analysis_board(judged->analysis);
    for (struct pairs pairs = {{-1, 0}}; pairs_next(&pairs, board);) {
        for (int pawn = 0; pawn < board_size(board); pawn++) {
            const struct position position = {
                {(uint16_t)pairs.general[0], (uint16_t)pairs.general[1]}, (uint16_t)pawn, SIDE_RED};
            if (board_is_obstacle(board, pawn) || pawn == pairs.general[0] || pawn == pairs.general[1])
                continue;
            if (!take_position(judged, &position, judgement, failure)) return false;
        }
    }
    return true;
}

bool judge_pattern(struct pattern_shape shape, uint32_t pattern, struct judgement *judgement,
                   struct failure *failure) {
    const struct board board = pattern_board(shape, pattern);
    const struct board mirrored = pattern_board(shape, pattern_mirror(shape, pattern));
    struct judged judged = {NULL, NULL};
    *judgement = (struct judgement){{0}, {0}};
    const bool is_judged = open_solved(&board, &judged.analysis, failure) &&
                           open_solved(&mirrored, &judged.mirrored, failure) &&
                           take_positions(&judged, judgement, failure);
    analysis_close(judged.analysis);
    analysis_close(judged.mirrored);
    return is_judged;
}

bool judge_board(const struct board *board, enum survey_goal goal, uint32_t *score, struct failure *failure) {
    struct position position;
    struct analysis *analysis = NULL;
    const bool is_judged = position_of_board(board, SIDE_RED, &position, failure) &&
                           open_solved(board, &analysis, failure) &&
                           score_position(analysis, survey_score_goal(goal), &position, score, failure);
    analysis_close(analysis);
    return is_judged;
}
