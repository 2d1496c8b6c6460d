#include "publish/printable.h"

#include <stdbool.h>

void printable(char *text) {
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        const bool is_c1 = c == 0xC2 && (text[1] & 0xE0) == 0x80;
        if (c < ' ' || c == 0x7F || is_c1) *text = '?';
        if (is_c1) *++text = '?';
    }
}
