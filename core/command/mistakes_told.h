/* Sets of mistakes (see mistaken.h), put into words. */
#ifndef RUBICON_COMMAND_MISTAKES_TOLD_H
#define RUBICON_COMMAND_MISTAKES_TOLD_H

#include "command/text.h"
#include "game/json.h"
#include "mistakes/mistaken.h"

/* Adds what is wrong, as "the pawn may go down, too; and distances are kept modulo 256". */
void mistakes_told_text(struct writer *text, unsigned mistakes);

/* Adds the names, as ["down","byte"]. */
void mistakes_told_json(struct json *json, const char *key, unsigned mistakes);

#endif
