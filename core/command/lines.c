#define _POSIX_C_SOURCE 200809L
#include "command/lines.h"

#include <string.h>

void lines_begin(struct lines *reader, FILE *stream) {
    reader->stream = stream;
    reader->begin = 0;
    reader->end = 0;
    reader->lines = 0;
    reader->cut = false;
}

/* Moves what is left to the front of the buffer and adds to it up to the end of a line, so that a line is
   handed out as soon as it is there. Returns whether anything came. */
static bool refill(struct lines *reader) {
    size_t left = reader->end - reader->begin;
    memmove(reader->buffer, reader->buffer + reader->begin, left);
    reader->begin = 0;
    reader->end = left;
    int c = 0;
    while (c != '\n' && reader->end < sizeof reader->buffer && (c = getc_unlocked(reader->stream)) != EOF)
        reader->buffer[reader->end++] = (char)c;
    return reader->end > left;
}

static bool has_whole_line(const struct lines *reader) {
    size_t left = reader->end - reader->begin;
    return left > 0 && memchr(reader->buffer + reader->begin, '\n', left);
}

static void skip_rest_of_line(FILE *stream) {
    for (int c = getc(stream); c != EOF && c != '\n';) c = getc(stream);
}

bool lines_next(struct lines *reader, struct text_line *line) {
    if (reader->cut) skip_rest_of_line(reader->stream);
    while (!has_whole_line(reader) && reader->end - reader->begin < sizeof reader->buffer) {
        if (!refill(reader)) break;
    }
    if (reader->begin == reader->end) return false;
    size_t offset = reader->begin;
    line->number = reader->lines;
    reader->cut = reader->end - reader->begin == sizeof reader->buffer && !has_whole_line(reader);
    bool got = text_line_next(reader->buffer, reader->end, &offset, line);
    if (reader->cut) line->length = (size_t)(reader->buffer + reader->end - line->bytes);
    reader->begin = offset;
    reader->lines = line->number;
    return got;
}
