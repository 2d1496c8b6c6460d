#define _POSIX_C_SOURCE 200809L
#include "publish/replacement.h"

#include "publish/complain.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool open_part(struct replacement_file *file, const char *name, const char *ending) {
    snprintf(file->name, sizeof file->name, "%s%s", name, ending);
    int descriptor = publishing_open(file->name, file->part);
    if (descriptor < 0) {
        *file->part = '\0';
        return complain_of_writing(file->name);
    }
    file->stream = fdopen(descriptor, "wb");
    if (file->stream) return true;
    complain_of_writing(file->name);
    close(descriptor);
    return false;
}

static bool flush(struct replacement_file *file) {
    bool is_written = fflush(file->stream) == 0 && !ferror(file->stream);
    return is_written || complain_of_writing(file->name);
}

/* Closes the file, which has its spare name then. */
static bool close_part(struct replacement_file *file) {
    bool is_named = *file->part || publishing_name(fileno(file->stream), file->name, file->part);
    if (!is_named) complain_of_writing(file->name);
    bool is_closed = fclose(file->stream) == 0 || complain_of_writing(file->name);
    file->stream = NULL;
    return is_named && is_closed;
}

bool replacement_open(struct replacement *replacement, const char *name, const char *const endings[],
                      int count) {
    *replacement = (struct replacement){.count = count};
    for (int i = 0; i < count; i++) {
        if (open_part(&replacement->files[i], name, endings[i])) continue;
        replacement_abandon(replacement);
        return false;
    }
    return true;
}

/* Links the file that has the name, if there is one, to a spare name, or renames it if the file system has no links.
   False for a directory. */
static bool keep_former(struct replacement_file *file) {
    struct stat status;
    if (lstat(file->name, &status) != 0) return errno == ENOENT;
    errno = EISDIR;
    if (S_ISDIR(status.st_mode)) return false;
    for (unsigned number = 1;; number++) {
        publishing_spare_name(file->name, number, ".former", file->former);
        if (link(file->name, file->former) == 0) return true;
        if (errno == EEXIST) continue;
        if (rename(file->name, file->former) == 0) return true;
        *file->former = '\0';
        return false;
    }
}

/* Restores the former file; if it still has both names, they are links of one file. */
static void put_back(struct replacement_file *file) {
    if (*file->former && rename(file->former, file->name) == 0) remove(file->former);
    *file->former = '\0';
}

/* Creates an empty file of the name; fails if the name is taken. */
static bool reserve_name(const struct replacement_file *file) {
    int reserved = open(file->name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (reserved >= 0) close(reserved);
    return reserved >= 0;
}

/* The last file need not keep what it replaces, because nothing can fail after it. */
static bool take_name(struct replacement_file *file, bool replaces, bool is_last) {
    bool is_free = replaces ? is_last || keep_former(file) : reserve_name(file);
    if (is_free && rename(file->part, file->name) == 0) {
        *file->part = '\0';
        return true;
    }
    complain_of_writing(file->name);
    if (is_free && !replaces) remove(file->name);
    put_back(file);
    return false;
}

static void give_name_back(struct replacement_file *file) {
    if (!*file->former) remove(file->name);
    put_back(file);
}

static bool take_names(struct replacement *replacement, bool replaces) {
    struct replacement_file *files = replacement->files;
    int named = 0;
    while (named < replacement->count && take_name(&files[named], replaces, named + 1 == replacement->count))
        named++;
    if (named == replacement->count) return true;
    while (named > 0) give_name_back(&files[--named]);
    return false;
}

void replacement_abandon(struct replacement *replacement) {
    for (int i = 0; i < replacement->count; i++) {
        struct replacement_file *file = &replacement->files[i];
        if (file->stream) fclose(file->stream);
        if (*file->part) remove(file->part);
        if (*file->former) remove(file->former);
    }
    *replacement = (struct replacement){0};
}

static bool finish(struct replacement *replacement, bool replaces) {
    bool is_written = true;
    for (int i = 0; i < replacement->count; i++) is_written = flush(&replacement->files[i]) && is_written;
    int lock = publishing_lock(replacement->files[0].name);
    for (int i = 0; is_written && i < replacement->count; i++)
        is_written = close_part(&replacement->files[i]);
    is_written = is_written && take_names(replacement, replaces);
    replacement_abandon(replacement);
    publishing_unlock(lock);
    return is_written;
}

bool replacement_finish(struct replacement *replacement) {
    return finish(replacement, true);
}

bool replacement_finish_new(struct replacement *replacement) {
    return finish(replacement, false);
}
