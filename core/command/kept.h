/* The files of a fault that stress has found: a contest file, the output of the program, and the right answers. */
#ifndef RUBICON_COMMAND_KEPT_H
#define RUBICON_COMMAND_KEPT_H

#include "publish/publishing.h"
#include "stress/sequence.h"

enum { KEPT_INPUT, KEPT_OUTPUT, KEPT_ANSWERS, KEPT_FILES };

enum { KEPT_PATH_MAX = PUBLISHING_PATH_MAX + 4 };

struct kept {
    char path[KEPT_FILES][KEPT_PATH_MAX]; /* "": nothing was kept */
};

/* Writes stress-N.in, .out and .ans to the directory, N being the first number without any of these files; replaces
   no file. Makes the directory if it is missing; its name has at most REPLACEMENT_NAME_MAX bytes. False after a
   complaint on standard error; then nothing is left. */
bool kept_write(struct kept *kept, const char *directory, const struct sequence *file, const char *output,
                size_t length);

#endif
