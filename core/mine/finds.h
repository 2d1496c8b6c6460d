/* The best boards found by a search. */
#ifndef RUBICON_MINE_FINDS_H
#define RUBICON_MINE_FINDS_H

#include "game/board.h"
#include "game/value.h"

enum { FINDS_MAX = 20 };

/* A board worth keeping: its obstacles and pieces, Red to move. */
struct find {
    struct board board;
    struct value value;
    uint32_t score; /* see score_position, at least 1 */
    uint64_t run;
    uint64_t tries; /* boards tried by the run up to and including this one */
};

/* The best board of each run, best first, without duplicates up to symmetry. */
struct finds {
    int count;
    struct find find[FINDS_MAX];
};

/* Inserts the best find of a run, if it is good enough (else returns false). All boards have one size. The
   result does not depend on the order of the calls. */
bool finds_keep(struct finds *finds, const struct find *find);

#endif
