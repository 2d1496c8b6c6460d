#include "support/support.h"

#include "contest/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 4096 };

/* The boards parsed from a text, formatted again, and the failure that ended it. */
struct reading {
    struct contest_reader reader;
    char text[TEXT_MAX];
    size_t length;
    bool complete;
    struct failure failure;
};

static void read_text(const char *text, size_t length, struct reading *reading) {
    char boards[TEXT_MAX];
    size_t boards_length = 0;
    size_t offset = 0;
    struct text_line line = {0};
    enum contest_event event = CONTEST_MORE;
    contest_begin(&reading->reader);
    while (event != CONTEST_FAILED && text_line_next(text, length, &offset, &line)) {
        event = contest_line(&reading->reader, &line, &reading->failure);
        if (event == CONTEST_BOARD)
            boards_length += contest_format_board(&reading->reader.board, boards + boards_length);
    }
    reading->complete = event != CONTEST_FAILED && contest_end(&reading->reader, &reading->failure);
    reading->length = contest_format_header(reading->reader.id, reading->reader.read, reading->text);
    assert_true(reading->length + boards_length < TEXT_MAX);
    memcpy(reading->text + reading->length, boards, boards_length);
    reading->length += boards_length;
    reading->text[reading->length] = '\0';
}

static void read_exactly(const char *text, size_t length, struct reading *reading) {
    char *copy = malloc(length > 0 ? length : 1); /* no closing zero */
    memcpy(copy, text, length);
    read_text(copy, length, reading);
    free(copy);
}

static void check_accepted(char *field[]) {
    size_t length = unescape(field[0]);
    struct reading reading;
    unescape(field[1]);
    read_exactly(field[0], length, &reading);
    if (!reading.complete) fail_msg("%s: %s", field[0], failure_name(reading.failure.code));
    assert_string_equal(reading.text, field[1]);
}

static void test_what_editors_leave_is_taken(void **state) {
    (void)state;
    each_table_line("accepted-contest.tsv", 2, check_accepted);
}

static void check_malformed(char *field[]) {
    struct failure expected = failure_from_fields(field + 1);
    size_t length = unescape(field[0]);
    struct reading reading = {0};
    read_exactly(field[0], length, &reading);
    assert_false(reading.complete);
    assert_failure(field[0], &reading.failure, &expected);
}

static void test_malformed_texts_have_a_code_and_a_place(void **state) {
    (void)state;
    each_table_line("malformed-contest.tsv", 6, check_malformed);
}

static void test_bytes_that_are_no_text(void **state) {
    (void)state;
    static const char text[] = "0 1\n1 3\nX\xFFO\n";
    struct reading reading;
    read_exactly(text, strlen(text), &reading);
    assert_failure("byte", &reading.failure, &(struct failure){FAILURE_BAD_CELL, 3, 2, 0, 255});
}

static void test_a_text_cut_anywhere_is_incomplete(void **state) {
    (void)state;
    static const char text[] = "7 2\n2 2\nX.\nOO\n1 4\nO.XO\n";
    const size_t whole = strlen(text);
    for (size_t length = 0; length < whole - 1; length++) {
        struct reading reading;
        read_exactly(text, length, &reading);
        assert_false(reading.complete);
        assert_int_not_equal(reading.failure.code, FAILURE_NONE);
        assert_true(reading.failure.line >= 1 && reading.failure.line <= 7);
        assert_true(reading.failure.column >= 1);
    }
    struct reading reading;
    read_exactly(text, whole - 1, &reading);
    assert_true(reading.complete);
    assert_string_equal(reading.text, text);
}

static void test_a_line_longer_than_any_buffer(void **state) {
    (void)state;
    const size_t length = (size_t)1 << 20;
    char *text = malloc(length);
    struct reading reading;
    memset(text, '.', length);
    memcpy(text, "0 1\n2 3\n", 8);
    read_text(text, length, &reading);
    assert_failure("row", &reading.failure, &(struct failure){FAILURE_ROW_TOO_LONG, 3, 4, 3, length - 8});
    memset(text, '9', length);
    read_text(text, length, &reading);
    assert_failure("header", &reading.failure, &(struct failure){FAILURE_HEADER_EXPECTED, 1, 19, 0, 0});
    memset(text, ' ', length);
    memcpy(text, "0 1\n1 3\nXOO", 11);
    read_text(text, length, &reading);
    assert_true(reading.complete);
    free(text);
}

