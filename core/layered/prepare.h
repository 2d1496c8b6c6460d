/* The initial state of a tier: the positions decided before any move. */
#ifndef RUBICON_LAYERED_PREPARE_H
#define RUBICON_LAYERED_PREPARE_H

#include "layered/tier.h"

/* Each function rewrites one tier of a half's set: the finished games, and neutral values where no pair of
   generals can stand. Such a place never wins or loses for a neighbour that reads it: no loss of Black's,
   every win of Black's. Sweeps find nothing there, because the tier's masks leave it out.

   black_lost and black_won are whole blocks, red_won and red_lost are own chunks one after the other, where
   words with b <= a have every bit. */
void prepare_black_lost(const struct index *index, const struct tier *tier, void *black_lost);
void prepare_black_won(const struct index *index, const struct tier *tier, void *black_won);
void prepare_red_won(const struct index *index, void *red_won);
void prepare_red_lost(const struct index *index, const struct tier *tier, void *red_lost);

#endif
