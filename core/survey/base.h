/* Pieces never leave their component, the free cells that are connected with theirs, so a score depends on
   few of a pattern's components. A base is a set of cells that is one component, or two of at least two
   cells each: no pattern has a higher score than the highest of its bases, completed.

   The pawn's component decides alone if both generals are in it, or one is and the other can never move.
   Otherwise the other component counts as well, that of a general or of both. If the pawn and the generals
   are in three, Red's moves neither help nor harm: wins, and the most forced moves, follow from the pawn's
   component and whether Red has a move, or has one only. The line of a tie goes on until the pawn steps to
   and fro between two cells and one general does: how long that takes is a matter of the pawn's component, or
   of those in which generals can move, whichever takes longer. (A pawn on a single cell loses in a move, and
   is left out.) */
#ifndef RUBICON_SURVEY_BASE_H
#define RUBICON_SURVEY_BASE_H

#include "survey/grid.h"

bool base_is(const struct grid *grid, uint32_t cells);

/* The cells that are neither in the base nor beside it: whichever of them are free, the base's components
   stay what they are. */
uint32_t base_rest(const struct grid *grid, uint32_t base);

/* Whether the base's components are components of the free cells. */
bool base_is_in(const struct grid *grid, uint32_t base, uint32_t free);

/* The base with the few cells of its rest that pieces outside it need: with one component, a pair of cells
   and a single one, for the generals, or for the pawn and a general; with two, a pair for the pawn. */
uint32_t base_completed(const struct grid *grid, uint32_t base);

/* The bases that may give a position its score: the pawn's component; if its score is lower, the
   components in which pieces can move, the pawn's only if there are two or fewer. */
struct base_choice {
    uint32_t pawn;
    uint32_t also;
};
struct base_choice base_of(const struct grid *grid, uint32_t free, const uint32_t general[2], uint32_t pawn);

#endif
