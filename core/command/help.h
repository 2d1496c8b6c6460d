/* What `--help` prints. */
#ifndef RUBICON_COMMAND_HELP_H
#define RUBICON_COMMAND_HELP_H

#include "command/options.h"

/* Prints the help of a task; those without options of their own share one. */
void help_print(enum task task);

#endif
