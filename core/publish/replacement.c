#define _POSIX_C_SOURCE 200809L
#include "publish/replacement.h"

#include "publish/complain.h"
#include "publish/staging.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_replaceable(const char *name) {
    struct stat status;
    if (lstat(name, &status) != 0) return errno == ENOENT || complain_of_writing(name);
    return S_ISREG(status.st_mode) || complain("%s: is there already, and is no regular file", name);
}

bool replacement_check(const char *name, const char *const endings[], int count) {
    char path[PUBLISHING_PATH_MAX];
    if (!publishing_has_name(name)) return complain("%s: must end with a name", name);
    int lock = publishing_lock(name);
    bool is_fine = staging_recover(name, endings, count);
    publishing_unlock(lock);
    for (int i = 0; is_fine && i < count; i++) {
        snprintf(path, sizeof path, "%s%s", name, endings[i]);
        is_fine = is_replaceable(path);
    }
    return is_fine;
}

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

bool replacement_open(struct replacement *replacement, const char *name, const char *const endings[],
                      int count) {
    if (!replacement_check(name, endings, count)) return false;
    *replacement = (struct replacement){.name = name, .endings = endings, .count = count};
    for (int i = 0; i < count; i++) {
        if (open_part(&replacement->files[i], name, endings[i])) continue;
        replacement_abandon(replacement);
        return false;
    }
    return true;
}

static bool flush(struct replacement_file *file) {
    bool is_written = fflush(file->stream) == 0 && !ferror(file->stream);
    return is_written || complain_of_writing(file->name);
}

/* Gives the file the path, and closes it. */
static bool stage(struct replacement_file *file, const char *path) {
    bool is_named = *file->part ? rename(file->part, path) == 0 : publishing_name(fileno(file->stream), path);
    if (!is_named) complain_of_writing(file->name);
    bool is_closed = fclose(file->stream) == 0 || complain_of_writing(file->name);
    file->stream = NULL;
    if (is_named) *file->part = '\0';
    return is_named && is_closed;
}

static bool has_taken_name(const struct replacement *replacement) {
    struct stat status;
    for (int i = 0; i < replacement->count; i++)
        if (lstat(replacement->files[i].name, &status) == 0) return true;
    return false;
}

/* Gives the files their names. The caller holds the lock. */
static bool publish(struct replacement *replacement) {
    struct staging staging;
    bool is_published = true;
    if (!staging_open(&staging, replacement->name, replacement->endings, replacement->count)) return false;
    for (int i = 0; is_published && i < replacement->count; i++) {
        char path[PUBLISHING_PATH_MAX];
        staging_path(&staging, i, path);
        is_published = stage(&replacement->files[i], path);
    }
    is_published = is_published && staging_commit(&staging);
    staging_close(&staging);
    return is_published;
}

/* Replaces files if is_taken is NULL. */
static bool finish(struct replacement *replacement, bool *is_taken) {
    bool is_written = true;
    for (int i = 0; i < replacement->count; i++) is_written = flush(&replacement->files[i]) && is_written;
    int lock = publishing_lock(replacement->name);
    is_written = is_written && staging_recover(replacement->name, replacement->endings, replacement->count);
    if (is_taken) *is_taken = is_written && has_taken_name(replacement);
    is_written = is_written && !(is_taken && *is_taken) && publish(replacement);
    publishing_unlock(lock);
    replacement_abandon(replacement);
    return is_written;
}

bool replacement_finish(struct replacement *replacement) {
    return finish(replacement, NULL);
}

bool replacement_finish_new(struct replacement *replacement, bool *is_taken) {
    return finish(replacement, is_taken);
}

void replacement_abandon(struct replacement *replacement) {
    for (int i = 0; i < replacement->count; i++) {
        struct replacement_file *file = &replacement->files[i];
        if (file->stream) fclose(file->stream);
        if (*file->part) remove(file->part);
    }
    *replacement = (struct replacement){0};
}
