/* Tiers of a half that are handed from one analysis of a board to another: two threads solve a half each, and one
   of them has the whole table in the end.

   A tier is so many pieces of equal size, one after the other: what Red wins, what Red loses, and the planes.
   Whoever hands it tells a few numbers with it, `struct handed`. Tiers are taken from the top, each after the one
   above it; not where a question has had them end with its pawn's row. What has been taken counts like what an analysis has found itself, and it can go on from there. */
#ifndef RUBICON_LAYERED_HANDED_H
#define RUBICON_LAYERED_HANDED_H

#include "analysis/analysis.h"

struct handed {
    uint32_t layers;     /* that the tier took */
    uint32_t longest[2]; /* as of the half when the tier was done, by winner */
    uint32_t pieces;
    uint32_t piece_bytes;
};

/* Goes on as analysis_step, with this half alone (0 or 1). */
bool handed_step(struct analysis *analysis, int half, uint64_t budget, struct failure *failure);

/* Whether a half is done. */
bool handed_is_done(const struct analysis *analysis, int half);

/* What is to be told of a tier of a half; false while it is not done, or where a question has cut it. */
bool handed_give(const struct analysis *analysis, int half, uint32_t tier, struct handed *handed);

/* What became of a tier. */
enum handing { HANDING_FAILED, HANDING_FINE, HANDING_REFUSED };

/* Takes the next tier of a half, in two calls: first there is made room for its pieces; when they are written it
   counts as done. It is refused, and nothing is changed, where it is not the next one, the half has begun it by
   itself, or what is told of it does not fit. To make room fails as analysis_step; the half can go on without. */
enum handing handed_take(struct analysis *analysis, int half, uint32_t tier, const struct handed *told,
                         bool is_written, struct failure *failure);

/* A piece of a tier that is done or has room: piece_bytes of the analysis's own. */
char *handed_piece(const struct analysis *analysis, int half, uint32_t tier, uint32_t piece);

#endif
