/* Corridors: as long as is said, and longer than a winding one. */
#include "support/support.h"

#include "mine/corridor.h"

#include <string.h>

enum { FAR = BOARD_CELLS_MAX };

/* Shortens the steps of a cell by those of a neighbour; whether it did. */
static bool relax(const struct board *board, int *steps, int cell, int neighbour) {
    if (board_is_obstacle(board, cell) || steps[neighbour] + 1 >= steps[cell]) return false;
    steps[cell] = steps[neighbour] + 1;
    return true;
}

/* The steps to the farthest cell that can be reached: every neighbour is compared with every other until nothing changes. */
static uint32_t plain_length(const struct board *board, int entrance) {
    int steps[BOARD_CELLS_MAX];
    uint32_t length = 0;
    for (int cell = 0; cell < board_size(board); cell++) steps[cell] = cell == entrance ? 0 : FAR;
    for (bool changed = true; changed;) {
        changed = false;
        for (int cell = 0; cell < board_size(board); cell++) {
            if (cell % board->columns > 0) {
                changed |= relax(board, steps, cell, cell - 1);
                changed |= relax(board, steps, cell - 1, cell);
            }
            if (cell >= board->columns) {
                changed |= relax(board, steps, cell, cell - board->columns);
                changed |= relax(board, steps, cell - board->columns, cell);
            }
        }
    }
    for (int cell = 0; cell < board_size(board); cell++) {
        if (steps[cell] < FAR && (uint32_t)steps[cell] > length) length = (uint32_t)steps[cell];
    }
    return length;
}

static void test_a_corridor_is_as_long_as_is_said(void **state) {
    (void)state;
    static const struct {
        int rows, columns;
        uint32_t least; /* of a corridor that winds from side to side */
    } sizes[] = {{1, 1, 0}, {1, 7, 6}, {2, 5, 5}, {3, 4, 8}, {4, 6, 13}, {5, 10, 31}, {7, 12, 50}};
    for (size_t i = 0; i < COUNT(sizes); i++) {
        struct board board = {.rows = sizes[i].rows, .columns = sizes[i].columns};
        struct board again = board;
        struct random random = {i}, same = {i};
        uint32_t length = corridor_build(&board, 0, 2000, &random);
        assert_int_equal(length, plain_length(&board, 0));
        assert_true(length >= sizes[i].least);
        assert_int_equal(corridor_build(&again, 0, 2000, &same), length);
        assert_memory_equal(board.cells, again.cells, (size_t)board_size(&board));
    }
}

/* No way through 5×10 that begins in the second column and comes near itself nowhere is longer than 33 steps: all were tried. */
static void test_the_search_comes_near_the_longest(void **state) {
    (void)state;
    struct board board = {.rows = 5, .columns = 10};
    struct random random = {1};
    uint32_t length = corridor_build(&board, 1, 20000, &random);
    assert_in_range(length, 29, 33);
    assert_int_equal(length, plain_length(&board, 1));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_corridor_is_as_long_as_is_said),
        cmocka_unit_test(test_the_search_comes_near_the_longest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
