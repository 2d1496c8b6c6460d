/* A failed allocation or value in an answer is reported, and nothing stays allocated. The sources are compiled here,
   with counted allocations and values that can be made to fail. */
#include "support/allocations.h"
#include "support/failing_value.h"

#include "analysis/certificate.c"
#include "analysis/play.c"
#define place answer_place
#include "command/answers.c"
#undef place
#include "command/text.c"
#include "game/writer.c"

#include "support/support.h"

/* A win, and a tie whose line has moves before its loop. */
static const char *const boards[] = {"#.#/O.O/.X.", "#O##/.O##/.#.X"};
static const char *rows;

/* Makes a whole answer; false with its failure. */
static bool answer(const struct options *options, const struct analysis *analysis, struct failure *failure) {
    const struct position position = place(rows, SIDE_RED);
    struct writer text = {0};
    struct terminal terminal;
    bool is_sound = true;
    struct value value;
    terminal_open(&terminal);
    bool added = analysis_value(analysis, &position, &value, failure) &&
                 answers_add(&text, options, &terminal, 1, analysis_board(analysis), analysis, &position,
                             value, &is_sound, failure);
    assert_true(is_sound);
    if (!added && failure->code == FAILURE_OUT_OF_MEMORY && text.failed)
        assert_out_of_memory(failure, text.length);
    else if (!added && failure->code == FAILURE_OUT_OF_MEMORY)
        assert_refused(failure);
    terminal_close(&terminal);
    writer_free(&text);
    assert_int_equal(allocations_live(), 0);
    return added;
}

static const enum task_id tasks[] = {TASK_SOLVE, TASK_LINE, TASK_MAP, TASK_CHECK};

static void test_every_allocation_of_an_answer_may_fail(void **state) {
    struct failure failure;
    for (size_t i = 0; i < 2 * COUNT(tasks); i++) {
        const struct options options = {.task = tasks[i / 2], .json = i % 2 == 1};
        fail_allocation(0);
        assert_true(answer(&options, *state, &failure));
        const size_t needed = allocations_asked();
        assert_true(needed >= (tasks[i / 2] == TASK_LINE || tasks[i / 2] == TASK_CHECK ? 2 : 1));
        for (size_t number = 1; number <= needed; number++) {
            fail_allocation(number);
            assert_false(answer(&options, *state, &failure));
            assert_int_equal(failure.code, FAILURE_OUT_OF_MEMORY);
        }
    }
    fail_allocation(0);
}

static void test_every_value_of_an_answer_may_fail(void **state) {
    enum { MANY = 1000 };
    struct failure failure;
    for (size_t i = 0; i < 2 * COUNT(tasks); i++) {
        const struct options options = {.task = tasks[i / 2], .json = i % 2 == 1};
        failing_value = MANY;
        assert_true(answer(&options, *state, &failure));
        const size_t needed = MANY - failing_value;
        assert_true(needed >= 1);
        for (size_t number = 1; number <= needed; number++) {
            failing_value = number;
            assert_false(answer(&options, *state, &failure));
            assert_code(&failure, FAILURE_BAD_POSITION);
        }
        failing_value = 0;
    }
}

/* The number of tests that fail with one of the boards. */
static int fail_with(const char *name, int number) {
    rows = boards[number];
    struct board board = draw(rows);
    struct analysis *analysis;
    struct failure failure;
    if (!analysis_open(&layered_solver, &board, UINT64_MAX, &analysis, &failure)) return 1;
    if (!analysis_solve(analysis, &failure)) return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_every_allocation_of_an_answer_may_fail, analysis),
        cmocka_unit_test_prestate(test_every_value_of_an_answer_may_fail, analysis),
    };
    int failed = cmocka_run_group_tests_name(name, tests, NULL, NULL);
    analysis_close(analysis);
    return failed;
}

int main(void) {
    return fail_with("a win", 0) + fail_with("a tie", 1);
}
