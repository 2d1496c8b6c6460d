/* The contract of analysis.h, for every solver. */
#include "support/support.h"

#include "game/pairs.h"
#include "support/naive.h"

#include <string.h>

/* Boards of several shapes; the drawn ones have ties, which are rare on random boards. */
static struct board board_number(struct random *random, size_t number) {
    static const int sides[][2] = {{4, 5}, {5, 4}, {1, 8}, {8, 1}, {2, 7}, {6, 4}};
    static const char *const drawn[] = {"...../...../...../#..#./.#...", "...##/###..", "..#.#/.##../..#.#"};
    if (number < COUNT(drawn)) return draw(drawn[number]);
    number -= COUNT(drawn);
    return random_board(random, sides[number % COUNT(sides)][0], sides[number % COUNT(sides)][1],
                        (unsigned)(number / COUNT(sides)) * 20);
}
enum { BOARDS = 15 };

static void test_some_boards_have_ties(void **state) {
    (void)state;
    struct random random = {5};
    uint64_t ties = 0;
    for (size_t number = 0; number < BOARDS; number++) {
        struct board board = board_number(&random, number);
        struct naive *naive = naive_solve(&board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);)
            ties += naive_value(naive, &position).winner == WINNER_NONE;
        naive_free(naive);
    }
    assert_true(ties > 100);
}

static void assert_same_values(const struct board *board, const struct analysis *a,
                               const struct analysis *b) {
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);)
        assert_value(board, &position, value_at(a, &position), value_at(b, &position));
}

static void check_budget(const struct solver *solver, const struct board *board, uint64_t budget,
                         const struct analysis *solved) {
    struct analysis *sliced = open_analysis(solver, board);
    struct failure failure;
    while (!analysis_progress_of(sliced)->done) assert_true(analysis_step(sliced, budget, &failure));
    assert_same_values(board, sliced, solved);
    analysis_close(sliced);
}

static void test_slices_of_any_budget_give_the_same_table(void **state) {
    (void)state;
    static const uint64_t budgets[] = {0, 1, 2, 7, 64, 1000, 1000000, UINT64_MAX};
    struct random random = {5};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t number = 0; number < BOARDS; number++) {
            struct board board = board_number(&random, number);
            struct analysis *solved = solve_board(solvers[i], &board);
            for (size_t k = 0; k < COUNT(budgets); k++) check_budget(solvers[i], &board, budgets[k], solved);
            analysis_close(solved);
        }
    }
}

static void assert_later(const struct analysis_progress *before, const struct analysis_progress *after) {
    assert_true(after->fraction >= before->fraction);
    assert_true(after->fraction >= 0 && after->fraction <= 1);
    assert_int_equal(after->fraction == 1, after->done);
    assert_true(after->decided[SIDE_RED] >= before->decided[SIDE_RED]);
    assert_true(after->decided[SIDE_BLACK] >= before->decided[SIDE_BLACK]);
}

/* The caller does other things between steps: no step may take long, nor end with little done. */
static void test_a_step_is_about_as_long_as_its_budget(void **state) {
    (void)state;
    enum { BUDGET = 3000 };
    struct random random = {9};
    for (size_t i = 0; i < solver_count; i++) {
        struct board board = random_board(&random, 9, 9, 20);
        struct analysis *analysis = open_analysis(solvers[i], &board);
        struct failure failure;
        uint64_t positions = pairs_positions(&board), steps = 0;
        for (; !analysis_is_done(analysis); steps++) assert_true(analysis_step(analysis, BUDGET, &failure));
        assert_in_range(steps * BUDGET, positions / 2, positions * 3 / 2);
        analysis_close(analysis);
    }
}

