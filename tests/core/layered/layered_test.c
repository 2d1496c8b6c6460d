/* The layered solver against the textbook one, position by position, with every set of kernels that runs
   here. */
#include "support/support.h"

#include "analysis/certificate.h"
#include "layered/layered_inside.h"

#include <string.h>

/* Solves with the i-th set of kernels; NULL if there is none. */
static struct analysis *solve_with_kernels(const struct board *board, int i) {
    struct analysis *analysis = open_analysis(&layered_solver, board);
    struct failure failure;
    if (!layered_use_kernels(analysis, i)) {
        analysis_close(analysis);
        return NULL;
    }
    assert_true(analysis_solve(analysis, &failure));
    return analysis;
}

/* Returns how many positions were compared. */
static uint64_t check_with_every_kernel(const struct board *board) {
    struct analysis *expected = solve_board(&textbook_solver, board);
    struct analysis *actual;
    uint64_t positions = 0;
    for (int i = 0; (actual = solve_with_kernels(board, i)); i++) {
        positions += assert_same_table(actual, expected);
        analysis_close(actual);
    }
    analysis_close(expected);
    return positions;
}

static void test_kernels_are_listed_from_the_plainest(void **state) {
    (void)state;
    static const char *const widths[] = {".../...", "................./................."};
    for (size_t k = 0; k < COUNT(widths); k++) {
        struct board board = draw(widths[k]);
        struct analysis *analysis = open_analysis(&layered_solver, &board);
        assert_string_equal(layered_use_kernels(analysis, 0), "portable");
        assert_null(layered_use_kernels(analysis, -1));
        assert_null(layered_use_kernels(analysis, 2));
        analysis_close(analysis);
    }
}

static struct board open_board(int rows, int columns) {
    struct board board = {.rows = rows, .columns = columns};
    memset(board.cells, CELL_FREE, (size_t)(rows * columns));
    return board;
}

static void test_every_board_of_nine_cells(void **state) {
    (void)state;
    enum { CELLS = 9 };
    uint64_t positions = 0;
    for (int rows = 1; rows <= CELLS; rows++) {
        for (int columns = 1; rows * columns <= CELLS; columns++) {
            for (uint32_t obstacles = 0; obstacles >> rows * columns == 0; obstacles++) {
                struct board board = board_of_pattern(rows, columns, obstacles);
                positions += check_with_every_kernel(&board);
            }
        }
    }
    assert_true(positions > 100000);
}

/* Places obstacles until about `cells` cells are free. */
static struct board board_with_free_cells(struct random *random, int rows, int columns, int cells) {
    int percent = 100 - 100 * cells / (rows * columns);
    return random_board(random, rows, columns, percent > 0 ? (unsigned)percent : 0);
}

static void test_every_width(void **state) {
    (void)state;
    struct random random = {11};
    for (int columns = 1; columns <= BOARD_SIDE_MAX; columns++) {
        for (int rows = 2; rows <= BOARD_SIDE_MAX; rows = rows < 4 ? rows + 1 : rows * 4) {
            struct board board = board_with_free_cells(&random, rows, columns, 18);
            check_with_every_kernel(&board);
        }
    }
}

/* Wide enough for several chunks of words, with generals and pawn all over the board. */
static void test_widths_at_the_ends_of_words(void **state) {
    (void)state;
    static const int columns[] = {15, 16, 17, 31, 32};
    struct random random = {12};
    for (size_t i = 0; i < COUNT(columns); i++) {
        for (int rows = 2; rows <= 12; rows += 5) {
            struct board board = board_with_free_cells(&random, rows, columns[i], 36);
            check_with_every_kernel(&board);
        }
    }
}

/* A row of 16 columns is a chunk without a wall only on row 17; here all its pairs are found in the same
   layer, in the first column only. */
static void test_a_chunk_without_a_wall(void **state) {
    (void)state;
    struct board board =
        draw(".###############/.###############/################/################/################/"
             "####.###########/################/################/################/################/"
             "################/################/################/################/################/"
             "################/................");
    check_with_every_kernel(&board);
}

/* News masks have 64 bits a word: the last two cells of a grid of 195 begin the fourth word. */
static void test_a_mask_begins_at_the_last_cells(void **state) {
    (void)state;
    struct board board = open_board(13, 14);
    memset(board.cells, CELL_OBSTACLE, 12 * 14 + 11);
    for (int row = 9; row < 12; row++) memset(board.cells + row * 14 + 12, CELL_FREE, 2);
    board.cells[13] = CELL_FREE;
    check_with_every_kernel(&board);
}

