/* The layered solver. */
#ifndef RUBICON_LAYERED_LAYERED_H
#define RUBICON_LAYERED_LAYERED_H

#include "analysis/analysis.h"

/* Solves whole layers of positions at a time, in tiers of the pawn's rows; the solver for all normal use. */
extern const struct solver layered_solver;

/* The value of a board with one pawn and two generals, Red to move. Fails as position_of_board, analysis_open and
   analysis_ask. */
bool layered_answer(const struct board *board, uint64_t memory_limit, struct value *value,
                    struct failure *failure);

#endif
