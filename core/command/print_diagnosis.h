/* Prints a finished diagnosis (see diagnosis.h) as text, and what its lines alone say also as JSON. */
#ifndef RUBICON_COMMAND_PRINT_DIAGNOSIS_H
#define RUBICON_COMMAND_PRINT_DIAGNOSIS_H

#include "command/text.h"
#include "contest/onset.h"
#include "game/json.h"
#include "mistakes/diagnosis.h"

/* Adds a line for each set of mistakes that reproduces every line, or one that says that there is none and
   others for those that come near; nothing where there was no wrong line to be explained. */
void print_diagnosis_text(struct writer *text, const struct diagnosis_report *report);

/* What follows from the lines alone, with boards by their numbers from 1. */
struct diagnosis_lines {
    uint64_t spelled;   /* lines that would be right with the required spelling */
    uint64_t twins[2];  /* two equal boards with different answers; 0: none */
    uint64_t same_from; /* from this board on all lines are the same; 0: not, or a mistake explains them */
};

/* Adds sentences about spelling and equal lines; those about twins are in print_diagnosis_hint. */
void print_diagnosis_lines_text(struct writer *text, const struct diagnosis_lines *lines);

/* Adds all of it as members of the current object. */
void print_diagnosis_lines_json(struct json *json, const struct diagnosis_lines *lines);

/* Adds a hint if no mistake explains the lines: that something is kept from one board to the next, if equal boards, the
   numbers `twins` (NULL: there are none), have different answers, or if the answers become wrong from some board on. */
void print_diagnosis_hint(struct writer *text, const struct onset *onset, const uint64_t *twins);

#endif
