#include "command/json.h"

static bool is_plain(char c) {
    return (unsigned char)c >= ' ' && c != '"' && c != '\\';
}

static void add_string(struct text *text, const char *string) {
    const char *at = string;
    text_add(text, "\"");
    while (*at) {
        int plain = 0;
        while (is_plain(at[plain])) plain++;
        text_add(text, "%.*s", plain, at);
        at += plain;
        if (*at == '"' || *at == '\\')
            text_add(text, "\\%c", *at++);
        else if (*at)
            text_add(text, "\\u%04x", (unsigned)*at++);
    }
    text_add(text, "\"");
}

/* Adds the comma and the key before a value. */
static void begin_value(struct json *json, const char *key) {
    if (json->needs_comma) text_add(json->text, ",");
    if (key) {
        add_string(json->text, key);
        text_add(json->text, ":");
    }
    json->needs_comma = true;
}

static void begin(struct json *json, const char *key, const char *bracket) {
    begin_value(json, key);
    text_add(json->text, "%s", bracket);
    json->needs_comma = false;
}

static void end(struct json *json, const char *bracket) {
    text_add(json->text, "%s", bracket);
    json->needs_comma = true;
}

void json_object(struct json *json, const char *key) {
    begin(json, key, "{");
}

void json_object_end(struct json *json) {
    end(json, "}");
}

void json_array(struct json *json, const char *key) {
    begin(json, key, "[");
}

void json_array_end(struct json *json) {
    end(json, "]");
}

void json_string(struct json *json, const char *key, const char *string) {
    begin_value(json, key);
    add_string(json->text, string);
}

void json_number(struct json *json, const char *key, uint64_t number) {
    begin_value(json, key);
    text_add(json->text, "%llu", (unsigned long long)number);
}

void json_bool(struct json *json, const char *key, bool value) {
    begin_value(json, key);
    text_add(json->text, value ? "true" : "false");
}

void json_null(struct json *json, const char *key) {
    begin_value(json, key);
    text_add(json->text, "null");
}
