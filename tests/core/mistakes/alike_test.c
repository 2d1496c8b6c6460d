/* Sets of mistakes that count as alike on a board find the same values there. */
#include "support/support.h"

#include "mistakes/alike.h"
#include "mistakes/printed.h"

static struct value found_with(const struct board *board, const struct position *position,
                               unsigned mistakes) {
    struct mistaken *mistaken = NULL;
    struct failure failure;
    assert_true(mistaken_open_for(board, position, mistakes, UINT64_MAX, &mistaken, &failure));
    assert_true(mistaken_step(mistaken, UINT64_MAX, &failure));
    struct value value = mistaken_found(mistaken, position);
    mistaken_close(mistaken);
    return value;
}

/* On every second board Red gets stuck because of walls: few cells, many obstacles. */
static void test_alike_sets_find_the_same(void **state) {
    (void)state;
    struct random random = {31};
    int others = 0;
    for (int i = 0; i < 240; i++) {
        struct board board = random_board(&random, 1 + i % 3, 3 + i % 2, i % 2 ? 45 : 15);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            unsigned mistakes = 1U << random_below(&random, MISTAKES) | 1U << random_below(&random, MISTAKES);
            if (position.side != SIDE_RED) continue;
            unsigned alike = mistakes_alike(&board, &position, mistakes);
            if (alike == mistakes) continue;
            others++;
            assert_int_equal(mistakes_alike(&board, &position, alike), alike);
            assert_value(&board, &position, found_with(&board, &position, alike),
                         found_with(&board, &position, mistakes));
        }
    }
    assert_true(others > 1000);
}

static void assert_alike(const char *rows, unsigned mistakes, unsigned expected) {
    struct board board = draw(rows);
    struct position position = place(rows, SIDE_RED);
    assert_int_equal(mistakes_alike(&board, &position, mistakes), expected);
}

static void test_a_red_that_can_move_is_never_stuck(void **state) {
    (void)state;
    assert_alike("O.O/..X", MISTAKE_BLACK_STUCK, 0);
    assert_alike("O.O/..X", MISTAKE_NO_LOSS, MISTAKE_RED_STUCK);
    assert_alike("O.O/..X", MISTAKE_NO_LOSS | MISTAKE_HURRY | MISTAKE_BYTE,
                 MISTAKE_RED_STUCK | MISTAKE_HURRY);
    assert_alike("O.O/..X", MISTAKE_HALF | MISTAKE_TIE_RED, 0);
    assert_alike("O.O/..X", MISTAKE_NO_LOSS | MISTAKE_COUNTER, MISTAKE_NO_LOSS | MISTAKE_COUNTER);
    assert_alike("O#O/###/X..", MISTAKE_BLACK_STUCK, MISTAKE_BLACK_STUCK);
    assert_alike("O#O/###/X..", MISTAKE_NO_LOSS, MISTAKE_NO_LOSS);
    assert_alike("OO#/###/X..", MISTAKE_NO_LOSS, MISTAKE_NO_LOSS);
}

static void test_values_are_kept_by_their_sets(void **state) {
    (void)state;
    struct alike_found found = {0};
    const uint32_t room = COUNT(found.found);
    assert_null(alike_find(&found, MISTAKE_DOWN));
    alike_keep(&found, MISTAKE_DOWN, value_of(WINNER_RED, 7));
    assert_null(alike_find(&found, MISTAKE_HURRY));
    assert_true(value_equal(*alike_find(&found, MISTAKE_DOWN), value_of(WINNER_RED, 7)));
    for (uint32_t i = 1; i <= room; i++) alike_keep(&found, MISTAKES_ALL + i, value_of(WINNER_BLACK, i));
    assert_int_equal(found.count, room);
    assert_null(alike_find(&found, MISTAKES_ALL + room));
    assert_int_equal(alike_find(&found, MISTAKES_ALL + room - 1)->distance, room - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_alike_sets_find_the_same),
        cmocka_unit_test(test_a_red_that_can_move_is_never_stuck),
        cmocka_unit_test(test_values_are_kept_by_their_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
