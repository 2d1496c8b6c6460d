/* Finds what a program keeps from one board to the next, from a diagnosis that no mistake explains. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_LEAK_H
#define RUBICON_MISTAKES_DIAGNOSIS_LEAK_H

#include "mistakes/diagnosis.h"
#include "mistakes/leaking.h"

/* Sets *leak to the only kind that reproduces every line of a finished diagnosis; to LEAKS if there is
   none or more than one, if a board or its line was left out, or if a board is too large for leaking.h.
   FAILURE_OUT_OF_MEMORY. */
bool diagnosis_leak(const struct diagnosis *diagnosis, enum leak *leak, struct failure *failure);

#endif