static void check_progress(const struct solver *solver, const struct board *board, uint64_t budget) {
    struct analysis *analysis = open_analysis(solver, board);
    struct analysis_progress before = {0};
    struct failure failure;
    uint64_t decided[2] = {0, 0};
    for (bool done = false; !done; done = before.done) {
        assert_true(analysis_step(analysis, budget, &failure));
        assert_later(&before, analysis_progress_of(analysis));
        before = *analysis_progress_of(analysis);
    }
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        struct value value = value_at(analysis, &position);
        if (position.general[0] > position.general[1] || value.winner == WINNER_NONE) continue;
        decided[value.winner == WINNER_RED ? SIDE_RED : SIDE_BLACK]++;
    }
    assert_int_equal(before.decided[SIDE_RED], decided[SIDE_RED]);
    assert_int_equal(before.decided[SIDE_BLACK], decided[SIDE_BLACK]);
    assert_int_equal(before.frontier, 0);
    analysis_close(analysis);
}

static void test_progress_goes_forward_and_counts_right(void **state) {
    (void)state;
    struct random random = {6};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t number = 0; number < BOARDS; number++) {
            struct board board = board_number(&random, number);
            check_progress(solvers[i], &board, 1);
            check_progress(solvers[i], &board, 100);
        }
    }
}

/* The textbook solver goes through the layers in order; other solvers start again at every pawn row. */
static void test_textbook_goes_through_the_distances(void **state) {
    (void)state;
    struct random random = {6};
    for (size_t number = 0; number < BOARDS; number++) {
        struct board board = board_number(&random, number);
        struct analysis *analysis = open_analysis(&textbook_solver, &board);
        uint32_t reached = 0;
        uint32_t longest = 0;
        struct failure failure;
        while (!analysis_is_done(analysis)) {
            assert_true(analysis_step(analysis, 10, &failure));
            assert_true(analysis_glance(analysis)->distance >= reached);
            reached = analysis_glance(analysis)->distance;
        }
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            uint32_t distance = value_at(analysis, &position).distance;
            if (distance > longest) longest = distance;
        }
        assert_int_equal(reached, longest);
        analysis_close(analysis);
    }
}

static void test_small_steps_leave_work(void **state) {
    (void)state;
    struct board board = draw("......./......./......./......./......./.......");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        struct failure failure;
        int steps = 0;
        assert_false(analysis_progress_of(analysis)->done);
        assert_true(analysis_step(analysis, 1, &failure));
        assert_true(analysis_progress_of(analysis)->fraction < 0.1);
        for (; !analysis_progress_of(analysis)->done; steps++)
            assert_true(analysis_step(analysis, 1000, &failure));
        assert_true(steps > 10);
        analysis_close(analysis);
    }
}

/* A budget of 0 counts as 1. */
static void test_the_smallest_steps_come_to_the_end(void **state) {
    (void)state;
    struct board board = draw("O.O/.X.");
    for (size_t i = 0; i < solver_count; i++) {
        for (uint64_t budget = 0; budget <= 1; budget++) {
            struct analysis *analysis = open_analysis(solvers[i], &board);
            struct failure failure;
            for (int steps = 0; !analysis_is_done(analysis); steps++) {
                assert_true(steps < 1000);
                assert_true(analysis_step(analysis, budget, &failure));
            }
            analysis_close(analysis);
        }
    }
}

static void test_steps_after_the_end_change_nothing(void **state) {
    (void)state;
    struct board board = draw("O.O/.X.");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = solve_board(solvers[i], &board);
        struct failure failure;
        struct analysis_progress before = *analysis_progress_of(analysis);
        assert_true(before.done);
        assert_true(before.fraction == 1);
        assert_true(analysis_step(analysis, 1000, &failure));
        assert_true(analysis_solve(analysis, &failure));
        assert_memory_equal(&before, analysis_progress_of(analysis), sizeof before);
        analysis_close(analysis);
    }
}

