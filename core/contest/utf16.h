/* Text in UTF-16, as some shells write what a program prints, though contests read plain ASCII. */
#ifndef RUBICON_CONTEST_UTF16_H
#define RUBICON_CONTEST_UTF16_H

#include <stdbool.h>
#include <stddef.h>

/* Which of the two bytes of a character comes first. */
enum utf16 { UTF16_NONE, UTF16_LITTLE, UTF16_BIG };

/* Bytes at the beginning of a text that are looked at; without a byte order mark all of them are needed. */
enum { UTF16_SIGN = 4 };

/* Whether a text is UTF-16, by its first bytes: a byte order mark, or two characters of which each has a zero
   for one byte and none for the other. */
enum utf16 utf16_of(const char *text, size_t length);

/* A character's two bytes as one: itself, or ? where it is not ASCII. */
char utf16_character(enum utf16 order, char first, char second);

/* Turns a text that is UTF-16 into bytes, in place and without its byte order mark. Returns the new length. */
size_t utf16_to_bytes(enum utf16 order, char *text, size_t length);

#endif
