/* Solves the boards of a stream in several threads, and answers in the order of the input, in constant memory. */
#ifndef RUBICON_COMMAND_BATCH_H
#define RUBICON_COMMAND_BATCH_H

#include "command/options.h"

#include <stdio.h>

enum batch_result {
    BATCH_RIGHT,
    BATCH_WRONG_VALUE, /* a check has found a wrong value, or the taker a difference */
    BATCH_BAD_INPUT    /* with complaints on standard error; all other boards are answered */
};

struct batch_answer {
    uint64_t number; /* in its input, from 1 */
    bool is_solved;
    const struct board *board; /* valid if it is solved, until the taker returns */
    struct value value;
    const char *text; /* the answer of options->task, without a closing zero */
    size_t length;
};

/* Receives the answers one at a time, in the order of the input, and prints what it likes. Returns false for a
   difference. */
struct batch_taker {
    bool (*take)(void *context, const struct batch_answer *answer);
    void *context;
};

/* Reads boards in the contest's format from a stream called `name`, and passes each answer to the taker (NULL: prints
   its text) as soon as it and all before it are known. Complains of broken boards on standard error; recovery.h says
   how reading continues after one. */
enum batch_result batch_run(const struct options *options, const char *name, FILE *stream,
                            const struct batch_taker *taker);

#endif
