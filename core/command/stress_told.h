/* What is said of a board that breaks a program, for people and as JSON. */
#ifndef RUBICON_COMMAND_STRESS_TOLD_H
#define RUBICON_COMMAND_STRESS_TOLD_H

#include "command/kept.h"
#include "command/options.h"
#include "command/program.h"
#include "command/text.h"
#include "stress/stress.h"

/* All that there is to tell. */
struct stress_told {
    const struct options *options;
    const struct stress_progress *progress;
    const struct stress_finding *finding; /* NULL: the program was right */
    const struct kept *kept;              /* as is the finding */
    const char *said;                     /* by the program on standard error when it failed last */
    bool is_interrupted;
    double seconds;
};

void stress_told_text(struct text *text, const struct stress_told *told);

/* Adds one object and a line feed. */
void stress_told_json(struct text *text, const struct stress_told *told);

#endif
