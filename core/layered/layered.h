/* The layered solver. */
#ifndef RUBICON_LAYERED_LAYERED_H
#define RUBICON_LAYERED_LAYERED_H

#include "analysis/analysis.h"

/* Solves whole layers of positions at a time, in tiers of the pawn's rows; the solver for all normal use. */
extern const struct solver layered_solver;

/* Looks for the value of a valid position in a new analysis by less work than analysis_ask: *value is the
   value, or a tie if it was not found. The analysis stays new. `expected` is a value that it may have, for
   example that of a similar board, or a tie; only the work depends on it. Fails as analysis_step. */
bool layered_glance(struct analysis *analysis, const struct position *position, struct value expected,
                    struct value *value, struct failure *failure);

/* The value of a board with one pawn and two generals, Red to move. Fails as position_of_board, analysis_open and
   analysis_ask. */
bool layered_answer(const struct board *board, uint64_t memory_limit, struct value *value,
                    struct failure *failure);

#endif
