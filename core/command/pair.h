/* The two files of a program that is judged: the boards, and what it has printed for them. */
#ifndef RUBICON_COMMAND_PAIR_H
#define RUBICON_COMMAND_PAIR_H

#include "command/options.h"

/* Opens the two files of the options, of which one may be -, and returns what `use` makes of them. Where they
   are not two, or cannot be opened, STATUS_BAD after a complaint. */
int pair_use(const struct options *options, const char *task,
             int (*use)(const struct options *options, FILE *boards, FILE *lines));

#endif
