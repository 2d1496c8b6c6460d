/* Searches for remarkable boards of one size: by annealing over the obstacles, with the pieces placed best
   on each (see place.h). The search consists of runs, each from random obstacles; a run depends on the
   seed and its number only, so the same runs find the same boards, in any order and on any number of
   workers. */
#ifndef RUBICON_MINE_MINE_H
#define RUBICON_MINE_MINE_H

#include "mine/finds.h"
#include "mine/score.h"

enum { MINE_SIDE_MAX = 16 };

struct mine_settings {
    enum score_goal goal;
    int rows;        /* 2..MINE_SIDE_MAX */
    int columns;     /* 1..MINE_SIDE_MAX */
    int density;     /* initial percentage of obstacles in a run, 0..100 */
    uint64_t length; /* boards of a whole run, 1..2^32: a longer run cools more slowly and finds more */
    uint64_t seed;
    /* The last rows, which stay as they are: fewer than `rows`, and `columns` wide. NULL: all rows change. */
    const struct board *below;
};

struct mine;

/* Opens a search before its first run, which borrows `below`. FAILURE_ROWS_OUT_OF_RANGE, FAILURE_COLUMNS_OUT_OF_RANGE or
   FAILURE_OUT_OF_MEMORY. The caller owns *mine and frees it with mine_close. */
bool mine_open(const struct mine_settings *settings, struct mine **mine, struct failure *failure);

/* Begins a run, replacing the one before. It ends after `tries` boards (at least 1), even if its length is
   larger. */
void mine_begin(struct mine *mine, uint64_t run, uint64_t tries);

/* Advances by about `budget` positions, at most to the end of the run. Fails as analysis_open and
   analysis_step, but never with FAILURE_TOO_LARGE; the search can then only be closed. */
bool mine_step(struct mine *mine, uint64_t budget, struct failure *failure);

/* Whether the run is finished, or none has begun; the boards tried in all runs; the score of the run's
   current board. */
bool mine_is_done(const struct mine *mine);
uint64_t mine_tried(const struct mine *mine);
uint32_t mine_current(const struct mine *mine);

/* The finds of all runs, owned by the search; and how often they have changed. */
const struct finds *mine_finds(const struct mine *mine);
uint64_t mine_changes(const struct mine *mine);

/* Frees all that the search owns. NULL is allowed. */
void mine_close(struct mine *mine);

#endif
