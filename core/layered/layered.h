/* The layered solver. */
#ifndef RUBICON_LAYERED_LAYERED_H
#define RUBICON_LAYERED_LAYERED_H

#include "analysis/analysis.h"

/* Whole layers of positions at a time, for tiers of the pawn's rows one after the other; what everybody uses. */
extern const struct solver layered_solver;

#endif
