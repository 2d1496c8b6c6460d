/* A directory of a package's files, which is replaced wholly or not at all. Complaints go to standard error. */
#ifndef RUBICON_COMMAND_FOLDER_H
#define RUBICON_COMMAND_FOLDER_H

#include "command/publishing.h"
#include "package/files.h"

/* As long as a directory's name may be. */
enum { FOLDER_NAME_MAX = PUBLISHING_NAME_MAX };

/* Whether the directory can be taken: there is none of this name, or it is empty, or nothing is in it but files that
   a package of some judge has. False after a complaint. */
bool folder_check(const char *name);

/* Writes the files of a finished package for a judge: to a directory beside it first, which then takes the name, while
   no other process does so. Where it fails everything is as before. */
bool folder_replace(const char *name, const struct package *package, enum package_judge judge);

#endif
