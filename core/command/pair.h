/* Opens the two files of a judged program: the boards, and its output for them. */
#ifndef RUBICON_COMMAND_PAIR_H
#define RUBICON_COMMAND_PAIR_H

#include "command/options.h"

/* Opens the two files of the options, one of which may be -, and returns the status of `use`. STATUS_BAD after a
   complaint if there are not two, or one cannot be opened. */
int pair_use(const struct options *options, const char *task,
             int (*use)(const struct options *options, FILE *boards, FILE *lines));

#endif
