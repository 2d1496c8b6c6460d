/* The rubicon command. Not part of the library. */
#define _POSIX_C_SOURCE 200809L
#include "command/tasks.h"

#include "command/pool.h"
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

static int run_task(const struct options *options) {
    if (options->version) return print_version();
    if (options->help) return print_help(options);
    return tasks[options->task].run(options);
}

/* The command line and the exit status. */
struct run {
    int count;
    char **arguments;
    int status;
};

static void *run(void *shared) {
    struct run *run = shared;
    struct options options;
    if (!options_read(&options, tasks, run->count, run->arguments)) return NULL;
    int status = run_task(&options);
    if (finish_output()) run->status = status;
    return NULL;
}

/* Does everything on a thread, because the stack of the main thread may be as small as `ulimit -s` says. */
int main(int count, char **arguments) {
    struct run command = {count, arguments, STATUS_BAD};
    struct pool pool;
    keep_memory();
    signal(SIGXFSZ, SIG_IGN); /* so that a write above the file size limit fails with an error */
    pool_open(&pool);
    pool_start(&pool, 1, run, &command);
    pool_close(&pool);
    return command.status;
}
