/* The number of moves of best play in a tie until a position repeats (see play_line_shape), for all ties
   of one lane with Red to move. Both sides always play the first move that keeps the tie, so each position
   has one successor: the length of a walk is its way into a loop plus the loop. The order of moves differs
   on the mirrored board: a placement counts as the longer of the two. */
#ifndef RUBICON_SURVEY_TIE_LINES_H
#define RUBICON_SURVEY_TIE_LINES_H

#include "survey/lanes.h"
#include "survey/peak.h"

/* Memory for the walks, reused. A position's number is (pair * 32 + pawn) * 2 + side. */
enum { TIE_LINES_POSITIONS = LANES_PAIRS_MAX * 64 };

struct tie_lines {
    uint32_t tie[2][LANES_PAIRS_MAX + 1]; /* by side to move: the pawn's cells; none for the dummy pair */
    uint32_t walked[2][LANES_PAIRS_MAX];
    uint16_t length[2][TIE_LINES_POSITIONS]; /* on the board, and on its mirror image */
    uint16_t path[TIE_LINES_POSITIONS];
};

/* Reads the ties of a lane of solved lanes; returns their number with either side to move: no line is
   longer. */
uint32_t tie_lines_take(struct tie_lines *lines, const struct lanes *lanes, int lane);

/* The longest line among them. */
struct peak tie_lines_longest(struct tie_lines *lines, const struct lanes *lanes);

/* The largest number of moves, from the first on, that are each the only one to keep the tie, until a
   position repeats; call after tie_lines_longest. Results below `floor` need not be found. */
struct peak tie_lines_forced(const struct tie_lines *lines, const struct lanes *lanes, uint32_t floor);

#endif
