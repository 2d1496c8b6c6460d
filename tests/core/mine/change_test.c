/* The search's changes to a board: small, and of every kind. */
#include "support/support.h"

#include "mine/change.h"

#include <string.h>

enum { SIDE = 16, CHANGES = 20000, CHANGED_MAX = 5 };

/* The cells that a change has flipped. */
struct difference {
    int count;
    int cells[SIDE * SIDE];
};

static void compare(const struct board *before, const struct board *after, struct difference *difference) {
    difference->count = 0;
    for (int cell = 0; cell < board_size(before); cell++) {
        if (before->cells[cell] != after->cells[cell]) difference->cells[difference->count++] = cell;
    }
}

/* On a board with one kind of cell, swapping and shifting lines has no effect. */
static void test_changes_are_small_and_of_every_size(void **state) {
    (void)state;
    static const char kinds[] = {CELL_FREE, CELL_OBSTACLE};
    struct random random = {3};
    for (size_t i = 0; i < COUNT(kinds); i++) {
        struct board before = {.rows = SIDE, .columns = SIDE};
        int changes[CHANGED_MAX + 1] = {0};
        struct difference changed;
        memset(before.cells, kinds[i], (size_t)board_size(&before));
        for (int change = 0; change < CHANGES; change++) {
            struct board after = before;
            change_some(&after, &random);
            compare(&before, &after, &changed);
            assert_in_range(changed.count, 0, CHANGED_MAX);
            changes[changed.count]++;
        }
        for (int cells = 1; cells <= CHANGED_MAX; cells++) assert_true(changes[cells] > 0);
    }
}

/* A move swaps an obstacle and a free cell, and must be a common change. */
static void test_obstacles_are_moved(void **state) {
    (void)state;
    struct random random = {5};
    struct board before = {.rows = SIDE, .columns = SIDE};
    struct difference changed;
    int moved = 0;
    for (int cell = 0; cell < board_size(&before); cell++)
        before.cells[cell] = cell / SIDE % 2 == 0 ? CELL_FREE : CELL_OBSTACLE;
    for (int i = 0; i < CHANGES; i++) {
        struct board after = before;
        change_some(&after, &random);
        compare(&before, &after, &changed);
        moved += changed.count == 2 && before.cells[changed.cells[0]] != before.cells[changed.cells[1]];
    }
    assert_true(moved > CHANGES / 5);
}

static bool is_mirrored(const struct board *board) {
    for (int cell = 0; cell < board_size(board); cell++) {
        const int column = cell % board->columns;
        if (board->cells[cell] != board->cells[cell - column + board->columns - 1 - column]) return false;
    }
    return true;
}

/* One start board in four is mirror-symmetric, and the density is as requested. */
static void test_boards_begin_as_requested(void **state) {
    (void)state;
    enum { BEGUN = 4000 };
    static const int densities[] = {0, 30, 100};
    struct random random = {6};
    for (size_t i = 0; i < COUNT(densities); i++) {
        struct board board = {.rows = 6, .columns = 7};
        int mirrored = 0;
        int obstacles = 0;
        for (int begun = 0; begun < BEGUN; begun++) {
            change_begin(&board, densities[i], &random);
            mirrored += is_mirrored(&board);
            for (int cell = 0; cell < board_size(&board); cell++)
                obstacles += board_is_obstacle(&board, cell);
        }
        const int all = BEGUN * board_size(&board);
        if (densities[i] % 100 == 0)
            assert_int_equal(obstacles, all * densities[i] / 100);
        else
            assert_in_range(obstacles, all * (densities[i] - 1) / 100, all * (densities[i] + 1) / 100);
        if (densities[i] % 100 > 0) assert_in_range(mirrored, BEGUN * 22 / 100, BEGUN * 28 / 100);
    }
}

static void test_nothing_is_written_beyond_the_board(void **state) {
    (void)state;
    struct random random = {4};
    struct board board = {.rows = 3, .columns = 5};
    for (int cell = 0; cell < 32; cell++) board.cells[cell] = (char)(cell + 'A');
    change_begin(&board, 30, &random);
    for (int i = 0; i < CHANGES; i++) {
        if (i % 100 == 0) change_begin(&board, 30, &random);
        change_some(&board, &random);
        for (int cell = 0; cell < 15; cell++)
            assert_true(board.cells[cell] == CELL_FREE || board.cells[cell] == CELL_OBSTACLE);
        for (int cell = 15; cell < 32; cell++) assert_int_equal(board.cells[cell], cell + 'A');
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_changes_are_small_and_of_every_size),
        cmocka_unit_test(test_obstacles_are_moved),
        cmocka_unit_test(test_boards_begin_as_requested),
        cmocka_unit_test(test_nothing_is_written_beyond_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
