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

static void test_quotes_and_other_scripts_are_kept(void **state) {
    (void)state;
    check("", "");
    check("Red 75", "Red 75");
    check("\"Tie\" \\ '\t\033[1m", "\"Tie\" \\ '??[1m");
    check("平局", "平局");
}

/* A line of more than 40 bytes is cut, and between characters. */
static void test_long_lines_are_cut(void **state) {
    (void)state;
    check("0123456789012345678901234567890123456789", "0123456789012345678901234567890123456789");
    check("01234567890123456789012345678901234567890", "0123456789012345678901234567890123456789...");
    check("012345678901234567890123456789012345678", "012345678901234567890123456789012345678");
    check("0123456789012345678901234567890123456平", "0123456789012345678901234567890123456平");
    check("01234567890123456789012345678901234567平", "01234567890123456789012345678901234567...");
    check("\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80"
          "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80",
          "...");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quotes_and_other_scripts_are_kept),
        cmocka_unit_test(test_long_lines_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
