/* A JSON writer, which puts the commas. */
#ifndef RUBICON_GAME_JSON_H
#define RUBICON_GAME_JSON_H

#include "game/board.h"
#include "game/writer.h"

/* Initialize `text` alone. If memory runs out, text->failed is set. */
struct json {
    struct writer *text; /* borrowed; its buffer grows */
    bool needs_comma;
};

/* Each adds a value: to an object with its key, to an array or at the top with the key NULL. Strings end with a zero;
   control characters, quotation marks and backslashes in them are escaped, and malformed UTF-8 is replaced by U+FFFD. */
void json_object(struct json *json, const char *key);
void json_object_end(struct json *json);
void json_array(struct json *json, const char *key);
void json_array_end(struct json *json);
void json_string(struct json *json, const char *key, const char *string);
void json_number(struct json *json, const char *key, uint64_t number);
void json_bool(struct json *json, const char *key, bool value);
void json_null(struct json *json, const char *key);

/* Adds a board as the member "rows": an array of strings in the contest's characters. */
void json_rows(struct json *json, const struct board *board);

#endif
