/* Groups sets of mistakes that are known to give the same answer for a board. */
#ifndef RUBICON_MISTAKES_ALIKE_H
#define RUBICON_MISTAKES_ALIKE_H

#include "mistakes/mistaken.h"

/* The representative of all sets of mistakes that are known to find the same value of this position (Red
   to move) as `mistakes`: equal for all of them, 0 for sets that find the right value. What they print may
   differ. */
unsigned mistakes_alike(const struct board *board, const struct position *position, unsigned mistakes);

/* A cache of the values found for one position, by the sets that mistakes_alike returns. Zero it for
   another position. */
struct alike_found {
    uint32_t count;
    struct {
        unsigned mistakes;
        struct value value;
    } found[MISTAKES * MISTAKES];
};

/* The cached value of a set; NULL if there is none. */
const struct value *alike_find(const struct alike_found *found, unsigned mistakes);

/* Caches a value, if there is room. */
void alike_keep(struct alike_found *found, unsigned mistakes, struct value value);

#endif
