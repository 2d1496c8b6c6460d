/* A map whose values fail. Its source is compiled here, with values that can be made to fail. */
#include "support/failing_value.h"

#include "analysis/play.c"

#include "support/support.h"

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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_value_of_a_map_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
