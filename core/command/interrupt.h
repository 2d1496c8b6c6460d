/* Handles Ctrl-C, SIGTERM and SIGHUP in tasks that must clean up before they end. */
#ifndef RUBICON_COMMAND_INTERRUPT_H
#define RUBICON_COMMAND_INTERRUPT_H

#include <stdbool.h>

/* Between these two the first such signal sets a flag; a second one ends the command as usual. */
void interrupt_begin(void);
void interrupt_end(void);

/* Whether a signal has come since interrupt_begin. Thread-safe. */
bool interrupt_noted(void);

#endif
