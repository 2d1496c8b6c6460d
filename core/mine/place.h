/* The most remarkable placement of the pieces on a solved board, with Red to move: one analysis answers for
   all of them. */
#ifndef RUBICON_MINE_PLACE_H
#define RUBICON_MINE_PLACE_H

#include "game/random.h"
#include "mine/score.h"
#include "mine/ties.h"
#include "mine/words.h"

/* Memory that is used again from board to board; begin with zeros. */
struct place_memory {
    struct words words;
    struct ties ties;
};

void place_free(struct place_memory *memory);

/* Finds the best placement on a board of at most 16 rows and columns that layered_solver has solved, and its
   score; 0, with *position as it was, where there is none. For SCORE_RED, SCORE_BLACK and SCORE_UNIQUE none
   is better. For the others it is a good one, from samples and from *position where that is one of the board
   (see position_is_valid). Fails as analysis_value or with FAILURE_OUT_OF_MEMORY. */
bool place_best(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                struct random *random, struct position *position, uint32_t *score, struct failure *failure);

#endif
