/* The search back along a game, which finds placements that no sample hits. The source is compiled here to
   access its steps. */
#include "mine/place.c"

#include "support/support.h"

#include <string.h>

static uint32_t score_red(const struct analysis *analysis, const struct position *position) {
    struct value value = value_at(analysis, position);
    return value.winner == WINNER_RED ? value.distance : 0;
}

enum { CELLS_MAX = 12 };

/* Best scores by the cells of the three pieces, the generals in either order. */
static uint32_t scores[CELLS_MAX][CELLS_MAX][CELLS_MAX];

static uint32_t *score_before(const struct position *position) {
    return &scores[position->general[0]][position->general[1]][position->pawn];
}

/* Plays every pair of moves from a position, and records that its score can be reached from the result. */
static void note_score(const struct board *board, const struct position *from, uint32_t score) {
    struct move red[MOVES_MAX], black[MOVES_MAX];
    struct position at = *from;
    int red_count = position_moves(board, &at, red);
    for (int i = 0; i < red_count; i++) {
        position_play(&at, red[i]);
        int black_count = position_moves(board, &at, black);
        for (int j = 0; j < black_count; j++) {
            position_play(&at, black[j]);
            if (*score_before(&at) < score) *score_before(&at) = score;
            position_undo(&at, black[j]);
        }
        position_undo(&at, red[i]);
    }
}

static void check_board(const char *rows) {
    struct board board = draw(rows);
    struct analysis *analysis = solve_board(&textbook_solver, &board);
    struct position position;
    struct failure failure;
    memset(scores, 0, sizeof scores);
    for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
        if (position.side == SIDE_RED) note_score(&board, &position, score_red(analysis, &position));
    }
    for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
        if (position.side != SIDE_RED) continue;
        uint32_t before = *score_before(&position), score = score_red(analysis, &position);
        uint32_t expected = before > score ? before : score;
        assert_true(look_back(NULL, analysis, SCORE_RED, &position, &score, &failure));
        assert_true(score >= expected);
        assert_int_equal(score_red(analysis, &position), score);
    }
    analysis_close(analysis);
}

static void test_every_position_two_moves_before_is_looked_at(void **state) {
    (void)state;
    check_board(".../.../...");
    check_board("..../.#../....");
    check_board("..#/.../#../...");
}

static void test_a_sample_may_have_every_piece_anywhere(void **state) {
    (void)state;
    struct board board = draw(".../...");
    struct random random = {9};
    unsigned been[3] = {0};
    for (int i = 0; i < 100; i++) {
        struct position drawn = draw_position(&board, &random);
        been[0] |= 1u << drawn.general[0];
        been[1] |= 1u << drawn.general[1];
        been[2] |= 1u << drawn.pawn;
    }
    for (int piece = 0; piece < 3; piece++) assert_int_equal(been[piece], (1 << 6) - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_sample_may_have_every_piece_anywhere),
        cmocka_unit_test(test_every_position_two_moves_before_is_looked_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
