/* Puts a set of mistakes (see mistake.h) into words. */
#ifndef RUBICON_COMMAND_PRINT_MISTAKES_H
#define RUBICON_COMMAND_PRINT_MISTAKES_H

#include "command/text.h"

/* Adds what is wrong, as "the pawn may go down, too; and distances are kept modulo 256". */
void print_mistakes(struct writer *text, unsigned mistakes);

#endif
