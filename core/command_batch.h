/* A batch of boards, solved by several threads and answered in the order of the input, in constant memory. */
#ifndef RUBICON_COMMAND_BATCH_H
#define RUBICON_COMMAND_BATCH_H

#include "command_options.h"

#include <stdio.h>

/* What came of a batch. */
enum batch_result {
    BATCH_RIGHT,
    BATCH_WRONG_VALUE, /* a check has found a wrong value */
    BATCH_BAD_INPUT    /* a complaint is on standard error; the answers of the boards before it are printed */
};

/* Reads boards in the contest's format from a stream that is called `name`, and prints the answers on
   standard output as soon as they and all before them are known. */
enum batch_result batch_run(const struct options *options, const char *name, FILE *stream);

#endif
