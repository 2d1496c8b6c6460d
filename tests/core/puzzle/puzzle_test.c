/* Puzzles: their grades against the naive solver, and generated puzzles against the promised properties. */
#include "support/support.h"

#include "analysis/play.h"
#include "puzzle/make.h"
#include "support/naive.h"

#include <stdlib.h>
#include <string.h>

/* The successors of a position, and the number of those in which nothing is lost: as good a result remains. */
struct after {
    struct position position[MOVES_MAX];
    int count;
    int kept;
};

static struct after look_ahead(const struct naive *naive, const struct board *board,
                               const struct position *position) {
    struct after after = {.kept = 0};
    enum side winner;
    if (!naive_is_over(board, position, &winner))
        after.count = naive_successors(board, position, after.position);
    for (int i = 0; i < after.count; i++)
        after.kept += naive_value(naive, &after.position[i]).winner == naive_value(naive, position).winner;
    return after;
}

static bool is_puzzle(const struct naive *naive, const struct board *board, const struct position *position) {
    struct after after = look_ahead(naive, board, position);
    bool is_lost = naive_value(naive, position).winner == side_winner(side_other(position->side));
    return !is_lost && after.count > 1 && after.kept == 1;
}

/* The moves that the other side takes to win after the wrong first move that holds out longest, 0 if one ties. */
static uint32_t refutation(const struct naive *naive, const struct board *board,
                           const struct position *position) {
    struct after after = look_ahead(naive, board, position);
    uint32_t longest = 0;
    for (int i = 0; i < after.count; i++) {
        struct value value = naive_value(naive, &after.position[i]);
        if (value.winner == naive_value(naive, position).winner) continue;
        if (value.winner == WINNER_NONE) return 0;
        if (value.distance > longest) longest = value.distance;
    }
    return longest;
}

struct place {
    int row;
    int column;
};

static struct place place_of(const struct board *board, int cell) {
    return (struct place){cell / board->columns, cell % board->columns};
}

static int way(const struct board *board, int a, int b) {
    return abs(place_of(board, a).row - place_of(board, b).row) +
           abs(place_of(board, a).column - place_of(board, b).column);
}

/* A beginner's move, by the rules' words. */
static bool is_seen(const struct board *board, const struct position *position, struct move move) {
    struct place pawn = place_of(board, position->pawn);
    struct place from = place_of(board, move.from);
    struct place to = place_of(board, move.to);
    if (position->side == SIDE_BLACK)
        return to.row < from.row || move.to == position->general[0] || move.to == position->general[1];
    int nearer = way(board, position->general[0], position->pawn);
    int second = way(board, position->general[1], position->pawn);
    if (second < nearer) nearer = second;
    bool captures = move.to == position->pawn;
    bool blocks = to.column == pawn.column && to.row < pawn.row && from.column != pawn.column;
    bool approaches =
        way(board, move.from, position->pawn) == nearer && way(board, move.to, position->pawn) < nearer;
    return captures || blocks || approaches;
}

/* The only moves of the best line, which is that of play.h: it chooses among Black's longest answers. */
static void count_only(const struct naive *naive, const struct analysis *analysis,
                       const struct position *position, uint32_t length, uint32_t *only, uint32_t *unseen) {
    const struct board *board = analysis_board(analysis);
    struct position at = *position;
    struct failure failure;
    struct move best;
    *only = 0;
    *unseen = 0;
    for (uint32_t ply = 0; ply < length; ply++) {
        struct after after = look_ahead(naive, board, &at);
        assert_true(play_line(analysis, &at, &best, 1, &failure));
        if (at.side == position->side && after.count > 1) {
            if (after.kept > 1) return;
            ++*only;
            *unseen += !is_seen(board, &at, best);
        }
        position_play(&at, best);
    }
}

static bool is_retreat(const struct board *board, const struct position *position, struct move move) {
    return move.from != position->pawn &&
           way(board, move.to, position->pawn) > way(board, move.from, position->pawn);
}

/* The points of the header, counted one by one. */
static uint32_t level_by_points(const struct puzzle_grade *grade) {
    uint32_t points = 2 * grade->forced + 4 * grade->unseen;
    for (uint32_t ply = 0; ply < grade->length; ply += 2) points++;
    points += grade->refutation == 0 || grade->refutation > 12 ? 12 : grade->refutation;
    if (grade->retreats) points += 2;
    return points <= 11 ? 1 : points <= 12 ? 2 : points <= 21 ? 3 : points <= 29 ? 4 : 5;
}

static uint32_t check_grade(const struct naive *naive, const struct analysis *analysis,
                            const struct position *position) {
    const struct board *board = analysis_board(analysis);
    struct puzzle_grade grade;
    struct play_shape shape;
    struct failure failure;
    struct move first;
    uint32_t only;
    uint32_t unseen;
    assert_true(puzzle_grade(analysis, position, &grade, &failure));
    if (!is_puzzle(naive, board, position)) {
        assert_int_equal(grade.level, 0);
        return 0;
    }
    assert_true(play_line_shape(analysis, position, &shape, &failure));
    assert_true(play_line(analysis, position, &first, 1, &failure));
    count_only(naive, analysis, position, shape.length, &only, &unseen);
    assert_int_equal(grade.length, shape.length);
    assert_int_equal(grade.refutation, refutation(naive, board, position));
    assert_int_equal(grade.forced, only);
    assert_int_equal(grade.unseen, unseen);
    assert_int_equal(grade.retreats, is_retreat(board, position, first));
    assert_int_equal(grade.level, level_by_points(&grade));
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

static void levels_climb_through_the_week(void **state) {
    static const uint32_t levels[] = {1, 2, 2, 3, 3, 4, 5};
    static const int sides[] = {6, 9, 9, 9, 9};
    (void)state;
    for (uint32_t number = 0; number < 42; number++) {
        struct board board;
        struct board again;
        struct position position;
        struct value value;
        struct puzzle_grade grade;
        struct puzzle_grade found;
        struct failure failure;
        assert_true(puzzle_make(3, number, &board, &grade, &failure));
        assert_true(board_check(&board, &failure));
        assert_true(position_of_board(&board, SIDE_RED, &position, &failure));
        struct analysis *analysis = solve_board(&textbook_solver, &board);
        assert_true(puzzle_grade(analysis, &position, &found, &failure));
        assert_true(analysis_value(analysis, &position, &value, &failure));
        analysis_close(analysis);
        assert_int_equal(value.winner, WINNER_RED);
        assert_int_equal(value.distance, grade.length);
        assert_memory_equal(&found, &grade, sizeof grade);
        assert_int_equal(grade.level, levels[number % COUNT(levels)]);
        assert_in_range(grade.length, 3, 31);
        assert_in_range(board.rows, 3, sides[grade.level - 1]);
        assert_in_range(board.columns, 3, sides[grade.level - 1]);
        assert_true(puzzle_make(3, number, &again, &found, &failure));
        assert_memory_equal(again.cells, board.cells, (size_t)board_size(&board));
    }
}

static void another_seed_or_number_is_another_board(void **state) {
    static const uint64_t seeds[] = {1, 2, 1};
    static const uint32_t numbers[] = {0, 0, 7};
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
        cmocka_unit_test(levels_climb_through_the_week),
        cmocka_unit_test(another_seed_or_number_is_another_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
