/* A growing text: what the command has to say about one board. */
#ifndef RUBICON_COMMAND_TEXT_H
#define RUBICON_COMMAND_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct text {
    char *bytes;
    size_t length;
    size_t capacity;
    bool failed; /* memory ran out: what was added since is missing */
};

/* Adds in the manner of printf. */
__attribute__((format(printf, 2, 3))) void text_add(struct text *text, const char *format, ...);

void text_free(struct text *text);

#endif
