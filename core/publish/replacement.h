/* Files that are published together once all are complete, or not at all. Complaints go to standard error. */
#ifndef RUBICON_PUBLISH_REPLACEMENT_H
#define RUBICON_PUBLISH_REPLACEMENT_H

#include "publish/publishing.h"

#include <stdio.h>

enum { REPLACEMENT_FILES_MAX = 3, REPLACEMENT_NAME_MAX = PUBLISHING_NAME_MAX };

struct replacement_file {
    FILE *stream; /* to write to */
    char name[PUBLISHING_PATH_MAX];
    char part[PUBLISHING_PATH_MAX]; /* its spare name until it is complete; "": it is nameless */
};

struct replacement {
    const char *name;           /* without endings; borrowed */
    const char *const *endings; /* borrowed */
    int count;
    struct replacement_file files[REPLACEMENT_FILES_MAX];
};

/* Whether files called `name` and an ending can be published: the names are free or those of regular files. Completes
   first what a killed process has left of them (staging.h). False after a complaint. */
bool replacement_check(const char *name, const char *const endings[], int count);

/* Checks and opens `count` files that will be called `name` and an ending, such as name.in and name.ans; the name has at
   most REPLACEMENT_NAME_MAX + 20 bytes, an ending 4. If this succeeds, the caller must call one of the functions below. */
bool replacement_open(struct replacement *replacement, const char *name, const char *const endings[],
                      int count);

/* Gives the files their names under the lock. They replace the files that have them, and take their modes. If that fails,
   or a file could not be written, nothing changes. */
bool replacement_finish(struct replacement *replacement);

/* The same, but replaces no file: if one of the names is taken, it fails without a complaint, and *is_taken says so. */
bool replacement_finish_new(struct replacement *replacement, bool *is_taken);

/* Discards the files. */
void replacement_abandon(struct replacement *replacement);

#endif
