/* A search that comes to a failure, of its memory or of a value: the step tells of it, and all is freed. The
   sources are compiled here, with allocations that count and values that can be made to fail. */
#include "support/allocations.h"

#include "analysis/analysis.h"

static size_t failing_value; /* how many values are asked for until one fails; 0: none does */

static bool value_unless_failing(const struct analysis *analysis, const struct position *position,
                                 struct value *value, struct failure *failure) {
    if (failing_value > 0 && --failing_value == 0) return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    return analysis_value(analysis, position, value, failure);
}
#define analysis_value value_unless_failing

#include "analysis/play.c"
#include "mine/mine.c"
#include "mine/place.c"
#include "mine/score.c"
#include "mine/ties.c"
#include "mine/words.c"

#include "support/support.h"

/* Whether a whole search goes well. */
static bool search(enum score_goal goal, struct failure *failure) {
    const struct mine_settings settings = {goal, 4, 4, 40, 64, 11};
    struct mine *mine = NULL;
    if (!mine_open(&settings, &mine, failure)) return false;
    bool fine = true;
    mine_begin(mine, 0, 12);
    while (fine && !mine_is_done(mine)) fine = mine_step(mine, 1000, failure);
    if (fine) assert_true(mine_finds(mine)->count > 0);
    mine_close(mine);
    return fine;
}

/* Each of the first values, and some of the many others. */
static void test_every_value_may_fail(void **state) {
    (void)state;
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        struct failure failure;
        fail_allocation(0);
        for (size_t number = 1;; number += 1 + number / 100) {
            failing_value = number;
            bool fine = search((enum score_goal)goal, &failure);
            assert_int_equal(allocations_live(), 0);
            assert_int_equal(fine, failing_value > 0);
            if (fine) break;
            assert_code(&failure, FAILURE_BAD_POSITION);
        }
        failing_value = 0;
    }
}

/* The memory of a unique win is the search's own; a board's is its analysis's. */
static void test_every_allocation_may_fail_too(void **state) {
    (void)state;
    struct failure failure;
    for (size_t number = 1; number <= 2; number++) {
        fail_allocation(number);
        assert_false(search(SCORE_UNIQUE, &failure));
        assert_refused(&failure);
        assert_int_equal(allocations_live(), 0);
    }
    fail_allocation(3);
    assert_true(search(SCORE_UNIQUE, &failure));
    assert_int_equal(allocations_asked(), 2);
    assert_int_equal(allocations_live(), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_value_may_fail),
        cmocka_unit_test(test_every_allocation_may_fail_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
