/* Wrong output for values that were found right, and malformed lines whose meaning is clear. A negative
   number -n is stored in a value's distance as PRINTED_ZERO - n, which value_pack preserves. */
#ifndef RUBICON_MISTAKES_PRINTED_H
#define RUBICON_MISTAKES_PRINTED_H

#include "contest/answer.h"
#include "mistakes/mistake.h"

enum { PRINTED_ZERO = 1 << 30, PRINTED_MIN = -32768 };

/* The mistakes that change only what is printed. */
enum {
    PRINTED_MISTAKES = MISTAKE_BYTE | MISTAKE_SIGNED | MISTAKE_HALF | MISTAKE_TIE_RED | MISTAKE_TIE_NUMBER
};

/* What a program prints for a value that it found, given a set of enum mistake; only its mistakes of
   printing count. A bare -1 has no winner and the distance -1. */
struct value printed_value(unsigned mistakes, struct value found);

/* As answer_format, with negative numbers: `Red -1`, and `-1` for a bare number. */
size_t printed_format(struct value value, char text[ANSWER_MAX]);

/* The inverse, as answer_parse, down to PRINTED_MIN; the only bare number is -1. */
bool printed_parse(const struct text_line *line, struct value *value);

/* Parses an answer that is spelled otherwise: in other letter case, with other marks between the words,
   with words for a tie. False for lines that answer_parse accepts. */
bool printed_parse_spelled(const struct text_line *line, struct value *value);

#endif
