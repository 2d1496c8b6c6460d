/* Looks for the value of one position among games of at most `limit` moves, which is far less work than a table.

   A find of layer k matters only where play from the position leads in limit - k moves. Red makes every
   other one of these, and shares them between the generals; so fewer and fewer pairs matter from layer to
   layer, and rows above the pawn's need fewer layers. Elsewhere finds may be missing or late, but never
   wrong, because each follows from others by the rules. By induction over the layers every find is made in
   its layer where it matters. Red's wins follow from Red's wins alone, and Black's from Black's: one side's
   can be left out. */
#ifndef RUBICON_LAYERED_CONE_H
#define RUBICON_LAYERED_CONE_H

#include "layered/half.h"
#include "layered/reach.h"

/* The longest limit, in moves of both sides. */
enum { CONE_LIMIT_MAX = 2 * REACH_MOVES_MAX };

struct cone {
    const struct position *position; /* valid, with the pawn below row 1 */
    const struct reach *reach;       /* of that position */
    uint32_t limit;                  /* 1 or more */
    bool seeks[2];                   /* by winner */
};

/* Sets *value to the position's value, or to a tie if no side that is sought wins within the limit. The half
   must not have begun and has not begun afterwards. Fails as analysis_step. */
bool cone_search(const struct cone *cone, struct half *half, struct analysis *head, struct value *value,
                 struct failure *failure);

#endif
