/* Which positions play can reach from a given one, in how many moves. */
#ifndef RUBICON_LAYERED_REACH_H
#define RUBICON_LAYERED_REACH_H

#include "layered/news.h"

/* The longest distance of a general to a cell; longer ones count as this one. */
enum { REACH_MOVES_MAX = 63 };

/* For each general: its distance to every cell, in moves of its own, or more than 2 * REACH_MOVES_MAX to a cell that it
   cannot reach; and for every distance the mask of the units that have a cell at most that far away. For the
   pawn: the cells of the board that it reaches, the nearest first. Other pieces do not stand in the way. */
struct reach {
    uint8_t moves[2][INDEX_CELLS_MAX];
    uint64_t units[2][REACH_MOVES_MAX + 1];
    int pawn_cells;
    uint16_t pawn_cell[BOARD_CELLS_MAX];
    uint16_t pawn_moves[BOARD_CELLS_MAX]; /* by number in pawn_cell */
};

/* Computes the distances from the pieces' cells in a valid position. */
void reach_build(struct reach *reach, const struct index *index, const struct position *position);

/* Removes the units without a pair that Red reaches in this many moves, at most 2 * REACH_MOVES_MAX. */
void reach_keep(const struct reach *reach, const struct index *index, int moves, struct news *units);

/* The pawn's moves to row 1, or a negative number if it cannot get there. */
int reach_run(const struct reach *reach, const struct index *index);

#endif
