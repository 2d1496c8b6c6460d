/* A directory beside entries (files or directories) that take their names together. While it is filled it has a spare
   name, NAME.PID-N.part; once it is complete it is called NAME.pending. If the process is killed from then on, the next one
   that publishes NAME completes the work. Complaints go to standard error. */
#ifndef RUBICON_PUBLISH_STAGING_H
#define RUBICON_PUBLISH_STAGING_H

#include "publish/publishing.h"

struct staging {
    const char *name;           /* of the entries, without their endings; borrowed */
    const char *const *endings; /* such as .in and .ans; borrowed */
    int count;
    unsigned number;                /* of the spare name */
    char path[PUBLISHING_PATH_MAX]; /* of the directory; "": none */
};

/* Makes the directory. The caller ends *staging with staging_close. */
bool staging_open(struct staging *staging, const char *name, const char *const endings[], int count);

/* Writes the path in the directory at which the caller creates a new entry, from 0. */
void staging_path(const struct staging *staging, int entry, char path[PUBLISHING_PATH_MAX]);

/* Gives the new entries their names. An entry that it replaces must be of the same type, and passes on its mode. If this
   fails, nothing has changed. The caller holds the lock (publishing_lock). */
bool staging_commit(struct staging *staging);

/* Removes the directory with what it holds: the new entries, or those that they have replaced. */
void staging_close(struct staging *staging);

/* Completes what a killed process has left as NAME.pending. False after a complaint if it cannot, or if that is not a
   directory of rubicon's, which is left as it is. The caller holds the lock. */
bool staging_recover(const char *name, const char *const endings[], int count);

#endif
