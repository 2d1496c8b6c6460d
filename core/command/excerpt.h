/* What a line of somebody's output says, fit to be shown. */
#ifndef RUBICON_COMMAND_EXCERPT_H
#define RUBICON_COMMAND_EXCERPT_H

#include "game/text_line.h"

enum { EXCERPT_LENGTH = 40, EXCERPT_MAX = EXCERPT_LENGTH + sizeof "..." };

/* Writes the line, short and without anything that a terminal or JSON could not take, and returns it. */
const char *excerpt_of(const struct text_line *line, char excerpt[EXCERPT_MAX]);

#endif
