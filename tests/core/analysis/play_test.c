#include "support/support.h"

#include "analysis/play.h"
#include "contest/contest.h"
#include "support/naive.h"

#include <stdlib.h>

enum { LINE_MAX_MOVES = 4096 };

/* The best line of a position: its shape, its moves, and the position before each move and after the last. */
struct best_line {
    struct play_shape shape;
    struct move moves[LINE_MAX_MOVES];
    struct position positions[LINE_MAX_MOVES + 1];
};

static void follow_line(const struct analysis *analysis, const struct position *start,
                        struct best_line *line) {
    struct failure failure;
    assert_true(play_line_shape(analysis, start, &line->shape, &failure));
    assert_true(line->shape.length <= LINE_MAX_MOVES);
    assert_true(play_line(analysis, start, line->moves, line->shape.length, &failure));
    line->positions[0] = *start;
    for (uint32_t i = 0; i < line->shape.length; i++) {
        line->positions[i + 1] = line->positions[i];
        assert_true(play_chosen(analysis, &line->positions[i + 1], line->moves[i], &failure));
    }
}

static void check_won_line(const struct analysis *analysis, const struct best_line *line,
                           struct value value) {
    enum side winner = SIDE_RED;
    const struct position *end = &line->positions[line->shape.length];
    assert_int_equal(line->shape.length, value.distance);
    assert_int_equal(line->shape.loop, value.distance);
    assert_true(naive_is_over(analysis_board(analysis), end, &winner));
    assert_int_equal(winner, value.winner == WINNER_RED ? SIDE_RED : SIDE_BLACK);
}

static bool same_position(const struct position *a, const struct position *b) {
    bool straight = a->general[0] == b->general[0] && a->general[1] == b->general[1];
    bool crossed = a->general[0] == b->general[1] && a->general[1] == b->general[0];
    return a->pawn == b->pawn && a->side == b->side && (straight || crossed);
}

static void check_tied_line(const struct analysis *analysis, const struct best_line *line) {
    const struct position *end = &line->positions[line->shape.length];
    assert_true(line->shape.loop < line->shape.length);
    assert_true(same_position(end, &line->positions[line->shape.loop]));
    for (uint32_t i = 0; i < line->shape.length; i++) {
        assert_int_equal(value_at(analysis, &line->positions[i]).winner, WINNER_NONE);
        for (uint32_t k = 0; k < i; k++)
            assert_false(same_position(&line->positions[i], &line->positions[k]));
    }
}

static void check_line(const struct analysis *analysis, const struct position *position) {
    static struct best_line line;
    struct value value = value_at(analysis, position);
    follow_line(analysis, position, &line);
    if (value.winner == WINNER_NONE)
        check_tied_line(analysis, &line);
    else
        check_won_line(analysis, &line, value);
}

/* A rank, smaller is better: 0, 1, 2… for wins of the side to move, then ties, then losses from the
   longest. */
static int64_t rank(struct value value, enum side side) {
    enum winner own = side == SIDE_RED ? WINNER_RED : WINNER_BLACK;
    if (value.winner == WINNER_NONE) return 1000000;
    return value.winner == own ? (int64_t)value.distance : 2000000 - (int64_t)value.distance;
}

static int place_of_move(struct move move, const struct move *moves, int count) {
    for (int i = 0; i < count; i++) {
        if (moves[i].from == move.from && moves[i].to == move.to) return i;
    }
    return -1;
}

static void check_moves(const struct analysis *analysis, const struct naive *naive,
                        const struct position *position) {
    const struct board *board = analysis_board(analysis);
    struct play_move valued[MOVES_MAX];
    struct move legal[MOVES_MAX];
    struct failure failure;
    int count = -1;
    int legal_count = position_moves(board, position, legal);
    int last_place = -1;
    int wins = 0;
    assert_true(play_moves(analysis, position, valued, &count, &failure));
    assert_int_equal(count, legal_count);
    for (int i = 0; i < count; i++) {
        struct position after = *position;
        int place_in_order = place_of_move(valued[i].move, legal, legal_count);
        assert_true(place_in_order >= 0);
        position_play(&after, valued[i].move);
        assert_value(board, &after, valued[i].value, naive_value(naive, &after));
        if (i > 0) {
            int64_t before = rank(valued[i - 1].value, position->side);
            int64_t now = rank(valued[i].value, position->side);
            assert_true(before < now || (before == now && last_place < place_in_order));
        }
        wins += naive_value(naive, &after).winner == (position->side == SIDE_RED ? WINNER_RED : WINNER_BLACK);
        last_place = place_in_order;
    }
    assert_int_equal(play_count_wins(valued, count, position->side), wins);
}

