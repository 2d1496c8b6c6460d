/* What a task of the command is; tasks.h has the table of them. */
#ifndef RUBICON_COMMAND_TASK_H
#define RUBICON_COMMAND_TASK_H

struct options;

enum task_id {
    TASK_SOLVE,
    TASK_LINE,
    TASK_MAP,
    TASK_CHECK,
    TASK_COMPARE,
    TASK_GENERATE,
    TASK_MINE,
    TASK_PUZZLE,
    TASK_STRESS,
    TASK_PACKAGE,
    TASK_VALIDATE,
    TASK_SURVEY,
    TASK_BENCH,
    TASKS
};

/* The arguments that are not options. */
enum words {
    WORDS_NONE,
    WORDS_FILES,
    WORDS_PROGRAM,  /* a program and its own arguments: all that follows its name is words */
    WORDS_COMMANDS, /* programs, each with its arguments in one word */
    WORDS_OTHER
};

/* The text of `--help`, before and after the list of options. */
struct page {
    const char *before;
    const char *after;
};

struct task {
    const char *name;
    int (*run)(const struct options *options); /* returns the exit status */
    enum words words;
    const struct page *help; /* NULL: the general page */
};

#endif
