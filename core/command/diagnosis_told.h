/* What a finished diagnosis (see diagnosis.h) has to say, for people and as JSON. */
#ifndef RUBICON_COMMAND_DIAGNOSIS_TOLD_H
#define RUBICON_COMMAND_DIAGNOSIS_TOLD_H

#include "command/json.h"
#include "contest/onset.h"
#include "mistakes/diagnosis.h"

/* Whether it looked for mistakes and none alone, and no two, reproduce every line. */
bool diagnosis_told_is_none(const struct diagnosis_report *report);

/* Adds a line for each set of mistakes that reproduces every line, or one that says that there is none and
   others for those that come near; nothing where there was no wrong line to be explained. */
void diagnosis_told_text(struct text *text, const struct diagnosis_report *report);

/* Adds the same as members of the object in hand: "explained_by", a list of sets of names, and "nearest". */
void diagnosis_told_json(struct json *json, const struct diagnosis_report *report);

/* Adds what the lines tell where no mistake explains them: that something is kept from one board to the next, where
   there are equal boards with different answers, of which `twins` are the numbers (NULL: there are none), or where
   the answers go wrong only from some board on. */
void diagnosis_told_hint(struct text *text, const struct onset *onset, const uint64_t *twins);

#endif
