#include "command/excerpt.h"

#include <string.h>

const char *excerpt_of(const struct text_line *line, char excerpt[EXCERPT_MAX]) {
    size_t length = line->length < EXCERPT_LENGTH ? line->length : EXCERPT_LENGTH;
    for (size_t i = 0; i < length; i++) {
        char c = line->bytes[i];
        excerpt[i] = c >= ' ' && c <= '~' && c != '"' && c != '\\' ? c : '?';
    }
    strcpy(excerpt + length, line->length > EXCERPT_LENGTH ? "..." : "");
    return excerpt;
}