static void test_too_large_is_refused(void **state) {
    (void)state;
    struct board board = draw(".../.../...");
    for (size_t i = 0; i < solver_count; i++) {
        uint64_t bytes = analysis_bytes_for(solvers[i], &board);
        static char untouched;
        struct analysis *const mark = (struct analysis *)(void *)&untouched;
        struct analysis *analysis = mark;
        struct failure failure;
        assert_true(bytes > 0);
        assert_false(analysis_open(solvers[i], &board, bytes - 1, &analysis, &failure));
        assert_failure("limit", &failure, &(struct failure){FAILURE_TOO_LARGE, 0, 0, bytes - 1, bytes});
        assert_false(analysis_open(solvers[i], &board, 0, &analysis, &failure));
        assert_failure("none", &failure, &(struct failure){FAILURE_TOO_LARGE, 0, 0, 0, bytes});
        assert_ptr_equal(analysis, mark);
        assert_true(analysis_open(solvers[i], &board, bytes, &analysis, &failure));
        assert_in_range(analysis_bytes(analysis), 1, bytes);
        analysis_close(analysis);
    }
}

static void test_textbook_takes_seven_bytes_a_position(void **state) {
    (void)state;
    for (uint64_t side = 10; side <= 32; side += 22) {
        struct random random = {0};
        struct board board = random_board(&random, (int)side, (int)side, 0);
        uint64_t cells = side * side;
        uint64_t positions = cells * (cells - 1) * cells;
        uint64_t bytes = analysis_bytes_for(&textbook_solver, &board);
        assert_in_range(bytes, positions * 7, positions * 7 + positions / 10);
    }
}

static void test_textbook_refuses_what_takes_gigabytes(void **state) {
    (void)state;
    struct random random = {0};
    struct board board = random_board(&random, 32, 32, 0);
    struct analysis *analysis = NULL;
    struct failure failure;
    assert_false(analysis_open(&textbook_solver, &board, (uint64_t)2 << 30, &analysis, &failure));
    assert_int_equal(failure.code, FAILURE_TOO_LARGE);
    assert_null(analysis);
}

static void test_no_value_before_it_is_known(void **state) {
    (void)state;
    struct board board = draw("O..O/..../..../X...");
    struct position position = place("O..O/..../..../X...", SIDE_RED);
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        int steps = 0;
        for (; !analysis_knows(analysis, &position, ANALYSIS_VALUE); steps++) {
            struct value value = {WINNER_RED, 12345};
            struct failure failure;
            assert_false(analysis_value(analysis, &position, &value, &failure));
            assert_code(&failure, FAILURE_NOT_SOLVED);
            assert_int_equal(value.distance, 12345);
            assert_true(analysis_step(analysis, 50, &failure));
        }
        assert_true(steps > 5);
        value_at(analysis, &position);
        analysis_close(analysis);
    }
}

static void test_bad_positions_are_refused(void **state) {
    (void)state;
    static const struct position bad[] = {
        {{0, 0}, 3, SIDE_RED},          {{2, 0}, 3, SIDE_RED},    {{0, 2}, 3, SIDE_BLACK},
        {{0, 1}, 2, SIDE_RED},          {{0, 6}, 3, SIDE_RED},    {{0, 1}, 6, SIDE_RED},
        {{UINT16_MAX, 1}, 3, SIDE_RED}, {{0, 1}, 1024, SIDE_RED}, {{0, 1}, 3, (enum side)2},
    };
    struct board board = draw("..#/...");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = solve_board(solvers[i], &board);
        for (size_t k = 0; k < COUNT(bad); k++) {
            struct value value;
            struct failure failure;
            assert_false(analysis_value(analysis, &bad[k], &value, &failure));
            assert_code(&failure, FAILURE_BAD_POSITION);
        }
        analysis_close(analysis);
    }
}

static void test_bad_boards_are_refused(void **state) {
    (void)state;
    static const struct {
        int rows;
        int columns;
        char cell;
        struct failure failure;
    } bad[] = {
        {0, 3, '.', {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 0}},
        {33, 3, '.', {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 33}},
        {3, 0, '.', {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 0}},
        {3, 33, '.', {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 33}},
        {3, 3, 'x', {FAILURE_BAD_CELL, 1, 1, 0, 'x'}},
    };
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(bad); k++) {
            struct board board = {.rows = bad[k].rows, .columns = bad[k].columns};
            struct analysis *analysis = NULL;
            struct failure failure;
            memset(board.cells, bad[k].cell, sizeof board.cells);
            assert_false(analysis_open(solvers[i], &board, UINT64_MAX, &analysis, &failure));
            assert_failure("open", &failure, &bad[k].failure);
            assert_null(analysis);
        }
    }
}

