/* The exports for mining boards (see mine.h). Conventions: flat.h, and report.h. */
#include "../flat.h"
#include "mine/mine_json.h"
#include "report.h"

/* Opens a search before its first run; 0 on failure. Free it with close_mine. */
struct mine *open_mine(int goal, int rows, int columns, int density, double length, double seed,
                       struct failure *failure) {
    struct mine_settings settings = {(enum score_goal)goal, rows,           columns, density,
                                     (uint64_t)length,      (uint64_t)seed, NULL};
    struct mine *mine;
    if (mine_open(&settings, &mine, failure)) return mine;
    return NULL;
}

void close_mine(struct mine *mine) {
    mine_close(mine);
}

void begin_mining(struct mine *mine, double run, double tries) {
    mine_begin(mine, (uint64_t)run, (uint64_t)tries);
}

/* Advances by about `budget` positions. */
int step_mining(struct mine *mine, double budget, struct failure *failure) {
    return mine_step(mine, (uint64_t)budget, failure);
}

/* The report on the progress of the run. */
char *mining_progress(const struct mine *mine) {
    struct writer text = {0};
    struct json json = {.text = &text};
    mine_json_progress(&json, mine);
    return report_end(&text);
}

/* The report on the finds, best first. */
char *mining_finds(const struct mine *mine) {
    const struct finds *finds = mine_finds(mine);
    struct writer text = {0};
    struct json json = {.text = &text};
    json_array(&json, NULL);
    for (int i = 0; i < finds->count; i++) {
        json_object(&json, NULL);
        mine_json_find(&json, &finds->find[i]);
        json_object_end(&json);
    }
    json_array_end(&json);
    return report_end(&text);
}
