/* Reads UTF-8 (RFC 3629), also from bytes that are none, such as a file name. */
#ifndef RUBICON_GAME_UTF8_H
#define RUBICON_GAME_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UTF8_REPLACEMENT = 0xFFFD };

/* Returns the character at the start of a text that ends with a zero, and sets *length to its number of bytes, at least 1.
   For malformed bytes it returns UTF8_REPLACEMENT; *length is then the longest beginning of a character, or 1, as in a
   browser's TextDecoder. */
uint32_t utf8_read(const char *text, size_t *length);

/* Whether a terminal may obey the character: C0, DEL or C1. */
static inline bool utf8_is_control(uint32_t character) {
    return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

#endif