/* Open boards have the most reads across the diagonal and over the ends of chunks. */
static void test_open_boards(void **state) {
    (void)state;
    static const int sides[][2] = {{2, 32}, {32, 2}, {3, 17}, {3, 16}, {7, 8}, {17, 3}, {4, 15}, {1, 32}};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = open_board(sides[i][0], sides[i][1]);
        check_with_every_kernel(&board);
    }
}

/* A single winding corridor from the top to the bottom: long games. */
static struct board snake(int rows, int columns) {
    struct board board = open_board(rows, columns);
    for (int row = 1; row < rows; row += 2) {
        memset(board.cells + row * columns, CELL_OBSTACLE, (size_t)columns);
        board.cells[row * columns + (row / 2 % 2 == 0 ? columns - 1 : 0)] = CELL_FREE;
    }
    return board;
}

static void test_long_games(void **state) {
    (void)state;
    static const int sides[][2] = {{7, 16}, {15, 8}, {27, 4}, {3, 32}, {5, 17}};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = snake(sides[i][0], sides[i][1]);
        check_with_every_kernel(&board);
    }
}

static void assert_certified(const struct analysis *analysis) {
    struct certificate *certificate;
    struct failure failure;
    assert_true(certificate_open(analysis, &certificate, &failure));
    certificate_step(certificate, UINT64_MAX);
    const struct certificate_report *report = certificate_report_of(certificate);
    char sentence[CERTIFICATE_SENTENCE_MAX];
    certificate_sentence(report, analysis_board(analysis), sentence, sizeof sentence);
    if (!report->done || report->fault != CERTIFICATE_SOUND) fail_msg("%s", sentence);
    certificate_close(certificate);
}

static void test_large_boards_are_certified(void **state) {
    (void)state;
    static const int sides[][2] = {{10, 10}, {6, 15}, {7, 16}, {8, 17}, {17, 17}, {12, 31}, {32, 32}};
    struct random random = {13};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = board_with_free_cells(&random, sides[i][0], sides[i][1], 36);
        struct analysis *certified = solve_with_kernels(&board, 0);
        struct analysis *analysis;
        assert_certified(certified);
        for (int k = 1; (analysis = solve_with_kernels(&board, k)); k++) {
            assert_same_table(analysis, certified);
            analysis_close(analysis);
        }
        analysis_close(certified);
    }
}

static void test_values_of_a_pair_are_those_one_by_one(void **state) {
    (void)state;
    static const int sides[][2] = {{5, 5}, {2, 16}, {2, 17}, {9, 3}, {1, 12}};
    static struct value values[2][BOARD_CELLS_MAX];
    struct random random = {14};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = random_board(&random, sides[i][0], sides[i][1], 15);
        struct analysis *analysis = solve_board(&layered_solver, &board);
        struct position position;
        struct failure failure;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            const int general[2] = {position.general[0], position.general[1]};
            assert_true(analysis_values(analysis, general, values[SIDE_RED], values[SIDE_BLACK], &failure));
            assert_value(&board, &position, values[position.side][position.pawn],
                         value_at(analysis, &position));
        }
        analysis_close(analysis);
    }
}

static void test_values_of_bad_pairs_are_refused(void **state) {
    (void)state;
    static const int bad[][2] = {{0, 0}, {2, 0}, {0, 2}, {-1, 0}, {0, -1}, {6, 0}, {0, 6}, {0, 1 << 20}};
    struct board board = draw("..#/...");
    for (size_t i = 0; i < solver_count; i++) {
        struct value red[6] = {{WINNER_NONE, 77}};
        struct value black[6] = {{WINNER_NONE, 77}};
        struct failure failure;
        struct analysis *analysis = open_analysis(solvers[i], &board);
        assert_false(analysis_values(analysis, (const int[2]){0, 1}, red, black, &failure));
        assert_code(&failure, FAILURE_NOT_SOLVED);
        assert_true(analysis_solve(analysis, &failure));
        for (size_t k = 0; k < COUNT(bad); k++) {
            assert_false(analysis_values(analysis, bad[k], red, black, &failure));
            assert_code(&failure, FAILURE_BAD_POSITION);
        }
        assert_int_equal(red[0].distance, 77);
        assert_int_equal(black[0].distance, 77);
        assert_true(analysis_values(analysis, (const int[2]){1, 0}, red, black, &failure));
        analysis_close(analysis);
    }
}

