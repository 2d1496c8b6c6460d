/* Internals of a run: the keys of its cache, because equal keys of two boards would mix them up, and its
   temperature. The source is compiled here to access them. */
#include "mine/mine.c"

#include "support/support.h"

static void test_boards_that_differ_in_a_cell_have_other_keys(void **state) {
    (void)state;
    struct random random = {6};
    struct board board = random_board(&random, MINE_SIDE_MAX, MINE_SIDE_MAX, 35);
    uint64_t keys[BOARD_CELLS_MAX];
    for (int cell = 0; cell < board_size(&board); cell++) {
        struct board other = board;
        other.cells[cell] = board_is_obstacle(&board, cell) ? CELL_FREE : CELL_OBSTACLE;
        keys[cell] = key_of(&other);
        assert_int_not_equal(keys[cell], key_of(&board));
        for (int earlier = 0; earlier < cell; earlier++) assert_int_not_equal(keys[cell], keys[earlier]);
    }
}

/* Key 0 marks an empty slot. */
static void test_no_board_has_the_key_of_none(void **state) {
    (void)state;
    struct random random = {7};
    for (int i = 0; i < 1000; i++) {
        struct board board = random_board(&random, 1 + i % MINE_SIDE_MAX, 10, 35);
        assert_int_not_equal(key_of(&board), 0);
    }
}

/* A search that stays hot loses its finds; one that cools at once is stuck at the first. */
static void test_every_cycle_cools_steadily(void **state) {
    (void)state;
    struct mine_settings settings = {.rows = 2, .columns = 2, .length = 16000};
    struct mine *mine = NULL;
    struct failure failure;
    uint64_t hottest = 0, before = 0;
    assert_true(mine_open(&settings, &mine, &failure));
    for (mine->tries = 0; mine->tries <= settings.length; mine->tries++) {
        uint64_t now = temperature(mine);
        if (mine->tries % cycle_length(mine) == 0) {
            assert_true(before * 100 <= hottest);
            assert_in_range(now, 65536 / 100, 65536 / 15);
            hottest = now;
        } else {
            assert_true(now <= before && before - now <= hottest / 100);
        }
        before = now;
    }
    mine_close(mine);
}

/* The fraction (in thousandths) of an exponential distribution above a half, 1, 2 and 4 times its mean. */
static void test_readiness_to_lose_is_drawn_from_an_exponential_distribution(void **state) {
    (void)state;
    enum { DRAWS = 100000 };
    static const struct {
        uint64_t above;
        uint64_t share;
    } shares[] = {{32768, 607}, {65536, 368}, {131072, 135}, {262144, 18}};
    struct random random = {8};
    uint64_t sum = 0, counts[COUNT(shares)] = {0};
    for (int i = 0; i < DRAWS; i++) {
        uint64_t drawn = draw_exponential(&random);
        sum += drawn;
        for (size_t k = 0; k < COUNT(shares); k++) counts[k] += drawn > shares[k].above;
    }
    assert_in_range(sum / DRAWS, 65536 * 95 / 100, 65536 * 105 / 100);
    for (size_t k = 0; k < COUNT(shares); k++)
        assert_in_range(counts[k] * 1000 / DRAWS, shares[k].share * 9 / 10, shares[k].share * 11 / 10);
}

/* At the start, a loss of a thirtieth of the score is accepted often, of all of it never. */
static void test_what_is_no_worse_is_always_taken(void **state) {
    (void)state;
    enum { DRAWS = 1000 };
    struct mine_settings settings = {.rows = 2, .columns = 2, .length = 16000, .seed = 1};
    struct mine *mine = NULL;
    struct failure failure;
    int taken = 0;
    assert_true(mine_open(&settings, &mine, &failure));
    mine_begin(mine, 0, settings.length);
    mine->score = 100;
    for (int i = 0; i < DRAWS; i++) {
        assert_true(is_accepted(mine, 100));
        assert_true(is_accepted(mine, 101));
        assert_false(is_accepted(mine, 0));
        taken += is_accepted(mine, 99);
    }
    assert_in_range(taken, DRAWS * 70 / 100, DRAWS * 80 / 100); /* e to the power of -30/101 */
    mine_close(mine);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_no_worse_is_always_taken),
        cmocka_unit_test(test_boards_that_differ_in_a_cell_have_other_keys),
        cmocka_unit_test(test_no_board_has_the_key_of_none),
        cmocka_unit_test(test_every_cycle_cools_steadily),
        cmocka_unit_test(test_readiness_to_lose_is_drawn_from_an_exponential_distribution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
