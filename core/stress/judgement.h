/* What is wrong with a run of a program on a file of boards. */
#ifndef RUBICON_STRESS_JUDGEMENT_H
#define RUBICON_STRESS_JUDGEMENT_H

#include "contest/compare.h"
#include "stress/sequence.h"

/* How a run ended. */
enum judgement_end {
    JUDGEMENT_END_EXIT,  /* by itself; number is the exit status */
    JUDGEMENT_END_CRASH, /* by a signal, which is the number */
    JUDGEMENT_END_TIME,  /* killed at its time limit */
    JUDGEMENT_END_LATE, /* with more time: not killed, but after its time limit; number is the time it took (ms) */
    JUDGEMENT_END_NEVER,   /* with more time: killed at that limit, too */
    JUDGEMENT_END_BLOCKED, /* killed because it waited and hardly computed */
    JUDGEMENT_END_FORKS,   /* killed because it started far too many processes */
    JUDGEMENT_END_OUTPUT,  /* killed because it printed far more than any answer */
    JUDGEMENT_END_MEMORY,  /* it exceeded its memory limit */
    JUDGEMENT_END_STACK,   /* its recursion exceeded the caller's stack, which may be smaller than a judge's;
                              number as with a crash */
    JUDGEMENT_END_UNKNOWN  /* there is nothing to compare its output with */
};

/* A run with more time has this many times the limit. */
enum { JUDGEMENT_MORE_TIME = 10 };

/* Boards of up to this many cells have fewer than 200 reachable positions, so a stack overflow on them means endless
   recursion. */
enum { JUDGEMENT_SHALLOW_CELLS = 6 };

struct judgement_run {
    enum judgement_end end;
    int number;
    const char *output; /* the part that was kept; borrowed */
    size_t length;
};

/* Replaces the output at *output, which the caller frees, by a copy of the run's. Fails with FAILURE_OUT_OF_MEMORY, and
   leaves it as it was. */
bool judgement_keep_output(const struct judgement_run *run, char **output, size_t *length,
                           struct failure *failure);

/* Output limit (bytes) for a number of boards, far above that of any right program. */
#define JUDGEMENT_OUTPUT_MOST(boards) ((size_t)(boards)*64 + 65536)

/* The faults, from 1: constant, name, a sentence. */
#define FAULT_LIST(FAULT)                                                                                    \
    FAULT(WRONG, wrong, "a line is not the board's answer")                                                  \
    FAULT(EMPTY, empty, "the program ends without printing anything")                                        \
    FAULT(EARLY, early, "the output ends before the last board's answer")                                    \
    FAULT(EXTRA, extra, "more lines are printed than there are boards")                                      \
    FAULT(UTF16, utf16, "the output is UTF-16; a judge reads plain ASCII")                                   \
    FAULT(ENDLESS, endless, "the program prints on and on")                                                  \
    FAULT(FORKS, forks, "the program starts one process after the other")                                    \
    FAULT(CRASH, crash, "the program crashes")                                                               \
    FAULT(STATUS, status, "the exit status is not 0, which a judge takes for a crash")                       \
    FAULT(TIME, time, "the program does not end within the time")                                            \
    FAULT(SLOW, slow, "the program is too slow")                                                             \
    FAULT(HANG, hang, "the program does not end")                                                            \
    FAULT(BLOCKED, blocked, "the program waits for something and does not end")                              \
    FAULT(MEMORY, memory, "the program takes more memory than it may")

#define FAULT_AS_KIND(FAULT, name, sentence) FAULT_##FAULT,
enum fault { FAULT_NONE, FAULT_LIST(FAULT_AS_KIND) FAULTS };

/* The fault's name in lower case and its sentence; constant strings. */
const char *fault_name(enum fault fault);
const char *fault_sentence(enum fault fault);

struct judgement {
    enum fault fault;
    int number;                 /* of the run: its exit status, its signal or the time it took (ms) */
    uint32_t lines;             /* printed */
    uint32_t board;             /* from 0: the first whose line is wrong or missing; else their number */
    enum difference difference; /* with FAULT_WRONG, in what the line is wrong */
    struct text_line found;     /* and the line; points into the run's output */
};

/* Whether the run says nothing of the program: there is nothing to compare it with, or its stack has not sufficed, on
   more than a shallow board. */
bool judgement_is_void(const struct sequence *sequence, const struct judgement_run *run);

/* A run that says nothing has no fault. */
struct judgement judgement_of(const struct sequence *sequence, const struct judgement_run *run);

#endif