enum { SLICED = 6 };

static struct board sliced_board(struct random *random, int number) {
    static const int sides[SLICED][2] = {{4, 15}, {3, 17}, {2, 32}, {8, 8}, {20, 3}, {6, 31}};
    return board_with_free_cells(random, sides[number][0], sides[number][1], 36);
}

static void test_slices_of_any_size_give_the_same_table(void **state) {
    (void)state;
    static const uint32_t budgets[] = {1, 7, 1000, 100000};
    struct random random = {15};
    for (int number = 0; number < SLICED; number++) {
        struct board board = sliced_board(&random, number);
        struct analysis *whole = solve_board(&layered_solver, &board);
        for (size_t i = 0; i <= COUNT(budgets); i++) {
            struct analysis *sliced = open_analysis(&layered_solver, &board);
            struct failure failure;
            while (!analysis_is_done(sliced)) {
                uint64_t budget = i < COUNT(budgets) ? budgets[i] : random_below(&random, 30000);
                assert_true(analysis_step(sliced, budget, &failure));
            }
            assert_same_table(sliced, whole);
            analysis_close(sliced);
        }
        analysis_close(whole);
    }
}

/* Runs `steps` steps on a board and closes it. Returns whether it was still unfinished. */
static bool cancel_after(const struct board *board, int steps) {
    struct analysis *analysis = open_analysis(&layered_solver, board);
    struct failure failure;
    for (int step = 0; step < steps; step++) assert_true(analysis_step(analysis, 1, &failure));
    bool working = !analysis_is_done(analysis);
    analysis_close(analysis);
    return working;
}

static void test_cancelling_leaves_no_trace(void **state) {
    (void)state;
    struct random random = {16};
    struct board cancelled = board_with_free_cells(&random, 4, 17, 40);
    struct board next = board_with_free_cells(&random, 5, 5, 20);
    struct analysis *expected = solve_board(&textbook_solver, &next);
    int steps = 0;
    for (; cancel_after(&cancelled, steps); steps++) {
        struct analysis *analysis = solve_board(&layered_solver, &next);
        assert_same_table(analysis, expected);
        analysis_close(analysis);
    }
    assert_true(steps > 30);
    analysis_close(expected);
    check_with_every_kernel(&cancelled);
}

static void test_progress(void **state) {
    (void)state;
    struct random random = {18};
    for (int number = 0; number < SLICED; number++) {
        struct board board = sliced_board(&random, number);
        assert_true(assert_progress(&layered_solver, &board, 1) > 0);
    }
}

/* The largest board that can be drawn is opened only if there is room for it. */
static void test_the_largest_board_keeps_its_promise(void **state) {
    (void)state;
    struct random random = {19};
    struct board open = open_board(32, 32);
    struct board quarter = random_board(&random, 32, 32, 25);
    struct analysis *analysis = NULL;
    struct failure failure;
    assert_in_range(analysis_bytes_for(&layered_solver, &quarter), 1, (uint64_t)3 << 30);
    uint64_t bytes = analysis_bytes_for(&layered_solver, &open);
    const uint64_t limit = (uint64_t)1 << 29;
    assert_in_range(bytes, limit, (uint64_t)4 << 30);
    assert_false(analysis_open(&layered_solver, &open, limit, &analysis, &failure));
    assert_failure("limit", &failure, &(struct failure){FAILURE_TOO_LARGE, 0, 0, limit, bytes});
    assert_null(analysis);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kernels_are_listed_from_the_plainest),
        cmocka_unit_test(test_every_board_of_nine_cells),
        cmocka_unit_test(test_every_width),
        cmocka_unit_test(test_widths_at_the_ends_of_words),
        cmocka_unit_test(test_a_chunk_without_a_wall),
        cmocka_unit_test(test_a_mask_begins_at_the_last_cells),
        cmocka_unit_test(test_open_boards),
        cmocka_unit_test(test_long_games),
        cmocka_unit_test(test_large_boards_are_certified),
        cmocka_unit_test(test_values_of_a_pair_are_those_one_by_one),
        cmocka_unit_test(test_values_of_bad_pairs_are_refused),
        cmocka_unit_test(test_slices_of_any_size_give_the_same_table),
        cmocka_unit_test(test_cancelling_leaves_no_trace),
        cmocka_unit_test(test_progress),
        cmocka_unit_test(test_the_largest_board_keeps_its_promise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
