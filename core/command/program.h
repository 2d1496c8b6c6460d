/* Another program, run on a text with limits: what it prints is kept, and whatever it has started is ended
   with it. */
#ifndef RUBICON_COMMAND_PROGRAM_H
#define RUBICON_COMMAND_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct program_limits {
    double seconds;  /* of processor time; by the clock three times as much and one more */
    uint64_t memory; /* bytes that it may touch, those of all its processes together; 0: no limit */
};

/* How a run ended. */
enum program_end {
    PROGRAM_EXITED,  /* number is the exit status */
    PROGRAM_CRASHED, /* number is the signal */
    PROGRAM_OUT_OF_TIME,
    PROGRAM_OUT_OF_MEMORY,
    PROGRAM_ENDLESS,    /* it has printed more than it was to */
    PROGRAM_BOMB,       /* it has started far too many processes */
    PROGRAM_CALLED_OFF, /* there is something to be read from its leash, or nobody holds it any more */
    PROGRAM_NOT_RUN     /* number is the system's error */
};

enum { PROGRAM_SAID_MAX = 200 };

struct program_outcome {
    enum program_end end;
    int number;
    size_t length;                   /* of the output */
    char said[PROGRAM_SAID_MAX + 1]; /* the first line that it has printed on standard error */
};

/* A program and its last run. */
struct program {
    char *const *arguments; /* the program first, NULL last; borrowed */
    struct program_limits limits;
    int leash; /* a pipe's end by which a run is called off; borrowed */
    struct program_outcome outcome;
    char *output;
    size_t capacity;
};

/* Readies *program for this process, which has and gets no children but those of a run: each is ended with
   it. */
void program_open(struct program *program, char *const *arguments, struct program_limits limits, int leash);

/* Runs it on a text as standard input, and ends it where it prints more than `most` bytes. When it returns no
   process of the run is left; on Linux not even one that has hidden from its group. False where memory ran
   out. */
bool program_run(struct program *program, const char *input, size_t length, size_t most);

void program_close(struct program *program);

/* A signal's name and what it usually means, as "SIGSEGV: an index out of bounds, or too deep a recursion". */
enum { PROGRAM_SIGNAL_MAX = 100 };
void program_signal_name(int number, char text[PROGRAM_SIGNAL_MAX]);

#endif
