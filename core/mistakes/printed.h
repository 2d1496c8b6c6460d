/* What programs print wrongly that have found the right thing, and lines that are no answers but tell enough.
   A number -n below 0 is held in a value's distance as PRINTED_ZERO - n, which value_pack keeps, too. */
#ifndef RUBICON_MISTAKES_PRINTED_H
#define RUBICON_MISTAKES_PRINTED_H

#include "contest/answer.h"
#include "mistakes/mistaken.h"

enum { PRINTED_ZERO = 1 << 30, PRINTED_MIN = -32768 };

/* The mistakes that change nothing but what is printed. */
enum {
    PRINTED_MISTAKES = MISTAKE_BYTE | MISTAKE_SIGNED | MISTAKE_HALF | MISTAKE_TIE_RED | MISTAKE_TIE_NUMBER
};

/* What is printed for a value that was found, by a set of enum mistake of which the others do not count. A
   bare -1 has no winner and the distance -1. */
struct value printed_value(unsigned mistakes, struct value found);

/* As answer_format, with numbers below 0: `Red -1`, and `-1` for a bare number. */
size_t printed_format(struct value value, char text[ANSWER_MAX]);

/* The inverse, as answer_parse, down to PRINTED_MIN; a bare number is -1 only. */
bool printed_parse(const struct text_line *line, struct value *value);

/* Reads a line that means an answer and spells it otherwise: in other letter case, with other marks between
   the words, with words for a tie. False where answer_parse accepts it. */
bool printed_parse_spelled(const struct text_line *line, struct value *value);

#endif
