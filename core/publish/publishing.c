#define _GNU_SOURCE
#include "publish/publishing.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

bool publishing_has_name(const char *path) {
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    return strspn(name, ".") < strlen(name) || strlen(name) > 2;
}

void publishing_spare_name(const char *name, unsigned number, const char *ending,
                           char path[PUBLISHING_PATH_MAX]) {
    snprintf(path, PUBLISHING_PATH_MAX, "%s.%ld-%u%s", name, (long)getpid(), number, ending);
}

/* Writes the directory of a name, with a slash at its end. */
static void write_directory(const char *name, char path[PUBLISHING_PATH_MAX]) {
    const char *slash = strrchr(name, '/');
    if (slash)
        snprintf(path, PUBLISHING_PATH_MAX, "%.*s", (int)(slash - name + 1), name);
    else
        snprintf(path, PUBLISHING_PATH_MAX, "./");
}

/* Without /proc a nameless file could not get a name later. */
static int open_nameless(const char *name) {
#ifdef O_TMPFILE
    char directory[PUBLISHING_PATH_MAX];
    write_directory(name, directory);
    return access("/proc/self/fd", X_OK) == 0 ? open(directory, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666) : -1;
#else
    (void)name;
    return -1;
#endif
}

int publishing_open(const char *name, char path[PUBLISHING_PATH_MAX]) {
    *path = '\0';
    int file = open_nameless(name);
    for (unsigned number = 1; file < 0; number++) {
        publishing_spare_name(name, number, ".part", path);
        file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
        if (file < 0 && errno != EEXIST) return -1;
    }
    return file;
}

bool publishing_name(int file, const char *path) {
    char nameless[64];
    snprintf(nameless, sizeof nameless, "/proc/self/fd/%d", file);
    return linkat(AT_FDCWD, nameless, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
}

/* Locks the directory itself, because a lock file could be left behind. */
int publishing_lock(const char *name) {
    char directory[PUBLISHING_PATH_MAX];
    write_directory(name, directory);
    int lock = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (lock >= 0 && flock(lock, LOCK_EX) != 0 && errno == EINTR) continue;
    return lock;
}

void publishing_unlock(int lock) {
    if (lock >= 0) close(lock);
}
