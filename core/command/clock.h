/* The command's clock. */
#ifndef RUBICON_COMMAND_CLOCK_H
#define RUBICON_COMMAND_CLOCK_H

/* Seconds since some moment in the past; it never goes back. */
double clock_seconds(void);

#endif
