#include "support/support.h"

#include "game/json.h"

#include <string.h>

static void assert_text(struct writer *text, const char *expected) {
    assert_false(text->failed);
    assert_int_equal(text->length, strlen(expected));
    assert_memory_equal(text->bytes, expected, text->length);
    writer_free(text);
}

static void test_commas_stand_between_values_only(void **state) {
    (void)state;
    struct writer text = {0};
    struct json json = {.text = &text};
    json_object(&json, NULL);
    json_number(&json, "least", 0);
    json_number(&json, "most", UINT64_MAX);
    json_array(&json, "empty");
    json_array_end(&json);
    json_array(&json, "pairs");
    for (uint64_t row = 1; row <= 2; row++) {
        json_array(&json, NULL);
        json_number(&json, NULL, row);
        json_null(&json, NULL);
        json_array_end(&json);
    }
    json_object(&json, NULL);
    json_object_end(&json);
    json_array_end(&json);
    json_object(&json, "inner");
    json_bool(&json, "yes", true);
    json_bool(&json, "no", false);
    json_object_end(&json);
    json_null(&json, "none");
    json_object_end(&json);
    assert_text(&text,
                "{\"least\":0,\"most\":18446744073709551615,\"empty\":[],\"pairs\":[[1,null],[2,null],{}],"
                "\"inner\":{\"yes\":true,\"no\":false},\"none\":null}");
}

/* RFC 8259, section 7: quotation marks, backslashes and control characters are escaped, nothing else. */
static void test_strings_are_escaped(void **state) {
    (void)state;
    static const struct {
        const char *string;
        const char *json;
    } strings[] = {
        {"", "\"\""},
        {"..#X%s", "\"..#X%s\""},
        {"\"", "\"\\\"\""},
        {"a\\b\"c", "\"a\\\\b\\\"c\""},
        {"\n\t\x01\x1F ", "\"\\u000a\\u0009\\u0001\\u001f \""},
        {"\x7F河\xC2\x9B\xC2\xA0", "\"\\u007f河\\u009b\xC2\xA0\""},
    };
    for (size_t i = 0; i < COUNT(strings); i++) {
        struct writer text = {0};
        struct json json = {.text = &text};
        json_string(&json, NULL, strings[i].string);
        assert_text(&text, strings[i].json);
    }
}

/* The examples of the Unicode Standard, section 3.9, "U+FFFD Substitution of Maximal Subparts", and the ends of each range. */
static void test_malformed_utf8_is_replaced(void **state) {
    (void)state;
#define NONE "\xEF\xBF\xBD"
    static const struct {
        const char *string;
        const char *json;
    } strings[] = {
        {"b\xFC"
         "cher",
         "\"b" NONE "cher\""},
        {"\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41", "\"" NONE NONE NONE NONE NONE NONE NONE NONE "A\""},
        {"\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41", "\"" NONE NONE NONE NONE NONE NONE NONE NONE "A\""},
        {"\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42", "\"" NONE NONE NONE NONE NONE "A" NONE NONE "B\""},
        {"\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41", "\"" NONE NONE NONE NONE "A\""},
        {"\xC2\"\xE6\xB2", "\"" NONE "\\\"" NONE "\""},
        {"\xC1\xBF\xF5\x80", "\"" NONE NONE NONE NONE "\""},
        {"\xC2\xA0\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF",
         "\"\xC2\xA0\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF\""},
        {"\xF0\x90\x80\x80\xF3\xBF\xBF\xBF\xF4\x8F\xBF\xBF",
         "\"\xF0\x90\x80\x80\xF3\xBF\xBF\xBF\xF4\x8F\xBF\xBF\""},
    };
    for (size_t i = 0; i < COUNT(strings); i++) {
        struct writer text = {0};
        struct json json = {.text = &text};
        json_string(&json, NULL, strings[i].string);
        assert_text(&text, strings[i].json);
    }
}

static void test_keys_are_escaped(void **state) {
    (void)state;
    struct writer text = {0};
    struct json json = {.text = &text};
    json_object(&json, NULL);
    json_string(&json, "a\"", "b");
    json_object_end(&json);
    assert_text(&text, "{\"a\\\"\":\"b\"}");
}

static void test_a_board_is_its_rows(void **state) {
    (void)state;
    const struct board board = draw("#O/X./.O");
    struct writer text = {0};
    struct json json = {.text = &text};
    json_object(&json, NULL);
    json_rows(&json, &board);
    json_object_end(&json);
    assert_text(&text, "{\"rows\":[\"#O\",\"X.\",\".O\"]}");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_commas_stand_between_values_only),
        cmocka_unit_test(test_strings_are_escaped),
        cmocka_unit_test(test_malformed_utf8_is_replaced),
        cmocka_unit_test(test_keys_are_escaped),
        cmocka_unit_test(test_a_board_is_its_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
