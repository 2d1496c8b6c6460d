#define _POSIX_C_SOURCE 200809L /* fmemopen */

#include "support/support.h"

#include "command/lines.h"

#include <stdlib.h>
#include <string.h>

/* Numbered lines with padding, long enough to cross the end of the buffer at different columns. */
static char *numbered_lines(unsigned lines, size_t *length) {
    char *text = malloc((size_t)lines * 64);
    struct random random = {12};
    *length = 0;
    for (unsigned line = 1; line <= lines; line++) {
        size_t at = *length;
        at += (size_t)sprintf(text + at, "%u ", line);
        for (uint32_t padding = random_below(&random, 50); padding > 0; padding--) text[at++] = '#';
        at += (size_t)sprintf(text + at, "%s", line % 3 == 0 ? "\r\n" : line % 7 == 0 ? "  \n" : "\n");
        *length = at;
    }
    return text;
}

static void test_same_lines_as_of_the_whole_text(void **state) {
    (void)state;
    size_t length;
    char *text = numbered_lines(10000, &length);
    FILE *stream = fmemopen(text, length, "rb");
    static struct lines reader;
    struct text_line line;
    struct text_line expected = {0};
    size_t offset = 0;
    assert_true(length > 3 * LINES_BUFFER);
    lines_begin(&reader, stream);
    while (text_line_next(text, length, &offset, &expected)) {
        assert_true(lines_next(&reader, &line));
        assert_int_equal(line.number, expected.number);
        assert_int_equal(line.length, expected.length);
        assert_memory_equal(line.bytes, expected.bytes, line.length);
    }
    assert_false(lines_next(&reader, &line));
    assert_int_equal(expected.number, 10000);
    fclose(stream);
    free(text);
}

static void test_last_line_without_an_end(void **state) {
    (void)state;
    char text[] = "ab\ncd \t";
    FILE *stream = fmemopen(text, 7, "rb");
    static struct lines reader;
    struct text_line line;
    lines_begin(&reader, stream);
    assert_true(lines_next(&reader, &line));
    assert_true(lines_next(&reader, &line));
    assert_int_equal(line.length, 2);
    assert_int_equal(line.number, 2);
    assert_memory_equal(line.bytes, "cd", 2);
    assert_false(lines_next(&reader, &line));
    fclose(stream);
}

/* A byte order mark at the start of the buffer, but not of the text. */
static void test_byte_order_mark_only_at_the_start(void **state) {
    (void)state;
    const size_t length = LINES_BUFFER + 100;
    char *text = malloc(length);
    static struct lines reader;
    struct text_line line;
    memset(text, 'x', length);
    memcpy(text, "\xEF\xBB\xBF", 3);
    text[LINES_BUFFER - 2] = '\n';
    memcpy(text + LINES_BUFFER - 1, "\xEF\xBB\xBF", 3);
    FILE *stream = fmemopen(text, length, "rb");
    lines_begin(&reader, stream);
    assert_true(lines_next(&reader, &line));
    assert_int_equal(line.length, LINES_BUFFER - 5);
    assert_true(lines_next(&reader, &line));
    assert_int_equal(line.length, 101);
    assert_memory_equal(line.bytes, "\xEF\xBB\xBFx", 4);
    fclose(stream);
    free(text);
}

static void test_too_long_a_line_is_one_line(void **state) {
    (void)state;
    const size_t length = 5 * LINES_BUFFER;
    char *text = malloc(length);
    static struct lines reader;
    struct text_line line;
    memset(text, ' ', length);
    memcpy(text, "0 1", 3);
    memcpy(text + length - 5, "\nnext", 5);
    FILE *stream = fmemopen(text, length, "rb");
    lines_begin(&reader, stream);
    assert_true(lines_next(&reader, &line));
    assert_int_equal(line.number, 1);
    assert_int_equal(line.length, LINES_BUFFER);
    assert_memory_equal(line.bytes, "0 1 ", 4);
    assert_true(lines_next(&reader, &line));
    assert_int_equal(line.number, 2);
    assert_int_equal(line.length, 4);
    assert_memory_equal(line.bytes, "next", 4);
    assert_false(lines_next(&reader, &line));
    fclose(stream);
    free(text);
}

static void assert_utf16(const char *text, size_t length, const char *const expected[], uint32_t lines) {
    FILE *stream = fmemopen((char *)(uintptr_t)text, length, "rb");
    static struct lines reader;
    struct text_line line;
    lines_begin(&reader, stream);
    for (uint32_t i = 0; i < lines; i++) {
        assert_true(lines_next(&reader, &line));
        assert_int_equal(line.number, i + 1);
        assert_int_equal(line.length, strlen(expected[i]));
        assert_memory_equal(line.bytes, expected[i], line.length);
    }
    assert_false(lines_next(&reader, &line));
    assert_int_not_equal(reader.order, UTF16_NONE);
    fclose(stream);
}

#define ASSERT_UTF16(text, ...)                                                                              \
    assert_utf16(text, sizeof text - 1, (const char *const[]){__VA_ARGS__},                                  \
                 sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

static void test_utf16_is_read_as_bytes(void **state) {
    (void)state;
    ASSERT_UTF16("\xFF\xFET\0i\0e\0\r\0\n\0R\0 \0001\0", "Tie", "R 1");
    ASSERT_UTF16("\xFE\xFF\0T\0i\0e\0\n\0R", "Tie", "R");
    ASSERT_UTF16("T\0i\0e\0\n\0R\0", "Tie", "R");
    ASSERT_UTF16("\0T\0i\0e\0\n\0R", "Tie", "R");
    ASSERT_UTF16("\xFF\xFET\0i", "T?");
}

/* For text that is not UTF-16 the reader blocks for at most two bytes, and loses none. */
static void test_a_text_of_few_bytes(void **state) {
    (void)state;
    static const char *const texts[] = {"1", "1\n", "\n1"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        FILE *stream = fmemopen((char *)(uintptr_t)texts[i], strlen(texts[i]), "rb");
        static struct lines reader;
        struct text_line line;
        lines_begin(&reader, stream);
        do assert_true(lines_next(&reader, &line));
        while (line.length == 0);
        assert_int_equal(line.bytes[0], '1');
        assert_false(lines_next(&reader, &line));
        assert_int_equal(reader.order, UTF16_NONE);
        fclose(stream);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_lines_as_of_the_whole_text),
        cmocka_unit_test(test_last_line_without_an_end),
        cmocka_unit_test(test_byte_order_mark_only_at_the_start),
        cmocka_unit_test(test_too_long_a_line_is_one_line),
        cmocka_unit_test(test_utf16_is_read_as_bytes),
        cmocka_unit_test(test_a_text_of_few_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
