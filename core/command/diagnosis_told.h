/* What a finished diagnosis (see diagnosis.h) has to say, for people and as JSON. */
#ifndef RUBICON_COMMAND_DIAGNOSIS_TOLD_H
#define RUBICON_COMMAND_DIAGNOSIS_TOLD_H

#include "command/text.h"
#include "contest/onset.h"
#include "game/json.h"
#include "mistakes/diagnosis.h"

/* Whether it looked for mistakes and none alone, and no two, reproduce every line. */
bool diagnosis_told_is_none(const struct diagnosis_report *report);

/* Adds a line for each set of mistakes that reproduces every line, or one that says that there is none and
   others for those that come near; nothing where there was no wrong line to be explained. */
void diagnosis_told_text(struct writer *text, const struct diagnosis_report *report);

/* Adds the same as members of the object in hand: "explained_by", a list of sets of names, and "nearest". */
void diagnosis_told_json(struct json *json, const struct diagnosis_report *report);

/* What the lines alone tell, with boards by their numbers from 1. */
struct diagnosis_lines {
    uint64_t spelled;   /* lines that would be right if they were spelled as asked for */
    uint64_t twins[2];  /* two equal boards with different answers; 0: none */
    uint64_t same_from; /* from this board on all lines are the same; 0: not, or a mistake explains them */
};

/* Adds the lines that are spelled otherwise or are the same; the twins are told by diagnosis_told_hint. */
void diagnosis_lines_text(struct writer *text, const struct diagnosis_lines *lines);

/* Adds all of it as members of the object in hand. */
void diagnosis_lines_json(struct json *json, const struct diagnosis_lines *lines);

/* Adds what the lines tell where no mistake explains them: that something is kept from one board to the next, where
   there are equal boards with different answers, of which `twins` are the numbers (NULL: there are none), or where
   the answers go wrong only from some board on. */
void diagnosis_told_hint(struct writer *text, const struct onset *onset, const uint64_t *twins);

#endif
