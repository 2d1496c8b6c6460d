/* The textbook solver with memory that runs out. Its source is compiled here, with allocations that count. */
#include "allocations.h"

#include "textbook.c"

#include "support.h"

int main(void) {
    struct memory_case small = {&textbook_solver, "O..O./..#../.#.../...#./..X..", 5};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_every_allocation_may_fail, &small),
        cmocka_unit_test_prestate(test_too_large_allocates_nothing, &small),
        cmocka_unit_test_prestate(test_closing_frees_everything, &small),
        cmocka_unit_test_prestate(test_a_hundred_thousand_boards, &small),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
