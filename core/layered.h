/* What only the layered solver has, for tests and benchmarks. */
#ifndef RUBICON_LAYERED_H
#define RUBICON_LAYERED_H

#include "analysis.h"

/* Makes an analysis that layered_solver has opened and not yet stepped use the i-th kernels that this machine
   runs (see kernels.h) instead of the fastest. Returns their name, NULL where there are no such kernels. */
const char *layered_use_kernels(struct analysis *analysis, int i);

#endif
