/* A batch of boards, solved by several threads and answered in the order of the input, in constant memory. */
#ifndef RUBICON_COMMAND_BATCH_H
#define RUBICON_COMMAND_BATCH_H

#include "command/options.h"

#include <stdio.h>

/* What came of a batch. */
enum batch_result {
    BATCH_RIGHT,
    BATCH_WRONG_VALUE, /* a check has found a wrong value, or the taker of the answers another difference */
    BATCH_BAD_INPUT    /* complaints are on standard error; the answers of all other boards are printed */
};

/* What is known of one board. */
struct batch_answer {
    uint64_t number; /* in its input, from 1 */
    bool is_solved;
    const struct board *board; /* where it is solved, until the taker returns */
    struct value value;
    const char *text; /* what options->task says of it; without a closing zero */
    size_t length;
};

/* Takes the answers, one at a time and in the order of the input, and prints what is to be printed. False
   where something is not as it should be. */
struct batch_taker {
    bool (*take)(void *context, const struct batch_answer *answer);
    void *context;
};

/* Reads boards in the contest's format from a stream that is called `name`, and hands the answers to the
   taker as soon as they and all before them are known; without a taker their texts are printed. What is
   broken is reported on standard error, and the boards after it are read as recovery.h describes. */
enum batch_result batch_run(const struct options *options, const char *name, FILE *stream,
                            const struct batch_taker *taker);

#endif
