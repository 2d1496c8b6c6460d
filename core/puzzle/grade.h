/* Puzzles: positions whose side to move has exactly one move that keeps what is its due; and their difficulty. */
#ifndef RUBICON_PUZZLE_GRADE_H
#define RUBICON_PUZZLE_GRADE_H

#include "analysis/analysis.h"

enum { PUZZLE_LEVELS = 5 };

/* What a person must see. An only move is one of several of which the others give the result away; those
   counted here are in the best line, from the first move on, while there is no second one. */
struct puzzle_grade {
    uint32_t length; /* moves of both sides in the best line until the game is won or, in a tie, repeats */
    uint32_t forced; /* only moves */
    uint32_t unseen; /* only moves that no naive rule proposes (see naive.h) */
    uint32_t refutation; /* moves until the other side wins after the best wrong first move; 0 if it ties */
    uint32_t retreats;   /* 1 if the first move takes a general away from the pawn, else 0 */
    uint32_t level;      /* 1 (easiest) to PUZZLE_LEVELS */
};

/* The level follows from points: one for each of the solver's moves, two for each only move, four more if it
   is unseen, one for each move of the refutation, at most and in a tie 12, and two for a retreat; 11, 12, 21
   and 29 points are the most of the first four levels. */

/* Grades a position; level 0 if it is no puzzle: the side to move loses or has a second move that keeps the
   result, or no other move at all. Fails as analysis_value. */
bool puzzle_grade(const struct analysis *analysis, const struct position *position,
                  struct puzzle_grade *grade, struct failure *failure);

#endif
