/* The monotonic clock. */
#ifndef RUBICON_PROCESS_CLOCK_H
#define RUBICON_PROCESS_CLOCK_H

/* Seconds since an arbitrary moment in the past. */
double clock_seconds(void);

#endif
