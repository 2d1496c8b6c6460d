/* Hands finished tiers of a half from one analysis of a board to another: two threads solve a half each,
   and one of them ends up with the whole table.

   A tier consists of pieces of equal size: Red's wins, Red's losses, and the planes. With them goes
   `struct handed`, a few numbers. Tiers are taken from the top, each after the one above it; not if a
   question has ended a tier with its pawn's row. An analysis continues from the tiers it has taken as from
   its own. */
#ifndef RUBICON_LAYERED_HANDED_H
#define RUBICON_LAYERED_HANDED_H

#include "analysis/analysis.h"

struct handed {
    uint32_t layers;     /* layers of the tier */
    uint32_t longest[2]; /* the half's `longest` when the tier was finished, by winner */
    uint32_t pieces;
    uint32_t piece_bytes;
};

/* As analysis_step, for this half alone (0 or 1). */
bool handed_step(struct analysis *analysis, int half, uint64_t budget, struct failure *failure);

/* Whether a half is done. */
bool handed_is_done(const struct analysis *analysis, int half);

/* Fills *handed for a tier of a half; false while the tier is not finished, or if a question has cut it. */
bool handed_give(const struct analysis *analysis, int half, uint32_t tier, struct handed *handed);

/* The result of handed_take. */
enum handing { HANDING_FAILED, HANDING_FINE, HANDING_REFUSED };

/* Takes the next tier of a half, in two calls: the first (is_written false) makes room for the pieces;
   after they are written, the second marks the tier as finished. HANDING_REFUSED, with nothing changed, if
   it is not the next tier, the half has begun it itself, or *handed does not fit. HANDING_FAILED as
   analysis_step, if there is no room; the half can continue on its own. */
enum handing handed_take(struct analysis *analysis, int half, uint32_t tier, const struct handed *handed,
                         bool is_written, struct failure *failure);

/* A piece of a finished tier, or of one with room made: piece_bytes bytes, owned by the analysis. */
char *handed_piece(const struct analysis *analysis, int half, uint32_t tier, uint32_t piece);

#endif
