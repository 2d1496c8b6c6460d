#include "support/support.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void test_parse_reads_back_what_format_writes(void **state) {
    (void)state;
    struct random random = {2};
    for (int rows = 1; rows <= BOARD_SIDE_MAX; rows++) {
        for (int columns = 1; columns <= BOARD_SIDE_MAX; columns++) {
            struct board board = random_drawing(&random, rows, columns);
            struct board parsed;
            struct failure failure;
            char text[BOARD_TEXT_MAX];
            size_t length = board_format(&board, text);
            assert_int_equal(length, rows * (columns + 1));
            assert_true(board_parse(text, length, &parsed, &failure));
            assert_board(&parsed, &board);
            assert_true(board_check(&board, &failure));
        }
    }
}

static void test_format_writes_back_what_parse_read(void **state) {
    (void)state;
    static const char text[] = "..#\nXO#\nO..\n..X\n";
    struct board board;
    struct failure failure;
    char written[BOARD_TEXT_MAX];
    assert_true(board_parse(text, strlen(text), &board, &failure));
    assert_int_equal(board.rows, 4);
    assert_int_equal(board.columns, 3);
    assert_int_equal(board_size(&board), 12);
    assert_true(board_is_obstacle(&board, 2));
    assert_false(board_is_obstacle(&board, 3));
    assert_int_equal(board_format(&board, written), strlen(text));
    assert_memory_equal(written, text, strlen(text));
}

static const char *const accepted[] = {
    ".X\nO#\n", ".X\nO#", ".X\r\nO#\r\n", "\xEF\xBB\xBF.X\nO#\n", "\n  \n.X  \nO#\t\n\n \n",
};

static void test_parse_takes_what_editors_leave(void **state) {
    (void)state;
    const struct board expected = draw(".X/O#");
    for (size_t i = 0; i < COUNT(accepted); i++) {
        struct board board;
        struct failure failure;
        assert_true(board_parse(accepted[i], strlen(accepted[i]), &board, &failure));
        assert_board(&board, &expected);
    }
}

static void check_malformed(char *field[]) {
    struct failure expected = failure_from_fields(field + 1);
    size_t length = unescape(field[0]);
    char *text = malloc(length > 0 ? length : 1); /* no closing zero */
    struct board board;
    struct failure failure = {0};
    memcpy(text, field[0], length);
    assert_false(board_parse(text, length, &board, &failure));
    assert_failure(field[0], &failure, &expected);
    free(text);
}

static void test_parse_tells_what_is_malformed(void **state) {
    (void)state;
    each_table_line("malformed-board.tsv", 6, check_malformed);
}

static void test_check_refuses_sizes_out_of_range(void **state) {
    (void)state;
    static const struct {
        int rows;
        int columns;
        struct failure failure;
    } cases[] = {
        {0, 1, {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 0}},
        {33, 1, {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 33}},
        {-1, 1, {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 0}},
        {INT_MAX, INT_MAX, {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, INT_MAX}},
        {1, 0, {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 0}},
        {1, 33, {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 33}},
        {1, INT_MIN, {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 0}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct board board = {.rows = cases[i].rows, .columns = cases[i].columns};
        struct failure failure;
        assert_false(board_check(&board, &failure));
        assert_failure("board_check", &failure, &cases[i].failure);
    }
}

static void test_check_tells_the_place_of_a_bad_cell(void **state) {
    (void)state;
    struct board board = draw("..../..../....");
    struct failure failure;
    board.cells[6] = '\0';
    assert_false(board_check(&board, &failure));
    assert_failure("zero", &failure, &(struct failure){FAILURE_BAD_CELL, 2, 3, 0, 0});
    board.cells[6] = CELL_FREE;
    board.cells[11] = (char)0xE4;
    assert_false(board_check(&board, &failure));
    assert_failure("byte", &failure, &(struct failure){FAILURE_BAD_CELL, 3, 4, 0, 0xE4});
}

static void test_a_malformed_row_leaves_the_cells(void **state) {
    (void)state;
    static const char *const rows[] = {"OX", "OX.#", "OX?"};
    for (size_t i = 0; i < COUNT(rows); i++) {
        char cells[] = "###";
        struct failure failure;
        assert_false(board_parse_row(rows[i], strlen(rows[i]), 3, cells, 5, &failure));
        assert_int_equal(failure.line, 5);
        assert_string_equal(cells, "###");
    }
}

static void test_pieces_stand_on_free_cells(void **state) {
    (void)state;
    const struct board board = draw("##OOX##/.######");
    assert_int_equal(board_free_cells(&board), 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_reads_back_what_format_writes),
        cmocka_unit_test(test_format_writes_back_what_parse_read),
        cmocka_unit_test(test_parse_takes_what_editors_leave),
        cmocka_unit_test(test_parse_tells_what_is_malformed),
        cmocka_unit_test(test_check_refuses_sizes_out_of_range),
        cmocka_unit_test(test_check_tells_the_place_of_a_bad_cell),
        cmocka_unit_test(test_a_malformed_row_leaves_the_cells),
        cmocka_unit_test(test_pieces_stand_on_free_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
