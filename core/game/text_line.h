/* Reads a text line by line. */
#ifndef RUBICON_GAME_TEXT_LINE_H
#define RUBICON_GAME_TEXT_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A line of text without its line end. */
struct text_line {
    const char *bytes;
    size_t length; /* without trailing white space */
    uint32_t number;
};

/* Takes the next line from a text of `length` bytes and advances *offset and line->number by one line.
   False at the end. Initialize both with 0. A byte order mark at the very start is skipped. */
bool text_line_next(const char *text, size_t length, size_t *offset, struct text_line *line);

/* The offset of the first character from `at` on that is neither a space nor a tab. */
size_t text_line_skip_blanks(const struct text_line *line, size_t at);

/* Parses the digits at *at, at most 18 to avoid overflow, and moves *at past them. False, with *number 0,
   if there are none. */
bool text_line_number(const struct text_line *line, size_t *at, uint64_t *number);

#endif
