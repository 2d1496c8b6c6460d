#include "game/utf8.h"

/* The number of bytes that follow the first byte of a character; -1 if none begins with it. */
static int bytes_after(unsigned char first) {
    if (first < 0x80) return 0;
    if (first < 0xC2 || first > 0xF4) return -1;
    return 1 + (first >= 0xE0) + (first >= 0xF0);
}

uint32_t utf8_read(const char *text, size_t *length) {
    const unsigned char *bytes = (const unsigned char *)text;
    const unsigned char first = bytes[0];
    const int after = bytes_after(first);
    /* The range of the second byte excludes overlong forms, surrogates and what is above U+10FFFF. */
    unsigned char least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    unsigned char most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    *length = 1;
    if (after < 0) return UTF8_REPLACEMENT;
    uint32_t character = first & (after > 0 ? 0x3Fu >> after : 0x7Fu);
    for (int i = 1; i <= after; i++) {
        if (bytes[i] < least || bytes[i] > most) return UTF8_REPLACEMENT;
        character = character << 6 | (bytes[i] & 0x3Fu);
        *length = (size_t)i + 1;
        least = 0x80;
        most = 0xBF;
    }
    return character;
}
