/* The complaints of a program that cannot be run, or cannot be watched. */
#ifndef RUBICON_COMMAND_CANNOT_RUN_H
#define RUBICON_COMMAND_CANNOT_RUN_H

#include <stdbool.h>

/* Says why, by the errno of exec, and what helps; returns false. */
bool complain_cannot_run(const char *program, int error);

/* Says that it was CREW_LOST (process/crew.h); returns false. */
bool complain_lost(const char *program);

#endif