static void test_moves_and_lines_of_every_position(void **state) {
    (void)state;
    static const struct {
        int rows;
        int columns;
        unsigned obstacle_percent;
    } shapes[] = {{4, 4, 0}, {4, 4, 20}, {5, 4, 30}, {4, 5, 15}, {2, 5, 0}, {7, 1, 0}, {1, 7, 0}, {3, 5, 40}};
    struct random random = {11};
    for (size_t i = 0; i < COUNT(shapes) * solver_count; i++) {
        size_t shape = i % COUNT(shapes);
        struct board board =
            random_board(&random, shapes[shape].rows, shapes[shape].columns, shapes[shape].obstacle_percent);
        struct analysis *analysis = solve_board(solvers[i / COUNT(shapes)], &board);
        struct naive *naive = naive_solve(&board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            check_moves(analysis, naive, &position);
            check_line(analysis, &position);
        }
        naive_free(naive);
        analysis_close(analysis);
    }
}

/* Lines of whole contest files, the longest of which has 333 moves. */
static void check_lines_of_file(const struct solver *solver, const char *name) {
    size_t length;
    size_t offset = 0;
    char *text = read_data(name, &length);
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    contest_begin(&reader);
    while (text_line_next(text, length, &offset, &line)) {
        if (contest_line(&reader, &line, &failure) != CONTEST_BOARD) continue;
        struct position position;
        assert_true(contest_position(&reader, &position, &failure));
        struct analysis *analysis = solve_board(solver, &reader.board);
        check_line(analysis, &position);
        analysis_close(analysis);
    }
    free(text);
}

static void test_lines_of_the_sample_and_the_records(void **state) {
    (void)state;
    for (size_t i = 0; i < solver_count; i++) {
        check_lines_of_file(solvers[i], "sample1.in");
        check_lines_of_file(solvers[i], "record-10x10.in");
    }
}

static void test_illegal_moves_leave_the_position(void **state) {
    (void)state;
    static const struct {
        const char *rows;
        enum side side;
        struct move move;
    } illegal[] = {
        {"O.O/.X.", SIDE_RED, {4, 1}},          /* not Red's piece */
        {"O.O/.X.", SIDE_BLACK, {0, 1}},        /* not Black's piece */
        {"O.O/.X.", SIDE_RED, {0, 4}},          /* not a neighbour */
        {"O.O/.X.", SIDE_RED, {0, 0}},          /* no move */
        {"O.O/.X.", SIDE_RED, {1, 4}},          /* no piece there */
        {"O.O/.X.", SIDE_RED, {2, 3}},          /* across the border */
        {"OO./.X.", SIDE_RED, {0, 1}},          /* onto the other general */
        {"O#O/.X.", SIDE_RED, {0, 1}},          /* onto an obstacle */
        {"O.O/.X./...", SIDE_BLACK, {4, 7}},    /* a pawn never goes down */
        {"O.O/.X.", SIDE_RED, {0, UINT16_MAX}}, /* off the board */
        {"O.O/.X.", SIDE_RED, {UINT16_MAX, 0}}, /* from nowhere */
        {"X.O/O..", SIDE_BLACK, {0, 1}},        /* the game is over */
        {"..O/B..", SIDE_RED, {2, 1}},          /* over by a capture */
    };
    for (size_t i = 0; i < COUNT(illegal) * solver_count; i++) {
        size_t k = i % COUNT(illegal);
        struct board board = draw(illegal[k].rows);
        const struct position before = place(illegal[k].rows, illegal[k].side);
        struct position position = before;
        struct analysis *analysis = open_analysis(solvers[i / COUNT(illegal)], &board);
        struct failure failure;
        assert_false(play_chosen(analysis, &position, illegal[k].move, &failure));
        assert_code(&failure, FAILURE_ILLEGAL_MOVE);
        assert_int_equal(position.side, before.side);
        assert_true(same_position(&position, &before));
        analysis_close(analysis);
    }
}

static void test_failures_of_the_analysis_are_passed_on(void **state) {
    (void)state;
    struct board board = draw("O.O/.X.");
    struct position good = place("O.O/.X.", SIDE_RED);
    struct position bad = {{0, 0}, 4, SIDE_RED};
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        for (int solved = 0; solved < 2; solved++) {
            const struct position *position = solved ? &bad : &good;
            enum failure_code code = solved ? FAILURE_BAD_POSITION : FAILURE_NOT_SOLVED;
            struct play_move moves[MOVES_MAX];
            struct move line[1];
            struct play_shape shape;
            struct failure failure;
            int count;
            assert_false(play_moves(analysis, position, moves, &count, &failure));
            assert_code(&failure, code);
            assert_false(play_line_shape(analysis, position, &shape, &failure));
            assert_code(&failure, code);
            assert_false(play_line(analysis, position, line, 1, &failure));
            assert_code(&failure, code);
            assert_true(analysis_solve(analysis, &failure));
        }
        struct failure failure;
        assert_false(play_chosen(analysis, &bad, (struct move){0, 1}, &failure));
        assert_code(&failure, FAILURE_BAD_POSITION);
        analysis_close(analysis);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_and_lines_of_every_position),
        cmocka_unit_test(test_lines_of_the_sample_and_the_records),
        cmocka_unit_test(test_illegal_moves_leave_the_position),
        cmocka_unit_test(test_failures_of_the_analysis_are_passed_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
