#define _POSIX_C_SOURCE 200809L
#include "command/lines.h"

void lines_begin(struct lines *reader, FILE *stream) {
    reader->stream = stream;
    reader->order = UTF16_NONE;
    reader->ahead = reader->taken = 0;
    reader->lines = 0;
    reader->cut = false;
}

/* Detects UTF-16 by the first bytes; reads no more than two of other text. */
static void begin(struct lines *reader) {
    int needed = 2;
    while (reader->ahead < needed) {
        int c = getc_unlocked(reader->stream);
        if (c == EOF) break;
        reader->sign[reader->ahead++] = (char)c;
        bool may_be = reader->ahead == 2 && (reader->sign[0] == 0) != (reader->sign[1] == 0);
        if (may_be) needed = UTF16_SIGN;
    }
    reader->order = utf16_of(reader->sign, (size_t)reader->ahead);
    if (reader->order && reader->sign[0] != 0 && reader->sign[1] != 0) reader->taken = 2;
}

static int next_byte(struct lines *reader) {
    if (reader->taken < reader->ahead) return (unsigned char)reader->sign[reader->taken++];
    return getc_unlocked(reader->stream);
}

static int next_character(struct lines *reader) {
    int first = next_byte(reader);
    if (!reader->order || first == EOF) return first;
    int second = next_byte(reader);
    return second == EOF ? '?' : utf16_character(reader->order, (char)first, (char)second);
}

/* Reads up to the end of the line and no further, to avoid blocking on a line that is complete. Returns its length with
   the line end (bytes). */
static size_t read_line(struct lines *reader) {
    size_t length = 0;
    for (int c = 0; c != '\n' && length < sizeof reader->buffer;) {
        c = next_character(reader);
        if (c == EOF) break;
        reader->buffer[length++] = (char)c;
    }
    return length;
}

static void skip_rest_of_line(struct lines *reader) {
    for (int c = next_character(reader); c != EOF && c != '\n';) c = next_character(reader);
}

bool lines_next(struct lines *reader, struct text_line *line) {
    if (reader->ahead == 0) begin(reader);
    if (reader->cut) skip_rest_of_line(reader);
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
