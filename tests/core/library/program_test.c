/* Runs a program that uses only rubicon.h and librubicon.a, from the root of the repository. */
#define _POSIX_C_SOURCE 200809L /* popen */
#include "support/support.h"

#include "contest/answer.h"
#include "contest/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#define ROWS "build/tests/core/library/rows"

/* Runs the program on the rows of a board; *answer is the line it prints, to either stream. Returns its exit status. */
static int run_program(const char *rows, size_t length, char *answer, int capacity) {
    FILE *file = fopen(ROWS, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(rows, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
    FILE *output = popen("build/tests/core/library/program 2>&1 < " ROWS, "r");
    assert_non_null(output);
    answer[0] = '\0';
    bool is_answered = fgets(answer, capacity, output) != NULL;
    assert_true(!is_answered || fgetc(output) == EOF);
    int status = pclose(output);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void test_the_sample_is_answered(void **state) {
    (void)state;
    size_t length, answers_length, offset = 0;
    char *text = read_data("sample1.in", &length);
    char *answers = read_data("sample1.ans", &answers_length);
    const char *expected = answers;
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    contest_begin(&reader);
    while (text_line_next(text, length, &offset, &line)) {
        enum contest_event event = contest_line(&reader, &line, &failure);
        assert_int_not_equal(event, CONTEST_FAILED);
        if (event != CONTEST_BOARD) continue;
        char rows[BOARD_TEXT_MAX], answer[ANSWER_MAX + 1];
        assert_int_equal(run_program(rows, board_format(&reader.board, rows), answer, sizeof answer), 0);
        assert_true(answer[0] != '\0');
        assert_memory_equal(expected, answer, strlen(answer));
        expected += strlen(answer);
    }
    assert_int_equal(reader.read, 5);
    assert_int_equal(*expected, '\0');
    free(text);
    free(answers);
}

/* Of 32x32 cells, with a line end of two bytes, blanks after each row and lines around: the pawn stands on row 1. */
static void test_a_board_of_any_size_is_answered(void **state) {
    (void)state;
    char rows[4 * BOARD_TEXT_MAX], answer[ANSWER_MAX + 1];
    size_t length = (size_t)sprintf(rows, "\r\n\r\n");
    for (int row = 0; row < BOARD_SIDE_MAX; row++) {
        const char *first = row == 0 ? "X" : row == 1 ? "OO" : "";
        length += (size_t)sprintf(rows + length, "%s%.*s \t\r\n", first, BOARD_SIDE_MAX - (int)strlen(first),
                                  "................................");
    }
    assert_int_equal(run_program(rows, length, answer, sizeof answer), 0);
    assert_string_equal(answer, "Black 0\n");
}

static void test_what_is_wrong_is_said(void **state) {
    (void)state;
    char said[FAILURE_SENTENCE_MAX];
    assert_int_equal(run_program("..\nX.\n", 6, said, sizeof said), 1);
    assert_contains(said, "general");
    char *blank = malloc(1 << 20);
    assert_non_null(blank);
    memset(blank, '\n', 1 << 20);
    assert_int_equal(run_program(blank, 1 << 20, said, sizeof said), 1);
    assert_contains(said, "longer");
    free(blank);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_sample_is_answered),
        cmocka_unit_test(test_a_board_of_any_size_is_answered),
        cmocka_unit_test(test_what_is_wrong_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
