#include "command/text.h"

#include "publish/printable.h"

#include <stdarg.h>

void text_add(struct writer *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0) text->failed = true;
    if (text->failed || !writer_reserve(text, (size_t)length)) return;
    va_start(arguments, format);
    vsnprintf(text->bytes + text->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    text->length += (size_t)length;
}

void text_add_name(struct writer *text, const char *name) {
    size_t begin = text->length;
    text_add(text, "%s", name);
    if (!text->failed) printable(text->bytes + begin);
}

bool text_print(struct writer *text, FILE *stream) {
    if (text->failed) return false;
    if (text->length > 0) fwrite(text->bytes, 1, text->length, stream);
    text->length = 0;
    return true;
}
