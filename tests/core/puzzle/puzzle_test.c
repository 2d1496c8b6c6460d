/* Puzzles: their grades against the naive solver, and generated puzzles against the promised properties. */
#include "support/support.h"

#include "analysis/play.h"
#include "puzzle/make.h"
#include "support/naive.h"

#include <stdlib.h>
#include <string.h>

/* The successors of a position, and the number of those that Red wins. */
struct after {
    struct position position[8];
    int count;
    int red;
};

static struct after look_ahead(const struct naive *naive, const struct board *board,
                               const struct position *position) {
    struct after after;
    enum side winner;
    after.red = 0;
    after.count =
        naive_is_over(board, position, &winner) ? 0 : naive_successors(board, position, after.position);
    for (int i = 0; i < after.count; i++)
        after.red += naive_value(naive, &after.position[i]).winner == WINNER_RED;
    return after;
}

static bool is_puzzle(const struct naive *naive, const struct board *board, const struct position *position) {
    struct after after = look_ahead(naive, board, position);
    return position->side == SIDE_RED && after.count > 1 && after.red == 1;
}

static uint32_t lures(const struct naive *naive, const struct board *board, const struct position *position) {
    struct after first = look_ahead(naive, board, position);
    uint32_t count = 0;
    for (int i = 0; i < first.count; i++) {
        struct after answer = look_ahead(naive, board, &first.position[i]);
        if (naive_value(naive, &first.position[i]).winner == WINNER_RED) continue;
        if (answer.count > 1 && answer.count - answer.red == 1) count++;
    }
    return count;
}

/* Best play is that of play.h, which chooses among Black's longest answers. */
static uint32_t forced(const struct naive *naive, const struct analysis *analysis,
                       const struct position *position) {
    const struct board *board = analysis_board(analysis);
    struct position at = *position;
    struct failure failure;
    struct move best;
    uint32_t count = 0;
    while (at.side == SIDE_BLACK || look_ahead(naive, board, &at).red == 1) {
        if (look_ahead(naive, board, &at).count == 0) break;
        count += at.side == SIDE_RED;
        assert_true(play_line(analysis, &at, &best, 1, &failure));
        position_play(&at, best);
    }
    return count;
}

static uint32_t check_grade(const struct naive *naive, const struct analysis *analysis,
                            const struct position *position) {
    const struct board *board = analysis_board(analysis);
    struct puzzle_grade grade;
    struct failure failure;
    assert_true(puzzle_grade(analysis, position, &grade, &failure));
    if (!is_puzzle(naive, board, position)) {
        assert_int_equal(grade.level, 0);
        return 0;
    }
    assert_int_equal(grade.length, naive_value(naive, position).distance);
    assert_int_equal(grade.lures, lures(naive, board, position));
    assert_int_equal(grade.forced, forced(naive, analysis, position));
    uint32_t points = (grade.length + 1) / 2 + grade.forced + 2 * grade.lures;
    assert_int_equal(grade.level, 1 + (points > 6) + (points > 9) + (points > 14) + (points > 20));
    return 1;
}

static void grades_are_as_the_rules_have_them(void **state) {
    struct random random = {7};
    uint32_t puzzles = 0;
    (void)state;
    for (int i = 0; i < 60; i++) {
        int rows = 2 + (int)random_below(&random, 3);
        int columns = 2 + (int)random_below(&random, 3);
        struct board board = random_board(&random, rows, columns, 20);
        struct naive *naive = naive_solve(&board);
        struct analysis *analysis = solve_board(&layered_solver, &board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);)
            puzzles += check_grade(naive, analysis, &position);
        analysis_close(analysis);
        naive_free(naive);
    }
    assert_true(puzzles > 1000);
}

static void every_level_comes_in_turn(void **state) {
    (void)state;
    for (uint32_t number = 0; number < 40; number++) {
        struct board board;
        struct board again;
        struct position position;
        struct puzzle_grade grade;
        struct puzzle_grade found;
        struct failure failure;
        assert_true(puzzle_make(3, number, &board, &grade, &failure));
        assert_true(board_check(&board, &failure));
        assert_true(position_of_board(&board, SIDE_RED, &position, &failure));
        struct analysis *analysis = solve_board(&textbook_solver, &board);
        assert_true(puzzle_grade(analysis, &position, &found, &failure));
        analysis_close(analysis);
        assert_memory_equal(&found, &grade, sizeof grade);
        assert_int_equal(grade.level, number % PUZZLE_LEVELS + 1);
        assert_in_range(grade.length, 3, 31);
        assert_true(grade.lures >= 1);
        assert_in_range(board.rows, 3, 4 + grade.level);
        assert_in_range(board.columns, 3, 4 + grade.level);
        assert_true(puzzle_make(3, number, &again, &found, &failure));
        assert_memory_equal(again.cells, board.cells, (size_t)board_size(&board));
    }
}

static void another_seed_or_number_is_another_board(void **state) {
    static const uint64_t seeds[] = {1, 2, 1};
    static const uint32_t numbers[] = {0, 0, 5};
    struct board boards[COUNT(seeds)];
    struct puzzle_grade grade;
    struct failure failure;
    (void)state;
    memset(boards, 0, sizeof boards);
    for (size_t i = 0; i < COUNT(seeds); i++) {
        assert_true(puzzle_make(seeds[i], numbers[i], &boards[i], &grade, &failure));
        for (size_t j = 0; j < i; j++) assert_memory_not_equal(&boards[i], &boards[j], sizeof *boards);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grades_are_as_the_rules_have_them),
        cmocka_unit_test(every_level_comes_in_turn),
        cmocka_unit_test(another_seed_or_number_is_another_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
