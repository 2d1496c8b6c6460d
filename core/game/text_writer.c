#include "game/text_writer.h"

void write_char(struct text_writer *text, char c) {
    if (text->length + 1 < text->capacity) text->bytes[text->length++] = c;
}

void write_number(struct text_writer *text, uint64_t number) {
    char digits[20];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0) write_char(text, digits[--count]);
}

void write_string(struct text_writer *text, const char *string) {
    while (*string) write_char(text, *string++);
}

size_t write_end(struct text_writer *text) {
    text->bytes[text->length] = '\0';
    return text->length;
}
