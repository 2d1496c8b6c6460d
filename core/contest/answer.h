/* The answer of a board, as a contest wants it: `Red 75`, `Black 2` or `Tie`. */
#ifndef RUBICON_CONTEST_ANSWER_H
#define RUBICON_CONTEST_ANSWER_H

#include "game/text_line.h"
#include "game/value.h"

/* Printed for a board without an answer; answer_parse does not accept it. */
#define ANSWER_UNKNOWN "?"

/* Buffer size for the longest answer and its closing zero. */
enum { ANSWER_MAX = 17 };

/* Writes an answer with a closing zero and no line feed. Returns its length without the zero. */
size_t answer_format(struct value value, char text[ANSWER_MAX]);

/* The inverse of answer_format: accepts exactly its texts, except that blanks may precede them and several
   may separate the two words. False if the line is no answer; *value is unchanged then. */
bool answer_parse(const struct text_line *line, struct value *value);

#endif
