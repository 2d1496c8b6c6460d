/* Generated boards against the promises of their kinds, by the rules and the naive solver. */
#include "support/support.h"

#include "generate/generate.h"
#include "support/naive.h"

enum { SEEDS = 100 };

static const uint64_t plenty = (uint64_t)1 << 30;

struct made {
    struct board board;
    struct position position;
    struct value value;
};

static struct generate_settings settings_for(enum generate_kind kind, int least, int most, int density) {
    struct generate_settings settings = generate_contest_settings(kind);
    settings.density = density;
    for (int end = 0; end < 2; end++) {
        settings.rows[end] = end == 0 ? least : most;
        if (kind != GENERATE_COLUMN) settings.columns[end] = settings.rows[end];
    }
    return settings;
}

static struct made make_board(const struct generate_settings *settings, uint32_t number) {
    struct made made;
    struct failure failure;
    if (!generate_board(settings, number, plenty, &made.board, &made.value, &failure))
        fail_msg("%s, seed %u: %s", generate_kind_name(settings->kind), settings->seed,
                 failure_name(failure.code));
    assert_true(board_check(&made.board, &failure));
    assert_true(position_of_board(&made.board, SIDE_RED, &made.position, &failure));
    return made;
}

static void assert_kept(const struct generate_settings *settings, const struct made *made,
                        struct value right) {
    assert_value(&made->board, &made->position, made->value, right);
    const int test = (int)generate_kind_test(settings->kind);
    if (!naive_is_promised(test, &made->board, &made->position, right))
        fail_msg("%s, seed %u: the promise is broken", generate_kind_name(settings->kind), settings->seed);
}

/* Every tenth seed also has sides of 5, which take the naive solver longest. */
static void test_the_promises_of_all_kinds_for_100_seeds(void **state) {
    (void)state;
    static const int densities[] = {0, 15, 30, 50, 80};
    for (uint32_t i = 0; i < SEEDS * GENERATE_KINDS; i++) {
        const enum generate_kind kind = (enum generate_kind)(i / SEEDS);
        const uint32_t seed = i % SEEDS;
        struct generate_settings settings =
            settings_for(kind, kind == GENERATE_WALLED ? 4 : 3, seed % 10 == 0 ? 5 : 4,
                         densities[seed % COUNT(densities)]);
        settings.seed = seed;
        struct made made = make_board(&settings, seed % 7);
        struct naive *naive = naive_solve(&made.board);
        assert_kept(&settings, &made, naive_value(naive, &made.position));
        naive_free(naive);
    }
}

/* Contest sizes and non-square ones; too large for the naive solver. */
static void test_larger_boards(void **state) {
    (void)state;
    static const int sizes[][2] = {{10, 10}, {4, 18}, {24, 2}};
    for (int kind = 0; kind < GENERATE_KINDS; kind++) {
        for (uint32_t number = 0; number < 3 * COUNT(sizes); number++) {
            struct generate_settings settings = settings_for((enum generate_kind)kind, 10, 10, 25);
            settings.rows[0] = settings.rows[1] = sizes[number % COUNT(sizes)][0];
            if (kind != GENERATE_COLUMN)
                settings.columns[0] = settings.columns[1] = sizes[number % COUNT(sizes)][1];
            struct made made = make_board(&settings, number);
            struct analysis *analysis = solve_board(&textbook_solver, &made.board);
            assert_kept(&settings, &made, value_at(analysis, &made.position));
            analysis_close(analysis);
        }
    }
}

static void test_the_largest_board(void **state) {
    (void)state;
    struct generate_settings settings = settings_for(GENERATE_STILL, 32, 32, 95);
    for (uint32_t number = 0; number < 3; number++) {
        struct made made = make_board(&settings, number);
        assert_int_equal(made.board.rows * made.board.columns, 1024);
        assert_true(made.value.winner == WINNER_NONE || naive_is_stuck(&made.board, &made.position));
    }
}

