/* How many moves best play of a tie takes until a position repeats, for many positions of one board; the
   lengths along each walk are cached. */
#ifndef RUBICON_MINE_TIES_H
#define RUBICON_MINE_TIES_H

#include "analysis/analysis.h"

/* Maximum number of positions walked on one board. */
enum { TIE_WALK_MAX = 4096, TIE_SLOTS = 4 * TIE_WALK_MAX };

struct ties {
    int count; /* positions walked */
    struct {
        uint32_t key;    /* of the position; 0 if the slot is empty */
        uint32_t length; /* of the best line from it */
    } slots[TIE_SLOTS];
    uint32_t path[TIE_WALK_MAX]; /* slots of the current walk */
};

/* Clears everything, for another board. */
void ties_clear(struct ties *ties);

/* The length of play_line_shape from a position of a finished analysis of at most 256 cells; 0 if it is no
   tie, or if there is no room for so long a walk. Fails as analysis_value. */
bool ties_length(struct ties *ties, const struct analysis *analysis, const struct position *position,
                 uint32_t *length, struct failure *failure);

#endif
