/* Internals of the layered solver, for code that reads its table or chooses its kernels. */
#ifndef RUBICON_LAYERED_LAYERED_INSIDE_H
#define RUBICON_LAYERED_LAYERED_INSIDE_H

#include "layered/half.h"
#include "layered/layered.h"
#include "layered/table.h"

/* Makes an analysis that is open but not yet stepped use the i-th set of kernels (see kernels_at) instead
   of the fastest. Returns their name, or NULL if there is no such set. */
const char *layered_use_kernels(struct analysis *analysis, int i);

/* The longest win of a side among all positions with Red to move, in moves of both sides; 0 if it wins
   none but finished games. Available when the analysis is done. */
uint32_t layered_longest(const struct analysis *analysis, enum side winner);

/* The table of half 0 or 1, to be read by words; owned by the analysis. */
const struct table *layered_table(const struct analysis *analysis, int half);

#endif
