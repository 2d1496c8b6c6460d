#include "game/writer.h"

void writer_char(struct writer *text, char c) {
    if (text->length + 1 < text->capacity) text->bytes[text->length++] = c;
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
    text->bytes[text->length] = '\0';
    return text->length;
}
