#define _POSIX_C_SOURCE 200809L
#include "command/lines.h"

void lines_begin(struct lines *reader, FILE *stream) {
    reader->stream = stream;
    reader->lines = 0;
    reader->cut = false;
}

/* Reads to the end of a line and no further, so that a line is handed out as soon as it is there. Returns how
   many bytes it has, the end included. */
static size_t read_line(struct lines *reader) {
    size_t length = 0;
    for (int c = 0; c != '\n' && length < sizeof reader->buffer;) {
        c = getc_unlocked(reader->stream);
        if (c == EOF) break;
        reader->buffer[length++] = (char)c;
    }
    return length;
}

static void skip_rest_of_line(FILE *stream) {
    for (int c = getc(stream); c != EOF && c != '\n';) c = getc(stream);
}

bool lines_next(struct lines *reader, struct text_line *line) {
    if (reader->cut) skip_rest_of_line(reader->stream);
    size_t length = read_line(reader);
    size_t offset = 0;
    if (length == 0) return false;
    line->number = reader->lines;
    reader->cut = length == sizeof reader->buffer && reader->buffer[length - 1] != '\n';
    bool got = text_line_next(reader->buffer, length, &offset, line);
    if (reader->cut) line->length = (size_t)(reader->buffer + length - line->bytes);
    reader->lines = line->number;
    return got;
}
