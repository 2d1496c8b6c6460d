/* What the command was told to do. */
#ifndef RUBICON_COMMAND_OPTIONS_H
#define RUBICON_COMMAND_OPTIONS_H

#include "analysis/play.h"

enum task { TASK_SOLVE, TASK_LINE, TASK_MAP, TASK_CHECK, TASK_BENCH, TASK_HELP, TASK_VERSION, TASK_COMPARE };

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

/* A task with options of its own reads them with these: complain tells on standard error what is wrong with
   an argument and returns false; options_choose gives the place of `text` among the names that an option takes,
   -1 after such a complaint; options_value gives the value of `--name VALUE` or `--name=VALUE`, with *at
   moved on to it, NULL where the argument is another, with *missing set where the value is not there;
   options_cores is how many jobs this machine does at a time, 1..JOBS_MAX. */
bool options_complain(const char *argument, const char *why);
int options_choose(const char *option, const char *text, const char *const *names, int count);
const char *options_value(const char *name, char **arguments, int count, int *at, bool *missing);
int options_cores(void);

/* Reads main's arguments. `files` has room for `count` names. False after a complaint on standard error. */
bool options_read(struct options *options, int count, char **arguments, const char **files);

/* The same for a task that reads its arguments itself: those from number `first` on, without a task's name.
 */
bool options_read_for(struct options *options, enum task task, int first, int count, char **arguments,
                      const char **files);

#endif
