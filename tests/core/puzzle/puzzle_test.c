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

/* Whether the pawn can get from a cell to row 1 without the closed one. */
static bool can_climb(const struct board *board, int cell, int closed, bool *seen) {
    struct place at = place_of(board, cell);
    if (seen[cell] || cell == closed || board_is_obstacle(board, cell)) return false;
    seen[cell] = true;
    return at.row == 0 || can_climb(board, cell - board->columns, closed, seen) ||
           (at.column > 0 && can_climb(board, cell - 1, closed, seen)) ||
           (at.column + 1 < board->columns && can_climb(board, cell + 1, closed, seen));
}

static bool closes(const struct board *board, const struct position *position, int cell) {
    bool seen[2][BOARD_CELLS_MAX] = {{false}};
    return cell != position->pawn && can_climb(board, position->pawn, -1, seen[0]) &&
           !can_climb(board, position->pawn, cell, seen[1]);
}

static bool can_enter(const struct board *board, const struct position *position, int cell) {
    return way(board, position->general[0], cell) <= 1 || way(board, position->general[1], cell) <= 1;
}

/* The whole line: whether Black ever has a choice, and whether Red takes a move back. */
static void check_line(const struct naive *naive, const struct analysis *analysis,
                       const struct position *position, uint32_t length, uint32_t themes) {
    const struct board *board = analysis_board(analysis);
    struct move moves[64];
    struct position at = *position;
    struct failure failure;
    bool has_choice = false;
    bool goes_back = false;
    assert_true(length <= COUNT(moves));
    assert_true(play_line(analysis, position, moves, length, &failure));
    for (uint32_t ply = 0; ply < length; ply++) {
        if (at.side == SIDE_BLACK && look_ahead(naive, board, &at).count > 1) has_choice = true;
        if (at.side == SIDE_RED && ply >= 2 && moves[ply].to == moves[ply - 2].from &&
            moves[ply].from == moves[ply - 2].to)
            goes_back = true;
        position_play(&at, moves[ply]);
    }
    assert_int_equal(themes >> THEME_CORRIDOR & 1, length >= 5 && !has_choice);
    assert_int_equal(themes >> THEME_WAIT & 1, goes_back);
}

static void check_key(const struct naive *naive, const struct analysis *analysis,
                      const struct position *position, uint32_t themes) {
    const struct board *board = analysis_board(analysis);
    struct position after = *position;
    struct failure failure;
    struct move key;
    int above = position->pawn - board->columns;
    assert_true(play_line(analysis, position, &key, 1, &failure));
    position_play(&after, key);
    bool leaves = above >= 0 && !board_is_obstacle(board, above) && can_enter(board, position, above) &&
                  !can_enter(board, &after, above);
    assert_int_equal(themes >> THEME_SACRIFICE & 1, leaves);
    assert_int_equal(themes >> THEME_GATE & 1,
                     closes(board, position, key.to) && !closes(board, position, key.from));
    after.side = SIDE_RED;
    assert_int_equal(themes >> THEME_PARITY & 1, naive_value(naive, &after).winner != WINNER_RED);
}

