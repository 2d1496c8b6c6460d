/* Simulated annealing: a change that lowers the score may be accepted, ever more rarely as the search cools. Integers
   only, so that a search is the same on all machines. */
#ifndef RUBICON_MINE_ANNEAL_H
#define RUBICON_MINE_ANNEAL_H

#include "game/random.h"

#include <stdbool.h>

/* The temperature after `done` of `length` tries, done < length: it falls from `hottest` to a 128th. A temperature is
   the mean loss that is accepted, in units of 1/65536 of the score. */
uint64_t anneal_temperature(uint64_t hottest, uint64_t done, uint64_t length);

/* Whether to accept a change of the score from `from` to `to`; always if `to` is at least `from`. Draws one random
   number. */
bool anneal_accepts(uint64_t temperature, uint32_t from, uint32_t to, struct random *random);

#endif
