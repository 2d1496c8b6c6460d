#include "support/support.h"

static void test_pack_and_unpack_are_inverses(void **state) {
    (void)state;
    static const enum winner winners[] = {WINNER_NONE, WINNER_RED, WINNER_BLACK};
    static const uint32_t distances[] = {0, 1, 2, 63, 64, 255, 256, 333, 65535, 65536, (1U << 30) - 1};
    for (size_t i = 0; i < COUNT(winners); i++) {
        for (size_t k = 0; k < COUNT(distances); k++) {
            struct value value = value_unpack(value_pack(value_of(winners[i], distances[k])));
            assert_int_equal(value.winner, winners[i]);
            assert_int_equal(value.distance, distances[k]);
        }
    }
}

static void test_packed_values_differ(void **state) {
    (void)state;
    assert_int_equal(value_pack(value_of(WINNER_NONE, 0)), 0);
    assert_int_equal(value_pack(value_of(WINNER_RED, 75)), 75 * 4 + 1);
    assert_int_equal(value_pack(value_of(WINNER_BLACK, 2)), 2 * 4 + 2);
}

static void test_equal_only_in_both_parts(void **state) {
    (void)state;
    assert_true(value_equal(value_of(WINNER_RED, 3), value_of(WINNER_RED, 3)));
    assert_false(value_equal(value_of(WINNER_RED, 3), value_of(WINNER_RED, 5)));
    assert_false(value_equal(value_of(WINNER_RED, 3), value_of(WINNER_BLACK, 3)));
}

static int sign(int number) {
    return (number > 0) - (number < 0);
}

/* From the best for Red to the best for Black. */
static const struct value from_red_to_black[] = {
    {WINNER_RED, 0},     {WINNER_RED, 1},   {WINNER_RED, 2},       {WINNER_RED, 256},
    {WINNER_RED, 65535}, {WINNER_NONE, 0},  {WINNER_BLACK, 65535}, {WINNER_BLACK, 256},
    {WINNER_BLACK, 2},   {WINNER_BLACK, 1}, {WINNER_BLACK, 0},
};

static void test_compare_orders_wins_ties_losses(void **state) {
    (void)state;
    for (int i = 0; i < (int)COUNT(from_red_to_black); i++) {
        for (int k = 0; k < (int)COUNT(from_red_to_black); k++) {
            int red = value_compare(from_red_to_black[i], from_red_to_black[k], SIDE_RED);
            int black = value_compare(from_red_to_black[i], from_red_to_black[k], SIDE_BLACK);
            assert_int_equal(sign(red), sign(i - k));
            assert_int_equal(sign(black), sign(k - i));
        }
    }
}

static void test_sides_and_winners(void **state) {
    (void)state;
    assert_int_equal(side_other(SIDE_RED), SIDE_BLACK);
    assert_int_equal(side_other(SIDE_BLACK), SIDE_RED);
    assert_int_equal(side_winner(SIDE_RED), WINNER_RED);
    assert_int_equal(side_winner(SIDE_BLACK), WINNER_BLACK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pack_and_unpack_are_inverses),
        cmocka_unit_test(test_packed_values_differ),
        cmocka_unit_test(test_equal_only_in_both_parts),
        cmocka_unit_test(test_compare_orders_wins_ties_losses),
        cmocka_unit_test(test_sides_and_winners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
