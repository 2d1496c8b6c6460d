/* What a run knows of boards by their keys: a key that two boards have makes it take one for the other. The
   source is compiled here, for the keys are its own. */
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

/* What is unknown has the key 0. */
static void test_no_board_has_the_key_of_none(void **state) {
    (void)state;
    struct random random = {7};
    for (int i = 0; i < 1000; i++) {
        struct board board = random_board(&random, 1 + i % MINE_SIDE_MAX, 10, 35);
        assert_int_not_equal(key_of(&board), 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards_that_differ_in_a_cell_have_other_keys),
        cmocka_unit_test(test_no_board_has_the_key_of_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
