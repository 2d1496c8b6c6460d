/* The two halves of a board: no move connects them, and work on one never touches the memory of the other.
   The solver's source is compiled here to access that memory. */
#include "layered/layered.c"

#include "support/support.h"

#include <sanitizer/asan_interface.h>

static struct index index_of(const struct board *board) {
    struct index index;
    index_build(&index, board);
    return index;
}

static void test_moves_stay_in_their_half(void **state) {
    (void)state;
    static const int sides[][2] = {{3, 4}, {4, 3}, {2, 16}, {2, 17}, {5, 5}};
    struct random random = {41};
    uint64_t positions[2] = {0, 0};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = random_board(&random, sides[i][0], sides[i][1], 20);
        const struct index index = index_of(&board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            struct move moves[MOVES_MAX];
            const int half = index_half(&index, &position);
            const int count = position_steps(&board, &position, moves);
            for (int k = 0; k < count; k++) {
                struct position after = position;
                position_play(&after, moves[k]);
                assert_int_equal(index_half(&index, &after), half);
            }
            struct position passed = position;
            passed.side = side_other(position.side);
            assert_int_equal(index_half(&index, &passed), 1 - half);
            positions[half]++;
        }
    }
    assert_true(positions[0] > 1000 && positions[1] > 1000);
}

/* Poisons a half's memory: any access fails. */
static void forbid(const struct layered *layered, int half) {
    assert_non_null(layered->halves[half].memory);
    ASAN_POISON_MEMORY_REGION(layered->halves[half].memory, half_bytes_first(&layered->index));
}

static void allow(const struct layered *layered, int half) {
    ASAN_UNPOISON_MEMORY_REGION(layered->halves[half].memory, half_bytes_first(&layered->index));
}

static void solve_half(struct layered *layered, int half) {
    struct failure failure;
    while (!half_is_done(&layered->halves[half]))
        assert_true(half_step(&layered->halves[half], &layered->head, &failure));
}

/* Checks the values of one half while the other is poisoned. */
static void assert_half(const struct analysis *actual, const struct analysis *expected, int half) {
    const struct board *board = analysis_board(actual);
    const struct index index = index_of(board);
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        if (index_half(&index, &position) != half) continue;
        assert_true(analysis_knows(actual, &position, ANALYSIS_PLAY));
        assert_value(board, &position, value_at(actual, &position), value_at(expected, &position));
    }
}

/* Solves one half, then the other, each while the other is poisoned. */
static void check_apart(const struct board *board, const struct analysis *expected, int first, int kernels) {
    struct analysis *analysis = open_analysis(&layered_solver, board);
    struct layered *layered = (struct layered *)analysis;
    if (layered_use_kernels(analysis, kernels)) {
        for (int i = 0; i < 2; i++) {
            const int half = first ^ i;
            forbid(layered, 1 - half);
            solve_half(layered, half);
            assert_half(analysis, expected, half);
            allow(layered, 1 - half);
        }
    }
    analysis_close(analysis);
}

static void test_halves_never_touch_each_other(void **state) {
    (void)state;
    static const int sides[][2] = {{8, 5}, {6, 10}, {3, 16}, {3, 17}, {2, 32}, {12, 3}};
    struct random random = {42};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = random_board(&random, sides[i][0], sides[i][1], 25);
        struct analysis *expected = solve_board(&textbook_solver, &board);
        for (int kernels = 0; kernels < 2; kernels++) {
            for (int first = 0; first < 2; first++) check_apart(&board, expected, first, kernels);
        }
        analysis_close(expected);
    }
}

/* On a large board, the half that is never asked for is not allocated. */
static void test_a_question_allocates_its_half_alone(void **state) {
    (void)state;
    struct random random = {43};
    struct board board = random_board(&random, 24, 24, 30);
    struct analysis *analysis = open_analysis(&layered_solver, &board);
    struct layered *layered = (struct layered *)analysis;
    struct position position = {{0, 0}, 0, SIDE_RED};
    struct failure failure;
    int pieces[3];
    for (int cell = 25, found = 0; found < 3; cell++) {
        if (!board_is_obstacle(&board, cell)) pieces[found++] = cell;
    }
    for (int i = 0; i < 2; i++) position.general[i] = (uint16_t)pieces[i];
    position.pawn = (uint16_t)pieces[2];
    const int half = index_half(&layered->index, &position);
    const uint64_t before = analysis_bytes(analysis);
    assert_null(layered->halves[half].memory);
    assert_true(analysis_ask(analysis, &position, ANALYSIS_PLAY, UINT64_MAX, &failure));
    assert_non_null(layered->halves[half].memory);
    assert_null(layered->halves[1 - half].memory);
    assert_in_range(analysis_bytes(analysis), before + 1, before + half_bytes(&layered->index));
    analysis_close(analysis);
}

/* Rows below the pawn of the question are left out, wherever it stands; nothing of the current row is. */
static void test_a_tier_ends_with_the_asked_row(void **state) {
    (void)state;
    static const int sides[][2] = {{10, 10}, {9, 4}, {7, 13}, {5, 20}};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = {.rows = sides[i][0], .columns = sides[i][1]};
        memset(board.cells, CELL_FREE, (size_t)board_size(&board));
        for (int row = 1; row < board.rows; row++) {
            const struct position position = {{0, 1}, (uint16_t)(row * board.columns), SIDE_RED};
            struct analysis *analysis = open_analysis(&layered_solver, &board);
            const struct layered *layered = (struct layered *)analysis;
            const struct half *half = &layered->halves[index_half(&layered->index, &position)];
            struct failure failure;
            assert_true(analysis_ask(analysis, &position, ANALYSIS_PLAY, UINT64_MAX, &failure));
            assert_int_equal(table_tier_row(&half->table, half->number), row + 1);
            analysis_close(analysis);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_stay_in_their_half),
        cmocka_unit_test(test_halves_never_touch_each_other),
        cmocka_unit_test(test_a_question_allocates_its_half_alone),
        cmocka_unit_test(test_a_tier_ends_with_the_asked_row),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
