/* Runs a program on the files of a search, several at once: the current file first, then, speculatively, those that
   follow if the program is right. Outcomes are handed over in the files' order, so the result does not depend on the
   number of runs at once. */
#ifndef RUBICON_COMMAND_STRESS_RUNS_H
#define RUBICON_COMMAND_STRESS_RUNS_H

#include "process/crew.h"
#include "stress/stress.h"

/* Speculative files per supervisor, so that none idles while one run takes longer than the others. */
enum { RUNS_AHEAD = 2 };

struct stress_run {
    int supervisor;  /* index; -1 once the run has ended */
    uint32_t boards; /* of the file */
    struct crew_outcome outcome;
};

/* Zero it, except crew and stress (borrowed) and boards_most. */
struct stress_runs {
    struct crew *crew;
    struct stress *stress;
    uint64_t boards_most; /* limit of the search, runs in progress included; 0: none */
    struct stress_run run[1 + RUNS_AHEAD * CREW_MAX]; /* in the order of the files */
    int count;
    uint64_t boards; /* of all these runs */
    struct failure failure;
};

enum stress_runs_result {
    RUNS_GOOD,   /* the first run has ended: hand over its outcome */
    RUNS_WAIT,   /* the first run has not ended yet */
    RUNS_FAILED, /* see `failure` */
    RUNS_LOST    /* see CREW_LOST */
};

/* Starts one more run if a supervisor is idle, on the current file first, and waits for an outcome for a moment. */
enum stress_runs_result stress_runs_go_on(struct stress_runs *runs, const struct sequence *hand);

/* Removes the first run, once its outcome is handed over. If the search then continues with other files than expected,
   drop the other runs. */
void stress_runs_shift(struct stress_runs *runs);
void stress_runs_drop(struct stress_runs *runs);

/* Frees the outputs of the runs. */
void stress_runs_free(struct stress_runs *runs);

#endif
