/* The table of surveys in tests/data: each of its boards has its score, by the textbook solver and the
   miner's rules. Its lines of up to 27 cells, and of 4×7, are also those of a survey that solved every
   pattern. */
#include "survey/judge.h"
#include "survey/worker.h"

#include "support/support.h"

#include <stdlib.h>
#include <string.h>

enum { SURVEYED_CELLS = 16 };

static int lines, boards;

static void survey_whole(struct pattern_shape shape, struct survey *survey) {
    struct survey_worker *worker;
    struct survey found;
    struct failure failure;
    assert_true(survey_worker_open(shape, &worker, &failure));
    *survey = survey_begin(shape, 1, 1);
    while (!survey_is_done(survey)) {
        survey_chunk(worker, survey, survey->done, &found);
        survey_add(survey, &found);
    }
    survey_worker_close(worker);
}

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
    assert_true(lines == 111 * SURVEY_GOALS); /* all sizes of up to 30 cells */
    assert_true(boards > 200);
}

/* A survey, which solves few of the patterns, counts what was found when all were solved. */
static void check_survey(char *field[TABLE_FIELDS_MAX]) {
    static struct survey survey;
    const struct pattern_shape shape = {(int)strtol(field[0], NULL, 10), (int)strtol(field[1], NULL, 10)};
    const enum survey_goal goal = (enum survey_goal)(lines++ % SURVEY_GOALS);
    if (pattern_cells(shape) > SURVEYED_CELLS) return;
    if (goal == 0) survey_whole(shape, &survey);
    const struct survey_best *best = &survey.best[goal];
    assert_int_equal(best->score, strtoul(field[3], NULL, 10));
    assert_int_equal(best->boards, strtoul(field[4], NULL, 10));
    assert_int_equal(best->positions, strtoul(field[5], NULL, 10));
    if (best->score == 0) return;
    const struct board board = board_of_link(field[6]);
    assert_memory_equal(best->shown.cells, board.cells, (size_t)board_size(&board));
}

static void test_surveys_count_every_pattern(void **state) {
    (void)state;
    lines = 0;
    each_table_line("survey.tsv", 7, check_survey);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_board_of_the_table),
        cmocka_unit_test(test_surveys_count_every_pattern),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
