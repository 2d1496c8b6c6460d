/* The layered solver. */
#ifndef RUBICON_LAYERED_LAYERED_H
#define RUBICON_LAYERED_LAYERED_H

#include "analysis/analysis.h"

/* Solves whole layers of positions at a time, in tiers of the pawn's rows; the solver for all normal use. */
extern const struct solver layered_solver;

#endif
