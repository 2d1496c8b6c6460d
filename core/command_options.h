/* What the command was told to do. */
#ifndef RUBICON_COMMAND_OPTIONS_H
#define RUBICON_COMMAND_OPTIONS_H

#include "play.h"

enum task { TASK_SOLVE, TASK_LINE, TASK_MAP, TASK_CHECK, TASK_BENCH, TASK_HELP, TASK_VERSION };

enum { JOBS_MAX = 64 };

struct options {
    enum task task;
    int jobs; /* 1..JOBS_MAX */
    bool json;
    bool large;            /* of bench: the largest board as well */
    enum piece piece;      /* of map */
    uint64_t memory_limit; /* bytes for one board */
    const char **files;    /* borrowed from the arguments; none: standard input */
    int file_count;
};

/* Reads main's arguments. `files` has room for `count` names. False after a complaint on standard error. */
bool options_read(struct options *options, int count, char **arguments, const char **files);

#endif
