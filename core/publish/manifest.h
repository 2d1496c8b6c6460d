/* The file in a package's directory that lists the other files with their checksums: by it rubicon recognises a package
   of its own, and files that were edited or added. */
#ifndef RUBICON_PUBLISH_MANIFEST_H
#define RUBICON_PUBLISH_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>

/* Hidden, so that no judge reads it. */
#define MANIFEST_NAME ".rubicon"

/* Room for the lines of any package. */
enum { MANIFEST_MAX = 1 << 13 };

/* A title, and a line for each file: its name including its folder, a space and the checksum. */
struct manifest {
    char text[MANIFEST_MAX];
    size_t length;
};

/* An empty list. */
void manifest_begin(struct manifest *manifest);

void manifest_add(struct manifest *manifest, const char *name, const void *bytes, size_t length);

/* Reads the manifest at a path; false if there is none. */
bool manifest_read(struct manifest *manifest, const char *path);

/* Whether it lists the file, or files in the folder if the name ends with a slash. */
bool manifest_lists(const struct manifest *manifest, const char *name);

/* Whether the file at the path has the checksum that is listed for the name. The list has the name. */
bool manifest_agrees(const struct manifest *manifest, const char *name, const char *path);

#endif
