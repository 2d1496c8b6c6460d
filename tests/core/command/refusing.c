/* Fault injection: wrappers of system calls, linked with the command. RUBICON_REFUSED names the kind of the call to
   fail and its number, from 1, as in `memory 3`. The wrapper reports the failed call on standard error. */
#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_int asked;

/* Whether this call must fail; then sets errno. */
static bool is_refused(const char *kind, int error) {
    char named[16];
    int number;
    const char *wanted = getenv("RUBICON_REFUSED");
    if (!wanted || sscanf(wanted, "%15s %d", named, &number) != 2 || strcmp(named, kind) != 0) return false;
    if (atomic_fetch_add(&asked, 1) + 1 != number) return false;
    fprintf(stderr, "refused\n");
    errno = error;
    return true;
}

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *old, size_t bytes);
void *__real_aligned_alloc(size_t alignment, size_t bytes);
int __real_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *), void *with);
FILE *__real_fopen(const char *name, const char *mode);
int __real_fclose(FILE *file);
int __real_rename(const char *from, const char *to);
int __real_open(const char *name, int flags, ...);
int __real_linkat(int from_directory, const char *from, int to_directory, const char *to, int flags);
int __real_pipe(int ends[2]);
int __real_fcntl(int file, int command, ...);
pid_t __real_fork(void);

void *__wrap_malloc(size_t bytes) {
    return is_refused("memory", ENOMEM) ? NULL : __real_malloc(bytes);
}

void *__wrap_calloc(size_t count, size_t bytes) {
    return is_refused("memory", ENOMEM) ? NULL : __real_calloc(count, bytes);
}

void *__wrap_realloc(void *old, size_t bytes) {
    return is_refused("memory", ENOMEM) ? NULL : __real_realloc(old, bytes);
}

void *__wrap_aligned_alloc(size_t alignment, size_t bytes) {
    return is_refused("memory", ENOMEM) ? NULL : __real_aligned_alloc(alignment, bytes);
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *), void *with) {
    return is_refused("thread", EAGAIN) ? EAGAIN : __real_pthread_create(thread, how, run, with);
}

FILE *__wrap_fopen(const char *name, const char *mode) {
    return is_refused("file", EACCES) ? NULL : __real_fopen(name, mode);
}

int __wrap_fclose(FILE *file) {
    if (!is_refused("file", ENOSPC)) return __real_fclose(file);
    __real_fclose(file);
    errno = ENOSPC;
    return EOF;
}

int __wrap_rename(const char *from, const char *to) {
    return is_refused("file", EACCES) ? -1 : __real_rename(from, to);
}

/* A file system without nameless files has not failed. */

int __wrap_open(const char *name, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    const bool is_nameless = (flags & O_TMPFILE) == O_TMPFILE;
    return is_nameless && is_refused("nameless", EOPNOTSUPP) ? -1 : __real_open(name, flags, mode);
}

int __wrap_linkat(int from_directory, const char *from, int to_directory, const char *to, int flags) {
    return is_refused("file", EACCES) ? -1 : __real_linkat(from_directory, from, to_directory, to, flags);
}

int __wrap_pipe(int ends[2]) {
    return is_refused("process", EMFILE) ? -1 : __real_pipe(ends);
}

int __wrap_fcntl(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    const int argument = va_arg(arguments, int);
    va_end(arguments);
    if (command == F_DUPFD_CLOEXEC && is_refused("process", EMFILE)) return -1;
    return __real_fcntl(file, command, argument);
}

pid_t __wrap_fork(void) {
    return is_refused("process", EAGAIN) ? -1 : __real_fork();
}
