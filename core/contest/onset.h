/* Whether the answers of a file go wrong only from some board on, as those of a program do that keeps something from
   one board to the next. A program that keeps nothing errs on any board alike, or rather on large ones and in long
   games: so a first part that is all right tells something only of boards that are no harder. */
#ifndef RUBICON_CONTEST_ONSET_H
#define RUBICON_CONTEST_ONSET_H

#include "game/board.h"
#include "game/value.h"

/* Begin with zeroes. */
struct onset {
    uint64_t first;   /* boards before the first wrong one */
    int largest;      /* free cells of the largest of these */
    uint32_t longest; /* and moves of their longest game */
    uint64_t others;  /* boards from the first wrong one on that are no harder: neither larger nor longer */
    uint64_t wrong;   /* of these */
    bool has_begun;   /* one was wrong */
};

/* Adds the next board of a file, its right answer, and whether the one given is wrong. */
void onset_add(struct onset *onset, const struct board *board, struct value right, bool is_wrong);

/* Whether by chance so many boards would be right before any is wrong less than once in a hundred times: the
   first ones and those that are no harder in any order. */
bool onset_is_telling(const struct onset *onset);

#endif
