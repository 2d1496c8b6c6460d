/* Finds the most remarkable placement of the pieces, Red to move, on a solved board: one analysis covers
   all placements. */
#ifndef RUBICON_MINE_PLACE_H
#define RUBICON_MINE_PLACE_H

#include "game/random.h"
#include "mine/score.h"
#include "mine/ties.h"
#include "mine/words.h"

/* Memory reused from board to board; initialize with zeros. */
struct place_memory {
    struct words words;
    struct ties ties;
};

void place_free(struct place_memory *memory);

/* Finds the best placement and its score on a board of at most 16 rows and columns, solved by
   layered_solver; 0, with *position unchanged, if there is none. The result is exact for SCORE_RED,
   SCORE_BLACK and SCORE_UNIQUE; for the others it is a good one, found from samples and from *position if
   that is valid (see position_is_valid). Fails as analysis_value or with FAILURE_OUT_OF_MEMORY. */
bool place_best(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                struct random *random, struct position *position, uint32_t *score, struct failure *failure);

#endif
