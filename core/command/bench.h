/* Times the solvers on boards of its own. */
#ifndef RUBICON_COMMAND_BENCH_H
#define RUBICON_COMMAND_BENCH_H

#include "command/options.h"

/* Prints `name<TAB>value<TAB>unit` lines, medians of runs by one thread; false where memory ran out or its
 * limit did not do. */
bool bench_run(const struct options *options);

#endif
