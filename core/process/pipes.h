/* Pipes between this process and its children. */
#ifndef RUBICON_PROCESS_PIPES_H
#define RUBICON_PROCESS_PIPES_H

#include <stdbool.h>

/* Opens a pipe, read end first. Neither end is a standard stream, and exec closes both. False with errno. */
bool pipes_open(int ends[2]);

/* Closes an end unless it is -1, and sets it to -1. */
void pipes_close(int *end);

#endif
