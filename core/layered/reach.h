/* Which pairs of generals play can reach from a given pair, in how many moves of Red's. */
#ifndef RUBICON_LAYERED_REACH_H
#define RUBICON_LAYERED_REACH_H

#include "layered/news.h"

/* Moves of one general that are told apart; a cell further away counts as this far. */
enum { REACH_MOVES_MAX = 63 };

struct reach {
    uint8_t moves[2][INDEX_CELLS_MAX]; /* of each general to a cell, above 2 * REACH_MOVES_MAX if it cannot */
    uint64_t units[2][REACH_MOVES_MAX + 1]; /* mask of the units with a cell within so many moves of it */
};

void reach_build(struct reach *reach, const struct index *index, const struct position *position);

/* Removes the units without a pair that Red reaches in this many moves, at most 2 * REACH_MOVES_MAX. */
void reach_keep(const struct reach *reach, const struct index *index, int moves, struct news *units);

#endif
