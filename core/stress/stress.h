/* The search for a board that breaks a program, whoever runs the program: this says which file to run it on,
   and takes what came of it. It goes on until the program errs; then the file is made as small as it gets
   (see shrink.h), and where one board remains whose line is wrong, the mistake is looked for that explains it
   and every line of some more files (see diagnosis.h); where several remain, what the program keeps from one to
   the next (see leaking.h).

   The statement promises no more than 10 boards in a file. A program that needs too long for more of them
   gets fewer; one that errs on more of them alone gets 10 from then on, and has not erred. A board on which
   the stack of whoever runs the program does not suffice is left out. */
#ifndef RUBICON_STRESS_STRESS_H
#define RUBICON_STRESS_STRESS_H

#include "mistakes/leaking.h"
#include "stress/plan.h"
#include "stress/shrink.h"

enum stress_phase {
    STRESS_SEARCHING, /* goes on for ever while the program is right */
    STRESS_SHRINKING,
    STRESS_NAMING,
    STRESS_DONE
};

/* How far it is. */
struct stress_progress {
    enum stress_phase phase;
    enum plan_stage stage; /* of the file in hand or, once a fault is found, of the one that showed it */
    uint64_t boards;       /* run while searching */
    uint64_t files;
    uint64_t runs; /* of the program, in all */
    uint32_t most; /* boards a file has at most, by what the program bears */
    uint64_t
        left_out; /* boards whose runs say nothing (see judgement_is_void), in no other number but runs */
    uint32_t left_out_cells; /* of the smallest of them */
};

/* What was found, as far as it is known: the smallest file so far. */
struct stress_finding {
    struct judgement judgement;
    const struct sequence *file; /* the search's own, as is the output */
    const char *output;
    size_t length;
    bool is_repeated;  /* false: the program has not erred on the same boards again, so chance is at work */
    bool is_smallest;  /* no smaller one fails */
    unsigned mistakes; /* the set of enum mistake that alone explains every line seen; 0: none does */
    enum leak leak; /* what is kept between boards, which alone explains every line seen; LEAKS: none does */
};

struct stress;

/* The caller ends *stress with stress_close. FAILURE_OUT_OF_MEMORY. */
bool stress_open(uint32_t seed, struct stress **stress, struct failure *failure);
void stress_close(struct stress *stress);

/* Goes on by about so many positions at most, and stops where the program is to be run: then *file is what
   it is to be run on, until the next call, otherwise NULL. FAILURE_OUT_OF_MEMORY; then it can only be
   closed. */
bool stress_step(struct stress *stress, uint64_t budget, const struct sequence **file,
                 struct failure *failure);

/* While STRESS_SEARCHING goes on: the file that comes `ahead` files after the one in hand, 1..STRESS_AHEAD_MAX,
   where the program is right on all before it and bears as many boards a file. So it can be run on several at
   once; what comes of them is taken in their order all the same, once stress_step asks for each. It is
   valid until the next call. FAILURE_OUT_OF_MEMORY. */
enum { STRESS_AHEAD_MAX = 128 };
bool stress_ahead(struct stress *stress, uint32_t ahead, const struct sequence **file,
                  struct failure *failure);

/* Takes what came of running the program on the file. */
bool stress_take(struct stress *stress, const struct judgement_run *run, struct failure *failure);

const struct stress_progress *stress_progress_of(const struct stress *stress);

/* From STRESS_SHRINKING on. */
struct stress_finding stress_finding_of(const struct stress *stress);

#endif
