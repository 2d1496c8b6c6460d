/* The answers that a program has given for the boards of a file. */
#ifndef RUBICON_STRESS_GIVEN_H
#define RUBICON_STRESS_GIVEN_H

#include "stress/judgement.h"

/* Adds the boards of the file with the answers given, as far as each line is one. *is_whole is whether all are,
   there is none besides, and the program has ended well. FAILURE_OUT_OF_MEMORY. */
bool given_add(struct sequence *given, const struct sequence *file, const struct judgement_run *run,
               bool *is_whole, struct failure *failure);

#endif
