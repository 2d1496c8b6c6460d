/* The answer of solve, line, map or check for a solved board, as text and as JSON. */
#ifndef RUBICON_COMMAND_ANSWERS_H
#define RUBICON_COMMAND_ANSWERS_H

#include "command/options.h"
#include "command/terminal.h"
#include "command/text.h"

/* Adds the answer of options->task for a position of the board with this number in its input, from 1, and its value.
   The analysis may be NULL for solve. Clears *sound if a check finds a wrong value; a long check shows its progress on
   the terminal. */
bool answers_add(struct writer *text, const struct options *options, struct terminal *terminal,
                 uint64_t number, const struct board *board, const struct analysis *analysis,
                 const struct position *position, struct value value, bool *sound, struct failure *failure);

/* Adds the line of a board without an answer: `?`, so that line k is still board k, or with
   --json an object that says what is wrong. */
void answers_missing(struct writer *text, const struct options *options, uint64_t number,
                     const struct failure *failure);

#endif
