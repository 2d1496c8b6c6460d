/* The JSON of a comparison. */
#ifndef RUBICON_CONTEST_COMPARE_JSON_H
#define RUBICON_CONTEST_COMPARE_JSON_H

#include "contest/compare.h"
#include "game/json.h"

/* Adds an object: the difference, the board with its answer, and the line. */
void compare_json_differing(struct json *json, const struct compare_differing *differing);

/* Adds members of a comparison: boards, differences in all and of each kind, and the shift. */
void compare_json_sum(struct json *json, const struct compare_result *comparison);

#endif
