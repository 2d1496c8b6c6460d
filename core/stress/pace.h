/* How many boards a program is given at a time while its fault is named: as many as it bears in its time, which is
   learnt from its runs. */
#ifndef RUBICON_STRESS_PACE_H
#define RUBICON_STRESS_PACE_H

#include "stress/given.h"

enum { PACE_RUNS_MOST = 16 };

struct pace {
    uint32_t size;   /* boards of the next run */
    uint32_t wanted; /* boards in all that are still to be answered */
    uint32_t runs;   /* that are left at most */
    bool is_known;   /* a run was too long: the size grows no more */
};

/* Begins for a program that has borne a file of so many boards. */
struct pace pace_begin(uint32_t borne, uint32_t wanted);

/* Whether another run is to be made; takes what came of one, in which so many boards were answered. */
bool pace_goes_on(const struct pace *pace);
void pace_take(struct pace *pace, uint32_t answered, enum given result);

#endif
