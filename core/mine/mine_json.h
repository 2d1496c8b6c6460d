/* The JSON of a search for remarkable boards. */
#ifndef RUBICON_MINE_MINE_JSON_H
#define RUBICON_MINE_MINE_JSON_H

#include "game/json.h"
#include "mine/mine.h"

/* Adds the progress of a run as an object. */
void mine_json_progress(struct json *json, const struct mine *mine);

/* Adds the members of a find; its run counts from 1, as for --run. */
void mine_json_find(struct json *json, const struct find *find);

#endif
