/* What is said of a board that breaks a program, for people and as JSON. */
#ifndef RUBICON_COMMAND_PRINT_STRESS_H
#define RUBICON_COMMAND_PRINT_STRESS_H

#include "command/kept.h"
#include "command/options.h"
#include "command/text.h"
#include "process/program.h"
#include "stress/stress.h"

/* All that there is to tell. */
struct stress_report {
    const struct options *options;
    const struct stress_progress *progress;
    const struct stress_finding *finding; /* NULL: the program was right */
    const struct kept *kept;              /* as is the finding */
    const char *said;                     /* by the program on standard error when it failed last */
    bool is_interrupted;
    double seconds;
};

void print_stress_text(struct text *text, const struct stress_report *report);

/* Adds one object and a line feed. */
void print_stress_json(struct text *text, const struct stress_report *report);

#endif
