#define _POSIX_C_SOURCE 200809L
#include "command/replacement.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static bool complain(const struct replacement_file *file) {
    fprintf(stderr, "rubicon: %s: cannot be written: %s\n", file->name, strerror(errno));
    return false;
}

static bool open_part(struct replacement_file *file, const char *name, const char *ending) {
    snprintf(file->name, sizeof file->name, "%s%s", name, ending);
    snprintf(file->part, sizeof file->part, "%s%s.part", name, ending);
    snprintf(file->former, sizeof file->former, "%s%s.former", name, ending);
    file->has_former = false;
    file->stream = fopen(file->part, "wb");
    file->has_part = file->stream != NULL;
    return file->has_part || complain(file);
}

/* False where not all could be written. */
static bool close_part(struct replacement_file *file) {
    bool is_written = !ferror(file->stream);
    is_written = fclose(file->stream) == 0 && is_written;
    file->stream = NULL;
    return is_written || complain(file);
}

bool replacement_open(struct replacement *replacement, const char *name,
                      const char *const endings[REPLACEMENT_FILES]) {
    *replacement = (struct replacement){0};
    for (int i = 0; i < REPLACEMENT_FILES; i++) {
        if (open_part(&replacement->files[i], name, endings[i])) continue;
        replacement_abandon(replacement);
        return false;
    }
    return true;
}

/* Moves what has the name, if anything has, out of the way; a directory stays. */
static bool put_aside(struct replacement_file *file) {
    struct stat status;
    if (lstat(file->name, &status) != 0) return errno == ENOENT;
    if (S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        return false;
    }
    file->has_former = rename(file->name, file->former) == 0;
    return file->has_former;
}

/* Gives what was put aside its name again. */
static void put_back(struct replacement_file *file) {
    if (file->has_former) rename(file->former, file->name);
    file->has_former = false;
}

static bool take_name(struct replacement_file *file) {
    file->has_part = !put_aside(file) || rename(file->part, file->name) != 0;
    if (!file->has_part) return true;
    complain(file);
    put_back(file);
    return false;
}

static void give_name_back(struct replacement_file *file) {
    file->has_part = rename(file->name, file->part) == 0;
    put_back(file);
}

void replacement_abandon(struct replacement *replacement) {
    for (int i = 0; i < REPLACEMENT_FILES; i++) {
        struct replacement_file *file = &replacement->files[i];
        if (file->stream) fclose(file->stream);
        if (file->has_part) remove(file->part);
        *file = (struct replacement_file){0};
    }
}

bool replacement_finish(struct replacement *replacement) {
    struct replacement_file *files = replacement->files;
    bool is_written = true;
    int named = 0;
    for (int i = 0; i < REPLACEMENT_FILES; i++) is_written = close_part(&files[i]) && is_written;
    while (is_written && named < REPLACEMENT_FILES && take_name(&files[named])) named++;
    if (named < REPLACEMENT_FILES) {
        while (named > 0) give_name_back(&files[--named]);
        replacement_abandon(replacement);
        return false;
    }
    for (int i = 0; i < REPLACEMENT_FILES; i++) {
        if (files[i].has_former) remove(files[i].former);
    }
    return true;
}