static void test_boards_without_room_are_done_at_once(void **state) {
    (void)state;
    static const char *const boards[] = {".", "#", "##/##", "#/./#", "X"};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(boards); k++) {
            struct board board = draw(boards[k]);
            struct analysis *analysis = solve_board(solvers[i], &board);
            struct position position = {{0, 0}, 0, SIDE_RED};
            struct value value;
            struct failure failure;
            assert_true(analysis_progress_of(analysis)->fraction == 1);
            assert_int_equal(analysis_progress_of(analysis)->decided[SIDE_RED], 0);
            assert_int_equal(analysis_progress_of(analysis)->decided[SIDE_BLACK], 0);
            assert_false(analysis_value(analysis, &position, &value, &failure));
            assert_code(&failure, FAILURE_BAD_POSITION);
            analysis_close(analysis);
        }
    }
}

static void test_only_the_obstacles_matter(void **state) {
    (void)state;
    struct random random = {7};
    for (size_t i = 0; i < solver_count; i++) {
        struct board drawing = random_drawing(&random, 4, 5);
        struct board bare = drawing;
        for (int cell = 0; cell < 20; cell++) {
            if (bare.cells[cell] != CELL_OBSTACLE) bare.cells[cell] = CELL_FREE;
        }
        assert_int_equal(analysis_bytes_for(solvers[i], &drawing), analysis_bytes_for(solvers[i], &bare));
        struct analysis *of_drawing = solve_board(solvers[i], &drawing);
        struct analysis *of_bare = solve_board(solvers[i], &bare);
        assert_same_values(&bare, of_drawing, of_bare);
        analysis_close(of_drawing);
        analysis_close(of_bare);
    }
}

static void test_keeps_its_own_board(void **state) {
    (void)state;
    for (size_t i = 0; i < solver_count; i++) {
        struct board board = draw("O.O/.X.");
        const struct board before = board;
        struct analysis *analysis = open_analysis(solvers[i], &board);
        memset(board.cells, CELL_OBSTACLE, sizeof board.cells);
        assert_int_equal(analysis_board(analysis)->rows, 2);
        assert_int_equal(analysis_board(analysis)->columns, 3);
        assert_memory_equal(analysis_board(analysis)->cells, before.cells, 6);
        analysis_close(analysis);
    }
}

static void test_mirrored_boards_have_mirrored_values(void **state) {
    (void)state;
    static const int sides[][2] = {{5, 6}, {6, 5}, {3, 9}, {7, 4}};
    struct random random = {8};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(sides); k++) {
            struct board board = random_board(&random, sides[k][0], sides[k][1], 15);
            assert_mirror_alike(solvers[i], &board);
        }
    }
}

/* Checks a position's value against the values of its successors. */
static void check_value_by_successors(const struct analysis *analysis, const struct position *position) {
    const struct board *board = analysis_board(analysis);
    struct position after[8];
    enum side winner;
    struct value best = {WINNER_NONE, UINT32_MAX};
    if (naive_is_over(board, position, &winner)) {
        assert_value(board, position, value_at(analysis, position),
                     (struct value){winner == SIDE_RED ? WINNER_RED : WINNER_BLACK, 0});
        return;
    }
    int count = naive_successors(board, position, after);
    enum winner mover = position->side == SIDE_RED ? WINNER_RED : WINNER_BLACK;
    for (int i = 0; i < count; i++) {
        struct value value = value_at(analysis, &after[i]);
        bool first = best.distance == UINT32_MAX;
        bool wins = value.winner == mover;
        if (first || (wins && (best.winner != mover || value.distance < best.distance)) ||
            (!wins && best.winner != mover && best.winner != WINNER_NONE &&
             (value.winner == WINNER_NONE || value.distance > best.distance)))
            best = value;
    }
    if (best.winner != WINNER_NONE) best.distance++;
    assert_value(board, position, value_at(analysis, position), best);
}

