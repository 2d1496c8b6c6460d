/* Finds positions in a solved table by its words, many at a time. For boards of up to 16 columns. */
#ifndef RUBICON_MINE_WORDS_H
#define RUBICON_MINE_WORDS_H

#include "analysis/analysis.h"

/* Memory reused from board to board; initialize with zeros. */
struct words {
    uint16_t *memory;
    size_t bytes;
};

void words_free(struct words *words);

/* The longest win of a side among the positions with Red to move of an analysis finished by
   layered_solver: its distance, and the first such position by the pawn's row, the generals' cells and the
   pawn's column. False if the side wins none but finished games. */
bool words_longest(const struct analysis *analysis, enum side winner, struct position *position,
                   uint32_t *distance);

/* The same for Red's wins with exactly one winning move. *found is false if there is none. Fails only with
   FAILURE_OUT_OF_MEMORY. */
bool words_unique(const struct analysis *analysis, struct words *words, struct position *position,
                  uint32_t *distance, bool *found, struct failure *failure);

#endif
