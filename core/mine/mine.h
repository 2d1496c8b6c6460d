/* A search for remarkable boards of one size: over the obstacles, by annealing, with the pieces placed best
   on each (see place.h). It goes in runs, each from obstacles drawn at random; a run follows from the
   seed and its number alone, so whoever does the same runs, in whatever order, finds the same boards. */
#ifndef RUBICON_MINE_MINE_H
#define RUBICON_MINE_MINE_H

#include "mine/finds.h"
#include "mine/score.h"

enum {
    MINE_SIDE_MAX = 16,
    MINE_LENGTH = 80000, /* of a run by default */
};

struct mine_settings {
    enum score_goal goal;
    int rows;        /* 2..MINE_SIDE_MAX */
    int columns;     /* 1..MINE_SIDE_MAX */
    int density;     /* obstacles that a run begins with, 0..100 of a hundred cells */
    uint64_t length; /* boards of a whole run, 1..2^32: a longer run cools more slowly, and finds more */
    uint64_t seed;
};

struct mine;

/* Opens a search before its first run. Fails with FAILURE_ROWS_OUT_OF_RANGE, FAILURE_COLUMNS_OUT_OF_RANGE or
   FAILURE_OUT_OF_MEMORY. The caller owns *mine and ends it with mine_close. */
bool mine_open(const struct mine_settings *settings, struct mine **mine, struct failure *failure);

/* Begins a run, which replaces the one before. It ends after `tries` boards, 1 or more, which cut it short
   where they are fewer than its length. */
void mine_begin(struct mine *mine, uint64_t run, uint64_t tries);

/* Goes on by about `budget` positions of the boards in hand, and no further than the run. Fails as
   analysis_open and analysis_step, FAILURE_TOO_LARGE left out; the search can then only be closed. */
bool mine_step(struct mine *mine, uint64_t budget, struct failure *failure);

/* Whether the run is at its end, or none is begun; boards tried in all runs; the score of the board that the
   run is at. */
bool mine_is_done(const struct mine *mine);
uint64_t mine_tried(const struct mine *mine);
uint32_t mine_current(const struct mine *mine);

/* What has been found in all runs, the search's own; and how often that has changed. */
const struct finds *mine_finds(const struct mine *mine);
uint64_t mine_changes(const struct mine *mine);

/* Frees all that the search owns. NULL is allowed. */
void mine_close(struct mine *mine);

#endif
