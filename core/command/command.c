#define _POSIX_C_SOURCE 200809L
#include "command/command.h"

#include "command/tasks.h"
#include "publish/complain.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

static int print_version(void) {
    puts("rubicon " RUBICON_VERSION);
    return STATUS_GOOD;
}

static int print_help(const struct options *options) {
    const struct page *page = tasks[options->task].help ? tasks[options->task].help : &general_help;
    fputs(page->before, stdout);
    options_print_help(options, stdout);
    fputs(page->after, stdout);
    return STATUS_GOOD;
}

static int run(const struct options *options) {
    if (options->version) return print_version();
    if (options->help) return print_help(options);
    return tasks[options->task].run(options);
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
    return complain("the answers cannot be written: %s", strerror(errno));
}

int command_run(int count, char **arguments) {
    struct options options;
    int status = STATUS_BAD;
    keep_memory();
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is told like a full disk */
    if (options_read(&options, tasks, count, arguments)) status = run(&options);
    return finish_output() ? status : STATUS_BAD;
}
