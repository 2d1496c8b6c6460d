/* Lines of the shell, for the tests that run what is built from the root of the repository. */
#ifndef TESTS_SHELL_H
#define TESTS_SHELL_H

#include "support/support.h"

enum { OUTPUT_MAX = 1 << 20 };

struct outcome {
    int status;
    char output[OUTPUT_MAX]; /* and complaints, where they are sent there */
};

/* Runs a line that is written in the manner of printf. The outcome stays until the next line is run. */
__attribute__((format(printf, 1, 2))) const struct outcome *shell_run(const char *format, ...);

/* The output of a line that has ended well; the caller frees it. */
char *shell_copy(const struct outcome *outcome);

/* Set-up and teardown of a group of tests that has a directory of its own, $FILES. */
int shell_make_directory(void **state);
int shell_remove_directory(void **state);
const char *shell_directory(void);

#endif
