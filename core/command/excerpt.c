#include "command/excerpt.h"

#include "publish/printable.h"

#include <string.h>

static bool is_continuation(char byte) {
    return (byte & 0xC0) == 0x80;
}

const char *excerpt_of(const struct text_line *line, char excerpt[EXCERPT_MAX]) {
    const bool is_cut = line->length > EXCERPT_LENGTH;
    size_t length = is_cut ? EXCERPT_LENGTH : line->length;
    while (is_cut && length > 0 && is_continuation(line->bytes[length])) length--;
    for (size_t i = 0; i < length; i++) excerpt[i] = line->bytes[i] ? line->bytes[i] : '?';
    strcpy(excerpt + length, is_cut ? "..." : "");
    printable(excerpt);
    return excerpt;
}
