/* What the command says about a solved board, for people and as JSON. */
#ifndef RUBICON_COMMAND_ANSWERS_H
#define RUBICON_COMMAND_ANSWERS_H

#include "command/options.h"
#include "command/terminal.h"
#include "command/text.h"

/* Adds the answer of options->task for the position drawn on the board, which is number `number` of its
   input, from 1. *sound is cleared when a check finds a wrong value; a long one shows its progress on the
   terminal. */
bool answers_add(struct text *text, const struct options *options, struct terminal *terminal, uint64_t number,
                 const struct analysis *analysis, const struct position *position, bool *sound,
                 struct failure *failure);

/* Adds what is printed for a board that has no answer: a line `?`, so that line k is still board k, or with
   --json an object that says what is wrong. */
void answers_missing(struct text *text, const struct options *options, uint64_t number,
                     const struct failure *failure);

#endif
