/* The table of the command's tasks, and the functions that run them: each returns the exit status. */
#ifndef RUBICON_COMMAND_TASKS_H
#define RUBICON_COMMAND_TASKS_H

#include "command/options.h"

enum status {
    STATUS_GOOD = 0,
    /* check has found a wrong value, compare a difference, stress a fault, validate a flaw; or a survey has stopped
       before its end */
    STATUS_DIFFERENT = 1,
    STATUS_BAD = 2 /* a bad option or input, out of memory, or output that cannot be written */
};

/* solve, line, map and check. */
int task_solve(const struct options *options);
int task_compare(const struct options *options);
int task_generate(const struct options *options);
int task_mine(const struct options *options);
int task_puzzle(const struct options *options);
int task_stress(const struct options *options);
int task_package(const struct options *options);
int task_validate(const struct options *options);
int task_survey(const struct options *options);
int task_bench(const struct options *options);

extern const struct task tasks[TASKS];

/* The help page of the tasks without one of their own. */
extern const struct page general_help;

#endif
