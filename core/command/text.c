#include "command/text.h"

#include <stdarg.h>
#include <stdlib.h>

static bool make_room(struct text *text, size_t length) {
    if (text->length + length <= text->capacity) return true;
    size_t capacity = 2 * (text->length + length) + 64;
    char *bytes = realloc(text->bytes, capacity);
    if (!bytes) return false;
    text->bytes = bytes;
    text->capacity = capacity;
    return true;
}

void text_add(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0 || text->failed || !make_room(text, (size_t)length + 1)) {
        text->failed = true;
        return;
    }
    va_start(arguments, format);
    vsnprintf(text->bytes + text->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    text->length += (size_t)length;
}

bool text_print(struct text *text, FILE *stream) {
    if (text->failed) return false;
    fwrite(text->bytes, 1, text->length, stream);
    text->length = 0;
    return true;
}

void text_free(struct text *text) {
    free(text->bytes);
    *text = (struct text){0};
}
