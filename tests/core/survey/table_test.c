/* The table of surveys in tests/data: each of its boards has its score, by the textbook solver and the
   miner's rules. */
#include "survey/judge.h"

#include "support/support.h"

#include <stdlib.h>
#include <string.h>

static int lines, boards;

/* The board in a link's fragment, #b=3wr/1b2. */
static struct board board_of_link(const char *link) {
    struct board board = {.rows = 1};
    int cell = 0;
    assert_memory_equal(link, "#b=", 3);
    for (const char *at = link + 3; *at;) {
        if (*at == '/') {
            board.rows++;
            at++;
        } else if (*at >= '0' && *at <= '9') {
            char *end;
            for (long run = strtol(at, &end, 10); run > 0; run--) board.cells[cell++] = CELL_FREE;
            at = end;
        } else {
            board.cells[cell++] = *at == 'w' ? CELL_OBSTACLE : *at == 'r' ? CELL_GENERAL : CELL_PAWN;
            at++;
        }
    }
    board.columns = cell / board.rows;
    assert_int_equal(board_size(&board), cell);
    return board;
}

/* rows, columns, goal, moves, boards, positions, board: goals in their order. */
static void check_line(char *field[TABLE_FIELDS_MAX]) {
    const enum survey_goal goal = (enum survey_goal)(lines++ % SURVEY_GOALS);
    const uint32_t expected = (uint32_t)strtoul(field[3], NULL, 10);
    struct failure failure;
    uint32_t score;
    assert_string_equal(field[2], score_goal_name(survey_score_goal(goal)));
    assert_int_equal(expected > 0, strtoul(field[4], NULL, 10) > 0);
    assert_true(strtoul(field[4], NULL, 10) <= strtoul(field[5], NULL, 10));
    if (expected == 0) {
        assert_string_equal(field[6], "");
        return;
    }
    const struct board board = board_of_link(field[6]);
    assert_int_equal(board.rows, strtol(field[0], NULL, 10));
    assert_int_equal(board.columns, strtol(field[1], NULL, 10));
    assert_true(judge_board(&board, goal, &score, &failure));
    assert_int_equal(score, expected);
    boards++;
}

static void test_every_board_of_the_table(void **state) {
    (void)state;
    each_table_line("survey.tsv", 7, check_line);
    assert_true(lines >= 95 * SURVEY_GOALS); /* all sizes of up to 27 cells */
    assert_true(boards > 200);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_board_of_the_table)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
