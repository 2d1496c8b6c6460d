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

/* What is run, and its exit status. */
struct run {
    const struct options *options;
    int status;
};

static void *run(void *shared) {
    struct run *task = shared;
    const struct options *options = task->options;
    int status = options->version ? print_version()
                 : options->help  ? print_help(options)
                                  : tasks[options->task].run(options);
    task->status = finish_output() ? status : STATUS_BAD;
    return NULL;
}

/* Runs the task on a thread, because the stack of the main thread may be as small as `ulimit -s` says. */
static int run_on_thread(const struct options *options) {
    struct run task = {options, STATUS_BAD};
    struct pool pool;
    pool_open(&pool);
    pool_start(&pool, 1, run, &task);
    pool_close(&pool);
    return task.status;
}

int main(int count, char **arguments) {
    struct options options;
    keep_memory();
    signal(SIGXFSZ, SIG_IGN); /* so that a write above the file size limit fails with an error */
    return options_read(&options, tasks, count, arguments) ? run_on_thread(&options) : STATUS_BAD;
}
