/* Packages when memory runs out, when mistaken programs do not end, and when tests are full. The sources
   are compiled here, with counted allocations and steps that can be made to fail. */
#include "support/allocations.h"

#include "mistakes/mistaken.c"
#include "mistakes/mistaken_search.c"

/* The behaviour of mistaken programs: normal, without progress, or failing because a game is too long. */
static enum { AS_EVER, FOR_EVER, TOO_LONG } way;

static bool step_in_a_way(struct mistaken *mistaken, uint64_t budget, struct failure *failure) {
    if (way == AS_EVER) return mistaken_step(mistaken, budget, failure);
    return way == FOR_EVER || failure_set(failure, FAILURE_TOO_MANY_LAYERS, 1, 0);
}
#define mistaken_step step_in_a_way

#include "package/package.c"

#include "analysis/solver.h"
#include "package/validate.h"
#include "support/support.h"

static struct package *open_small(void) {
    struct package *package;
    struct failure failure;
    fail_allocation(0);
    assert_true(package_open((struct package_settings){1, 1}, &package, &failure));
    return package;
}

static void test_every_step_may_find_no_memory_and_be_taken_again(void **state) {
    (void)state;
    struct failure failure;
    struct package *package;
    fail_allocation(1);
    assert_false(package_open((struct package_settings){1, 1}, &package, &failure));
    assert_refused(&failure);
    package = open_small();
    struct package *other = open_small();
    for (uint32_t taken = 0; package->phase != PACKAGE_DONE; taken++) {
        struct package_progress before = package_progress_of(package);
        for (size_t number = 1; taken % 5 == 0; number++) {
            size_t live = allocations_live();
            fail_allocation(number);
            if (package_step(package, &failure)) break;
            assert_int_equal(failure.code, FAILURE_OUT_OF_MEMORY);
            assert_int_equal(allocations_live(), live);
            assert_int_equal(package_progress_of(package).done, before.done);
        }
        fail_allocation(0);
        if (taken % 5 > 0) assert_true(package_step(package, &failure));
        assert_true(package_step(other, &failure));
    }
    assert_int_equal(other->phase, PACKAGE_DONE);
    for (int i = 0; i < STATEMENT_TESTS; i++) {
        assert_int_equal(package->tests[i].count, other->tests[i].count);
        assert_int_equal(package->tests[i].boards[0].caught, other->tests[i].boards[0].caught);
    }
    package_close(package);
    package_close(other);
    assert_int_equal(allocations_live(), 0);
}

/* A program that does not end, or fails, has no answer, so the mistake is caught. */
static void test_what_gives_no_answer_is_caught(void **state) {
    (void)state;
    struct package_board board = {.board = draw("O.O/..X"), .right = value_from_text("Red 1")};
    struct failure failure;
    const unsigned mistake = MISTAKE_DOWN;
    assert_true(judge(&board, mistake, &failure));
    assert_int_equal(board.caught, 0);
    way = FOR_EVER;
    assert_true(judge(&board, mistake, &failure));
    assert_int_equal(board.caught, mistake);
    board.caught = 0;
    way = TOO_LONG;
    assert_true(judge(&board, mistake, &failure));
    assert_int_equal(board.caught, mistake);
    way = AS_EVER;
    assert_int_equal(allocations_live(), 0);
}

/* Fills every test with the maximum number of boards, each of which catches `caught`. */
static struct package *fill_tests(unsigned caught) {
    struct package *package = open_small();
    for (int i = 0; i < STATEMENT_TESTS; i++) {
        package->tests[i].count = STATEMENT_BOARDS_MAX;
        for (int j = 0; j < STATEMENT_BOARDS_MAX; j++) package->tests[i].boards[j].caught = caught;
    }
    return package;
}

static void test_a_board_joins_where_none_is_missed(void **state) {
    (void)state;
    struct package *package = fill_tests(MISTAKE_HURRY);
    struct package_test *tests = package->tests;
    assert_ptr_equal(find_place(package), &tests[13].boards[0]);
    package_close(package);
    package = fill_tests(0);
    tests = package->tests;
    for (int j = 0; j < 5; j++) tests[13].boards[j].caught = 1U << j;
    assert_ptr_equal(find_place(package), &tests[13].boards[5]);
    tests[16].count = 9;
    assert_ptr_equal(find_place(package), &tests[16].boards[9]);
    assert_int_equal(tests[16].count, 10);
    package_close(package);
}

/* A mistake without room for a board, or without a board, is given up and reported. */
static void test_what_cannot_be_caught_is_given_up(void **state) {
    (void)state;
    struct package *package = open_small();
    struct failure failure;
    package->phase = PACKAGE_FILLING;
    seek_next(package);
    assert_int_equal(package->sought, 1);
    for (int i = 0; i < STATEMENT_TESTS; i++) package->tests[i].count = STATEMENT_BOARDS_MAX;
    package->given_up = MISTAKES_ALL & ~(unsigned)MISTAKE_BYTE;
    seek_next(package);
    assert_int_equal(package->sought, MISTAKE_BYTE);
    package->candidate = CANDIDATES_MOST - 1; /* a tiny board, without distances above 255 */
    assert_true(package_step(package, &failure));
    assert_int_equal(package->phase, PACKAGE_DONE);
    assert_int_equal(package_missed(package), MISTAKES_ALL);
    package_close(package);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_step_may_find_no_memory_and_be_taken_again),
        cmocka_unit_test(test_what_gives_no_answer_is_caught),
        cmocka_unit_test(test_a_board_joins_where_none_is_missed),
        cmocka_unit_test(test_what_cannot_be_caught_is_given_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
