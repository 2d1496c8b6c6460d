/* A directory of a package's files, which is replaced as a whole or not at all. */
#ifndef RUBICON_PUBLISH_FOLDER_H
#define RUBICON_PUBLISH_FOLDER_H

#include "package/files.h"
#include "publish/publishing.h"

enum { FOLDER_NAME_MAX = PUBLISHING_NAME_MAX };

/* Whether the directory can be replaced: it is missing or empty, or contains only files of a package for some judge, and
   another can be made beside it. False after a complaint on standard error. */
bool folder_check(const char *name);

/* Writes the files of a finished package for a judge to a new directory beside it, which then takes the name under the
   lock. False after a complaint on standard error; then nothing has changed. */
bool folder_replace(const char *name, const struct package *package, enum package_judge judge);

#endif
