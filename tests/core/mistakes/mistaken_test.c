/* The mistaken solver: right without a mistake, wrong with each mistake on the board that shows it, and
   unaffected where the mistake cannot matter by the rules. */
#include "support/support.h"

#include "game/pairs.h"
#include "mistakes/mistaken.h"
#include "mistakes/printed.h"
#include "mistakes/smallest.h"
#include "support/naive.h"

#include <stdio.h>
#include <string.h>

typedef bool chooser(const struct board *board, const struct position *position, struct value right);

/* Compares the positions selected by `which` with the naive solver. */
static void assert_right(const char *rows, unsigned mistakes, chooser *which) {
    struct board board = draw(rows);
    struct naive *naive = naive_solve(&board);
    struct mistaken *mistaken = solve_mistaken(&board, mistakes);
    struct position position;
    int count = 0;
    for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
        struct value right = naive_value(naive, &position);
        if (!which(&board, &position, right)) continue;
        assert_value(&board, &position, mistaken_value(mistaken, &position), right);
        count++;
    }
    mistaken_close(mistaken);
    naive_free(naive);
    assert_true(count > 0);
}

static void test_without_a_mistake_it_is_as_the_layered_solver(void **state) {
    (void)state;
    struct random random = {6};
    for (int i = 0; i < 12; i++) {
        struct board board = random_board(&random, 3 + i % 4, 6 - i % 3, 10 * (unsigned)(i % 5));
        struct analysis *analysis = solve_board(&layered_solver, &board);
        struct mistaken *mistaken = solve_mistaken(&board, 0);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);)
            assert_value(&board, &position, mistaken_value(mistaken, &position),
                         value_at(analysis, &position));
        mistaken_close(mistaken);
        analysis_close(analysis);
    }
}

/* tests/data/mistakes.tsv: mistake, board, right value, wrong value, how the board was found. */
static unsigned set_of(const char *name) {
    for (int i = 0; i < MISTAKES; i++) {
        if (strcmp(mistake_name(i), name) == 0) return 1U << i;
    }
    fail_msg("there is no mistake %s", name);
    return 0;
}

static struct value printed_from_text(const char *text) {
    struct text_line line = {text, strlen(text), 1};
    struct value value;
    assert_true(printed_parse(&line, &value));
    return value;
}

/* Mistakes whose lines were right, and how many there were. */
static unsigned shown;
static int lines;

/* Cells of the largest board searched for a line that the table lacks. */
enum { SEARCHED_CELLS = 10 };

/* Prints the line that the table lacks of a mistake. */
static void print_missing_line(int mistake) {
    struct smallest search;
    struct failure failure;
    char rows[BOARD_TEXT_MAX];
    char right[ANSWER_MAX];
    char wrong[ANSWER_MAX];
    smallest_begin(&search, 1U << mistake, SEARCHED_CELLS);
    while (!search.done) assert_true(smallest_step(&search, 100, &failure));
    if (!search.found) {
        print_error("%s changes no board of up to %d cells\n", mistake_name(mistake), SEARCHED_CELLS);
        return;
    }
    const size_t length = board_format(&search.board, rows) - 1;
    for (size_t i = 0; i < length; i++)
        if (rows[i] == '\n') rows[i] = '/';
    answer_format(search.right, right);
    printed_format(search.wrong, wrong);
    print_error("tests/data/mistakes.tsv lacks this line:\n%s\t%.*s\t%s\t%s\texhaustive\n",
                mistake_name(mistake), (int)length, rows, right, wrong);
}

static void assert_all_shown(void) {
    for (int i = 0; i < MISTAKES; i++) {
        if (shown >> i & 1) continue;
        print_missing_line(i);
        fail_msg("no board shows %s", mistake_name(i));
    }
}

static void assert_differs(char *field[TABLE_FIELDS_MAX]) {
    struct board board = draw(field[1]);
    struct position position = place(field[1], SIDE_RED);
    struct analysis *analysis = solve_board(&layered_solver, &board);
    assert_value(&board, &position, value_at(analysis, &position), value_from_text(field[2]));
    analysis_close(analysis);
    struct mistaken *mistaken = solve_mistaken(&board, set_of(field[0]));
    assert_value(&board, &position, mistaken_value(mistaken, &position), printed_from_text(field[3]));
    mistaken_close(mistaken);
    assert_string_not_equal(field[2], field[3]);
    shown |= set_of(field[0]);
    lines++;
}

