/* Pipes between this process and those that it starts. */
#ifndef RUBICON_COMMAND_PIPES_H
#define RUBICON_COMMAND_PIPES_H

#include <stdbool.h>

/* A pipe, its end to read from first, whose ends are none of the standard streams and are closed where a
   program is begun. False, with errno, where the system gives none. */
bool pipes_open(int ends[2]);

/* Closes an end, unless it is -1, which it is then. */
void pipes_close(int *end);

#endif
