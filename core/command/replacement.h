/* Two files that are replaced together once both are complete, or not at all. Complaints go to standard
   error. */
#ifndef RUBICON_COMMAND_REPLACEMENT_H
#define RUBICON_COMMAND_REPLACEMENT_H

#include <stdbool.h>
#include <stdio.h>

enum {
    REPLACEMENT_FILES = 2,
    REPLACEMENT_NAME_MAX = 4000,
    REPLACEMENT_PATH_MAX = REPLACEMENT_NAME_MAX + sizeof ".ans.former" /* with all that follows a name */
};

/* Until the file `name` is complete it is written as name.part; while both files take their names, what had
   the name before is kept as name.former. */
struct replacement_file {
    FILE *stream; /* for what is to be written */
    bool has_part;
    bool has_former;
    char name[REPLACEMENT_PATH_MAX];
    char part[REPLACEMENT_PATH_MAX];
    char former[REPLACEMENT_PATH_MAX];
};

struct replacement {
    struct replacement_file files[REPLACEMENT_FILES];
};

/* Opens files for what is to be called name.in and name.ans, say; the name has at most REPLACEMENT_NAME_MAX
   bytes, an ending no more than these. Where this succeeds, one of the two functions below ends it. */
bool replacement_open(struct replacement *replacement, const char *name,
                      const char *const endings[REPLACEMENT_FILES]);

/* Gives the files their names. Where that fails, or not all could be written, everything is as before. */
bool replacement_finish(struct replacement *replacement);

/* Leaves everything as before. */
void replacement_abandon(struct replacement *replacement);

#endif
