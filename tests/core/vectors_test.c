/* The contest's sample, a thousand boards, and the record boards: whole files against their answers. */
#include "support/support.h"

#include "contest/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_value(const struct solver *solver, const struct board *board,
                        const struct position *position, struct value expected) {
    struct analysis *analysis = solve_board(solver, board);
    assert_value(board, position, value_at(analysis, position), expected);
    analysis_close(analysis);
}

/* Compares the values of a file's boards with the expected answers: of every board, or of every n-th for a
   slow solver. */
static void check_file(const struct solver *solver, const char *input, const char *answers, unsigned boards,
                       unsigned every) {
    size_t length;
    size_t offset = 0;
    char *text = read_data(input, &length);
    size_t answers_length;
    char *answer_text = read_data(answers, &answers_length);
    char *answer = answer_text;
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    unsigned compared = 0;
    contest_begin(&reader);
    while (text_line_next(text, length, &offset, &line)) {
        enum contest_event event = contest_line(&reader, &line, &failure);
        assert_int_not_equal(event, CONTEST_FAILED);
        if (event == CONTEST_MORE) continue;
        struct position position;
        assert_true(contest_position(&reader, &position, &failure));
        char *end = strchr(answer, '\n');
        assert_non_null(end);
        *end = '\0';
        if (compared++ % every == 0) check_value(solver, &reader.board, &position, value_from_text(answer));
        answer = end + 1;
    }
    assert_true(contest_end(&reader, &failure));
    assert_int_equal(*answer, '\0');
    assert_int_equal(compared, boards);
    free(text);
    free(answer_text);
}

static void test_sample(void **state) {
    (void)state;
    for (size_t i = 0; i < solver_count; i++) check_file(solvers[i], "sample1.in", "sample1.ans", 5, 1);
}

static void test_thousand_boards(void **state) {
    (void)state;
    check_file(&layered_solver, "boards-1000.in", "boards-1000.ans", 1000, 5);
    check_file(&textbook_solver, "boards-1000.in", "boards-1000.ans", 1000, 50);
}

static void test_distance_does_not_fit_a_byte(void **state) {
    (void)state;
    for (size_t i = 0; i < solver_count; i++)
        check_file(solvers[i], "record-10x10.in", "record-10x10.ans", 2, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sample),
        cmocka_unit_test(test_thousand_boards),
        cmocka_unit_test(test_distance_does_not_fit_a_byte),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
