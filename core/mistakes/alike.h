/* Sets of mistakes between which the answer for one board does not tell. */
#ifndef RUBICON_MISTAKES_ALIKE_H
#define RUBICON_MISTAKES_ALIKE_H

#include "mistakes/mistaken.h"

/* Of all sets that are known to find the same value of this position, with Red to move, as a set of mistakes does, one:
   equal for all of them, and 0 where the right value is found. What is printed may differ. */
unsigned mistakes_alike(const struct board *board, const struct position *position, unsigned mistakes);

/* Values that were found of one position, by the sets that mistakes_alike gives. Zeroed for another position. */
struct alike_found {
    uint32_t count;
    struct {
        unsigned mistakes;
        struct value value;
    } found[MISTAKES * MISTAKES];
};

/* What is kept of a set; NULL for nothing. */
const struct value *alike_find(const struct alike_found *found, unsigned mistakes);

/* Keeps a value, if there is room. */
void alike_keep(struct alike_found *found, unsigned mistakes, struct value value);

#endif
