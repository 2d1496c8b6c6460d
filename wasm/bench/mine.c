/* The exports for mining boards (see mine.h). Conventions: flat.h. */
#include "mine/mine.h"
#include "../flat.h"

/* Opens a search before its first run; 0 on failure. Free it with close_mine. */
struct mine *open_mine(int goal, int rows, int columns, int density, double length, double seed,
                       double *failure) {
    struct mine_settings settings = {(enum score_goal)goal, rows,          columns, density,
                                     (uint64_t)length,      (uint64_t)seed};
    struct failure found;
    struct mine *mine;
    if (mine_open(&settings, &mine, &found)) return mine;
    report(&found, failure);
    return NULL;
}

void close_mine(struct mine *mine) {
    mine_close(mine);
}

void begin_mining(struct mine *mine, double run, double tries) {
    mine_begin(mine, (uint64_t)run, (uint64_t)tries);
}

/* Advances by about `budget` positions. Doubles: boards tried, whether the run is finished, the score of
   its current board, how often the finds have changed. */
int step_mining(struct mine *mine, double budget, double *out, double *failure) {
    struct failure found;
    if (!mine_step(mine, (uint64_t)budget, &found)) return report(&found, failure);
    out[0] = (double)mine_tried(mine);
    out[1] = mine_is_done(mine);
    out[2] = mine_current(mine);
    out[3] = (double)mine_changes(mine);
    return 1;
}

/* The index-th best find: its board to `size` and `cells`; doubles: packed value, score, run, tries.
   Returns 1, or 2 if there is none. */
int mined_at(const struct mine *mine, int index, uint32_t *size, char *cells, double *out) {
    const struct finds *finds = mine_finds(mine);
    if (index >= finds->count) return 2;
    const struct find *find = &finds->find[index];
    size[0] = (uint32_t)find->board.rows;
    size[1] = (uint32_t)find->board.columns;
    memcpy(cells, find->board.cells, (size_t)board_size(&find->board));
    out[0] = value_pack(find->value);
    out[1] = find->score;
    out[2] = (double)find->run;
    out[3] = (double)find->tries;
    return 1;
}
