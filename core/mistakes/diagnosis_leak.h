/* What a program keeps from one board to the next, told from a diagnosis that no mistake explains. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_LEAK_H
#define RUBICON_MISTAKES_DIAGNOSIS_LEAK_H

#include "mistakes/diagnosis.h"
#include "mistakes/leaking.h"

/* Sets *leak to the one kind that prints every line of a finished diagnosis; LEAKS where none does, or more than
   one, where a board or its line was left out or a board is larger than leaking.h answers.
   FAILURE_OUT_OF_MEMORY. */
bool diagnosis_leak(const struct diagnosis *diagnosis, enum leak *leak, struct failure *failure);

#endif
