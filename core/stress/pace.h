/* The files of tiny boards on which a program is run to name its mistake. Each has as many boards as the program answers
   within its time limit, adapted to the runs so far. */
#ifndef RUBICON_STRESS_PACE_H
#define RUBICON_STRESS_PACE_H

#include "stress/given.h"
#include "stress/plan.h"

enum { PACE_RUNS_MOST = 16 };

/* Zeroed before use; pace_free ends it even after a failure. */
struct pace {
    struct plan plan;
    struct sequence file; /* of the current run */
    uint32_t size;        /* boards in the next run */
    uint32_t wanted;      /* boards still to be answered */
    uint32_t runs;        /* runs left at most */
    bool is_known;        /* a run exceeded its time: the size no longer grows */
};

/* Begins at board number `first` of a plan with this seed, for a program that has answered a file of `borne` boards in
   time. */
struct pace pace_begin(uint32_t seed, uint32_t first, uint32_t borne, uint32_t wanted);

/* Sets *file to what the program must be run on, valid until the next call; NULL if no other run is needed.
   FAILURE_OUT_OF_MEMORY. pace_take records a run in which `answered` boards were answered. */
bool pace_next(struct pace *pace, const struct sequence **file, struct failure *failure);
void pace_take(struct pace *pace, uint32_t answered, enum given result);

void pace_free(struct pace *pace);

#endif
