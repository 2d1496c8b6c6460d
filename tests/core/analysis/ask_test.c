/* Questions about single positions: answers before the work is done agree with the complete table,
   whatever was asked before, and no question does more work than it needs. */
#include "support/support.h"

#include "analysis/play.h"

static void assert_same_moves(const struct analysis *asked, const struct analysis *solved,
                              const struct position *position) {
    struct play_move actual[MOVES_MAX], expected[MOVES_MAX];
    struct failure failure;
    int count, expected_count;
    assert_true(play_moves(asked, position, actual, &count, &failure));
    assert_true(play_moves(solved, position, expected, &expected_count, &failure));
    assert_int_equal(count, expected_count);
    for (int i = 0; i < count; i++) {
        assert_memory_equal(&actual[i].move, &expected[i].move, sizeof actual[i].move);
        assert_true(value_equal(actual[i].value, expected[i].value));
    }
}

static void assert_same_line(const struct analysis *asked, const struct analysis *solved,
                             const struct position *position) {
    enum { LINE_MAX = 1000 };
    static struct move actual[LINE_MAX], expected[LINE_MAX];
    struct play_shape shape, expected_shape;
    struct failure failure;
    assert_true(play_line_shape(asked, position, &shape, &failure));
    assert_true(play_line_shape(solved, position, &expected_shape, &failure));
    assert_memory_equal(&shape, &expected_shape, sizeof shape);
    assert_true(shape.length <= LINE_MAX);
    assert_true(play_line(asked, position, actual, shape.length, &failure));
    assert_true(play_line(solved, position, expected, shape.length, &failure));
    assert_memory_equal(actual, expected, shape.length * sizeof *actual);
}

static void assert_same_answer(const struct analysis *asked, const struct analysis *solved,
                               const struct position *position, enum analysis_extent extent) {
    assert_value(analysis_board(solved), position, value_at(asked, position), value_at(solved, position));
    if (extent >= ANALYSIS_MOVES) assert_same_moves(asked, solved, position);
    if (extent >= ANALYSIS_PLAY) assert_same_line(asked, solved, position);
}

static void ask(struct analysis *analysis, const struct position *position, enum analysis_extent extent) {
    struct failure failure;
    assert_true(analysis_ask(analysis, position, extent, UINT64_MAX, &failure));
    assert_true(analysis_knows(analysis, position, extent));
    assert_true(analysis_fraction(analysis, position, extent) == 1);
}

/* Every question about every position, each with a new analysis. */
static void check_every_question(const struct solver *solver, const struct board *board) {
    struct analysis *solved = solve_board(&textbook_solver, board);
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        for (enum analysis_extent extent = ANALYSIS_VALUE; extent <= ANALYSIS_PLAY; extent++) {
            struct analysis *asked = open_analysis(solver, board);
            ask(asked, &position, extent);
            assert_same_answer(asked, solved, &position, extent);
            analysis_close(asked);
        }
    }
    analysis_close(solved);
}

static void test_every_question_about_small_boards(void **state) {
    (void)state;
    static const int sides[][2] = {{1, 5}, {2, 3}, {3, 2}, {5, 1}};
    for (size_t i = 0; i < COUNT(sides); i++) {
        const int cells = sides[i][0] * sides[i][1];
        for (uint32_t obstacles = 0; obstacles >> cells == 0; obstacles++) {
            struct board board = board_of_pattern(sides[i][0], sides[i][1], obstacles);
            check_every_question(&layered_solver, &board);
        }
    }
}

static void test_every_question_about_boards_with_ties(void **state) {
    (void)state;
    static const char *const drawn[] = {"...##/###..", "..#.#/.##../..#.#", ".../#../.../..#"};
    for (size_t i = 0; i < COUNT(drawn); i++) {
        struct board board = draw(drawn[i]);
        check_every_question(&layered_solver, &board);
        if (i == 0) check_every_question(&textbook_solver, &board);
    }
}

static struct board board_of_any_shape(struct random *random, size_t number) {
    static const int sides[][2] = {{10, 10}, {7, 9},  {3, 17}, {2, 32}, {12, 6}, {4, 15},
                                   {20, 3},  {5, 16}, {3, 31}, {1, 9},  {16, 4}, {8, 8}};
    const int *shape = sides[number % COUNT(sides)];
    return random_board(random, shape[0], shape[1], 10 + 15 * (unsigned)(number % 3));
}
enum { BOARDS = 12 };

static void test_questions_of_an_analysis_each(void **state) {
    (void)state;
    enum { QUESTIONS = 12 };
    struct random random = {31};
    for (size_t number = 0; number < BOARDS; number++) {
        struct board board = board_of_any_shape(&random, number);
        struct analysis *solved = solve_board(&textbook_solver, &board);
        for (int i = 0; i < QUESTIONS; i++) {
            struct position position = random_position(&random, &board);
            struct analysis *asked = open_analysis(&layered_solver, &board);
            const enum analysis_extent extent = (enum analysis_extent)(i % 3);
            ask(asked, &position, extent);
            assert_same_answer(asked, solved, &position, extent);
            analysis_close(asked);
        }
        analysis_close(solved);
    }
}

