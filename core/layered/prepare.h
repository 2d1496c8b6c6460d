/* The beginning of a tier's analysis: what is decided before any move. */
#ifndef RUBICON_LAYERED_PREPARE_H
#define RUBICON_LAYERED_PREPARE_H

#include "layered/tier.h"

/* Each writes one tier of a half's set anew: the finished games, and in places where no pair of generals can
   stand what makes the sweeps pass over them. Such a place never wins or loses for a neighbour that reads it
   (no loss of Black's, every win of Black's), and nothing is ever found at it (every loss of Red's). Where the
   pawn cannot stand, Black has won, too: so sweeps find nothing there without looking at the board.

   black_lost and black_won are whole blocks, red_lost own chunks one after the other. */
void prepare_black_lost(const struct index *index, const struct tier *tier, void *black_lost);
void prepare_black_won(const struct index *index, const struct tier *tier, void *black_won);
void prepare_red_lost(const struct index *index, const struct tier *tier, void *red_lost);

#endif
