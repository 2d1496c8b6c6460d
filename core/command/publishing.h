/* How a file or directory takes its name while other processes may publish under the same one: names of its own until
   then, and one process at a time. */
#ifndef RUBICON_COMMAND_PUBLISHING_H
#define RUBICON_COMMAND_PUBLISHING_H

#include <stdbool.h>

/* A name that is published has at most PUBLISHING_NAME_MAX bytes; a path has room for what follows it. */
enum { PUBLISHING_NAME_MAX = 4000, PUBLISHING_PATH_MAX = 4096 };

/* Writes NAME.PID-N and the ending: a name beside NAME that no other running process takes. Where there is one of that
   name already, left by an earlier process, the next N is to be tried. */
void publishing_spare_name(const char *name, unsigned number, const char *ending,
                           char path[PUBLISHING_PATH_MAX]);

/* Opens a new file for what is to be called `name` and returns its descriptor. Where the file system can, the file has
   no name yet (*path is empty): nothing is left of it, however this process ends. Elsewhere *path is its name, a spare
   one ending in .part. -1 with errno. */
int publishing_open(const char *name, char path[PUBLISHING_PATH_MAX]);

/* Gives a file without a name a spare one and writes it to *path; false with errno. */
bool publishing_name(int file, const char *name, char path[PUBLISHING_PATH_MAX]);

/* Blocks until no other process publishes in the directory of `name`, and returns the lock; the end of the process
   releases it, too. -1, which may be unlocked as well, where the file system has no locks. */
int publishing_lock(const char *name);
void publishing_unlock(int lock);

#endif
