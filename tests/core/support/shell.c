#define _POSIX_C_SOURCE 200809L
#include "support/shell.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum { LINE_MAX_BYTES = 2048 };

static char directory[] = "/tmp/rubicon-test-XXXXXX";

const struct outcome *shell_run(const char *format, ...) {
    static struct outcome outcome;
    char line[LINE_MAX_BYTES];
    va_list values;
    va_start(values, format);
    assert_in_range(vsnprintf(line, sizeof line, format, values), 1, sizeof line - 1);
    va_end(values);
    FILE *pipe = popen(line, "r");
    assert_non_null(pipe);
    size_t length = fread(outcome.output, 1, OUTPUT_MAX - 1, pipe);
    outcome.output[length] = '\0';
    int status = pclose(pipe);
    assert_true(WIFEXITED(status));
    outcome.status = WEXITSTATUS(status);
    return &outcome;
}

int shell_make_directory(void **state) {
    (void)state;
    return mkdtemp(directory) && setenv("FILES", directory, 1) == 0 ? 0 : 1;
}

int shell_remove_directory(void **state) {
    (void)state;
    return shell_run("rm -r \"$FILES\"")->status;
}

const char *shell_directory(void) {
    return directory;
}
