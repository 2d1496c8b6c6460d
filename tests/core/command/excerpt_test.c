/* Excerpts of other programs' lines. */
#include "support/support.h"

#include "command/excerpt.h"

#include <stdlib.h>
#include <string.h>

/* The line is allocated, so that the sanitizer detects a read beyond it. */
static void check(const char *text, const char *expected) {
    char excerpt[EXCERPT_MAX];
    struct text_line line = {.length = strlen(text)};
    char *bytes = malloc(line.length > 0 ? line.length : 1);
    assert_non_null(bytes);
    memcpy(bytes, text, line.length);
    line.bytes = bytes;
    assert_string_equal(excerpt_of(&line, excerpt), expected);
    free(bytes);
}

static void test_what_a_terminal_or_json_could_not_take_is_left_out(void **state) {
    (void)state;
    check("", "");
    check("Red 75", "Red 75");
    check(" ~ \x1f\x7f\t\"\\\xff\x01 '", " ~ ?????"
                                         "?? '");
}

/* A line of more than 40 characters is cut. */
static void test_long_lines_are_cut(void **state) {
    (void)state;
    check("0123456789012345678901234567890123456789", "0123456789012345678901234567890123456789");
    check("01234567890123456789012345678901234567890", "0123456789012345678901234567890123456789...");
    check("012345678901234567890123456789012345678", "012345678901234567890123456789012345678");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_a_terminal_or_json_could_not_take_is_left_out),
        cmocka_unit_test(test_long_lines_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
