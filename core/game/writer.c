#include "game/writer.h"

#include "game/enlarge.h"

#include <stdlib.h>

bool writer_reserve(struct writer *text, size_t length) {
    if (text->length + length < text->capacity) return true;
    if (text->is_fixed || text->failed) return false;
    size_t capacity = 2 * (text->length + length) + 64;
    char *bytes = enlarge(text->bytes, text->length, capacity);
    text->failed = !bytes;
    if (!bytes) return false;
    text->bytes = bytes;
    text->capacity = capacity;
    return true;
}

void writer_char(struct writer *text, char c) {
    if (writer_reserve(text, 1)) text->bytes[text->length++] = c;
}

void writer_number(struct writer *text, uint64_t number) {
    char digits[20];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0) writer_char(text, digits[--count]);
}

void writer_string(struct writer *text, const char *string) {
    while (*string) writer_char(text, *string++);
}

size_t writer_end(struct writer *text) {
    if (writer_reserve(text, 0)) text->bytes[text->length] = '\0';
    return text->length;
}

void writer_free(struct writer *text) {
    free(text->bytes);
    *text = (struct writer){0};
}
