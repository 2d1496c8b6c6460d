/* Pieces never leave their component, the free cells that are connected with theirs, so a score depends on
   few of a pattern's components. A base is a set of cells that is one component, or two of at least two
   cells each. Completed with a few cells for the pieces elsewhere it is itself a board of the size, and no
   pattern has a higher score than the highest of its bases.

   The pawn's component decides alone if both generals are in it, or one is and the other can never move.
   Otherwise the other component counts as well, that of a general or of both.

   If the pawn and the generals are in three components, every move of Red's is as good as another. Wins follow
   from the pawn's component and from whether Red has a move. Forced moves last longest if one general has a
   pair of cells, and so one move, and the other none. In a tie Red plays the first move, the lower general's,
   up before left, right and down. This ends with one general stepping to and fro: the other becomes the lower
   one only if the first steps down from a cell where that is the only way; if the other then does so, too, the
   first steps up again. The pawn ends stepping to and fro sideways. If that begins after `a` moves of Red's and
   `b` of Black's, a position first repeats after max(2a + 3, 2b + 4) moves, 4 if both are 0. A pair of cells
   makes `a` or `b` 0, so the pawn's component or those of the generals have that length.

   (A pawn on a single cell loses in a move, and is left out.) */
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
   and a single one, for the generals or for the pawn and a general, or just a single one where no more fits; with
   two, a pair for the pawn. Its mirror image may be completed otherwise. */
uint32_t base_completed(const struct grid *grid, uint32_t base);

/* The bases that may give a position its score: the pawn's component; if its score is lower, the
   components in which pieces can move, the pawn's only if there are two or fewer. */
struct base_choice {
    uint32_t pawn;
    uint32_t joint;
};
struct base_choice base_of(const struct grid *grid, uint32_t free, const uint32_t general[2], uint32_t pawn);

#endif
