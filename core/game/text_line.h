/* Text, line by line. */
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

/* Takes the next line from a text of `length` bytes: *offset and line->number move on by one line. False at
   the end. Begin with an offset of 0 and a number of 0. A byte order mark at the very start is skipped. */
bool text_line_next(const char *text, size_t length, size_t *offset, struct text_line *line);

/* Where in the line the blanks at `at`, spaces and tabs, end. */
size_t text_line_skip_blanks(const struct text_line *line, size_t at);

/* Reads the digits at *at, 18 at most so that no number overflows, and moves *at past them. False where there
   are none; *number is 0 then. */
bool text_line_number(const struct text_line *line, size_t *at, uint64_t *number);

#endif
