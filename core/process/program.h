/* Runs another program on an input, within limits, and keeps its output. All processes that it starts are killed at the
   end of the run. */
#ifndef RUBICON_PROCESS_PROGRAM_H
#define RUBICON_PROCESS_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct program_limits {
    double seconds;  /* of processor time */
    uint64_t memory; /* resident memory of all its processes together (bytes); 0: no limit */
};

enum program_end {
    PROGRAM_EXITED,  /* number is the exit status */
    PROGRAM_CRASHED, /* number is the signal */
    PROGRAM_OUT_OF_TIME,
    PROGRAM_OUT_OF_MEMORY,
    PROGRAM_BLOCKED,   /* it has waited, not for a processor, for ten times its time limit and one second */
    PROGRAM_ENDLESS,   /* it has printed more than the limit */
    PROGRAM_BOMB,      /* it has started too many processes */
    PROGRAM_CANCELLED, /* the cancel pipe became readable or was closed */
    PROGRAM_NOT_RUN    /* number is the errno of exec or fork */
};

enum { PROGRAM_SAID_MAX = 200 };

struct program_outcome {
    enum program_end end;
    int number;
    double seconds;                  /* of processor time */
    size_t length;                   /* of the output (bytes) */
    char said[PROGRAM_SAID_MAX + 1]; /* first line of its standard error, not yet printable */
};

/* What a program is run on. */
struct program_request {
    const char *input;
    size_t length; /* of the input (bytes) */
    size_t most;   /* limit of the output (bytes); the run is killed above it */
    int times;     /* the run has this many times the limit of processor time */
};

/* A program and the outcome of its last run. */
struct program {
    char *const *arguments; /* the program first, NULL last; borrowed */
    struct program_limits limits;
    int cancel; /* read end of a pipe that cancels a run; borrowed */
    struct program_outcome outcome;
    char *output;
    size_t capacity;
};

/* This process must have no children but those of the runs, because the end of a run kills all children. */
void program_open(struct program *program, char *const *arguments, struct program_limits limits, int cancel);

/* Runs the program with the input on standard input. On return no process of the run is left; on Linux not even one
   that has left its process group. False if memory runs out. */
bool program_run(struct program *program, const struct program_request *request);

void program_close(struct program *program);

/* A signal's name and what it usually means, as "SIGSEGV: an index out of bounds, or too deep a recursion". */
enum { PROGRAM_SIGNAL_MAX = 100 };
void program_signal_name(int number, char text[PROGRAM_SIGNAL_MAX]);

#endif
