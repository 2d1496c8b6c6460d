/* Makes puzzles from a seed: the same on every machine. */
#ifndef RUBICON_PUZZLE_MAKE_H
#define RUBICON_PUZZLE_MAKE_H

#include "puzzle/grade.h"
#include "puzzle/theme.h"

enum { PUZZLE_WEEK = 7 };

struct puzzle {
    struct board board;
    enum side side; /* to move */
    struct puzzle_grade grade;
    uint32_t themes; /* bit t is theme t */
};

/* Makes puzzle `number` (from 0), which depends on the seed, the theme and the number only. Without a theme
   Red wins, and levels climb through a week, 1, 2, 2, 3, 3, 4, 5, and begin anew; easy ones have smaller
   boards. With one the level is any. Boards have 3 to 9 rows and columns and 16 cells or more; wins take 3 to
   31 moves, and ties repeat after 12 at most. Fails as analysis_open and analysis_step. */
bool puzzle_make(uint64_t seed, uint32_t number, enum theme theme, struct puzzle *puzzle,
                 struct failure *failure);

#endif