static void test_each_mistake_differs_on_its_board(void **state) {
    (void)state;
    lines = 0;
    shown = 0;
    each_table_line("mistakes.tsv", 5, assert_differs);
    assert_all_shown();
    assert_int_equal(lines, MISTAKES);
}

static void assert_found(char *field[TABLE_FIELDS_MAX]) {
    struct smallest search;
    struct failure failure;
    struct board expected = draw(field[1]);
    if (strcmp(field[4], "exhaustive") != 0) return;
    smallest_begin(&search, set_of(field[0]), board_size(&expected));
    while (!search.done) assert_true(smallest_step(&search, 3, &failure));
    assert_true(search.found);
    assert_board(&search.board, &expected);
    assert_true(value_equal(search.right, value_from_text(field[2])));
    assert_true(value_equal(search.wrong, printed_from_text(field[3])));
    lines++;
}

/* Lines of the table whose board is only the smallest known. */
enum { KNOWN = 4 };

static void test_the_search_finds_these_boards(void **state) {
    (void)state;
    lines = 0;
    each_table_line("mistakes.tsv", 5, assert_found);
    assert_int_equal(lines, MISTAKES - KNOWN);
}

/* The value of one position: what depends on where a search begins is not in a whole table. */
static struct value value_alone(const struct board *board, const struct position *position,
                                unsigned mistakes) {
    struct mistaken *one = NULL;
    struct failure failure;
    assert_true(mistaken_open_for(board, position, mistakes, UINT64_MAX, &one, &failure));
    while (!mistaken_is_settled(one, position)) assert_true(mistaken_step(one, 100, &failure));
    struct value value = mistaken_value(one, position);
    mistaken_close(one);
    return value;
}

static void assert_same_when_drawn(const struct board *board, unsigned mistakes) {
    struct naive *naive = naive_solve(board);
    struct mistaken *mistaken = solve_mistaken(board, mistakes);
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        bool drawn = position.pawn != position.general[0] && position.pawn != position.general[1];
        if (position.side != SIDE_RED || !drawn) continue;
        struct value value = mistakes & MISTAKE_MEMO ? value_alone(board, &position, mistakes)
                                                     : mistaken_value(mistaken, &position);
        assert_value(board, &position, value, naive_value(naive, &position));
    }
    mistaken_close(mistaken);
    naive_free(naive);
}

/* Without using the search: tries every shape and every set of obstacles. */
static void assert_none_smaller(char *field[TABLE_FIELDS_MAX]) {
    struct board found = draw(field[1]);
    if (strcmp(field[4], "exhaustive") != 0) return;
    for (int cells = 1; cells <= board_size(&found); cells++) {
        for (unsigned obstacles = 0; obstacles < 1U << cells; obstacles++) {
            for (int rows = 1; rows <= cells; rows++) {
                if (cells % rows != 0) continue;
                const struct board board = board_of_pattern(rows, cells / rows, obstacles);
                if (cells < board_size(&found) || obstacles_of(&board) < obstacles_of(&found))
                    assert_same_when_drawn(&board, set_of(field[0]));
            }
        }
    }
}

static void test_no_smaller_board_shows_a_mistake(void **state) {
    (void)state;
    each_table_line("mistakes.tsv", 5, assert_none_smaller);
}

static void test_a_search_ends_where_it_may_not_go_on(void **state) {
    (void)state;
    struct smallest search;
    struct failure failure;
    smallest_begin(&search, MISTAKE_HURRY, 0);
    assert_true(search.done);
    smallest_begin(&search, MISTAKE_HURRY, 1);
    assert_false(search.done);
    smallest_begin(&search, MISTAKE_HURRY, 5);
    assert_true(smallest_step(&search, UINT64_MAX, &failure));
    assert_true(search.done);
    assert_false(search.found);
    smallest_begin(&search, 0, 6);
    assert_true(smallest_step(&search, UINT64_MAX, &failure));
    assert_true(search.done);
    assert_false(search.found);
}

