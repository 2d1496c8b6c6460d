/* The number of boards in a naming run: as many as the program answers within its time limit, adapted to the runs
   so far. */
#ifndef RUBICON_STRESS_PACE_H
#define RUBICON_STRESS_PACE_H

#include "stress/given.h"

enum { PACE_RUNS_MOST = 16 };

struct pace {
    uint32_t size;   /* boards in the next run */
    uint32_t wanted; /* boards still to be answered */
    uint32_t runs;   /* runs left at most */
    bool is_known;   /* a run exceeded its time: the size no longer grows */
};

/* Begins for a program that has answered a file of `borne` boards in time. */
struct pace pace_begin(uint32_t borne, uint32_t wanted);

/* Whether another run is needed; pace_take records a run in which `answered` boards were answered. */
bool pace_goes_on(const struct pace *pace);
void pace_take(struct pace *pace, uint32_t answered, enum given result);

#endif
