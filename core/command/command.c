#define _POSIX_C_SOURCE 200809L
#include "command/command.h"

#include "command/help.h"
#include "command/tasks.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

static int run_task(const struct options *options) {
    if (options->version) {
        puts("rubicon " RUBICON_VERSION);
        return STATUS_GOOD;
    }
    if (options->help) {
        help_print(options->task);
        return STATUS_GOOD;
    }
    switch (options->task) {
    case TASK_COMPARE: return task_compare(options);
    case TASK_DIAGNOSE: return task_diagnose(options);
    case TASK_GENERATE: return task_generate(options);
    case TASK_MINE: return task_mine(options);
    case TASK_PUZZLE: return task_puzzle(options);
    case TASK_STRESS: return task_stress(options);
    case TASK_PACKAGE: return task_package(options);
    case TASK_VALIDATE: return task_validate(options);
    case TASK_SURVEY: return task_survey(options);
    case TASK_BENCH: return task_bench(options);
    default: return task_solve(options);
    }
}

/* Tables are freed and allocated again for every board: the allocator is not to give their memory back in
   between. */
static void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

/* The lines so far are on their way; what remains to be seen is whether they arrived. */
static bool finish_output(void) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return true;
    fprintf(stderr, "rubicon: the answers cannot be written: %s\n", strerror(errno));
    return false;
}

int command_run(int count, char **arguments) {
    struct options options;
    int status = STATUS_BAD;
    keep_memory();
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is told like a full disk */
    if (options_read(&options, count, arguments)) status = run_task(&options);
    return finish_output() ? status : STATUS_BAD;
}
