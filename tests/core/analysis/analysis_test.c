/* The contract of analysis.h, for every solver. */
#include "support/support.h"

#include "game/pairs.h"

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

static void test_progress_goes_forward_and_counts_right(void **state) {
    (void)state;
    struct random random = {6};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t number = 0; number < BOARDS; number++) {
            struct board board = board_number(&random, number);
            assert_progress(solvers[i], &board, 1);
            assert_progress(solvers[i], &board, 100);
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

static void test_bad_boards_are_refused(void **state) {
    (void)state;
    struct board board = draw(".../...");
    board.cells[4] = 'x';
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = NULL;
        struct failure failure;
        assert_false(analysis_open(solvers[i], &board, UINT64_MAX, &analysis, &failure));
        assert_failure("open", &failure, &(struct failure){FAILURE_BAD_CELL, 2, 2, 0, 'x'});
        assert_null(analysis);
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
        assert_board(analysis_board(analysis), &before);
        analysis_close(analysis);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_slices_of_any_budget_give_the_same_table),
        cmocka_unit_test(test_a_step_is_about_as_long_as_its_budget),
        cmocka_unit_test(test_progress_goes_forward_and_counts_right),
        cmocka_unit_test(test_textbook_goes_through_the_distances),
        cmocka_unit_test(test_steps_after_the_end_change_nothing),
        cmocka_unit_test(test_textbook_takes_seven_bytes_a_position),
        cmocka_unit_test(test_no_value_before_it_is_known),
        cmocka_unit_test(test_bad_boards_are_refused),
        cmocka_unit_test(test_boards_without_room_are_done_at_once),
        cmocka_unit_test(test_only_the_obstacles_matter),
        cmocka_unit_test(test_keeps_its_own_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
