/* The answer of a board, as a contest wants it: `Red 75`, `Black 2` or `Tie`. */
#ifndef RUBICON_CONTEST_ANSWER_H
#define RUBICON_CONTEST_ANSWER_H

#include "game/text_line.h"
#include "game/value.h"

/* Printed where a board has no answer; answer_parse does not accept it. */
#define ANSWER_UNKNOWN "?"

/* Room for the longest answer and its closing zero. */
enum { ANSWER_MAX = 17 };

/* Writes an answer, without a line feed and with a closing zero. Returns its length without the zero. */
size_t answer_format(struct value value, char text[ANSWER_MAX]);

/* The inverse: accepts exactly what answer_format writes, except that blanks may stand before it, and several
   between its two words. False where the line is no answer; *value stays as it was then. */
bool answer_parse(const struct text_line *line, struct value *value);

#endif
