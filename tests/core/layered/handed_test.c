/* Tiers of a half handed from one analysis to another: the resulting table equals one that is solved
   alone, whichever tiers were handed over, in any order; and tiers that do not fit are refused. */
#include "layered/handed.h"
#include "layered/layered_inside.h"
#include "support/support.h"

#include <string.h>

static struct failure failure;

static bool fits(struct analysis *to, int half, uint32_t tier, const struct handed *handed) {
    return handed_take(to, half, tier, handed, false, &failure) == HANDING_FINE;
}

static bool ends(struct analysis *to, int half, uint32_t tier, const struct handed *handed) {
    return handed_take(to, half, tier, handed, true, &failure) == HANDING_FINE;
}

/* Hands over one tier, whose description must fit. */
static void hand(const struct analysis *from, struct analysis *to, int half, uint32_t tier) {
    struct handed handed;
    assert_true(handed_give(from, half, tier, &handed));
    assert_true(fits(to, half, tier, &handed));
    for (uint32_t piece = 0; piece < handed.pieces; piece++)
        memcpy(handed_piece(to, half, tier, piece), handed_piece(from, half, tier, piece),
               handed.piece_bytes);
    assert_true(ends(to, half, tier, &handed));
    assert_false(fits(to, half, tier, &handed)); /* it already has this tier */
}

static uint32_t tiers_of(const struct analysis *analysis, int half) {
    struct handed handed;
    uint32_t tiers = 0;
    while (handed_give(analysis, half, tiers, &handed)) tiers++;
    return tiers;
}

/* Checks that both answer every question alike. */
static void assert_alike(struct analysis *actual, struct analysis *expected) {
    assert_same_table(actual, expected);
    const struct analysis_progress *mine = analysis_progress_of(actual);
    const struct analysis_progress *theirs = analysis_progress_of(expected);
    assert_true(mine->done);
    assert_true(mine->fraction == 1);
    for (int side = 0; side < 2; side++) {
        assert_int_equal(mine->decided[side], theirs->decided[side]);
        assert_int_equal(layered_longest(actual, (enum side)side),
                         layered_longest(expected, (enum side)side));
    }
}

/* Hands over the first tiers of each half, alternately if `turns`, and lets the receiver solve the rest. */
static void check_handed(const struct board *board, struct analysis *whole, uint32_t most, bool turns) {
    struct analysis *taking = open_analysis(&layered_solver, board);
    for (uint32_t i = 0; i < 2 * most; i++) {
        const int half = turns ? (int)(i % 2) : (int)(i / most);
        const uint32_t tier = turns ? i / 2 : i % most;
        if (tier < tiers_of(whole, half)) hand(whole, taking, half, tier);
    }
    assert_true(analysis_solve(taking, &failure));
    assert_alike(taking, whole);
    analysis_close(taking);
}

static void check_board(const struct board *board) {
    struct analysis *whole = open_analysis(&layered_solver, board);
    for (int half = 0; half < 2; half++) assert_true(handed_step(whole, half, UINT64_MAX, &failure));
    assert_true(analysis_is_done(whole));
    struct analysis *textbook = solve_board(&textbook_solver, board);
    assert_same_table(whole, textbook);
    analysis_close(textbook);
    const uint32_t tiers = tiers_of(whole, 0);
    for (uint32_t most = 1; most <= tiers; most++) check_handed(board, whole, most, most % 2 == 0);
    analysis_close(whole);
}

static void test_all_small_boards(void **state) {
    (void)state;
    static const int sides[][2] = {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {3, 3}, {1, 4}, {8, 1}};
    for (size_t i = 0; i < COUNT(sides); i++) {
        for (uint32_t pattern = 0; pattern < 1u << sides[i][0] * sides[i][1]; pattern++) {
            const struct board board = board_of_pattern(sides[i][0], sides[i][1], pattern);
            check_board(&board);
        }
    }
}

static void test_random_boards(void **state) {
    (void)state;
    static const int sides[][2] = {{12, 3}, {6, 16}, {20, 2}, {5, 17}, {3, 32}, {9, 7}, {32, 2}};
    struct random random = {71};
    for (size_t i = 0; i < COUNT(sides); i++) {
        unsigned obstacles = (unsigned)i % 3 * 15;
        struct board board = random_board(&random, sides[i][0], sides[i][1], obstacles);
        check_board(&board);
    }
}

/* A question has cut the tiers of one of them: no tier of that half can be handed over in either
   direction. */
static void test_tiers_cut_by_a_question(void **state) {
    (void)state;
    struct random random = {72};
    struct board board = random_board(&random, 9, 9, 0);
    struct analysis *whole = solve_board(&layered_solver, &board);
    struct analysis *asked = open_analysis(&layered_solver, &board);
    const struct position position = {{0, 1}, 9 * 4, SIDE_RED};
    struct handed handed;
    int cut = 0;
    assert_true(analysis_ask(asked, &position, ANALYSIS_PLAY, UINT64_MAX, &failure));
    for (int half = 0; half < 2; half++) {
        assert_true(handed_give(whole, half, 0, &handed));
        if (fits(asked, half, 0, &handed)) continue;
        assert_false(handed_give(asked, half, 0, &handed));
        cut++;
    }
    assert_int_equal(cut, 1);
    assert_true(analysis_solve(asked, &failure));
    assert_alike(asked, whole);
    analysis_close(asked);
    analysis_close(whole);
}

static void test_what_does_not_fit_is_refused(void **state) {
    (void)state;
    struct random random = {73};
    struct board board = random_board(&random, 10, 10, 10);
    struct analysis *whole = solve_board(&layered_solver, &board);
    struct analysis *taking = open_analysis(&layered_solver, &board);
    struct handed right;
    struct handed wrong;
    assert_false(handed_give(whole, 0, tiers_of(whole, 0), &right));
    assert_true(handed_give(whole, 0, 0, &right));
    assert_false(ends(taking, 0, 0, &right)); /* no room was made */
    assert_false(fits(taking, 0, 1, &right)); /* not the next one */
    wrong = right, wrong.piece_bytes += 32;
    assert_false(fits(taking, 0, 0, &wrong));
    wrong = right, wrong.pieces = 1;
    assert_false(fits(taking, 0, 0, &wrong));
    wrong = right, wrong.pieces = 2 + 23;
    assert_false(fits(taking, 0, 0, &wrong));
    wrong = right, wrong.layers = 2u << (right.pieces - 2);
    assert_false(fits(taking, 0, 0, &wrong));
    hand(whole, taking, 0, 0);
    assert_true(handed_give(whole, 0, 1, &right));
    wrong = right, wrong.pieces = 2;
    assert_false(fits(taking, 0, 1, &wrong));
    assert_true(fits(taking, 0, 1, &right));
    assert_true(handed_step(taking, 0, 1, &failure)); /* it meanwhile continues on its own */
    assert_false(ends(taking, 0, 1, &right));
    assert_true(analysis_solve(taking, &failure));
    assert_alike(taking, whole);
    analysis_close(taking);
    analysis_close(whole);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_small_boards),
        cmocka_unit_test(test_random_boards),
        cmocka_unit_test(test_tiers_cut_by_a_question),
        cmocka_unit_test(test_what_does_not_fit_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
