/* A glance at the value of one position, whatever was expected, against the textbook solver. */
#include "support/support.h"

#include "layered/glance.h"

static struct glance *open_glance(const struct board *board, const struct position *position,
                                  struct value expected) {
    struct failure failure;
    struct glance *glance;
    assert_true(glance_open(board, position, expected, UINT64_MAX, &glance, &failure));
    return glance;
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
        for (int kernels = 0; kernels < 2 && kernels_at(kernels); kernels++) {
            struct glance *glance = open_glance(board, position, expected[i]);
            glance->cone.kernels = kernels_at(kernels);
            glance_step(glance, UINT64_MAX);
            assert_true(glance->is_over);
            assert_value(board, position, glance->value, right);
            glance_close(glance);
        }
    }
}

static struct board board_of_any_shape(struct random *random, size_t number) {
    static const int sides[][2] = {{10, 10}, {7, 9},  {3, 17}, {2, 32}, {12, 6}, {4, 15}, {20, 3},
                                   {5, 16},  {3, 31}, {1, 9},  {16, 4}, {8, 8},  {32, 2}, {9, 1}};
    const int *shape = sides[number % COUNT(sides)];
    return random_board(random, shape[0], shape[1], 45 * (unsigned)(number % 5) / 4);
}

static void test_values_are_those_of_the_table(void **state) {
    (void)state;
    enum { BOARDS = 14, TRIES = 6 };
    struct random random = {47};
    for (size_t number = 0; number < BOARDS; number++) {
        const struct board board = board_of_any_shape(&random, number);
        struct analysis *solved = solve_board(&textbook_solver, &board);
        for (int i = 0; i < TRIES; i++) {
            const struct position position = random_position(&random, &board);
            check_position(&board, &position, value_at(solved, &position));
        }
        analysis_close(solved);
    }
}

/* The largest board has more chunks than a mask has bits. Its free cells are the last ones of the last rows, and
   a column up to the first row. */
static void test_values_on_the_largest_board_are_those_of_the_table(void **state) {
    (void)state;
    enum { TRIES = 8, HALL_ROW = 30, HALL_COLUMN = 22 };
    struct random random = {31};
    struct board board = {.rows = BOARD_SIDE_MAX, .columns = BOARD_SIDE_MAX};
    for (int cell = 0; cell < board_size(&board); cell++) {
        const int row = cell / board.columns, column = cell % board.columns;
        const bool is_free = column == board.columns - 1 || (row >= HALL_ROW && column >= HALL_COLUMN);
        board.cells[cell] = is_free ? CELL_FREE : CELL_OBSTACLE;
    }
    struct analysis *solved = solve_board(&textbook_solver, &board);
    for (int i = 0; i < TRIES; i++) {
        const struct position position = random_position(&random, &board);
        check_position(&board, &position, value_at(solved, &position));
    }
    analysis_close(solved);
}

/* A budget of 1 is a layer; what is expected is looked for up to four moves later. */
static void test_a_glance_advances_by_its_budget(void **state) {
    (void)state;
    static const char rows[] = "O..O./..#../.#.../...#./..X..";
    static const struct {
        struct value expected;
        bool is_likely;
    } glances[] = {{{WINNER_RED, 17}, true},
                   {{WINNER_RED, 13}, true},
                   {{WINNER_RED, 12}, false},
                   {{WINNER_NONE, 0}, false}};
    const struct board board = draw(rows);
    const struct position position = place(rows, SIDE_RED);
    for (size_t i = 0; i < COUNT(glances); i++) {
        struct glance *glance = open_glance(&board, &position, glances[i].expected);
        double fraction = glance_fraction(glance);
        int calls = 0;
        assert_true(fraction == 0);
        for (; !glance->is_over; calls++) {
            glance_step(glance, 1);
            assert_true(glance_fraction(glance) > fraction);
            fraction = glance_fraction(glance);
        }
        assert_true(fraction == 1);
        assert_in_range(calls, glances[i].is_likely ? 18 : 19, glances[i].is_likely ? 18 : 2 * 18 + 1);
        assert_int_equal(glance->value.winner, WINNER_RED);
        assert_int_equal(glance->value.distance, 17);
        glance_close(glance);
    }
}

static void test_a_layer_costs_as_much_as_its_tiers(void **state) {
    (void)state;
    static const char rows[] = "O..O./...../...../...../...../...../...../...../...../...../..X..";
    const struct board board = draw(rows);
    const struct position position = place(rows, SIDE_RED);
    struct glance *glance = open_glance(&board, &position, (struct value){WINNER_NONE, 0});
    glance_step(glance, 1);
    assert_int_equal(glance->cone.count - 1, 2);
    const uint32_t begun = glance->steps;
    glance_step(glance, 2 * index_sweep_cost(&glance->index));
    assert_int_equal(glance->steps, begun + 1);
    glance_close(glance);
}

/* The failure names the memory that is enough. */
static void test_a_glance_keeps_to_the_memory_limit(void **state) {
    (void)state;
    static const char rows[] = "O..O./..#../.#.../...#./..X..";
    const struct board board = draw(rows);
    const struct position position = place(rows, SIDE_RED);
    const struct value unknown = {WINNER_NONE, 0};
    struct glance *glance;
    struct failure failure;
    assert_false(glance_open(&board, &position, unknown, 1000, &glance, &failure));
    assert_failure("open", &failure, &(struct failure){FAILURE_TOO_LARGE, 0, 0, 1000, failure.found});
    const uint64_t enough = failure.found;
    assert_false(glance_open(&board, &position, unknown, enough - 1, &glance, &failure));
    assert_true(glance_open(&board, &position, unknown, enough, &glance, &failure));
    glance_close(glance);
}

static void test_a_position_off_the_board_has_no_value(void **state) {
    (void)state;
    const struct board board = draw("O..O./..#../.#.../...#./..X..");
    const struct position position = {{0, 3}, 7, SIDE_RED};
    const struct value unknown = {WINNER_NONE, 0};
    struct glance *glance;
    struct failure failure;
    assert_false(glance_open(&board, &position, unknown, UINT64_MAX, &glance, &failure));
    assert_failure("open", &failure, &(struct failure){FAILURE_BAD_POSITION, 0, 0, 0, 0});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_are_those_of_the_table),
        cmocka_unit_test(test_values_on_the_largest_board_are_those_of_the_table),
        cmocka_unit_test(test_a_glance_advances_by_its_budget),
        cmocka_unit_test(test_a_layer_costs_as_much_as_its_tiers),
        cmocka_unit_test(test_a_glance_keeps_to_the_memory_limit),
        cmocka_unit_test(test_a_position_off_the_board_has_no_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
