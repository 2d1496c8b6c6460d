#include "game/json.h"

#include "game/utf8.h"

#include <string.h>

/* Escapes every control character, because the text may be shown in a terminal. */
static void add_character(struct writer *text, const char *bytes, size_t length, uint32_t character) {
    static const char digits[] = "0123456789abcdef";
    if (utf8_is_control(character)) {
        writer_string(text, "\\u00");
        writer_char(text, digits[character >> 4]);
        writer_char(text, digits[character & 15]);
        return;
    }
    if (character == UTF8_REPLACEMENT) {
        writer_string(text, "\xEF\xBF\xBD");
        return;
    }
    if (character == '"' || character == '\\') writer_char(text, '\\');
    for (size_t i = 0; i < length; i++) writer_char(text, bytes[i]);
}

static void add_string(struct writer *text, const char *string) {
    size_t length;
    writer_char(text, '"');
    for (; *string; string += length) {
        const uint32_t character = utf8_read(string, &length);
        add_character(text, string, length, character);
    }
    writer_char(text, '"');
}

/* Adds the comma and the key before a value. */
static void begin_value(struct json *json, const char *key) {
    if (json->needs_comma) writer_char(json->text, ',');
    if (key) {
        add_string(json->text, key);
        writer_char(json->text, ':');
    }
    json->needs_comma = true;
}

static void begin(struct json *json, const char *key, char bracket) {
    begin_value(json, key);
    writer_char(json->text, bracket);
    json->needs_comma = false;
}

static void end(struct json *json, char bracket) {
    writer_char(json->text, bracket);
    json->needs_comma = true;
}

static void add_word(struct json *json, const char *key, const char *word) {
    begin_value(json, key);
    writer_string(json->text, word);
}

void json_object(struct json *json, const char *key) {
    begin(json, key, '{');
}

void json_object_end(struct json *json) {
    end(json, '}');
}

void json_array(struct json *json, const char *key) {
    begin(json, key, '[');
}

void json_array_end(struct json *json) {
    end(json, ']');
}

void json_string(struct json *json, const char *key, const char *string) {
    begin_value(json, key);
    add_string(json->text, string);
}

void json_number(struct json *json, const char *key, uint64_t number) {
    begin_value(json, key);
    writer_number(json->text, number);
}

void json_bool(struct json *json, const char *key, bool value) {
    add_word(json, key, value ? "true" : "false");
}

void json_null(struct json *json, const char *key) {
    add_word(json, key, "null");
}

void json_rows(struct json *json, const struct board *board) {
    json_array(json, "rows");
    for (int row = 0; row < board->rows; row++) {
        char cells[BOARD_SIDE_MAX + 1] = "";
        memcpy(cells, board->cells + row * board->columns, (size_t)board->columns);
        json_string(json, NULL, cells);
    }
    json_array_end(json);
}
