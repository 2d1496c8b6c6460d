/* Runs shell commands, for tests of the built programs, from the root of the repository. */
#ifndef TESTS_SHELL_H
#define TESTS_SHELL_H

#include "support/support.h"

enum { OUTPUT_MAX = 1 << 20 };

struct outcome {
    int status;
    char output[OUTPUT_MAX]; /* including standard error, if the command redirects it */
};

/* Runs a command given in printf style. The outcome is valid until the next one is run. */
__attribute__((format(printf, 1, 2))) const struct outcome *shell_run(const char *format, ...);

/* The text of a command that waits until a condition holds; it exits with 9 if the process ends before that. */
#define SHELL_UNTIL(condition, process)                                                                      \
    "until " condition "; do kill -0 " process " || exit 9; sleep 0.01; done; "

/* Set-up and teardown of a group of tests with a directory of its own, $FILES. */
int shell_make_directory(void **state);
int shell_remove_directory(void **state);
const char *shell_directory(void);

#endif
