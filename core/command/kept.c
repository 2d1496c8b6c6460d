#define _POSIX_C_SOURCE 200809L
#include "command/kept.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NUMBER_MAX = 1000000 };

static void set_paths(struct kept *kept, const char *directory, int number) {
    static const char *const endings[KEPT_FILES] = {".in", ".out", ".ans"};
    size_t length = strlen(directory);
    const char *gap = directory[length - 1] == '/' ? "" : "/";
    for (int i = 0; i < KEPT_FILES; i++)
        snprintf(kept->path[i], KEPT_PATH_MAX, "%s%sstress-%d%s", directory, gap, number, endings[i]);
}

static bool is_free(const struct kept *kept) {
    struct stat status;
    for (int i = 0; i < KEPT_FILES; i++)
        if (lstat(kept->path[i], &status) == 0) return false;
    return true;
}

static bool write_file(const char *path, const char *bytes, size_t length) {
    FILE *file = fopen(path, "wbx");
    bool is_written = file && fwrite(bytes, 1, length, file) == length;
    if (file && fclose(file) != 0) is_written = false;
    if (is_written) return true;
    fprintf(stderr, "rubicon: %s: cannot be written: %s\n", path, strerror(errno));
    if (file) remove(path);
    return false;
}

static bool write_all(struct kept *kept, const char *const texts[KEPT_FILES],
                      const size_t lengths[KEPT_FILES]) {
    int written = 0;
    while (written < KEPT_FILES && write_file(kept->path[written], texts[written], lengths[written]))
        written++;
    if (written == KEPT_FILES) return true;
    while (written > 0) remove(kept->path[--written]);
    return false;
}

bool kept_write(struct kept *kept, const char *directory, const struct sequence *file, const char *output,
                size_t length) {
    struct failure failure;
    char *input = NULL;
    char *answers = NULL;
    size_t lengths[KEPT_FILES] = {[KEPT_OUTPUT] = length};
    bool is_made = mkdir(directory, 0777) == 0;
    int number = 1;
    for (set_paths(kept, directory, number); !is_free(kept) && number < NUMBER_MAX;)
        set_paths(kept, directory, ++number);
    bool is_kept = sequence_input(file, &input, &lengths[KEPT_INPUT], &failure) &&
                   sequence_answers(file, &answers, &lengths[KEPT_ANSWERS], &failure);
    if (!is_kept) fprintf(stderr, "rubicon: stress: memory ran out\n");
    is_kept = is_kept && write_all(kept, (const char *const[]){input, output, answers}, lengths);
    if (!is_kept) *kept = (struct kept){0};
    if (!is_kept && is_made) rmdir(directory);
    free(input);
    free(answers);
    return is_kept;
}
