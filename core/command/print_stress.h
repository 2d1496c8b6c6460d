/* Prints the result of stress, as text and as JSON. */
#ifndef RUBICON_COMMAND_PRINT_STRESS_H
#define RUBICON_COMMAND_PRINT_STRESS_H

#include "command/kept.h"
#include "command/options.h"
#include "command/text.h"
#include "process/program.h"
#include "stress/stress.h"

struct stress_report {
    const struct options *options;
    const struct stress_progress *progress;
    const struct stress_finding *finding; /* NULL: the program was right */
    const struct kept *kept;              /* NULL, too, if there is no finding */
    const char *said; /* first line of the program's standard error in its last failed run */
    bool is_interrupted;
    double seconds;
};

void print_stress_text(struct writer *text, const struct stress_report *report);

/* Adds one object and a line feed. */
void print_stress_json(struct writer *text, const struct stress_report *report);

#endif
