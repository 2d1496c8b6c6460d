/* The rules, one tiny board each (tests/data/rules.tsv), reasoned out by hand from the statement. */
#include "support/support.h"

#include "support/naive.h"

#include <string.h>

enum { VALUE, SIDE, BOARD, RULE, FIELDS };

static struct position position_of_fields(char *const field[]) {
    assert_true(strcmp(field[SIDE], "red") == 0 || strcmp(field[SIDE], "black") == 0);
    return place(field[BOARD], field[SIDE][0] == 'r' ? SIDE_RED : SIDE_BLACK);
}

static void check_with_solvers(char *field[]) {
    struct board board = draw(field[BOARD]);
    struct position position = position_of_fields(field);
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = solve_board(solvers[i], &board);
        struct value actual = value_at(analysis, &position);
        analysis_close(analysis);
        assert_value(&board, &position, actual, value_from_text(field[VALUE]));
    }
}

static void check_with_naive(char *field[]) {
    struct board board = draw(field[BOARD]);
    struct position position = position_of_fields(field);
    struct naive *naive = naive_solve(&board);
    struct value actual = naive_value(naive, &position);
    naive_free(naive);
    assert_value(&board, &position, actual, value_from_text(field[VALUE]));
}

static void check_mirrored(char *field[]) {
    struct board drawn = draw(field[BOARD]);
    struct position drawn_position = position_of_fields(field);
    struct board board = mirror_board(&drawn);
    struct position position = mirror_position(&drawn, &drawn_position);
    struct analysis *analysis = solve_board(&textbook_solver, &board);
    struct value actual = value_at(analysis, &position);
    analysis_close(analysis);
    assert_value(&board, &position, actual, value_from_text(field[VALUE]));
}

static void test_solvers_keep_every_rule(void **state) {
    (void)state;
    each_table_line("rules.tsv", FIELDS, check_with_solvers);
}

static void test_naive_solver_keeps_every_rule(void **state) {
    (void)state;
    each_table_line("rules.tsv", FIELDS, check_with_naive);
}

static void test_rules_know_no_left_and_right(void **state) {
    (void)state;
    each_table_line("rules.tsv", FIELDS, check_mirrored);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_solvers_keep_every_rule),
        cmocka_unit_test(test_naive_solver_keeps_every_rule),
        cmocka_unit_test(test_rules_know_no_left_and_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
