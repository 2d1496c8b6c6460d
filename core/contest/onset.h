/* Whether the answers of a file go wrong only from some board on, as those of a program that keeps state between
   boards do. A program that keeps no state errs on all boards alike, or on large boards and long games: so a correct
   first part is evidence only against boards that are no harder. */
#ifndef RUBICON_CONTEST_ONSET_H
#define RUBICON_CONTEST_ONSET_H

#include "game/board.h"
#include "game/value.h"

/* Begin with zeroes. */
struct onset {
    uint64_t first;   /* boards before the first wrong one */
    uint32_t largest; /* free cells of the largest of them */
    uint32_t longest; /* moves of their longest game */
    uint64_t others;  /* boards from the first wrong one on that are neither larger nor longer */
    uint64_t wrong;   /* the wrong ones among `others` */
    bool has_begun;   /* a wrong board has been added */
};

/* Adds the next board of a file, its right answer, and whether the one given is wrong. */
void onset_add(struct onset *onset, const struct board *board, struct value right, bool is_wrong);

/* Whether the first part would be all right by chance less than once in 100 times, if it and the boards no harder
   were in random order. */
bool onset_is_telling(const struct onset *onset);

#endif
