#include "mine/mine_json.h"

void mine_json_progress(struct json *json, const struct mine *mine) {
    json_object(json, NULL);
    json_number(json, "tried", mine_tried(mine));
    json_bool(json, "done", mine_is_done(mine));
    json_number(json, "current", mine_current(mine));
    json_number(json, "changes", mine_changes(mine));
    json_object_end(json);
}

void mine_json_find(struct json *json, const struct find *find) {
    static const char *const winners[] = {"tie", "red", "black"};
    json_number(json, "score", find->score);
    json_string(json, "winner", winners[find->value.winner]);
    json_number(json, "moves", find->value.distance);
    json_number(json, "run", find->run + 1);
    json_number(json, "try", find->tries);
    json_rows(json, &find->board);
}
