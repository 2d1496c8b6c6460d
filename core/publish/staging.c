#define _XOPEN_SOURCE 700
#include "publish/staging.h"

#include "publish/complain.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The file by which the directory is known as one of rubicon's: the first in it, and the last removed from it. */
#define MARK ".rubicon-staging"

/* The three paths of an entry. */
struct entry {
    char name[PUBLISHING_PATH_MAX];
    char new[PUBLISHING_PATH_MAX]; /* in the directory, as is the next */
    char old[PUBLISHING_PATH_MAX];
};

/* The bytes of the directory's path that leave room for a name in it. */
enum { ROOM = PUBLISHING_PATH_MAX - 32 };

static void write_mark_path(const struct staging *staging, char path[PUBLISHING_PATH_MAX]) {
    snprintf(path, PUBLISHING_PATH_MAX, "%.*s/" MARK, ROOM, staging->path);
}

static struct entry entry_at(const struct staging *staging, int i) {
    struct entry entry;
    const char *ending = staging->endings[i];
    snprintf(entry.name, sizeof entry.name, "%s%s", staging->name, ending);
    snprintf(entry.new, sizeof entry.new, "%.*s/new%s", ROOM, staging->path, ending);
    snprintf(entry.old, sizeof entry.old, "%.*s/old%s", ROOM, staging->path, ending);
    return entry;
}

static void write_pending_name(const char *name, char path[PUBLISHING_PATH_MAX]) {
    snprintf(path, PUBLISHING_PATH_MAX, "%s.pending", name);
}

/* Makes a directory with a spare name. */
static bool make_directory(struct staging *staging) {
    do {
        publishing_spare_name(staging->name, ++staging->number, ".part", staging->path);
        if (mkdir(staging->path, 0777) == 0) return true;
    } while (errno == EEXIST);
    *staging->path = '\0';
    return false;
}

static bool mark(const struct staging *staging) {
    char path[PUBLISHING_PATH_MAX];
    write_mark_path(staging, path);
    int file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    return file >= 0 && close(file) == 0;
}

static bool is_marked(const struct staging *staging) {
    char path[PUBLISHING_PATH_MAX];
    write_mark_path(staging, path);
    return access(path, F_OK) == 0;
}

bool staging_open(struct staging *staging, const char *name, const char *const endings[], int count) {
    *staging = (struct staging){.name = name, .endings = endings, .count = count};
    if (make_directory(staging) && mark(staging)) return true;
    complain_of_writing(name);
    staging_close(staging);
    return false;
}

void staging_path(const struct staging *staging, int entry, char path[PUBLISHING_PATH_MAX]) {
    strcpy(path, entry_at(staging, entry).new);
}

/* Whether the new entry can replace the one that has its name, if any; passes on the mode. */
static bool adapt(const struct entry *entry) {
    struct stat new, old;
    if (lstat(entry->name, &old) != 0) return errno == ENOENT;
    if (lstat(entry->new, &new) != 0) return false;
    chmod(entry->new, old.st_mode & 07777);
    errno = EEXIST;
    return ((new.st_mode ^ old.st_mode) & S_IFMT) == 0;
}

static bool move(const char *from, const char *to) {
    return rename(from, to) == 0 || errno == ENOENT;
}

/* Before the first new entry has its name no old one has: nobody can take entries of two runs for those of one. */
static bool put_aside(const struct staging *staging) {
    for (int i = 0; i < staging->count; i++) {
        struct entry entry = entry_at(staging, i);
        bool is_named = access(entry.new, F_OK) != 0;
        if (!is_named && !(adapt(&entry) && move(entry.name, entry.old)))
            return complain_of_writing(entry.name);
    }
    return true;
}

static bool take_names(const struct staging *staging) {
    for (int i = 0; i < staging->count; i++) {
        struct entry entry = entry_at(staging, i);
        if (!move(entry.new, entry.name)) return complain_of_writing(entry.name);
    }
    return true;
}

/* Undoes the two above, and gives the directory its spare name back, because only a complete one may be pending. */
static void roll_back(struct staging *staging) {
    char spare[PUBLISHING_PATH_MAX];
    for (int i = 0; i < staging->count; i++) {
        struct entry entry = entry_at(staging, i);
        if (access(entry.new, F_OK) != 0) rename(entry.name, entry.new);
        rename(entry.old, entry.name);
    }
    publishing_spare_name(staging->name, staging->number, ".part", spare);
    bool is_spare = rename(staging->path, spare) == 0;
    strcpy(staging->path, is_spare ? spare : "");
}

/* Whether there is one entry, and it can take its name in one step: all can but a directory that replaces another. */
static bool is_single(const struct staging *staging) {
    struct stat old;
    struct entry entry = entry_at(staging, 0);
    return staging->count == 1 && !(lstat(entry.name, &old) == 0 && S_ISDIR(old.st_mode));
}

static bool commit_single(const struct staging *staging) {
    struct entry entry = entry_at(staging, 0);
    return (adapt(&entry) && rename(entry.new, entry.name) == 0) || complain_of_writing(entry.name);
}

bool staging_commit(struct staging *staging) {
    char pending[PUBLISHING_PATH_MAX];
    if (is_single(staging)) return commit_single(staging);
    write_pending_name(staging->name, pending);
    if (rename(staging->path, pending) != 0) return complain_of_writing(pending);
    strcpy(staging->path, pending);
    if (put_aside(staging) && take_names(staging)) return true;
    roll_back(staging);
    return false;
}

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *place) {
    (void)status, (void)type, (void)place;
    return remove(path);
}

static void remove_tree(const char *path) {
    enum { DESCRIPTORS = 8 };
    nftw(path, remove_entry, DESCRIPTORS, FTW_DEPTH | FTW_PHYS);
}

void staging_close(struct staging *staging) {
    char path[PUBLISHING_PATH_MAX];
    if (!*staging->path) return;
    for (int i = 0; i < staging->count; i++) {
        struct entry entry = entry_at(staging, i);
        remove_tree(entry.new);
        remove_tree(entry.old);
    }
    write_mark_path(staging, path);
    remove(path);
    rmdir(staging->path);
}

bool staging_recover(const char *name, const char *const endings[], int count) {
    struct staging staging = {.name = name, .endings = endings, .count = count};
    struct stat status;
    write_pending_name(name, staging.path);
    if (lstat(staging.path, &status) != 0) return true;
    if (is_marked(&staging)) {
        if (!(put_aside(&staging) && take_names(&staging))) return false;
        staging_close(&staging);
    } else {
        rmdir(staging.path); /* empty if the process was killed after the mark's removal */
    }
    return lstat(staging.path, &status) != 0 ||
           complain("%s: is in the way; rubicon needs this name, so rename it", staging.path);
}
