/* A bounded text under construction, without stdio. */
#ifndef RUBICON_GAME_TEXT_WRITER_H
#define RUBICON_GAME_TEXT_WRITER_H

#include <stddef.h>
#include <stdint.h>

/* What does not fit is dropped; one byte is kept for the closing zero. */
struct text_writer {
    char *bytes;
    size_t capacity; /* at least 1 */
    size_t length;
};

void write_char(struct text_writer *text, char c);
void write_number(struct text_writer *text, uint64_t number);
void write_string(struct text_writer *text, const char *string);

/* Closes the text and returns its length without the zero. */
size_t write_end(struct text_writer *text);

#endif
