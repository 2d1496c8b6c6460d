/* The certificate and the census when memory runs out, and a map whose values fail. The sources are
   compiled here, with counted allocations and values that can be made to fail. */
#include "support/allocations.h"

#include "analysis/analysis.h"

static size_t failing_value; /* number of the value call that fails; 0: none */

static bool value_unless_failing(const struct analysis *analysis, const struct position *position,
                                 struct value *value, struct failure *failure) {
    if (failing_value > 0 && --failing_value == 0) return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    return analysis_value(analysis, position, value, failure);
}
#define analysis_value value_unless_failing

#include "analysis/play.c"

#include "analysis/census.c"
#include "analysis/certificate.c"

#include "support/support.h"

/* Long games, for which a census has to grow. */
static const char rows[] = "................/###############./................/.###############/"
                           "................/###############./................";

static void test_a_certificate_may_find_no_memory(void **state) {
    struct certificate *certificate = NULL;
    struct failure failure;
    fail_allocation(1);
    assert_false(certificate_open(*state, &certificate, &failure));
    assert_refused(&failure);
    assert_null(certificate);
    assert_int_equal(allocations_live(), 0);
    fail_allocation(2);
    assert_true(certificate_open(*state, &certificate, &failure));
    certificate_step(certificate, 100000);
    assert_int_equal(allocations_asked(), 1);
    certificate_close(certificate);
    assert_int_equal(allocations_live(), 0);
}

/* Counts to the end; the only allowed failure is that of memory, which must leave nothing allocated once
   the census is closed. */
static bool count_all(const struct analysis *analysis) {
    struct census *census = NULL;
    struct failure failure;
    bool counted = census_open(analysis, &census, &failure);
    assert_int_equal(counted, census != NULL);
    if (!counted) assert_int_equal(allocations_live(), 0);
    if (counted) counted = census_step(census, UINT64_MAX, &failure);
    if (counted) assert_true(census_report_of(census)->done);
    if (!counted) assert_refused(&failure);
    census_close(census);
    assert_int_equal(allocations_live(), 0);
    return counted;
}

static void test_every_allocation_of_a_census_may_fail(void **state) {
    fail_allocation(0);
    assert_true(count_all(*state));
    size_t needed = allocations_asked();
    assert_true(needed >= 5);
    for (size_t number = 1; number <= needed; number++) {
        fail_allocation(number);
        assert_false(count_all(*state));
    }
    fail_allocation(0);
    assert_true(count_all(*state));
}

/* The value of the position itself, and of both sides for every cell but the other general's. */
static void test_every_value_of_a_map_may_fail(void **state) {
    (void)state;
    struct board board = draw("..O/.O./..X");
    struct analysis *solved = solve_board(&layered_solver, &board);
    const struct position position = place("..O/.O./..X", SIDE_RED);
    struct value red[9], black[9];
    struct failure failure;
    for (size_t number = 1; number <= 1 + 2 * 8; number++) {
        failing_value = number;
        assert_false(play_map(solved, &position, PIECE_FIRST_GENERAL, red, black, &failure));
        assert_int_equal(failing_value, 0);
    }
    failing_value = 1 + 2 * 8 + 1;
    assert_true(play_map(solved, &position, PIECE_FIRST_GENERAL, red, black, &failure));
    assert_int_equal(failing_value, 1);
    failing_value = 0;
    analysis_close(solved);
}

int main(void) {
    struct board board = draw(rows);
    struct analysis *analysis;
    struct failure failure;
    if (!analysis_open(&layered_solver, &board, UINT64_MAX, &analysis, &failure)) return 1;
    if (!analysis_solve(analysis, &failure)) return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_a_certificate_may_find_no_memory, analysis),
        cmocka_unit_test_prestate(test_every_allocation_of_a_census_may_fail, analysis),
        cmocka_unit_test(test_every_value_of_a_map_may_fail),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    analysis_close(analysis);
    return failed;
}
