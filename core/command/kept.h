/* The files of what breaks a program: a contest file, what was printed for it, and its right answers. */
#ifndef RUBICON_COMMAND_KEPT_H
#define RUBICON_COMMAND_KEPT_H

#include "publish/publishing.h"
#include "stress/sequence.h"

enum { KEPT_INPUT, KEPT_OUTPUT, KEPT_ANSWERS, KEPT_FILES };

enum { KEPT_PATH_MAX = PUBLISHING_PATH_MAX + 4 };

struct kept {
    char path[KEPT_FILES][KEPT_PATH_MAX]; /* empty where nothing is kept */
};

/* Writes them as stress-1.in, .out and .ans in a directory, or with the next number of which there is no file:
   none is replaced. The directory is made where it is missing; its name has at most REPLACEMENT_NAME_MAX
   bytes. False after a complaint on standard error; then nothing is left. */
bool kept_write(struct kept *kept, const char *directory, const struct sequence *file, const char *output,
                size_t length);

#endif
