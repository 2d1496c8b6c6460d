/* A survey's worker when memory runs out. */
#include "support/allocations.h"

#include "survey/survey.c"

#include "support/support.h"

static const struct pattern_shape shape = {3, 3};

static void test_the_worker_may_not_be_given(void **state) {
    (void)state;
    struct survey_worker *worker;
    struct failure failure;
    fail_allocation(1);
    assert_false(survey_worker_open(shape, &worker, &failure));
    assert_refused(&failure);
    assert_null(worker);
    survey_worker_close(worker);
    assert_int_equal(allocations_live(), 0);
}

static void test_chunks_take_no_more(void **state) {
    (void)state;
    struct survey_worker *worker;
    struct failure failure;
    struct survey survey = survey_begin(shape, 1, 1), found;
    fail_allocation(0);
    assert_true(survey_worker_open(shape, &worker, &failure));
    for (int times = 0; times < 3; times++) survey_chunk(worker, &survey, 0, &found);
    assert_int_equal(allocations_asked(), 1);
    survey_worker_close(worker);
    assert_int_equal(allocations_live(), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_worker_may_not_be_given),
        cmocka_unit_test(test_chunks_take_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
