/* The answers that a program has given for the boards of a file. */
#ifndef RUBICON_STRESS_GIVEN_H
#define RUBICON_STRESS_GIVEN_H

#include "stress/judgement.h"

enum given {
    GIVEN_WHOLE,  /* an answer for each board, and the program has ended well */
    GIVEN_PART,   /* the run was ended early, or badly; every whole line until then is an answer */
    GIVEN_STRANGE /* a line is no answer, is missing or is too many */
};

/* Adds the boards of the file with the answers given, up to the first line that is none.
   FAILURE_OUT_OF_MEMORY. */
bool given_add(struct sequence *given, const struct sequence *file, const struct judgement_run *run,
               enum given *result, struct failure *failure);

#endif
