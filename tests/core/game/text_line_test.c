#include "support/support.h"

#include "game/text_line.h"

#include <stdlib.h>
#include <string.h>

/* The lines expected, each closed by '|'. */
static const struct {
    const char *text;
    size_t length;
    const char *lines;
} cases[] = {
    {"", 0, ""},
    {"a", 1, "a|"},
    {"a\n", 2, "a|"},
    {"a\nb", 3, "a|b|"},
    {"a\n\nb\n", 5, "a||b|"},
    {"\n\n", 2, "||"},
    {"a\r\nb\r\n", 6, "a|b|"},
    {"a \t\v\f\r\nb", 8, "a|b|"},
    {"  a b\n", 6, "  a b|"},
    {" \n", 2, "|"},
    {"\xEF\xBB\xBF"
     "a\n",
     5, "a|"},
    {"\xEF\xBB\xBF", 3, ""},
    {"\xEF\xBB\xBF\n", 4, "|"},
    {"a\n\xEF\xBB\xBF"
     "b",
     6,
     "a|\xEF\xBB\xBF"
     "b|"},
    {"\xEF\xBB", 2, "\xEF\xBB|"},
    {"a\rb\n", 4, "a\rb|"},
};

/* The text without a closing zero, so that the sanitizer sees a step beyond its end. */
static char *exact_copy(const char *text, size_t length) {
    char *copy = malloc(length > 0 ? length : 1);
    assert_non_null(copy);
    memcpy(copy, text, length);
    return copy;
}

static void test_lines_of_texts(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        char *text = exact_copy(cases[i].text, cases[i].length);
        char joined[64];
        size_t joined_length = 0;
        size_t offset = 0;
        uint32_t lines = 0;
        struct text_line line = {0};
        while (text_line_next(text, cases[i].length, &offset, &line)) {
            memcpy(joined + joined_length, line.bytes, line.length);
            joined_length += line.length;
            joined[joined_length++] = '|';
            assert_int_equal(line.number, ++lines);
        }
        joined[joined_length] = '\0';
        assert_string_equal(joined, cases[i].lines);
        assert_int_equal(offset, cases[i].length);
        free(text);
    }
}

static void test_zero_bytes_are_bytes(void **state) {
    (void)state;
    size_t offset = 0;
    struct text_line line = {0};
    assert_true(text_line_next("a\0b\0\nc", 6, &offset, &line));
    assert_int_equal(line.length, 4);
    assert_memory_equal(line.bytes, "a\0b\0", 4);
    assert_true(text_line_next("a\0b\0\nc", 6, &offset, &line));
    assert_int_equal(line.length, 1);
    assert_false(text_line_next("a\0b\0\nc", 6, &offset, &line));
}

static void test_blanks_and_numbers_within_a_line(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t begin;
        size_t end;
        uint64_t number;
    } lines[] = {{"12", 0, 2, 12}, {" \t 034x", 3, 6, 34},
                 {"\v7", 0, 0, 0}, {"  ", 2, 2, 0},
                 {"-1", 0, 0, 0},  {"1234567890123456789", 0, 18, 123456789012345678}};
    for (size_t i = 0; i < COUNT(lines); i++) {
        struct text_line line = {lines[i].text, strlen(lines[i].text), 1};
        size_t at = text_line_skip_blanks(&line, 0);
        uint64_t number = 7;
        assert_int_equal(at, lines[i].begin);
        assert_int_equal(text_line_number(&line, &at, &number), lines[i].end > lines[i].begin);
        assert_int_equal(at, lines[i].end);
        assert_int_equal(number, lines[i].number);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_of_texts),
        cmocka_unit_test(test_zero_bytes_are_bytes),
        cmocka_unit_test(test_blanks_and_numbers_within_a_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
