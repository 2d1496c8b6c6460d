/* The rubicon command. Not part of the library. */
#define _POSIX_C_SOURCE 200809L
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

/* Tells the allocator not to return the memory of freed tables to the system, because the next board needs it again. */
static void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

/* Flushes standard output; false after a complaint if that, or an earlier write, failed. */
static bool finish_output(void) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return true;
    return complain("the answers cannot be written: %s", strerror(errno));
}

int main(int count, char **arguments) {
    struct options options;
    int status = STATUS_BAD;
    keep_memory();
    signal(SIGXFSZ, SIG_IGN); /* so that a write above the file size limit fails with an error */
    if (options_read(&options, tasks, count, arguments)) status = run(&options);
    return finish_output() ? status : STATUS_BAD;
}
