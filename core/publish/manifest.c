#include "publish/manifest.h"

#include "publish/checksum.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TITLE "rubicon package 1\n"

void manifest_begin(struct manifest *manifest) {
    *manifest = (struct manifest){TITLE, strlen(TITLE)};
}

void manifest_add(struct manifest *manifest, const char *name, const void *bytes, size_t length) {
    manifest->length +=
        (size_t)snprintf(manifest->text + manifest->length, MANIFEST_MAX - manifest->length, "%s %016llx\n",
                         name, (unsigned long long)checksum_add(CHECKSUM_BEGIN, bytes, length));
}

bool manifest_read(struct manifest *manifest, const char *path) {
    FILE *file = fopen(path, "rb");
    *manifest = (struct manifest){.length = 0};
    if (!file) return false;
    manifest->length = fread(manifest->text, 1, MANIFEST_MAX - 1, file);
    fclose(file);
    return strncmp(manifest->text, TITLE, strlen(TITLE)) == 0;
}

/* The checksum in the file's line or, if the name ends with a slash, the rest of a line of a file in the folder; NULL
   if there is none. */
static const char *find(const struct manifest *manifest, const char *name) {
    const size_t length = strlen(name);
    const bool is_folder = name[length - 1] == '/';
    const char *line = manifest->text;
    while ((line = strchr(line, '\n')) != NULL)
        if (strncmp(++line, name, length) == 0 && (is_folder || line[length] == ' ')) return line + length;
    return NULL;
}

bool manifest_lists(const struct manifest *manifest, const char *name) {
    return find(manifest, name) != NULL;
}

/* False if the file cannot be read. */
static bool sum_up(const char *path, uint64_t *sum) {
    char bytes[4096];
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    *sum = CHECKSUM_BEGIN;
    for (size_t length; (length = fread(bytes, 1, sizeof bytes, file)) > 0;)
        *sum = checksum_add(*sum, bytes, length);
    const bool is_read = !ferror(file);
    fclose(file);
    return is_read;
}

bool manifest_agrees(const struct manifest *manifest, const char *name, const char *path) {
    const char *rest = find(manifest, name);
    uint64_t sum;
    return rest && sum_up(path, &sum) && strtoull(rest, NULL, 16) == sum;
}
