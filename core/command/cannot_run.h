/* The complaint of a program that cannot be run. */
#ifndef RUBICON_COMMAND_CANNOT_RUN_H
#define RUBICON_COMMAND_CANNOT_RUN_H

#include <stdbool.h>

/* Says why, by the errno of exec, and what helps; returns false. */
bool complain_cannot_run(const char *program, int error);

#endif
