/* UTF-16 input: some shells write a program's output in it, though contests read plain ASCII. */
#ifndef RUBICON_CONTEST_UTF16_H
#define RUBICON_CONTEST_UTF16_H

#include <stdbool.h>
#include <stddef.h>

/* Byte order: which byte of a character comes first. */
enum utf16 { UTF16_NONE, UTF16_LITTLE, UTF16_BIG };

/* Bytes at the start of a text needed to detect UTF-16 without a byte order mark. */
enum { UTF16_SIGN = 4 };

/* Detects UTF-16 by the first bytes: a byte order mark, or two characters that each have exactly one zero
   byte, on the same side. */
enum utf16 utf16_of(const char *text, size_t length);

/* The character of two bytes; '?' if it is not ASCII. */
char utf16_character(enum utf16 order, char first, char second);

#endif
