/* The memory of the textbook solver, solving and watched, and distances that run out. Its source is compiled here,
   with counted allocations. */
#include "support/allocations.h"

#include "textbook/book.c"
#include "textbook/textbook.c"
#include "textbook/watch.c"

#include "support/support.h"

static void test_a_board_too_large_to_watch_allocates_nothing(void **state) {
    (void)state;
    struct board board = draw("O..O./..#../.#.../...#./..X..");
    uint64_t bytes = watch_bytes_for(&board);
    struct watch *watch = NULL;
    struct failure failure;
    fail_allocation(0);
    assert_false(watch_open(&board, bytes - 1, &watch, &failure));
    assert_failure("one byte too few", &failure,
                   &(struct failure){FAILURE_TOO_LARGE, 0, 0, bytes - 1, bytes});
    assert_int_equal(allocations_asked(), 0);
    assert_true(watch_open(&board, bytes, &watch, &failure));
    assert_int_equal(allocations_bytes(), bytes);
    watch_close(watch);
}

/* No testable board has such distances: the distance at the head of the queue is set. */
static void test_too_many_layers_leave_the_run_as_it_is(void **state) {
    (void)state;
    struct board board = draw("O..O./..#../.#.../...#./..X..");
    struct watch *watch = NULL;
    struct failure failure;
    struct watch_step step;
    unsigned stopped;
    assert_true(watch_open(&board, UINT64_MAX, &watch, &failure));
    struct watch_counts beginning = watch_counts_of(watch);
    assert_true(watch_take(watch, NULL, &failure));
    struct watch_counts before = watch_counts_of(watch);
    uint16_t *distance = &watch->book->distances[watch->book->queue[before.taken]];
    struct failure expected = {FAILURE_TOO_MANY_LAYERS, 0, 0, UINT16_MAX, 0};
    *distance = UINT16_MAX;
    assert_false(watch_take(watch, &step, &failure));
    assert_failure("taken", &failure, &expected);
    assert_false(watch_seek(watch, UINT64_MAX, &failure));
    assert_failure("sought", &failure, &expected);
    assert_false(watch_find(watch, 0, NULL, 1, &stopped, &failure));
    assert_failure("found", &failure, &expected);
    struct watch_counts after = watch_counts_of(watch);
    assert_memory_equal(&after, &before, sizeof after);
    watch_put_back(watch);
    after = watch_counts_of(watch);
    assert_memory_equal(&after, &beginning, sizeof after);
    *distance = UINT16_MAX - 1;
    assert_true(watch_seek(watch, 2, &failure));
    watch_close(watch);
}

int main(void) {
    struct memory_case small = {&textbook_solver, "O..O./..#../.#.../...#./..X.."};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_too_large_allocates_nothing, &small),
        cmocka_unit_test_prestate(test_all_memory_is_reported, &small),
        cmocka_unit_test_prestate(test_closing_frees_everything, &small),
        cmocka_unit_test_prestate(test_a_thousand_boards, &small),
        cmocka_unit_test(test_a_board_too_large_to_watch_allocates_nothing),
        cmocka_unit_test(test_too_many_layers_leave_the_run_as_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
