/* Runs of a program on the files of a search, several at once: the file in hand first, then those that come
   after it where the program is right. What comes of them is taken in the files' order, so with any number of
   runs at once the same is found. */
#ifndef RUBICON_COMMAND_STRESS_RUNS_H
#define RUBICON_COMMAND_STRESS_RUNS_H

#include "process/crew.h"
#include "stress/stress.h"

/* Files ahead of the one in hand that are run meanwhile, for each run at once: where one takes longer than the
   others, these have something to do. */
enum { RUNS_AHEAD = 2 };

struct stress_run {
    int supervisor;  /* that runs it; -1 once it has ended */
    uint32_t boards; /* of the file */
    struct crew_outcome outcome;
};

/* Begin with zeroes but the crew and the search, which are borrowed. */
struct stress_runs {
    struct crew *crew;
    struct stress *stress;
    uint64_t boards_most; /* of the search, with those that are run; 0: without end */
    struct stress_run run[1 + RUNS_AHEAD * CREW_MAX]; /* in the order of the files */
    int count;
    uint64_t boards; /* of these runs */
    struct failure failure;
};

enum stress_runs_result {
    RUNS_GOOD,   /* the first run has ended: its outcome is to be handed over */
    RUNS_WAIT,   /* it has not yet */
    RUNS_FAILED, /* with the failure */
    RUNS_LOST    /* see CREW_LOST */
};

/* Goes on for a moment: begins what can be begun, the file in hand first, and waits for what is under way. */
enum stress_runs_result stress_runs_go_on(struct stress_runs *runs, const struct sequence *hand);

/* Takes the first run out, once its outcome was handed over. Where the search goes on in another way than was
   foreseen, the others are to be dropped. */
void stress_runs_shift(struct stress_runs *runs);
void stress_runs_drop(struct stress_runs *runs);

/* Frees what the runs have kept. */
void stress_runs_free(struct stress_runs *runs);

#endif
