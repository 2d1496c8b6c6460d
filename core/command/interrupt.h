/* Ctrl-C, SIGTERM and the end of the terminal (SIGHUP), for work that has something to finish before it ends. */
#ifndef RUBICON_COMMAND_INTERRUPT_H
#define RUBICON_COMMAND_INTERRUPT_H

#include <stdbool.h>

/* Between these two the first such signal is only noted; a second one ends the command as usual. */
void interrupt_begin(void);
void interrupt_end(void);

/* Whether one has been noted since interrupt_begin. Any thread may ask. */
bool interrupt_noted(void);

#endif