/* With any mistakes, the pieces are on different cells. */
static void test_what_is_found_can_be_drawn(void **state) {
    (void)state;
    for (int a = 0; a < MISTAKES; a++) {
        for (int b = a; b < MISTAKES; b++) {
            struct smallest search;
            struct position position;
            struct failure failure;
            smallest_begin(&search, 1u << a | 1u << b, 4);
            assert_true(smallest_step(&search, UINT64_MAX, &failure));
            if (search.found) assert_true(position_of_board(&search.board, SIDE_RED, &position, &failure));
        }
    }
}

/* Number of boards with this many cells, at least three of them free. */
static uint64_t count_boards(int cells) {
    uint64_t boards = 0;
    for (int rows = 1; rows <= cells; rows++) {
        for (uint32_t pattern = 0; cells % rows == 0 && pattern >> cells == 0; pattern++) {
            const struct board board = board_of_pattern(rows, cells / rows, pattern);
            boards += obstacles_of(&board) <= cells - 3;
        }
    }
    return boards;
}

static uint64_t boards_tried(int cells_max) {
    struct smallest search;
    struct failure failure;
    smallest_begin(&search, 0, cells_max);
    for (uint64_t steps = 0; !search.done; steps++) {
        assert_int_equal(search.tried, steps);
        assert_true(smallest_step(&search, 1, &failure));
    }
    return search.tried;
}

static void test_a_search_tries_every_board(void **state) {
    (void)state;
    for (int cells = 3; cells <= 8; cells++)
        assert_int_equal(boards_tried(cells) - boards_tried(cells - 1), count_boards(cells));
}

static bool is_apart(const struct board *board, const struct position *position, struct value right) {
    (void)right;
    int first = position->general[0] % board->columns;
    int second = position->general[1] % board->columns;
    return (first < 2) != (second < 2);
}

static bool is_near(const struct board *board, const struct position *position, struct value right) {
    (void)board;
    (void)position;
    return right.winner == WINNER_NONE || right.distance <= 3;
}

static bool is_not_won(const struct board *board, const struct position *position, struct value right) {
    (void)board;
    return right.winner != side_winner(position->side) || right.distance == 0;
}

static void test_a_mistake_is_right_where_it_cannot_matter(void **state) {
    (void)state;
    assert_right("..#../..#../..#../..#..", MISTAKE_SHARE, is_apart);
    assert_right("..../.#../#.../..#.", MISTAKE_HURRY, is_near);
    assert_right("...../.#.../....#", MISTAKE_HURRY, is_near);
    assert_right("..../.#../#.../..#.", MISTAKE_LAST, is_not_won);
    assert_right("...../...../....#", MISTAKE_LAST, is_not_won);
}

/* The winner does not depend on the mistakes HURRY, LAST and BYTE. */
static void test_counting_wrong_changes_no_winner(void **state) {
    (void)state;
    struct random random = {11};
    for (int i = 0; i < 8; i++) {
        struct board board = random_board(&random, 5, 5, 25);
        struct analysis *analysis = solve_board(&layered_solver, &board);
        struct mistaken *mistaken = solve_mistaken(&board, MISTAKE_HURRY | MISTAKE_LAST | MISTAKE_BYTE);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);)
            assert_int_equal(mistaken_value(mistaken, &position).winner,
                             value_at(analysis, &position).winner);
        mistaken_close(mistaken);
        analysis_close(analysis);
    }
}

static void test_left_and_right_are_alike_to_every_set_of_mistakes(void **state) {
    (void)state;
    struct random random = {3};
    const unsigned sided =
        MISTAKE_TRANSPOSED | MISTAKE_SIZES | MISTAKE_LAST_COLUMN | MISTAKE_UNMIRRORED | MISTAKE_MEMO;
    for (int i = 0; i < 80; i++) {
        unsigned mistakes = (unsigned)random_next(&random) & (unsigned)random_next(&random) & ~sided;
        struct board board = random_board(&random, 4, 4, 20);
        struct board mirrored = mirror_board(&board);
        struct mistaken *mistaken = solve_mistaken(&board, mistakes);
        struct mistaken *mirror = solve_mistaken(&mirrored, mistakes);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            struct position other = mirror_position(&board, &position);
            assert_value(&mirrored, &other, mistaken_value(mirror, &other),
                         mistaken_value(mistaken, &position));
        }
        mistaken_close(mistaken);
        mistaken_close(mirror);
    }
}

