/* The inside of the layered solver, for those who read its table or choose its kernels. */
#ifndef RUBICON_LAYERED_LAYERED_INSIDE_H
#define RUBICON_LAYERED_LAYERED_INSIDE_H

#include "layered/layered.h"
#include "layered/table.h"

/* Makes an analysis that layered_solver has opened and not yet stepped use the i-th kernels that this machine
   runs (see kernels.h) instead of the fastest. Returns their name, NULL where there are no such kernels. */
const char *layered_use_kernels(struct analysis *analysis, int i);

/* The longest win of a side among all positions with Red to move, in moves of both sides; 0 where it has none
   but finished games. Known as soon as the analysis is done. */
uint32_t layered_longest(const struct analysis *analysis, enum side winner);

/* The table of half 0 or 1, for those who read it by words; the analysis's own. */
const struct table *layered_table(const struct analysis *analysis, int half);

#endif
