/* Finds a file that breaks a program. The caller runs the program: this module picks the files and takes the
   results. Once the program errs, the file is shrunk (shrink.h). If one board with a wrong line remains, the search
   goes on for the mistake that explains this line and those of some more files (diagnosis.h); if several boards
   remain and something is kept between them (meaning.h), for what that is (leaking.h).

   A machine that is busy makes a right program late. So a file on which it is late is run again, alone, and before
   the fault is believed the smallest file is run with more time, which tells a slow program from an endless one. If it
   errs in another way then, the file is shrunk anew for that.

   The statement promises at most 10 boards in a file. A program that is too slow for more gets fewer; one that errs
   only on more gets 10 from then on, and counts as right. Boards that overflow the caller's stack are left out. */
#ifndef RUBICON_STRESS_STRESS_H
#define RUBICON_STRESS_STRESS_H

#include "mistakes/leaking.h"
#include "stress/meaning.h"
#include "stress/plan.h"

enum stress_phase {
    STRESS_SEARCHING, /* endless while the program is right */
    STRESS_SHRINKING,
    STRESS_TIMING, /* the run is to have more time, see stress_times */
    STRESS_NAMING,
    STRESS_DONE
};

/* Progress of the search. */
struct stress_progress {
    enum stress_phase phase;
    enum plan_stage stage; /* of the current file or, once a fault is found, of the one that showed it */
    bool is_alone;   /* the next run must be the only one, because it decides whether the program is late */
    uint64_t boards; /* run while searching */
    uint64_t files;
    uint64_t runs;     /* of the program, in all */
    uint32_t most;     /* maximum boards in a file, adapted to the program */
    uint64_t left_out; /* boards whose runs say nothing (judgement_is_void); else counted in runs only */
    uint32_t left_out_cells; /* cells of the smallest one left out */
};

/* The finding so far, with the smallest file that shows it. */
struct stress_finding {
    struct judgement judgement;
    const struct sequence *file; /* owned by the search, as is the output */
    const char *output;
    size_t length;
    /* Whether the same boards, or some of them, failed again. False at STRESS_DONE: they did not, so the program is not
       deterministic, or stress_settle came before. */
    bool is_repeated;
    bool is_smallest;     /* whether no smaller file fails */
    enum meaning meaning; /* known from STRESS_NAMING on */
    unsigned mistakes;    /* the one set of enum mistake that explains every line seen; 0: none */
    enum leak leak;       /* the one leak that explains every line seen; LEAKS: none */
};

struct stress;

/* Starts a search, which the caller frees with stress_close. Fails with FAILURE_OUT_OF_MEMORY. */
bool stress_open(uint32_t seed, struct stress **stress, struct failure *failure);
void stress_close(struct stress *stress);

/* Advances by at most about `budget` positions; returns early when the caller must run the program. Then *file is
   its input, valid until the next call; otherwise it is NULL. Fails with FAILURE_OUT_OF_MEMORY; then the search can
   only be closed. */
bool stress_step(struct stress *stress, uint64_t budget, const struct sequence **file,
                 struct failure *failure);

/* While STRESS_SEARCHING: the file that comes `ahead` files after the current one, 1..STRESS_AHEAD_MAX, if the
   program is right on all before it and the boards in a file stay as many, so that the caller can run several
   files at once. Their results are still taken in order, each after stress_step has returned its file. Valid until
   the next call. Fails with FAILURE_OUT_OF_MEMORY. */
enum { STRESS_AHEAD_MAX = 128 };
bool stress_ahead(struct stress *stress, uint32_t ahead, const struct sequence **file,
                  struct failure *failure);

/* Has the program's output on the file compared with another program's run on it instead of with the right answers;
   without effect from STRESS_TIMING on. *is_answer is false if that run did not end well, or did not print an answer
   for each board: then the result to take is one of JUDGEMENT_END_UNKNOWN. Fails with FAILURE_OUT_OF_MEMORY. */
bool stress_expect(struct stress *stress, const struct judgement_run *other, bool *is_answer,
                   struct failure *failure);

/* While STRESS_SHRINKING: ends the shrinking with the smallest file so far. */
void stress_settle(struct stress *stress);

/* Takes the result of running the program on the file. */
bool stress_take(struct stress *stress, const struct judgement_run *run, struct failure *failure);

const struct stress_progress *stress_progress_of(const struct stress *stress);

/* How many times the time limit the next run is to have: 1, or JUDGEMENT_MORE_TIME while STRESS_TIMING. */
int stress_times(const struct stress *stress);

/* From STRESS_SHRINKING on. */
struct stress_finding stress_finding_of(const struct stress *stress);

#endif
