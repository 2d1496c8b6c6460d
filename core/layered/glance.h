/* Finds the value of one position and nothing else, by far less work than an analysis: it searches likely games
   first, and all others if none of them is won. */
#ifndef RUBICON_LAYERED_GLANCE_H
#define RUBICON_LAYERED_GLANCE_H

#include "layered/cone.h"

struct glance {
    struct value value; /* once is_over */
    bool is_over;
    struct value expected;
    int search;     /* the current one */
    bool has_begun; /* the current one */
    uint32_t steps;
    struct index index;
    struct reach reach;
    struct cone cone;
    char *memory; /* of the cone */
};

/* Begins at a valid position. `expected` is a value that it may have, for example that of a similar board, or a
   tie; only the work depends on it. FAILURE_BAD_POSITION, FAILURE_TOO_LARGE or FAILURE_OUT_OF_MEMORY. Free it
   with glance_close. */
bool glance_open(const struct board *board, const struct position *position, struct value expected,
                 uint64_t memory_limit, struct glance **glance, struct failure *failure);
void glance_close(struct glance *glance);

/* Advances by about `budget` positions, in the units of analysis_step, until is_over. */
void glance_step(struct glance *glance, uint64_t budget);

/* An estimate of the finished part of the work, 0..1. */
double glance_fraction(const struct glance *glance);

#endif