/* Wins and losses are settled before the whole table is. */
static void test_a_settled_value_stays(void **state) {
    (void)state;
    struct random random = {9};
    struct failure failure;
    int early[2] = {0};
    for (int i = 0; i < 60; i++) {
        unsigned mistakes = i < MISTAKES ? 1U << i : (unsigned)random_next(&random) & MISTAKES_ALL;
        mistakes &= ~(unsigned)MISTAKE_MEMO;
        struct board board = random_board(&random, 4, 4, 20);
        struct mistaken *whole = solve_mistaken(&board, mistakes);
        struct mistaken *mistaken = NULL;
        assert_true(mistaken_open(&board, mistakes, UINT64_MAX, &mistaken, &failure));
        while (!mistaken_is_done(mistaken)) {
            struct position position;
            assert_true(mistaken_step(mistaken, 500, &failure));
            bool done = mistaken_is_done(mistaken);
            for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
                if (!mistaken_is_settled(mistaken, &position)) continue;
                struct value value = mistaken_value(mistaken, &position);
                assert_value(&board, &position, value, mistaken_value(whole, &position));
                value = mistaken_found(mistaken, &position);
                if (!done && value.distance > 0) early[value.winner == side_winner(position.side)]++;
            }
        }
        mistaken_close(mistaken);
        mistaken_close(whole);
    }
    assert_true(early[false] > 0 && early[true] > 0);
}

/* Lines. */

enum { LINE_MAX = 400 };

static void test_without_a_mistake_it_plays_best(void **state) {
    (void)state;
    struct random random = {21};
    struct failure failure;
    for (int i = 0; i < 6; i++) {
        struct board board = random_board(&random, 4, 5, 20);
        struct analysis *analysis = solve_board(&layered_solver, &board);
        struct mistaken *mistaken = solve_mistaken(&board, 0);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            struct play_shape shape;
            struct move best[LINE_MAX];
            struct move moves[LINE_MAX];
            uint32_t loop;
            assert_true(play_line_shape(analysis, &position, &shape, &failure));
            assert_true(shape.length <= LINE_MAX);
            assert_true(play_line(analysis, &position, best, shape.length, &failure));
            assert_int_equal(mistaken_line(mistaken, &position, moves, LINE_MAX, &loop), shape.length);
            assert_int_equal(loop, shape.loop);
            for (uint32_t at = 0; at < shape.length; at++) {
                assert_int_equal(moves[at].from, best[at].from);
                assert_int_equal(moves[at].to, best[at].to);
            }
        }
        mistaken_close(mistaken);
        analysis_close(analysis);
    }
}

/* The line of a mistake's board, as `from-to` by cell, separated by spaces. */
static void assert_line(unsigned mistakes, const char *rows, const char *expected) {
    struct board board = draw(rows);
    struct position position = place(rows, SIDE_RED);
    struct mistaken *mistaken = solve_mistaken(&board, mistakes);
    struct move moves[LINE_MAX];
    char text[256] = "";
    uint32_t loop;
    uint32_t count = mistaken_line(mistaken, &position, moves, LINE_MAX, &loop);
    for (uint32_t i = 0; i < count; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d-%d", i > 0 ? " " : "", moves[i].from,
                 moves[i].to);
    assert_string_equal(text, expected);
    assert_int_equal(loop, count);
    mistaken_close(mistaken);
}

