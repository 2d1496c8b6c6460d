/* A growing string buffer. */
#ifndef RUBICON_COMMAND_TEXT_H
#define RUBICON_COMMAND_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct text {
    char *bytes;
    size_t length;
    size_t capacity;
    bool failed; /* memory ran out: later additions are ignored */
};

/* Adds in the manner of printf. */
__attribute__((format(printf, 2, 3))) void text_add(struct text *text, const char *format, ...);

/* Writes the text to a stream and empties it; false, without writing, if memory had run out. */
bool text_print(struct text *text, FILE *stream);

void text_free(struct text *text);

#endif
