/* Every position of many small boards against the naive solver. */
#include "support/support.h"

#include "support/naive.h"

enum { ALL_PATTERNS_UP_TO = 9 }; /* cells */

static void compare(const struct board *board) {
    struct naive *naive = naive_solve(board);
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = solve_board(solvers[i], board);
        struct position position;
        for (uint32_t cursor = 0; next_position(board, &cursor, &position);)
            assert_value(board, &position, value_at(analysis, &position), naive_value(naive, &position));
        analysis_close(analysis);
    }
    naive_free(naive);
}

static void test_all_patterns_of_all_small_shapes(void **state) {
    (void)state;
    for (int rows = 1; rows <= ALL_PATTERNS_UP_TO; rows++) {
        for (int columns = 1; rows * columns <= ALL_PATTERNS_UP_TO; columns++) {
            for (unsigned pattern = 0; pattern < 1U << (rows * columns); pattern++) {
                struct board board = board_of_pattern(rows, columns, pattern);
                compare(&board);
            }
        }
    }
}

static void test_random_boards(void **state) {
    (void)state;
    static const struct {
        int rows;
        int columns;
        unsigned obstacle_percent;
    } shapes[] = {{5, 5, 0},  {5, 5, 15}, {5, 5, 30}, {5, 5, 50}, {4, 5, 10}, {5, 4, 25},
                  {3, 6, 20}, {6, 3, 20}, {2, 9, 10}, {9, 2, 10}, {8, 3, 35}, {3, 8, 35}};
    struct random random = {1};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        for (int times = 0; times < 3; times++) {
            struct board board =
                random_board(&random, shapes[i].rows, shapes[i].columns, shapes[i].obstacle_percent);
            compare(&board);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_patterns_of_all_small_shapes),
        cmocka_unit_test(test_random_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
