#include "contest/utf16.h"

static bool has_mark(const char *text, size_t length, enum utf16 order) {
    int first = order == UTF16_LITTLE ? 0xff : 0xfe;
    return length >= 2 && (text[0] & 0xff) == first && (text[1] & 0xff) == (first ^ 1);
}

enum utf16 utf16_of(const char *text, size_t length) {
    if (has_mark(text, length, UTF16_LITTLE)) return UTF16_LITTLE;
    if (has_mark(text, length, UTF16_BIG)) return UTF16_BIG;
    if (length < UTF16_SIGN || (text[0] == 0) == (text[1] == 0)) return UTF16_NONE;
    if ((text[0] == 0) != (text[2] == 0) || (text[1] == 0) != (text[3] == 0)) return UTF16_NONE;
    return text[0] == 0 ? UTF16_BIG : UTF16_LITTLE;
}

char utf16_character(enum utf16 order, char first, char second) {
    char low = order == UTF16_LITTLE ? first : second;
    char high = order == UTF16_LITTLE ? second : first;
    bool is_ascii = high == 0 && (low & 0x80) == 0;
    return is_ascii ? low : '?';
}
