/* Scores one board with the textbook solver and the miner's rules: an independent check of a survey. */
#ifndef RUBICON_SURVEY_JUDGE_H
#define RUBICON_SURVEY_JUDGE_H

#include "survey/survey.h"

/* For each survey goal: the highest score of a placement on the pattern or its mirror image, and the
   number of placements that have it; 0 and 0 if none is of the kind. */
struct judgement {
    uint32_t score[SURVEY_GOALS];
    uint32_t positions[SURVEY_GOALS];
};

/* Fails as analysis_open and analysis_solve. */
bool judge_pattern(struct pattern_shape shape, uint32_t pattern, struct judgement *judgement,
                   struct failure *failure);

/* The score of a drawn board, Red to move. Fails as position_of_board, analysis_open and analysis_solve. */
bool judge_board(const struct board *board, enum survey_goal goal, uint32_t *score, struct failure *failure);

#endif
