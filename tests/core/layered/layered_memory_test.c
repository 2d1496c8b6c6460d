/* The layered solver with memory that runs out. The sources that allocate are compiled here, with allocations
   that count. */
#define _DEFAULT_SOURCE
#include "support/allocations.h"

#include "layered/history.c"
#undef _DEFAULT_SOURCE /* is defined once more */
#include "layered/half.c"
#include "layered/large_memory.c"
#include "layered/layered.c"
#include "layered/table.c"

#include "support/support.h"

int main(void) {
    struct memory_case small = {&layered_solver, "O..O./..#../.#.../...#./..X..", 3};
    /* Games so long that planes are added and the histories outgrow what they began with. */
    struct memory_case maze = {&layered_solver,
                               "O.............../###############./................/.###############/"
                               "................/###############./X..............O",
                               8};
    /* Longer ones still: the histories grow again. */
    struct memory_case record = {&layered_solver,
                                 "....#...#O/.##......./..#...#.#./.........X/#####.##../...#O#...#/"
                                 ".#...#.##./..####..../.#...####./...#......",
                                 8};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_every_allocation_may_fail, &small),
        cmocka_unit_test_prestate(test_every_allocation_may_fail, &maze),
        cmocka_unit_test_prestate(test_too_large_allocates_nothing, &small),
        cmocka_unit_test_prestate(test_too_large_allocates_nothing, &maze),
        cmocka_unit_test_prestate(test_all_memory_is_told_of, &small),
        cmocka_unit_test_prestate(test_all_memory_is_told_of, &maze),
        cmocka_unit_test_prestate(test_all_memory_is_told_of, &record),
        cmocka_unit_test_prestate(test_closing_frees_everything, &small),
        cmocka_unit_test_prestate(test_closing_frees_everything, &maze),
        cmocka_unit_test_prestate(test_a_hundred_thousand_boards, &small),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