static void test_boards_of_every_shape_are_read_back(void **state) {
    (void)state;
    struct random random = {3};
    for (int rows = 1; rows <= BOARD_SIDE_MAX; rows++) {
        for (int columns = 1; columns <= BOARD_SIDE_MAX; columns++) {
            struct board board = random_drawing(&random, rows, columns);
            char text[CONTEST_HEADER_MAX + CONTEST_BOARD_TEXT_MAX];
            uint64_t id = random_below(&random, UINT32_MAX);
            size_t length = contest_format_header(id, 1, text);
            size_t board_length = contest_format_board(&board, text + length);
            assert_true(length <= CONTEST_HEADER_MAX);
            assert_true(board_length <= CONTEST_BOARD_TEXT_MAX);
            struct reading reading;
            read_exactly(text, length + board_length, &reading);
            assert_true(reading.complete);
            assert_true(reading.reader.id == id);
            assert_int_equal(reading.length, length + board_length);
            assert_memory_equal(reading.text, text, length + board_length);
        }
    }
}

static void test_headers_are_read_back(void **state) {
    (void)state;
    static const uint64_t numbers[] = {0, 9, 10, 99, 100, 999999999999999999U};
    for (size_t i = 0; i < COUNT(numbers); i++) {
        char text[CONTEST_HEADER_MAX];
        struct contest_reader reader;
        struct failure failure;
        struct text_line line = {text, 0, 1};
        line.length = contest_format_header(numbers[i], numbers[COUNT(numbers) - 1 - i], text) - 1;
        assert_int_equal(text[line.length], '\n');
        contest_begin(&reader);
        assert_int_equal(contest_line(&reader, &line, &failure), CONTEST_MORE);
        assert_true(reader.id == numbers[i]);
        assert_true(reader.promised == numbers[COUNT(numbers) - 1 - i]);
    }
}

static void test_the_longest_numbers_fit(void **state) {
    (void)state;
    char text[CONTEST_HEADER_MAX];
    size_t length = contest_format_header(UINT64_MAX, UINT64_MAX, text);
    assert_int_equal(length, 42);
    assert_memory_equal(text, "18446744073709551615 18446744073709551615\n", length);
}

/* Boards that are well-formed text but no position; the place is that of the surplus piece in the text. */
static const struct {
    const char *text;
    struct failure failure;
} unready[] = {
    {"0 1\n2 3\n...\nOO.\n", {FAILURE_NO_PAWN, 3, 1, 1, 0}},
    {"0 1\n2 3\nOOO\nXXX\n", {FAILURE_MANY_PAWNS, 4, 2, 1, 3}},
    {"0 1\n2 3\n...\nOX.\n", {FAILURE_FEW_GENERALS, 3, 1, 2, 1}},
    {"0 1\n2 3\n...\n.X.\n", {FAILURE_FEW_GENERALS, 3, 1, 2, 0}},
    {"0 1\n2 3\nOO.\nX.O\n", {FAILURE_MANY_GENERALS, 4, 3, 2, 3}},
    {"\n0 1\n\n2 3\n\nOO.\n\n\nX.O\n", {FAILURE_MANY_GENERALS, 9, 3, 2, 3}},
    {"\n0 1\n\n2 3\n\nOO.\n\n\nX.X\n", {FAILURE_MANY_PAWNS, 9, 3, 1, 2}},
    {"\n0 1\n\n2 3\n\nO..\n\n\nX..\n", {FAILURE_FEW_GENERALS, 6, 1, 2, 1}},
};

static void test_boards_without_a_position(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(unready); i++) {
        struct reading reading;
        struct position position;
        struct failure failure;
        read_exactly(unready[i].text, strlen(unready[i].text), &reading);
        assert_true(reading.complete);
        assert_false(contest_position(&reading.reader, &position, &failure));
        assert_failure(unready[i].text, &failure, &unready[i].failure);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_editors_leave_is_taken),
        cmocka_unit_test(test_malformed_texts_have_a_code_and_a_place),
        cmocka_unit_test(test_bytes_that_are_no_text),
        cmocka_unit_test(test_a_text_cut_anywhere_is_incomplete),
        cmocka_unit_test(test_a_line_longer_than_any_buffer),
        cmocka_unit_test(test_boards_of_every_shape_are_read_back),
        cmocka_unit_test(test_headers_are_read_back),
        cmocka_unit_test(test_the_longest_numbers_fit),
        cmocka_unit_test(test_boards_without_a_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
