/* Looks for the value of one position among the wins of one side, layer by layer in all rows that the pawn
   can reach, which is far less work than a table: a side's wins follow from its wins alone, and nothing is
   kept but whether a position is won.

   Among games of at most `limit` moves a find of layer k matters only where play from the position leads in
   limit - k moves. So from layer to layer fewer pairs and fewer cells of the pawn matter. Elsewhere finds may
   be missing or late, but never wrong, because each follows from others by the rules. By induction over the
   layers every find is made in its layer where it matters. */
#ifndef RUBICON_LAYERED_CONE_H
#define RUBICON_LAYERED_CONE_H

#include "layered/kernels.h"
#include "layered/reach.h"

/* The longest limit, in moves of both sides; a longer one is no limit. */
enum { CONE_LIMIT_MAX = 2 * REACH_MOVES_MAX };

enum cone_state { CONE_SEARCHING, CONE_FOUND, CONE_FRUITLESS };

/* A tier: its sets of positions won by the side, by the side to move, and what was added last. */
struct cone_tier {
    struct tier tier; /* `free` has the pawn's cells that matter */
    char *red;
    char *black;
    struct news found[2];
};

struct cone {
    const struct index *index;
    const struct kernels *kernels;
    const struct reach *reach; /* of the position */
    struct position position;  /* valid, and not the end of a game */
    int half;                  /* of the position */
    char *memory;              /* cone_bytes; the caller's */
    enum side winner;
    uint32_t limit;
    uint32_t layer; /* the last layer found */
    int pawn_cells; /* those of `reach` that matter */
    int count;      /* number of tiers; the last one ends with the pawn's row, the first is never swept */
    struct cone_tier *tiers; /* from the top */
    struct news within;      /* the units that matter */
};

/* Bytes of working memory. */
size_t cone_bytes(const struct index *index);

/* Begins a search for wins of a side. The members above `winner` are set by the caller. */
void cone_begin(struct cone *cone, enum side winner, uint32_t limit);

/* Finds a layer. CONE_FOUND: the side wins in cone->layer moves. CONE_FRUITLESS: it does not win within the
   limit. */
enum cone_state cone_step(struct cone *cone);

#endif
