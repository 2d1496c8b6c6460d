/* The scores of eight patterns, for each goal of a survey: the highest of all placements, Red to move. */
#ifndef RUBICON_SURVEY_SCORES_H
#define RUBICON_SURVEY_SCORES_H

#include "mine/score.h"
#include "survey/lanes.h"
#include "survey/tie_lines.h"

/* The goals of a survey: goals of the miner, scored as it does. */
enum survey_goal { SURVEY_RED, SURVEY_BLACK, SURVEY_TIE, SURVEY_FORCED, SURVEY_GOALS };

enum score_goal survey_score_goal(enum survey_goal goal);

/* The highest score of a pattern, and the first placement that has it. */
struct score {
    uint32_t score; /* 0 if no placement is of the kind */
    uint32_t positions;
    uint32_t general[2], pawn; /* cells */
    bool mirrored;             /* that position has the score only on the mirrored board */
};

/* Memory for eight patterns, reused. */
struct scores {
    struct lanes lanes;
    struct tie_lines ties;
    struct score of[LANES][SURVEY_GOALS]; /* the result */
};

/* Initializes the memory for a shape of at least two rows; call once. */
void scores_open(struct scores *scores, struct pattern_shape shape);

/* Scores the patterns with these free cells (see lanes_solve). A score below `floor`, or below that of an
   earlier lane, may be left out: it is 0 then. */
void scores_take(struct scores *scores, const uint32_t free[LANES], const uint32_t floor[SURVEY_GOALS]);

#endif
