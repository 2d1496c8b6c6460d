/* Pseudo-random numbers, the same for the same seed on every machine. */
#ifndef RUBICON_GAME_RANDOM_H
#define RUBICON_GAME_RANDOM_H

#include <stdint.h>

/* Initialize with any number as the seed; a copy repeats the same numbers. */
struct random {
    uint64_t state;
};

/* The next number, all 64 bits equally likely (the generator is splitmix64). */
uint64_t random_next(struct random *random);

/* A number from 0 to below - 1, all equally likely; below is at least 1. */
uint32_t random_below(struct random *random, uint32_t below);

#endif
