#include "game/text_line.h"

#include <string.h>

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

bool text_line_next(const char *text, size_t length, size_t *offset, struct text_line *line) {
    if (line->number == 0 && *offset == 0 && length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) *offset = 3;
    if (*offset >= length) return false;
    const char *begin = text + *offset;
    const char *end = memchr(begin, '\n', length - *offset);
    size_t whole = end ? (size_t)(end - begin) : length - *offset;
    *offset += whole + (end ? 1 : 0);
    line->bytes = begin;
    line->length = whole;
    line->number++;
    while (line->length > 0 && is_blank(begin[line->length - 1])) line->length--;
    return true;
}

size_t text_line_skip_blanks(const struct text_line *line, size_t at) {
    while (at < line->length && (line->bytes[at] == ' ' || line->bytes[at] == '\t')) at++;
    return at;
}

bool text_line_number(const struct text_line *line, size_t *at, uint64_t *number) {
    size_t begin = *at;
    *number = 0;
    while (*at < line->length && line->bytes[*at] >= '0' && line->bytes[*at] <= '9' && *at - begin < 18)
        *number = *number * 10 + (uint64_t)(line->bytes[(*at)++] - '0');
    return *at > begin;
}
