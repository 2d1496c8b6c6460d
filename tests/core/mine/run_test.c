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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards_that_differ_in_a_cell_have_other_keys),
        cmocka_unit_test(test_no_board_has_the_key_of_none),
        cmocka_unit_test(test_every_cycle_cools_steadily),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
