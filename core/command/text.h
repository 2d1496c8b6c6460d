/* Formatted additions to a text that grows, and its printing. */
#ifndef RUBICON_COMMAND_TEXT_H
#define RUBICON_COMMAND_TEXT_H

#include "game/writer.h"

#include <stdio.h>

/* Adds in the manner of printf, and closes the text with a zero. */
__attribute__((format(printf, 2, 3))) void text_add(struct writer *text, const char *format, ...);

/* Adds a name that the user or the file system gave, made printable. */
void text_add_name(struct writer *text, const char *name);

/* Writes the text to a stream and empties it; false, without writing, if memory had run out. */
bool text_print(struct writer *text, FILE *stream);

#endif
