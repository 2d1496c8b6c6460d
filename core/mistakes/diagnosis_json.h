/* The JSON of a diagnosis. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_JSON_H
#define RUBICON_MISTAKES_DIAGNOSIS_JSON_H

#include "game/json.h"
#include "mistakes/diagnosis.h"

/* Adds the names of a set of mistakes, such as ["down","byte"]. */
void diagnosis_json_mistakes(struct json *json, const char *key, unsigned mistakes);

/* Adds the suspects worth naming in a finished diagnosis as members: "explained_by", the sets that reproduce every line,
   and "nearest", the others if there are none. */
void diagnosis_json_named(struct json *json, const struct diagnosis_report *report);

/* Adds the whole report as an object, finished or not. Of what is wrong with the contest text it has only whether anything
   is: report->failure has what and where. */
void diagnosis_json_report(struct json *json, const struct diagnosis_report *report);

#endif