static void test_a_board_depends_on_its_settings_and_number_alone(void **state) {
    (void)state;
    enum { BOARDS = 20 };
    static struct made forth[BOARDS];
    for (int kind = 0; kind < GENERATE_KINDS; kind++) {
        struct generate_settings settings = settings_for((enum generate_kind)kind, 6, 8, 30);
        struct generate_settings turned = settings;
        for (int end = 0; end < 2; end++) {
            turned.rows[end] = settings.rows[1 - end];
            turned.columns[end] = settings.columns[1 - end];
        }
        for (uint32_t i = 0; i < BOARDS; i++) forth[i] = make_board(&settings, i);
        for (uint32_t i = BOARDS; i-- > 0;) {
            struct made back = make_board(&turned, i);
            assert_board(&back.board, &forth[i].board);
        }
    }
}

static void test_other_numbers_and_seeds_give_other_boards(void **state) {
    (void)state;
    enum { SIDE = 6 };
    static struct made made[SIDE * SIDE];
    for (int kind = 0; kind < GENERATE_KINDS; kind++) {
        if (kind == GENERATE_COLUMN) continue;
        /* Walls have few variants: three positions of the wall, and a size. */
        int side = kind == GENERATE_WALLED ? 16 : 6;
        struct generate_settings settings = settings_for((enum generate_kind)kind, 6, side, 30);
        for (uint32_t i = 0; i < COUNT(made); i++) {
            settings.seed = i / SIDE;
            made[i] = make_board(&settings, i % SIDE);
            for (uint32_t j = 0; j < i; j++) assert_false(same_board(&made[i].board, &made[j].board));
        }
    }
}

static void test_every_bit_of_a_seed_and_a_number_counts(void **state) {
    (void)state;
    enum { BITS = 32 };
    static struct made made[2 * BITS + 1];
    struct generate_settings settings = settings_for(GENERATE_ANY, 6, 6, 30);
    for (size_t i = 0; i < COUNT(made); i++) {
        settings.seed = i < BITS ? (uint32_t)1 << i : 0;
        made[i] = make_board(&settings, i >= BITS && i < 2 * BITS ? (uint32_t)1 << (i - BITS) : 0);
        for (size_t j = 0; j < i; j++) assert_false(same_board(&made[i].board, &made[j].board));
    }
}

static void test_every_size_of_the_ranges_comes_up(void **state) {
    (void)state;
    struct generate_settings settings = generate_contest_settings(GENERATE_ANY);
    bool seen[33][33] = {{false}};
    int sizes = 0;
    settings.rows[0] = 1;
    settings.rows[1] = 4;
    settings.columns[0] = 2;
    settings.columns[1] = 3;
    for (uint32_t number = 0; number < 300; number++) {
        struct made made = make_board(&settings, number);
        sizes += !seen[made.board.rows][made.board.columns];
        seen[made.board.rows][made.board.columns] = true;
    }
    for (int rows = 1; rows <= 4; rows++) {
        for (int columns = 2; columns <= 3; columns++)
            assert_int_equal(seen[rows][columns], rows * columns >= 3);
    }
    assert_int_equal(sizes, 7);
}

static void test_density_is_the_share_of_obstacles(void **state) {
    (void)state;
    static const enum generate_kind kinds[] = {GENERATE_ANY, GENERATE_COLUMN, GENERATE_SHORT};
    for (size_t i = 0; i < COUNT(kinds); i++) {
        int side = kinds[i] == GENERATE_COLUMN ? 7 : 5;
        for (int density = 0; density <= 100; density += 25) {
            struct generate_settings settings = settings_for(kinds[i], side, side, density);
            int obstacles = 0;
            int others = 0;
            for (uint32_t number = 0; number < 150; number++) {
                struct made made = make_board(&settings, number);
                obstacles += obstacles_of(&made.board);
                others += board_size(&made.board) - 3;
            }
            assert_in_range(obstacles * 100 / others, density % 100 > 0 ? density - 3 : density,
                            density < 100 ? density + (density > 0 ? 3 : 0) : 100);
        }
    }
}

