/* Annealing: which change for the worse is accepted, less and less of them. It computes with integers only, to be the same
   on all machines. */
#ifndef RUBICON_MINE_ANNEAL_H
#define RUBICON_MINE_ANNEAL_H

#include "game/random.h"

#include <stdbool.h>

/* The temperature when `done` tries of `length` are over: `hottest`, halved again and again, seven times in all. A temperature
   is the loss that is accepted on average, in units of 1/65536 of the score. */
uint64_t anneal_temperature(uint64_t hottest, uint64_t done, uint64_t length);

/* Whether to go from a score to another. A better or equal one is always accepted. */
bool anneal_accepts(uint64_t temperature, uint32_t from, uint32_t to, struct random *random);

#endif
