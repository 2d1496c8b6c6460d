#include "command/mistakes_told.h"

void mistakes_told_text(struct writer *text, unsigned mistakes) {
#define WRONG(MISTAKE, name, wrong) wrong,
    static const char *const wrongs[] = {MISTAKE_LIST(WRONG)};
    const char *before = "";
    for (int i = 0; i < MISTAKES; i++) {
        if (!(mistakes >> i & 1)) continue;
        text_add(text, "%s%s", before, wrongs[i]);
        before = "; and ";
    }
}

void mistakes_told_json(struct json *json, const char *key, unsigned mistakes) {
    json_array(json, key);
    for (int i = 0; i < MISTAKES; i++)
        if (mistakes >> i & 1) json_string(json, NULL, mistake_name(i));
    json_array_end(json);
}
