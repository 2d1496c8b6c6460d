/* Builds a text in a buffer of fixed size, without stdio. */
#ifndef RUBICON_GAME_WRITER_H
#define RUBICON_GAME_WRITER_H

#include <stddef.h>
#include <stdint.h>

/* Text that does not fit is dropped; one byte is reserved for the closing zero. */
struct writer {
    char *bytes;
    size_t capacity; /* at least 1 */
    size_t length;
};

void writer_char(struct writer *text, char c);
void writer_number(struct writer *text, uint64_t number);
void writer_string(struct writer *text, const char *string);

/* Closes the text and returns its length without the zero. */
size_t writer_end(struct writer *text);

#endif
