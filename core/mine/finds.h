/* The best boards that a search has found. */
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
    uint64_t tries; /* of the run, this board included */
};

/* The best board of each run, the best first, each board once whichever way round it is. */
struct finds {
    int count;
    struct find find[FINDS_MAX];
};

/* Keeps the best find of a run where it belongs, all of boards of one size; false where it is not worth it. The same are kept in
   whatever order they come. */
bool finds_keep(struct finds *finds, const struct find *find);

#endif
