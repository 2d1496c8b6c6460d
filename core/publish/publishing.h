/* Names and lock for files and directories that several processes may publish under one name: until it is complete,
   each has a spare name that no other process uses, and one process at a time renames. */
#ifndef RUBICON_PUBLISH_PUBLISHING_H
#define RUBICON_PUBLISH_PUBLISHING_H

#include <stdbool.h>

/* A name given by the user has at most PUBLISHING_NAME_MAX bytes; a path has room for a suffix (96 bytes). */
enum { PUBLISHING_NAME_MAX = 4000, PUBLISHING_PATH_MAX = 4096 };

/* Whether a path ends with a name: its last part is not empty, `.` or `..`. */
bool publishing_has_name(const char *path);

/* Writes the spare name NAME.PID-N with the ending, which no other running process uses. If an earlier process has left
   a file of that name, try the next N. */
void publishing_spare_name(const char *name, unsigned number, const char *ending,
                           char path[PUBLISHING_PATH_MAX]);

/* Opens a new file that will be published as `name`, and returns its descriptor, -1 with errno. If the file system
   supports it, the file is nameless (*path is empty) and vanishes if this process is killed; otherwise *path is its
   spare name, ending in .part. */
int publishing_open(const char *name, char path[PUBLISHING_PATH_MAX]);

/* Gives a nameless file a name that is free; false with errno. */
bool publishing_name(int file, const char *path);

/* Blocks until no other process holds the lock of the directory of `name`, and returns the lock; the end of the process
   releases it. -1 if the directory cannot be opened; publishing_unlock accepts it. A file system without locks blocks
   nobody. */
int publishing_lock(const char *name);
void publishing_unlock(int lock);

#endif
