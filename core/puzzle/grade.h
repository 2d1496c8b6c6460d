/* Puzzles: positions with Red to move that Red wins with exactly one first move; and their difficulty. */
#ifndef RUBICON_PUZZLE_GRADE_H
#define RUBICON_PUZZLE_GRADE_H

#include "analysis/analysis.h"

enum { PUZZLE_LEVELS = 5 };

struct puzzle_grade {
    uint32_t length; /* moves of both sides until Red has won, with best play */
    uint32_t lures;  /* first moves that do not win, but only because of a single answer of Black's */
    uint32_t forced; /* leading moves of Red's that are the only winning ones */
    uint32_t level;  /* 1 (easiest) to PUZZLE_LEVELS */
};

/* The level follows from points: one for each of Red's moves, another for each that is forced, two for each
   lure; 6, 9, 14 and 20 points are the most of the first four levels. */

/* Grades a position; level 0 if it is no puzzle: Red does not win or is not to move, a second first move
   wins, or there is no other move at all. Fails as analysis_value. */
bool puzzle_grade(const struct analysis *analysis, const struct position *position,
                  struct puzzle_grade *grade, struct failure *failure);

#endif
