/* How remarkable a position is, as a number; Red moves first.

   A move keeps a position's value if the position after it has the same winner and, if there is one, is
   one move nearer to the end. A move is forced if it is the only legal one that does; in a tie, forced
   moves are counted until a position repeats. */
#ifndef RUBICON_MINE_SCORE_H
#define RUBICON_MINE_SCORE_H

#include "analysis/analysis.h"

/* The goals, numbered in this order: constant, name, what is counted. Each has its rule in score.c. */
#define SCORE_LIST(GOAL)                                                                                     \
    GOAL(RED, red, "moves of both sides until Red wins")                                                     \
    GOAL(BLACK, black, "moves of both sides until Black wins")                                               \
    GOAL(UNIQUE, unique, "as red, where only one first move wins")                                           \
    GOAL(FORCED, forced, "moves in a row, from the first, that are the only best ones")                      \
    GOAL(TIE, tie, "moves of a tie's best line until a position comes again")

#define SCORE_AS_GOAL(GOAL, name, counted) SCORE_##GOAL,
enum score_goal { SCORE_LIST(SCORE_AS_GOAL) SCORE_GOALS };

/* The goal's name, such as "red"; a constant string. */
const char *score_goal_name(enum score_goal goal);

/* Scores a position with Red to move of a finished analysis; 0 if the goal does not apply. Fails as
   analysis_value. */
bool score_position(const struct analysis *analysis, enum score_goal goal, const struct position *position,
                    uint32_t *score, struct failure *failure);

#endif
