/* The search's changes to a board: small, and of every kind. */
#include "support/support.h"

#include "mine/change.h"

#include <string.h>

enum { SIDE = 16, CHANGES = 20000, STROKE_MAX = 5 };

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

/* Whether each cell is beside the one before it, or below it. */
static bool is_stroke(const struct difference *difference, int step) {
    for (int i = 1; i < difference->count; i++) {
        if (difference->cells[i] - difference->cells[i - 1] != step) return false;
        if (step == 1 && difference->cells[i] % SIDE == 0) return false;
    }
    return difference->count <= STROKE_MAX;
}

/* Two cells above two others: the last column has nothing beside it. */
static bool is_in_patch(const struct difference *difference, int first) {
    for (int i = 0; i < difference->count; i++) {
        int down = difference->cells[i] / SIDE - first / SIDE;
        int right = difference->cells[i] % SIDE - first % SIDE;
        if (down < 0 || down > 1 || right < 0 || right > 1) return false;
    }
    return true;
}

static bool is_patch(const struct difference *difference) {
    return is_in_patch(difference, difference->cells[0]) || is_in_patch(difference, difference->cells[0] - 1);
}

/* On a board with one kind of cell, swapping and shifting lines has no effect: the remaining changes are
   one or two cells, strokes and patches. */
static void check_changes_of(char all) {
    struct random random = {3};
    struct board before = {.rows = SIDE, .columns = SIDE};
    int strokes[2][STROKE_MAX + 1] = {{0}};
    struct difference changed;
    int whole_patches = 0;
    memset(before.cells, all, (size_t)board_size(&before));
    for (int i = 0; i < CHANGES; i++) {
        struct board after = before;
        change_some(&after, &random);
        compare(&before, &after, &changed);
        bool is_down = is_stroke(&changed, SIDE), is_across = is_stroke(&changed, 1);
        assert_true(changed.count <= 2 || is_down || is_across || is_patch(&changed));
        if (is_down || is_across) strokes[is_across][changed.count]++;
        whole_patches += changed.count == 4 && is_patch(&changed);
    }
    for (int cells = 2; cells <= STROKE_MAX; cells++)
        assert_true(strokes[0][cells] > 0 && strokes[1][cells] > 0);
    assert_true(whole_patches > 0);
}

static void test_walls_and_corridors_and_patches_are_small(void **state) {
    (void)state;
    check_changes_of(CELL_FREE);
    check_changes_of(CELL_OBSTACLE);
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
        cmocka_unit_test(test_walls_and_corridors_and_patches_are_small),
        cmocka_unit_test(test_obstacles_are_moved),
        cmocka_unit_test(test_boards_begin_as_requested),
        cmocka_unit_test(test_nothing_is_written_beyond_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
