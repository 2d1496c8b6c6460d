#define _POSIX_C_SOURCE 200809L
#include "publish/complain.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool complain(const char *format, ...) {
    va_list arguments;
    flockfile(stderr); /* because several threads may complain */
    fputs("rubicon: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    funlockfile(stderr);
    return false;
}

bool complain_of_failure(const char *what, const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    return complain("%s: %s", what, sentence);
}

bool complain_of_writing(const char *name) {
    return complain("%s: cannot be written: %s", name, strerror(errno));
}
