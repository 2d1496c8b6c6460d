#define _POSIX_C_SOURCE 200809L
#include "command/kept.h"

#include "publish/complain.h"
#include "publish/replacement.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NUMBER_MAX = 1000000 };

static const char *const endings[KEPT_FILES] = {".in", ".out", ".ans"};

/* The name of the files without their endings. */
struct name {
    char bytes[PUBLISHING_PATH_MAX];
};

static struct name name_of(const char *directory, int number) {
    struct name name;
    const char *gap = directory[strlen(directory) - 1] == '/' ? "" : "/";
    snprintf(name.bytes, sizeof name.bytes, "%s%sstress-%d", directory, gap, number);
    return name;
}

static void set_paths(struct kept *kept, const struct name *name) {
    for (int i = 0; i < KEPT_FILES; i++)
        snprintf(kept->path[i], KEPT_PATH_MAX, "%s%s", name->bytes, endings[i]);
}

static bool is_free(const struct kept *kept) {
    struct stat status;
    for (int i = 0; i < KEPT_FILES; i++)
        if (lstat(kept->path[i], &status) == 0) return false;
    return true;
}

static bool write_files(struct replacement *files, const char *const texts[KEPT_FILES],
                        const size_t lengths[KEPT_FILES], bool *is_taken) {
    for (int i = 0; i < KEPT_FILES; i++) fwrite(texts[i], 1, lengths[i], files->files[i].stream);
    return replacement_finish_new(files, is_taken);
}

/* Opens the files under the first number that is free. */
static bool open_free(struct kept *kept, struct name *name, const char *directory,
                      struct replacement *files) {
    for (int number = 1; number <= NUMBER_MAX; number++) {
        *name = name_of(directory, number);
        set_paths(kept, name);
        if (!is_free(kept)) continue;
        if (!replacement_open(files, name->bytes, endings, KEPT_FILES)) return false;
        if (is_free(kept)) return true; /* opening completes files that a killed process has left */
        replacement_abandon(files);
    }
    return complain("%s: has %d faults already", directory, NUMBER_MAX);
}

bool kept_write(struct kept *kept, const char *directory, const struct sequence *file, const char *output,
                size_t length) {
    struct failure failure;
    char *input = NULL;
    char *answers = NULL;
    size_t lengths[KEPT_FILES] = {[KEPT_OUTPUT] = length};
    bool is_made = mkdir(directory, 0777) == 0;
    struct name name;
    struct replacement files;
    bool is_kept = sequence_input(file, &input, &lengths[KEPT_INPUT], &failure) &&
                   sequence_answers(file, &answers, &lengths[KEPT_ANSWERS], &failure);
    if (!is_kept) complain("stress: memory ran out");
    /* Another process may take the name meanwhile. */
    for (bool is_taken = is_kept; is_taken;) {
        is_taken = false;
        is_kept = open_free(kept, &name, directory, &files) &&
                  write_files(&files, (const char *const[]){input, output, answers}, lengths, &is_taken);
    }
    if (!is_kept) *kept = (struct kept){0};
    if (!is_kept && is_made) rmdir(directory);
    free(input);
    free(answers);
    return is_kept;
}