static void check_themes(const struct naive *naive, const struct analysis *analysis,
                         const struct position *position, uint32_t length) {
    enum winner winner = naive_value(naive, position).winner;
    struct failure failure;
    uint32_t themes;
    assert_true(puzzle_themes(analysis, position, &themes, &failure));
    assert_int_equal(themes >> THEME_BLACK & 1, position->side == SIDE_BLACK);
    assert_int_equal(themes >> THEME_TIE & 1, winner == WINNER_NONE);
    if (winner != WINNER_RED) {
        assert_int_equal(themes >> THEME_CORRIDOR, 0);
        return;
    }
    check_line(naive, analysis, position, length, themes);
    check_key(naive, analysis, position, themes);
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
    check_themes(naive, analysis, position, grade.length);
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

static void check_made(const struct puzzle *puzzle, uint32_t number, enum theme theme) {
    struct position position;
    struct puzzle_grade grade;
    struct puzzle again;
    struct failure failure;
    uint32_t themes;
    assert_true(board_check(&puzzle->board, &failure));
    assert_true(position_of_board(&puzzle->board, puzzle->side, &position, &failure));
    struct analysis *analysis = solve_board(&textbook_solver, &puzzle->board);
    assert_true(puzzle_grade(analysis, &position, &grade, &failure));
    assert_true(puzzle_themes(analysis, &position, &themes, &failure));
    analysis_close(analysis);
    assert_memory_equal(&grade, &puzzle->grade, sizeof grade);
    assert_int_equal(themes, puzzle->themes);
    assert_true(puzzle_make(3, number, theme, &again, &failure));
    assert_memory_equal(again.board.cells, puzzle->board.cells, (size_t)board_size(&puzzle->board));
}

static void levels_climb_through_the_week(void **state) {
    static const uint32_t levels[] = {1, 2, 2, 3, 3, 4, 5};
    static const int sides[] = {6, 9, 9, 9, 9};
    (void)state;
    for (uint32_t number = 0; number < 21; number++) {
        struct puzzle puzzle;
        struct failure failure;
        assert_true(puzzle_make(3, number, THEME_NONE, &puzzle, &failure));
        check_made(&puzzle, number, THEME_NONE);
        assert_int_equal(puzzle.side, SIDE_RED);
        assert_int_equal(puzzle.themes & (1u << THEME_TIE), 0);
        assert_int_equal(puzzle.grade.level, levels[number % COUNT(levels)]);
        assert_in_range(puzzle.grade.length, 3, 31);
        assert_in_range(puzzle.board.rows, 3, sides[puzzle.grade.level - 1]);
        assert_in_range(puzzle.board.columns, 3, sides[puzzle.grade.level - 1]);
    }
}

/* Boards as small as random ones seldom have a theme: those made for it are checked as well. */
static void check_against_naive(const struct puzzle *puzzle) {
    struct position position;
    struct failure failure;
    if (board_size(&puzzle->board) > 24) return;
    assert_true(position_of_board(&puzzle->board, puzzle->side, &position, &failure));
    struct naive *naive = naive_solve(&puzzle->board);
    struct analysis *analysis = solve_board(&layered_solver, &puzzle->board);
    assert_int_equal(check_grade(naive, analysis, &position), 1);
    analysis_close(analysis);
    naive_free(naive);
}

static void check_drawn(const char *text) {
    struct puzzle puzzle = {.side = SIDE_RED};
    struct failure failure;
    assert_true(board_parse(text, strlen(text), &puzzle.board, &failure));
    check_against_naive(&puzzle);
}

/* In the best line the pawn never has a choice. */
static void a_corridor_may_be_of_five_moves(void **state) {
    (void)state;
    check_drawn("....\n....\n.O#.\n..#X\n..O.\n....\n");
}

/* With Red to move after the key it would be a tie. */
static void parity_may_keep_red_from_a_tie(void **state) {
    (void)state;
    check_drawn(".O.\n.#.\nX..\n#O#\n..#\n");
}

static void every_theme_can_be_asked_for(void **state) {
    (void)state;
    for (uint32_t i = 0; i < 2 * (THEMES - 1); i++) {
        enum theme theme = i % (THEMES - 1) + 1;
        uint32_t number = i / (THEMES - 1);
        struct puzzle puzzle;
        struct failure failure;
        assert_true(puzzle_make(3, number, theme, &puzzle, &failure));
        if (number == 0) check_made(&puzzle, number, theme);
        check_against_naive(&puzzle);
        assert_int_equal(puzzle.themes >> theme & 1, 1);
        assert_in_range(puzzle.grade.length, 3, theme == THEME_TIE ? 12 : 31);
    }
}

static void another_seed_number_or_theme_is_another_board(void **state) {
    static const uint64_t seeds[] = {1, 2, 1, 1, 1};
    static const uint32_t numbers[] = {0, 0, 7, 0, 0};
    static const enum theme themes[] = {THEME_NONE, THEME_NONE, THEME_NONE, THEME_GATE, THEME_PARITY};
    struct puzzle puzzles[COUNT(seeds)];
    struct failure failure;
    (void)state;
    for (size_t i = 0; i < COUNT(seeds); i++) {
        assert_true(puzzle_make(seeds[i], numbers[i], themes[i], &puzzles[i], &failure));
        for (size_t j = 0; j < i; j++)
            assert_memory_not_equal(&puzzles[i].board, &puzzles[j].board, sizeof puzzles[i].board);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grades_are_as_the_rules_have_them),
        cmocka_unit_test(levels_climb_through_the_week),
        cmocka_unit_test(a_corridor_may_be_of_five_moves),
        cmocka_unit_test(parity_may_keep_red_from_a_tie),
        cmocka_unit_test(every_theme_can_be_asked_for),
        cmocka_unit_test(another_seed_number_or_theme_is_another_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