/* All results occur, and not only short games. */
static void test_boards_are_varied(void **state) {
    (void)state;
    int results[3] = {0};
    int longer = 0;
    int lengths[10] = {0};
    int stuck = 0;
    int walled[3] = {0};
    for (uint32_t number = 0; number < 200; number++) {
        struct generate_settings settings = settings_for(GENERATE_ANY, 7, 7, 40);
        struct made made = make_board(&settings, number);
        results[made.value.winner]++;
        longer += made.value.distance > 9;
        settings.kind = GENERATE_SHORT;
        lengths[make_board(&settings, number).value.distance]++; /* 0 for ties */
        settings.kind = GENERATE_STILL;
        stuck += make_board(&settings, number).value.winner != WINNER_NONE;
        settings.kind = GENERATE_WALLED;
        walled[make_board(&settings, number).value.winner]++;
    }
    for (int i = 0; i < 3; i++) assert_in_range(results[i], 20, 200);
    assert_in_range(longer, 55, 200);
    for (int i = 1; i < 10; i++) assert_in_range(lengths[i], 5, 60);
    assert_in_range(lengths[0], 30, 70);
    assert_in_range(stuck, 60, 140);
    assert_in_range(walled[WINNER_RED], 50, 150);
    assert_in_range(walled[WINNER_BLACK], 50, 150);
}

static void test_the_pawn_stands_on_row_1_only_where_there_is_no_other(void **state) {
    (void)state;
    for (int kind = 0; kind < GENERATE_KINDS; kind++) {
        for (int side = 2; side <= 5; side++) {
            struct generate_settings settings = settings_for((enum generate_kind)kind, side, 5, 40);
            settings.columns[1] = kind == GENERATE_COLUMN ? 1 : 5;
            for (uint32_t number = 0; number < 50; number++) {
                struct made made = make_board(&settings, number);
                assert_true(made.position.pawn >= made.board.columns);
            }
        }
    }
}

/* Whether any board of this size keeps the kind's promise, with the pawn on any row. */
static bool exists(enum generate_kind kind, int rows, int columns) {
    if (kind == GENERATE_COLUMN && columns != 1) return false;
    for (uint32_t obstacles = 0; obstacles >> rows * columns == 0; obstacles++) {
        const struct board board = board_of_pattern(rows, columns, obstacles);
        struct naive *naive = naive_solve(&board);
        struct position position;
        bool found = false;
        for (uint32_t cursor = 0; !found && next_position(&board, &cursor, &position);) {
            bool apart = position.pawn != position.general[0] && position.pawn != position.general[1];
            found = apart && position.side == SIDE_RED &&
                    naive_is_promised((int)generate_kind_test(kind), &board, &position,
                                      naive_value(naive, &position));
        }
        naive_free(naive);
        if (found) return true;
    }
    return false;
}

static void test_only_sizes_without_such_boards_are_refused(void **state) {
    (void)state;
    for (int rows = 1; rows <= 8; rows++) {
        for (int columns = 1; rows * columns <= 8; columns++) {
            for (int kind = 0; kind < GENERATE_KINDS; kind++) {
                struct generate_settings settings = {
                    (enum generate_kind)kind, 5, {rows, rows}, {columns, columns}, 20};
                struct failure failure;
                bool taken = generate_check(&settings, &failure);
                if (taken != exists((enum generate_kind)kind, rows, columns))
                    fail_msg("%s, %d x %d", generate_kind_name((enum generate_kind)kind), rows, columns);
                if (!taken) assert_code(&failure, FAILURE_NO_SUCH_SIZE);
                for (uint32_t number = 0; taken && number < 5; number++) {
                    struct made made = make_board(&settings, number);
                    struct naive *naive = naive_solve(&made.board);
                    assert_kept(&settings, &made, naive_value(naive, &made.position));
                    naive_free(naive);
                }
            }
        }
    }
}

