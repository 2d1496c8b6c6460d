/* A search with a failing value, and its memory: the step reports the failure, and everything is freed. The
   sources are compiled here, with counted allocations and values that can be made to fail. */
#include "support/allocations.h"
#include "support/failing_value.h"

#include "analysis/play.c"
#include "mine/mine.c"
#include "mine/place.c"
#include "mine/score.c"
#include "mine/ties.c"
#include "mine/words.c"

#include "support/support.h"

/* Whether a whole search succeeds. */
static bool search(enum score_goal goal, struct failure *failure) {
    const struct mine_settings settings = {goal, 4, 4, 40, 64, 11, NULL};
    struct mine *mine = NULL;
    if (!mine_open(&settings, &mine, failure)) return false;
    bool fine = true;
    mine_begin(mine, 0, 12);
    while (fine && !mine_is_done(mine)) fine = mine_step(mine, 1000, failure);
    if (fine) assert_true(mine_finds(mine)->count > 0);
    mine_close(mine);
    return fine;
}

/* For a tie, whose score is the length of its line. */
static void test_every_value_of_a_score_may_fail(void **state) {
    (void)state;
    fail_allocation(0);
    struct board board = draw("...##/###..");
    struct analysis *analysis = solve_board(&layered_solver, &board);
    const struct position tied = place("O.O##/###.X", SIDE_RED);
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        struct failure failure;
        uint32_t score;
        bool fine = false;
        for (size_t number = 1; !fine; number++) {
            failing_value = number;
            fine = score_position(analysis, (enum score_goal)goal, &tied, &score, &failure);
            assert_int_equal(fine, failing_value > 0);
        }
        failing_value = 0;
        if (goal == SCORE_TIE) assert_true(score > 0);
    }
    analysis_close(analysis);
}

/* Fails each of the first values, and some of the many others. */
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

static uint32_t score_with(struct place_memory *memory, const struct analysis *analysis) {
    struct random random = {7};
    struct position position = {{0, 0}, 0, SIDE_RED};
    struct failure failure;
    uint32_t score;
    assert_true(place_best(memory, analysis, SCORE_UNIQUE, &random, &position, &score, &failure));
    return score;
}

/* Three squares of words of 16 bits, with a margin of the width on all sides and less than two chunks of 16 words
   at each line's end. */
static void test_the_memory_of_a_unique_win_is_as_large_as_its_squares(void **state) {
    (void)state;
    struct board board = draw("..../..../...#/....");
    struct analysis *analysis = solve_board(&layered_solver, &board);
    struct random random = {7};
    static struct place_memory memory;
    struct position position = {{0, 0}, 0, SIDE_RED};
    struct failure failure;
    uint32_t score;
    const uint64_t side = 4 * 5 + 2 * 5;
    fail_allocation(1);
    assert_false(place_best(&memory, analysis, SCORE_UNIQUE, &random, &position, &score, &failure));
    assert_refused(&failure);
    assert_in_range(failure.expected, 3 * side * side * 2, 3 * side * (side + 32) * 2);
    analysis_close(analysis);
}

/* The required memory grows a little from board to board, then shrinks. */
static void test_the_memory_grows_with_the_boards(void **state) {
    (void)state;
    static struct place_memory kept, fresh;
    for (int turn = 0; turn < 2; turn++) {
        for (int step = 0; step < 9; step++) {
            struct board board = {.rows = turn == 0 ? 2 + step : 10 - step, .columns = 4};
            memset(board.cells, CELL_FREE, (size_t)board_size(&board));
            board.cells[5] = CELL_OBSTACLE;
            struct analysis *analysis = solve_board(&layered_solver, &board);
            uint32_t expected = score_with(&fresh, analysis);
            place_free(&fresh);
            fail_allocation(0);
            assert_int_equal(score_with(&kept, analysis), expected);
            assert_int_equal(allocations_asked(), turn == 0);
            analysis_close(analysis);
        }
    }
    place_free(&kept);
    assert_int_equal(allocations_live(), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_value_of_a_score_may_fail),
        cmocka_unit_test(test_every_value_may_fail),
        cmocka_unit_test(test_the_memory_of_a_unique_win_is_as_large_as_its_squares),
        cmocka_unit_test(test_the_memory_grows_with_the_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
