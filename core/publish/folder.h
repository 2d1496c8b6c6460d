/* A directory of a package's files, which is replaced as a whole or not at all. */
#ifndef RUBICON_PUBLISH_FOLDER_H
#define RUBICON_PUBLISH_FOLDER_H

#include "package/files.h"
#include "publish/staging.h"

enum { FOLDER_NAME_MAX = PUBLISHING_NAME_MAX };

/* A directory that is written beside the published one. */
struct folder {
    char name[PUBLISHING_PATH_MAX];
    struct staging staging;
};

/* Whether the directory can be replaced: it is missing or empty, or contains a package that these functions have written
   and nobody has edited, and another can be made beside it. Completes first what a killed process has left (staging.h).
   False after a complaint on standard error. */
bool folder_check(const char *name);

/* Writes the files of a finished package for a judge. False after a complaint; then nothing is left. Otherwise the caller
   must call one of the functions below. */
bool folder_write(struct folder *folder, const char *name, const struct package *package,
                  enum package_judge judge);

/* Gives the directory its name under the lock. False after a complaint; then nothing has changed. */
bool folder_finish(struct folder *folder);

/* Discards the directory. */
void folder_abandon(struct folder *folder);

#endif
