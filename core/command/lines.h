/* Reads a stream line by line, through a buffer of fixed size. */
#ifndef RUBICON_COMMAND_LINES_H
#define RUBICON_COMMAND_LINES_H

#include "contest/utf16.h"
#include "game/text_line.h"

#include <stdio.h>

enum { LINES_BUFFER = 1 << 16 };

struct lines {
    FILE *stream;     /* borrowed */
    enum utf16 order; /* byte order of UTF-16 text, known from the first line on */
    int ahead;        /* bytes in `sign` */
    int taken;        /* bytes of `sign` handed out */
    char sign[UTF16_SIGN];
    uint32_t lines;
    bool cut; /* the last line was longer than the buffer: skip its rest */
    char buffer[LINES_BUFFER];
};

void lines_begin(struct lines *reader, FILE *stream);

/* Reads the next line, valid until the next call; false at the end of the stream or on an error (see ferror). A line
   longer than the buffer is cut and keeps its white space, so no format of boards accepts it. */
bool lines_next(struct lines *reader, struct text_line *line);

#endif
