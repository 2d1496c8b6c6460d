/* Finds positions in a solved table by whole words of it, many at a time. Boards of up to 16 columns. */
#ifndef RUBICON_MINE_WORDS_H
#define RUBICON_MINE_WORDS_H

#include "analysis/analysis.h"

/* Memory that a search reuses from board to board; begin with zeros. */
struct words {
    uint16_t *memory;
    size_t bytes;
};

void words_free(struct words *words);

/* The longest win of a side among the positions with Red to move of a finished analysis of layered_solver: its
   distance and the first such position, by the pawn's row, the generals' cells and the pawn's column. False
   where there is none but finished games. */
bool words_longest(const struct analysis *analysis, enum side winner, struct position *position,
                   uint32_t *distance);

/* The same among the wins of Red's in which one move wins and no other does. *found is false where there is
   none. Fails with FAILURE_OUT_OF_MEMORY alone. */
bool words_unique(const struct analysis *analysis, struct words *words, struct position *position,
                  uint32_t *distance, bool *found, struct failure *failure);

#endif
