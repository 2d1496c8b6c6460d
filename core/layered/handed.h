/* Tiers of a half that are handed from one analysis of a board to another: two threads solve a half each, and one
   of them has the whole table in the end.

   A tier is so many pieces of equal size, one after the other: what Red wins, what Red loses, and the planes.
   Whoever hands it tells a few numbers with it, `struct handed`. Tiers are taken from the top, each after the one
   above it. What has been taken counts like what an analysis has found itself, and it can go on from there. */
#ifndef RUBICON_LAYERED_HANDED_H
#define RUBICON_LAYERED_HANDED_H

#include "analysis/analysis.h"

struct handed {
    uint32_t layers;     /* that the tier took */
    uint32_t longest[2]; /* as of the half when the tier was done, by winner */
    uint32_t skipped;    /* rows of the half's first tier that stand above the board */
    uint32_t pieces;
    uint32_t piece_bytes;
};

/* Goes on as analysis_step, with this half alone (0 or 1). */
bool handed_step(struct analysis *analysis, int half, uint64_t budget, struct failure *failure);

/* Whether a half is done. */
bool handed_is_done(const struct analysis *analysis, int half);

/* What is to be told of a tier of a half; false while it is not done. */
bool handed_give(const struct analysis *analysis, int half, uint32_t tier, struct handed *handed);

/* Whether that tier is the next one that the half could take: it is not begun, and what is told of the tier fits. */
bool handed_fits(const struct analysis *analysis, int half, uint32_t tier, const struct handed *handed);

/* Readies the half for a tier that fits: its pieces can be written. Fails as analysis_step; without harm to what is
   known, and the half can go on without the tier. */
bool handed_begin(struct analysis *analysis, int half, const struct handed *handed, struct failure *failure);

/* A piece of a tier that is done or readied: piece_bytes of the analysis's own. */
char *handed_piece(const struct analysis *analysis, int half, uint32_t tier, uint32_t piece);

/* Counts a tier as done whose pieces are all written; false, and nothing is changed, where it no longer fits. */
bool handed_end(struct analysis *analysis, int half, uint32_t tier, const struct handed *handed);

#endif
