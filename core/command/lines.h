/* Lines of a stream, one at a time, through a buffer of fixed size. Part of the command, not of the
   library. */
#ifndef RUBICON_COMMAND_LINES_H
#define RUBICON_COMMAND_LINES_H

#include "contest/utf16.h"
#include "game/text_line.h"

#include <stdio.h>

enum { LINES_BUFFER = 1 << 16 };

struct lines {
    FILE *stream;     /* borrowed */
    enum utf16 order; /* from the first line on: of a text that is UTF-16, and read as bytes */
    int ahead;        /* bytes that have been looked at to know this */
    int taken;        /* of them */
    char sign[UTF16_SIGN];
    uint32_t lines;
    bool cut; /* the line handed out last goes on in the stream */
    char buffer[LINES_BUFFER];
};

void lines_begin(struct lines *reader, FILE *stream);

/* The next line, valid until the next call; false at the end of the stream or when it cannot be read (see
   ferror). Of a line longer than the buffer only the beginning is handed out, white space and all, which no
   format of boards accepts. */
bool lines_next(struct lines *reader, struct text_line *line);

#endif