static void test_what_a_wrong_program_plays(void **state) {
    (void)state;
    assert_line(MISTAKE_NO_CAPTURE, "O/O/./X", "1-2");
    assert_line(MISTAKE_ORDER, "X/O/O", "1-0");
    assert_line(MISTAKE_NO_LOSS, "O/O/#/X", "");
    assert_line(MISTAKE_SHARE, "O/O/./X", "0-1 3-2 1-2");
    assert_line(MISTAKE_HURRY, "O/#/./O/./X", "3-4 5-4");
    assert_line(MISTAKE_DOWN, "O/./X/./O", "0-1 2-1");
    assert_line(MISTAKE_ROW_LATE, "OOX", "1-2");
    assert_line(MISTAKE_TRANSPOSED, "OOX", "1-2");
    assert_line(MISTAKE_UNMIRRORED, ".O/O./X.", "2-4");
    assert_line(MISTAKE_HALF, "O/O/./X", "1-2 3-2");
    assert_line(MISTAKE_TURN_TAKES, "O/O/X", "1-2");
    assert_line(MISTAKE_FIRST, "O/#/./O/./X", "3-4 5-4");
}

static void test_a_line_has_no_more_moves_than_there_is_room_for(void **state) {
    (void)state;
    struct board board = draw("O..O/..../.X..");
    struct position position = place("O..O/..../.X..", SIDE_RED);
    struct mistaken *mistaken = solve_mistaken(&board, 0);
    struct move moves[1];
    uint32_t loop;
    assert_int_equal(mistaken_line(mistaken, &position, moves, 1, &loop), 1);
    assert_int_equal(loop, 1);
    mistaken_close(mistaken);
}

/* A table for one position has the same value as the whole one, with any mistakes that do not depend on
   where a search begins. Every ninth position, of either side and with any cells. */
static void test_one_position_is_worth_the_same_alone(void **state) {
    (void)state;
    struct random random = {12};
    for (int i = 0; i < MISTAKES + 8; i++) {
        unsigned mistakes = i < MISTAKES ? 1U << i : (unsigned)random_next(&random) & MISTAKES_ALL;
        mistakes &= ~(unsigned)MISTAKE_MEMO;
        struct board board = random_board(&random, 3, 4, 20);
        struct mistaken *whole = solve_mistaken(&board, mistakes);
        struct position position;
        int number = 0;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            if (number++ % 9 != 0) continue;
            assert_value(&board, &position, value_alone(&board, &position, mistakes),
                         mistaken_value(whole, &position));
        }
        mistaken_close(whole);
    }
}

/* As for the right solvers. */
static void test_a_step_is_about_as_long_as_its_budget(void **state) {
    (void)state;
    enum { BUDGET = 3000 };
    struct random random = {9};
    struct board board = random_board(&random, 9, 9, 20);
    struct mistaken *mistaken;
    struct failure failure;
    uint64_t positions = pairs_positions(&board), steps = 0;
    assert_true(mistaken_open(&board, 0, UINT64_MAX, &mistaken, &failure));
    for (; !mistaken_is_done(mistaken); steps++) assert_true(mistaken_step(mistaken, BUDGET, &failure));
    assert_in_range(steps * BUDGET, positions / 2, positions * 3 / 2);
    mistaken_close(mistaken);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_position_is_worth_the_same_alone),
        cmocka_unit_test(test_a_step_is_about_as_long_as_its_budget),
        cmocka_unit_test(test_without_a_mistake_it_is_as_the_layered_solver),
        cmocka_unit_test(test_each_mistake_differs_on_its_board),
        cmocka_unit_test(test_the_search_finds_these_boards),
        cmocka_unit_test(test_no_smaller_board_shows_a_mistake),
        cmocka_unit_test(test_a_search_ends_where_it_may_not_go_on),
        cmocka_unit_test(test_what_is_found_can_be_drawn),
        cmocka_unit_test(test_a_search_tries_every_board),
        cmocka_unit_test(test_a_mistake_is_right_where_it_cannot_matter),
        cmocka_unit_test(test_counting_wrong_changes_no_winner),
        cmocka_unit_test(test_left_and_right_are_alike_to_every_set_of_mistakes),
        cmocka_unit_test(test_a_settled_value_stays),
        cmocka_unit_test(test_without_a_mistake_it_plays_best),
        cmocka_unit_test(test_what_a_wrong_program_plays),
        cmocka_unit_test(test_a_line_has_no_more_moves_than_there_is_room_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
