/* The JSON of a search for a board that breaks a program. */
#ifndef RUBICON_STRESS_STRESS_JSON_H
#define RUBICON_STRESS_STRESS_JSON_H

#include "game/json.h"
#include "stress/stress.h"

/* Adds members: what has been run. */
void stress_json_counts(struct json *json, const struct stress_progress *progress);

/* Adds the progress as an object: the phase, the stage, the counts, and the sizes of the smallest file known that fails
   and of the boards left out, if there are any. */
void stress_json_progress(struct json *json, const struct stress *stress);

/* Adds members of a finding. `found` is the wrong line, fit to be shown, of FAULT_WRONG. */
void stress_json_finding(struct json *json, const struct stress_finding *finding, const char *found);

#endif
