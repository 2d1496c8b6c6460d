/* How long best play of a tie goes on until a position comes again (see play_line_shape), for all ties of one
   lane with Red to move. Both sides always take the first move that keeps the tie, so each position has one next:
   a walk is as long as its way into a loop and the loop together. The order of moves is not the same on the
   mirrored board: a placement counts as the longer of the two. */
#ifndef RUBICON_SURVEY_TIE_LINES_H
#define RUBICON_SURVEY_TIE_LINES_H

#include "survey/lanes.h"
#include "survey/peak.h"

/* Memory for the walks, to be used again and again. A position's number is (pair * 32 + pawn) * 2 + side. */
enum { TIE_LINES_POSITIONS = LANES_PAIRS_MAX * 64 };

struct tie_lines {
    uint32_t tie[2][LANES_PAIRS_MAX + 1]; /* by side to move: the pawn's cells; of the dummy pair none */
    uint32_t walked[2][LANES_PAIRS_MAX];
    uint16_t length[2][TIE_LINES_POSITIONS]; /* of the board, and of its mirror image */
    uint16_t path[TIE_LINES_POSITIONS];
};

/* Takes the ties of a lane of solved lanes; returns how many there are, with either side to move: no line is
   longer. */
uint32_t tie_lines_take(struct tie_lines *lines, const struct lanes *lanes, int lane);

/* The longest line among them. */
struct peak tie_lines_longest(struct tie_lines *lines, const struct lanes *lanes);

/* The most moves in a row, from the first, that are the only ones to keep the tie, until a position comes again;
   after tie_lines_longest. Fewer than `floor` need not be found. */
struct peak tie_lines_forced(const struct tie_lines *lines, const struct lanes *lanes, uint32_t floor);

#endif
