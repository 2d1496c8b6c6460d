#include "contest/compare_json.h"

void compare_json_differing(struct json *json, const struct compare_differing *differing) {
    char expected[ANSWER_MAX] = ANSWER_UNKNOWN;
    json_object(json, NULL);
    json_string(json, "difference", compare_difference_name(differing->kind));
    if (differing->board > 0) {
        if (differing->expected) answer_format(*differing->expected, expected);
        json_number(json, "board", differing->board);
        json_string(json, "expected", expected);
    }
    if (differing->line > 0) {
        json_number(json, "line", differing->line);
        json_string(json, "found", differing->found);
    }
    json_object_end(json);
}

void compare_json_sum(struct json *json, const struct compare_result *comparison) {
    static const char *const shifts[] = {"none", "left_out", "put_in"};
    json_number(json, "boards", comparison->boards);
    json_number(json, "unjudged", comparison->unjudged);
    json_string(json, "shift", shifts[compare_shift(comparison)]);
    for (int kind = DIFFERENCE_NONE + 1; kind < DIFFERENCE_KINDS; kind++)
        json_number(json, compare_difference_name((enum difference)kind), comparison->counts[kind]);
}
