/* What makes a drawn position remarkable, as a number; Red moves first.

   A move keeps a position's value where the position after it has the same winner and, if somebody wins, is
   one move nearer to the end. A move is forced where it is the only legal one that does. */
#ifndef RUBICON_MINE_SCORE_H
#define RUBICON_MINE_SCORE_H

#include "analysis/analysis.h"

enum score_goal {
    SCORE_RED,    /* moves of both sides until Red wins */
    SCORE_BLACK,  /* and until Black wins */
    SCORE_UNIQUE, /* the same for a win of Red's that all first moves but one give away */
    SCORE_FORCED, /* forced moves in a row, from the first one on; in a tie until a position comes again */
    SCORE_TIE,    /* moves of the best line of a tie until a position comes again */
    SCORE_GOALS   /* how many goals there are */
};

/* The goal's name, such as "red"; a constant string. */
const char *score_goal_name(enum score_goal goal);

/* Scores a position with Red to move of a finished analysis; 0 where it is none of the kind. Fails as
   analysis_value. */
bool score_position(const struct analysis *analysis, enum score_goal goal, const struct position *position,
                    uint32_t *score, struct failure *failure);

#endif
