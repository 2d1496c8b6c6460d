/* Makes puzzles from a seed: the same on every machine. */
#ifndef RUBICON_PUZZLE_MAKE_H
#define RUBICON_PUZZLE_MAKE_H

#include "puzzle/grade.h"

enum { PUZZLE_WEEK = 7 };

/* Makes puzzle `number` (from 0), which depends on the seed and the number only: its board, on which Red is to
   move and wins, and its grade. Levels climb through a week, 1, 2, 2, 3, 3, 4, 5, and begin anew; the boards of
   harder ones are larger, with 3 to 9 rows and columns and 16 cells or more. Each takes 3 to 31 moves. Fails as
   analysis_open and analysis_step. */
bool puzzle_make(uint64_t seed, uint32_t number, struct board *board, struct puzzle_grade *grade,
                 struct failure *failure);

#endif
