#include "game/random.h"

uint64_t random_next(struct random *random) {
    uint64_t mixed = random->state += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

uint32_t random_below(struct random *random, uint32_t below) {
    /* Rejects the numbers that would make the lowest results likelier. */
    uint32_t first_fair = (uint32_t)-below % below;
    uint32_t drawn;
    do drawn = (uint32_t)(random_next(random) >> 32);
    while (drawn < first_fair);
    return drawn % below;
}