static void test_values_follow_from_those_of_the_successors(void **state) {
    (void)state;
    static const int sides[][2] = {{7, 7}, {4, 12}, {12, 4}, {2, 17}};
    struct random random = {9};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(sides) + BOARDS; k++) {
            struct board board = k < BOARDS
                                     ? board_number(&random, k)
                                     : random_board(&random, sides[k - BOARDS][0], sides[k - BOARDS][1], 20);
            struct analysis *analysis = solve_board(solvers[i], &board);
            struct position position;
            for (uint32_t cursor = 0; next_position(&board, &cursor, &position);)
                check_value_by_successors(analysis, &position);
            analysis_close(analysis);
        }
    }
}

static void test_several_at_once(void **state) {
    (void)state;
    enum { OPEN = 5 };
    struct random random = {10};
    for (size_t i = 0; i < solver_count; i++) {
        struct board boards[OPEN];
        struct analysis *analyses[OPEN];
        struct failure failure;
        for (int k = 0; k < OPEN; k++) {
            boards[k] = random_board(&random, 4, 4, 15);
            analyses[k] = open_analysis(solvers[i], &boards[k]);
        }
        bool busy = true;
        while (busy) {
            busy = false;
            for (int k = 0; k < OPEN; k++) {
                assert_true(analysis_step(analyses[k], 100, &failure));
                busy = busy || !analysis_progress_of(analyses[k])->done;
            }
        }
        for (int k = 0; k < OPEN; k++) {
            struct analysis *alone = solve_board(solvers[i], &boards[k]);
            assert_same_values(&boards[k], analyses[k], alone);
            analysis_close(alone);
            analysis_close(analyses[k]);
        }
    }
}

static void test_closing_early_and_closing_nothing(void **state) {
    (void)state;
    struct board board = draw(".../.../...");
    for (size_t i = 0; i < solver_count; i++) {
        struct failure failure;
        struct analysis *analysis = open_analysis(solvers[i], &board);
        assert_true(analysis_step(analysis, 5, &failure));
        analysis_close(analysis);
        analysis_close(open_analysis(solvers[i], &board));
    }
    analysis_close(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_some_boards_have_ties),
        cmocka_unit_test(test_slices_of_any_budget_give_the_same_table),
        cmocka_unit_test(test_a_step_is_about_as_long_as_its_budget),
        cmocka_unit_test(test_progress_goes_forward_and_counts_right),
        cmocka_unit_test(test_textbook_goes_through_the_distances),
        cmocka_unit_test(test_small_steps_leave_work),
        cmocka_unit_test(test_the_smallest_steps_come_to_the_end),
        cmocka_unit_test(test_steps_after_the_end_change_nothing),
        cmocka_unit_test(test_too_large_is_refused),
        cmocka_unit_test(test_textbook_takes_seven_bytes_a_position),
        cmocka_unit_test(test_textbook_refuses_what_takes_gigabytes),
        cmocka_unit_test(test_no_value_before_it_is_known),
        cmocka_unit_test(test_bad_positions_are_refused),
        cmocka_unit_test(test_bad_boards_are_refused),
        cmocka_unit_test(test_boards_without_room_are_done_at_once),
        cmocka_unit_test(test_only_the_obstacles_matter),
        cmocka_unit_test(test_keeps_its_own_board),
        cmocka_unit_test(test_mirrored_boards_have_mirrored_values),
        cmocka_unit_test(test_values_follow_from_those_of_the_successors),
        cmocka_unit_test(test_several_at_once),
        cmocka_unit_test(test_closing_early_and_closing_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
