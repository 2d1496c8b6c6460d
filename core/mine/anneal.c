#include "mine/anneal.h"

enum { HALVINGS = 7 };

uint64_t anneal_temperature(uint64_t hottest, uint64_t done, uint64_t length) {
    uint64_t cooled = done * HALVINGS * 65536 / length;
    uint64_t halved = hottest >> (cooled >> 16);
    return halved - (halved / 2 * (cooled & 65535) >> 16);
}

/* A random number with the exponential distribution and mean 1, in units of 1/65536: from the binary logarithm of a random
   fraction, approximated linearly between powers of two. */
static uint64_t draw_exponential(struct random *random) {
    uint64_t drawn = random_next(random) | 1;
    unsigned zeros = (unsigned)__builtin_clzll(drawn);
    uint64_t mantissa = drawn << zeros << 1 >> 48;
    return (((uint64_t)zeros << 16) + 65536 - mantissa) * 45426 >> 16;
}

bool anneal_accepts(uint64_t temperature, uint32_t from, uint32_t to, struct random *random) {
    uint64_t ready = temperature * draw_exponential(random) >> 16;
    return to >= from || (uint64_t)(from - to) << 16 <= ready * (from + 1);
}
