/* A glance at the value of one position, whatever was expected, against the textbook solver. */
#include "support/support.h"

#include "layered/layered_inside.h"

static struct value glance_with_kernels(const struct board *board, const struct position *position,
                                        struct value expected, int kernels, bool *is_found) {
    struct analysis *analysis = open_analysis(&layered_solver, board);
    struct failure failure;
    struct value value;
    layered_use_kernels(analysis, kernels);
    assert_true(layered_glance(analysis, position, expected, &value, &failure));
    *is_found = value.winner != WINNER_NONE;
    if (!*is_found) {
        assert_true(analysis_ask(analysis, position, ANALYSIS_VALUE, UINT64_MAX, &failure));
        value = value_at(analysis, position);
    }
    analysis_close(analysis);
    return value;
}

/* Whatever is expected, right or wrong, the value is that of the whole table. */
static void check_position(const struct board *board, const struct position *position, struct value right) {
    const uint32_t distance = right.distance;
    const struct value expected[] = {
        {WINNER_NONE, 0},
        right,
        {right.winner, distance > 4 ? distance - 4 : 0},
        {right.winner, distance > 5 ? distance - 5 : 1},
        {WINNER_RED, distance + 1},
        {WINNER_BLACK, distance + 1},
        {WINNER_RED, UINT32_MAX},
    };
    for (size_t i = 0; i < COUNT(expected); i++) {
        const bool is_due = expected[i].winner == right.winner && position->pawn >= board->columns &&
                            distance < 100 && distance <= expected[i].distance + 4;
        for (int kernels = 0; kernels < 2; kernels++) {
            bool is_found;
            assert_value(board, position,
                         glance_with_kernels(board, position, expected[i], kernels, &is_found), right);
            if (is_due && right.winner != WINNER_NONE && expected[i].distance < 100) assert_true(is_found);
        }
    }
}

static struct board board_of_any_shape(struct random *random, size_t number) {
    static const int sides[][2] = {{10, 10}, {7, 9},  {3, 17}, {2, 32}, {12, 6}, {4, 15}, {20, 3},
                                   {5, 16},  {3, 31}, {1, 9},  {16, 4}, {8, 8},  {32, 2}, {9, 1}};
    const int *shape = sides[number % COUNT(sides)];
    return random_board(random, shape[0], shape[1], 45 * (unsigned)(number % 5) / 4);
}

static bool random_position(struct random *random, const struct board *board, struct position *position) {
    const uint32_t cells = (uint32_t)board_size(board);
    *position = (struct position){
        {(uint16_t)random_below(random, cells), (uint16_t)random_below(random, cells)},
        (uint16_t)random_below(random, cells),
        random_below(random, 2) == 0 ? SIDE_RED : SIDE_BLACK,
    };
    return position_is_valid(board, position);
}

static void test_values_are_those_of_the_table(void **state) {
    (void)state;
    enum { BOARDS = 14, TRIES = 6 };
    struct random random = {47};
    for (size_t number = 0; number < BOARDS; number++) {
        const struct board board = board_of_any_shape(&random, number);
        struct analysis *solved = solve_board(&textbook_solver, &board);
        for (int i = 0; i < TRIES; i++) {
            struct position position;
            if (random_position(&random, &board, &position))
                check_position(&board, &position, value_at(solved, &position));
        }
        analysis_close(solved);
    }
}

/* Glances at both halves leave no trace in the table. */
static void test_the_table_is_the_same_after_glances(void **state) {
    (void)state;
    enum { BOARDS = 6, GLANCES = 5 };
    struct random random = {53};
    for (size_t number = 0; number < BOARDS; number++) {
        const struct board board = board_of_any_shape(&random, number);
        struct analysis *solved = solve_board(&textbook_solver, &board);
        struct analysis *glanced = open_analysis(&layered_solver, &board);
        struct failure failure;
        for (int i = 0; i < GLANCES; i++) {
            const struct value unknown = {WINNER_NONE, 0};
            struct position position;
            struct value value;
            if (!random_position(&random, &board, &position)) continue;
            assert_true(layered_glance(glanced, &position, unknown, &value, &failure));
            if (value.winner != WINNER_NONE)
                assert_value(&board, &position, value, value_at(solved, &position));
        }
        assert_int_equal(analysis_progress_of(glanced)->decided[SIDE_RED], 0);
        assert_true(analysis_solve(glanced, &failure));
        assert_same_table(glanced, solved);
        analysis_close(glanced);
        analysis_close(solved);
    }
}

/* A value is found up to four moves later than expected; nothing is known in the table. */
static void test_how_far_a_glance_goes(void **state) {
    (void)state;
    static const char rows[] = "O..O./..#../.#.../...#./..X..";
    static const struct {
        struct value expected;
        bool is_found;
    } glances[] = {
        {{WINNER_NONE, 0}, true},  {{WINNER_RED, 17}, true},    {{WINNER_RED, 13}, true},
        {{WINNER_RED, 12}, false}, {{WINNER_BLACK, 90}, false}, {{WINNER_RED, 200}, false},
    };
    const struct board board = draw(rows);
    const struct position position = place(rows, SIDE_RED);
    for (size_t i = 0; i < COUNT(glances); i++) {
        struct analysis *analysis = open_analysis(&layered_solver, &board);
        struct failure failure;
        struct value value;
        assert_true(layered_glance(analysis, &position, glances[i].expected, &value, &failure));
        assert_int_equal(value.winner, glances[i].is_found ? WINNER_RED : WINNER_NONE);
        assert_int_equal(value.distance, glances[i].is_found ? 17 : 0);
        assert_false(analysis_knows(analysis, &position, ANALYSIS_VALUE));
        analysis_close(analysis);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_are_those_of_the_table),
        cmocka_unit_test(test_the_table_is_the_same_after_glances),
        cmocka_unit_test(test_how_far_a_glance_goes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
