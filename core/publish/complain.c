#include "publish/complain.h"

#include "publish/printable.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Room for the longest paths of two files (bytes); what is longer is cut. */
enum { COMPLAINT_MAX = 1 << 14 };

bool complain(const char *format, ...) {
    char sentence[COMPLAINT_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    printable(sentence);
    fprintf(stderr, "rubicon: %s\n", sentence); /* in one call, because several threads may complain */
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