static void assert_refused(struct generate_settings settings, enum failure_code code, uint64_t found) {
    struct board board;
    struct value value;
    struct failure failure;
    const struct failure expected = {code, 0, 0, 0, found};
    assert_false(generate_check(&settings, &failure));
    assert_failure("check", &failure, &expected);
    assert_false(generate_board(&settings, 0, plenty, &board, &value, &failure));
    assert_failure("board", &failure, &expected);
}

/* The statement's groups of tests: 1 to 4, 5 and 6, 7 to 9, 10 to 13, 14 to 20. */
static void test_a_kind_has_its_tests(void **state) {
    (void)state;
    assert_int_equal(generate_kind_test(GENERATE_STILL), 1);
    assert_int_equal(generate_kind_test(GENERATE_WALLED), 5);
    assert_int_equal(generate_kind_test(GENERATE_COLUMN), 7);
    assert_int_equal(generate_kind_test(GENERATE_SHORT), 10);
    assert_int_equal(generate_kind_test(GENERATE_ANY), 14);
}

static void test_bad_settings(void **state) {
    (void)state;
    for (int end = 0; end < 2; end++) {
        struct generate_settings settings = generate_contest_settings(GENERATE_ANY);
        settings.rows[end] = 0;
        assert_refused(settings, FAILURE_ROWS_OUT_OF_RANGE, 0);
        settings.rows[end] = 33;
        assert_refused(settings, FAILURE_ROWS_OUT_OF_RANGE, 33);
        settings = generate_contest_settings(GENERATE_ANY);
        settings.columns[end] = 33;
        assert_refused(settings, FAILURE_COLUMNS_OUT_OF_RANGE, 33);
    }
    struct generate_settings settings = generate_contest_settings(GENERATE_ANY);
    settings.density = 101;
    assert_refused(settings, FAILURE_DENSITY_OUT_OF_RANGE, 101);
    assert_refused(settings_for(GENERATE_WALLED, 1, 1, 20), FAILURE_NO_SUCH_SIZE, 0);
    settings = generate_contest_settings(GENERATE_COLUMN);
    settings.columns[0] = settings.columns[1] = 2;
    assert_refused(settings, FAILURE_NO_SUCH_SIZE, 0);
}

static void test_boards_that_take_too_much_memory(void **state) {
    (void)state;
    struct generate_settings settings = settings_for(GENERATE_ANY, 10, 10, 20);
    struct board board;
    struct value value;
    struct failure failure;
    assert_false(generate_board(&settings, 0, 1000, &board, &value, &failure));
    assert_int_equal(failure.code, FAILURE_TOO_LARGE);
    assert_int_equal(failure.expected, 1000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_promises_of_all_kinds_for_100_seeds),
        cmocka_unit_test(test_larger_boards),
        cmocka_unit_test(test_the_largest_board),
        cmocka_unit_test(test_a_board_depends_on_its_settings_and_number_alone),
        cmocka_unit_test(test_other_numbers_and_seeds_give_other_boards),
        cmocka_unit_test(test_every_bit_of_a_seed_and_a_number_counts),
        cmocka_unit_test(test_every_size_of_the_ranges_comes_up),
        cmocka_unit_test(test_density_is_the_share_of_obstacles),
        cmocka_unit_test(test_boards_are_varied),
        cmocka_unit_test(test_the_pawn_stands_on_row_1_only_where_there_is_no_other),
        cmocka_unit_test(test_only_sizes_without_such_boards_are_refused),
        cmocka_unit_test(test_a_kind_has_its_tests),
        cmocka_unit_test(test_bad_settings),
        cmocka_unit_test(test_boards_that_take_too_much_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
