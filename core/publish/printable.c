#include "publish/printable.h"

#include "game/utf8.h"

#include <string.h>

void printable(char *text) {
    size_t length;
    for (; *text; text += length)
        if (utf8_is_control(utf8_read(text, &length))) memset(text, '?', length);
}
