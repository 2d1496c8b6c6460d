/* A line of another program's output, shortened and cleaned for printing. */
#ifndef RUBICON_COMMAND_EXCERPT_H
#define RUBICON_COMMAND_EXCERPT_H

#include "game/text_line.h"

enum { EXCERPT_LENGTH = 40, EXCERPT_MAX = EXCERPT_LENGTH + sizeof "..." };

/* Writes the line's first EXCERPT_LENGTH bytes, without a character that they would cut, made printable (see
   printable.h), and returns it. */
const char *excerpt_of(const struct text_line *line, char excerpt[EXCERPT_MAX]);

#endif