/* Everything that an analysis claims to know must be right. */
static void assert_known_values(const struct analysis *asked, const struct analysis *solved,
                                struct random *random) {
    const struct board *board = analysis_board(asked);
    for (int i = 0; i < 40; i++) {
        struct position position = random_position(random, board);
        for (int extent = ANALYSIS_PLAY; extent >= ANALYSIS_VALUE; extent--) {
            if (!analysis_knows(asked, &position, (enum analysis_extent)extent)) continue;
            assert_same_answer(asked, solved, &position, (enum analysis_extent)extent);
            break;
        }
    }
}

static void test_any_order_and_any_slices(void **state) {
    (void)state;
    struct random random = {32};
    for (size_t number = 0; number < BOARDS; number++) {
        struct board board = board_of_any_shape(&random, number);
        struct analysis *solved = solve_board(&textbook_solver, &board);
        for (size_t i = 0; i < solver_count; i++) {
            struct analysis *asked = open_analysis(solvers[i], &board);
            struct failure failure;
            for (int turn = 0; turn < 40; turn++) {
                struct position position = random_position(&random, &board);
                const enum analysis_extent extent = (enum analysis_extent)random_below(&random, 3);
                const uint64_t budget = random_below(&random, 100000);
                if (random_below(&random, 5) == 0) assert_true(analysis_step(asked, budget, &failure));
                assert_true(analysis_ask(asked, &position, extent, budget, &failure));
                assert_known_values(asked, solved, &random);
            }
            assert_true(analysis_solve(asked, &failure));
            assert_same_table(asked, solved);
            analysis_close(asked);
        }
        analysis_close(solved);
    }
}

static void test_questions_go_no_further_than_they_need(void **state) {
    (void)state;
    struct board board = draw("...../...../..#../...../...../#..../...../.....");
    struct position high = place("O.O../...../..#X./...../...../#..../...../.....", SIDE_RED);
    struct position low = place("O.O../...../..#../...../...../#..../...../..X..", SIDE_BLACK);
    struct analysis *analysis = open_analysis(&layered_solver, &board);
    struct value value = {WINNER_RED, 12345};
    struct failure failure;
    double fraction = 0;
    assert_false(analysis_knows(analysis, &high, ANALYSIS_VALUE));
    while (!analysis_knows(analysis, &high, ANALYSIS_PLAY)) {
        assert_true(analysis_ask(analysis, &high, ANALYSIS_PLAY, 0, &failure));
        assert_true(analysis_fraction(analysis, &high, ANALYSIS_PLAY) > fraction);
        fraction = analysis_fraction(analysis, &high, ANALYSIS_PLAY);
        assert_false(analysis_value(analysis, &low, &value, &failure));
        assert_code(&failure, FAILURE_NOT_SOLVED);
    }
    assert_int_equal(value.distance, 12345);
    assert_false(analysis_is_done(analysis));
    assert_true(analysis_glance(analysis)->fraction < 0.5);
    assert_true(analysis_fraction(analysis, &low, ANALYSIS_VALUE) < 0.5);
    analysis_close(analysis);
}

/* The value of a short game is known before the rest of its pawn's row, and before its moves are. */
static void test_a_short_game_is_known_early(void **state) {
    (void)state;
    struct board board = draw("........./........./........./...OX..../........O");
    struct position position = place("........./........./........./...OX..../........O", SIDE_RED);
    struct analysis *analysis = open_analysis(&layered_solver, &board);
    ask(analysis, &position, ANALYSIS_VALUE);
    assert_int_equal(value_at(analysis, &position).distance, 1);
    assert_false(analysis_knows(analysis, &position, ANALYSIS_MOVES));
    assert_false(analysis_knows(analysis, &position, ANALYSIS_PLAY));
    ask(analysis, &position, ANALYSIS_MOVES);
    ask(analysis, &position, ANALYSIS_PLAY);
    analysis_close(analysis);
}

static void test_questions_about_bad_positions_are_refused(void **state) {
    (void)state;
    static const struct position bad[] = {{{0, 0}, 3, SIDE_RED}, {{2, 0}, 3, SIDE_RED}};
    struct board board = draw("..#/...");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        for (int solved = 0; solved < 2; solved++) {
            struct failure failure;
            for (size_t k = 0; k < COUNT(bad); k++) {
                struct value value;
                assert_false(analysis_value(analysis, &bad[k], &value, &failure));
                assert_code(&failure, FAILURE_BAD_POSITION);
                assert_false(analysis_ask(analysis, &bad[k], ANALYSIS_VALUE, 1, &failure));
                assert_code(&failure, FAILURE_BAD_POSITION);
            }
            assert_true(analysis_solve(analysis, &failure));
        }
        analysis_close(analysis);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_question_about_small_boards),
        cmocka_unit_test(test_every_question_about_boards_with_ties),
        cmocka_unit_test(test_questions_of_an_analysis_each),
        cmocka_unit_test(test_any_order_and_any_slices),
        cmocka_unit_test(test_questions_go_no_further_than_they_need),
        cmocka_unit_test(test_a_short_game_is_known_early),
        cmocka_unit_test(test_questions_about_bad_positions_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
