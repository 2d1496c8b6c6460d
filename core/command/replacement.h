/* Files that are replaced together once all are complete, or not at all. Complaints go to standard error. */
#ifndef RUBICON_COMMAND_REPLACEMENT_H
#define RUBICON_COMMAND_REPLACEMENT_H

#include "command/publishing.h"

#include <stdio.h>

enum { REPLACEMENT_FILES_MAX = 3, REPLACEMENT_NAME_MAX = PUBLISHING_NAME_MAX };

/* Until it is complete the file has no name, or where the file system needs one that of `part`; while the files take
   their names, what had the name before is kept as `former`. Both are names of this process alone. */
struct replacement_file {
    FILE *stream; /* for what is to be written */
    char name[PUBLISHING_PATH_MAX];
    char part[PUBLISHING_PATH_MAX];   /* empty where there is none */
    char former[PUBLISHING_PATH_MAX]; /* the same */
};

struct replacement {
    int count;
    struct replacement_file files[REPLACEMENT_FILES_MAX];
};

/* Opens `count` files for what is to be called name.in and name.ans, say; the name has at most REPLACEMENT_NAME_MAX
   bytes, an ending at most 4. Where this succeeds, one of the functions below ends it. */
bool replacement_open(struct replacement *replacement, const char *name, const char *const endings[],
                      int count);

/* Gives the files their names, while no other process does so in their directory. Where that fails, or not all could be
   written, everything is as before. */
bool replacement_finish(struct replacement *replacement);

/* The same for names that nothing has yet: where something has one of them it stays, and no file takes its name. */
bool replacement_finish_new(struct replacement *replacement);

/* Leaves everything as before. */
void replacement_abandon(struct replacement *replacement);

#endif
