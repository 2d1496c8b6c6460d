/* Builds a text without stdio, in a buffer of fixed size or in one that grows. */
#ifndef RUBICON_GAME_WRITER_H
#define RUBICON_GAME_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Initialized with zeros its buffer grows, and writer_free frees it; writer_in writes to a buffer of the caller's. Text
   that does not fit is dropped; one byte is reserved for the closing zero. */
struct writer {
    char *bytes;
    size_t capacity;
    size_t length;
    bool is_fixed;
    bool failed; /* memory ran out: later additions are dropped, too */
};

/* A writer to a buffer of `capacity` bytes, at least 1. */
static inline struct writer writer_in(char *bytes, size_t capacity) {
    return (struct writer){.bytes = bytes, .capacity = capacity, .is_fixed = true};
}

/* Makes room for `length` more bytes and the closing zero; false if there is none. */
bool writer_reserve(struct writer *text, size_t length);

void writer_char(struct writer *text, char c);
void writer_number(struct writer *text, uint64_t number);
void writer_string(struct writer *text, const char *string);

/* Closes the text and returns its length without the zero. After memory ran out there may be no text to close. */
size_t writer_end(struct writer *text);

/* Frees a buffer that has grown, and begins anew. */
void writer_free(struct writer *text);

#endif
