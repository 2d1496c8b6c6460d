/* A mistaken board with more cells than a word has bits: the same small board in the middle of a wide one,
   at the end of a word. */
#include "support/support.h"

#include "mistakes/mistaken.h"

#include <string.h>

enum {
    ROWS = 4,
    SMALL = 4,
    WIDE = 18,
    BEFORE = 8
}; /* the first word ends between columns 9 and 10 of the last row */

static uint16_t cell_in_wide(uint16_t cell) {
    return (uint16_t)(cell / SMALL * WIDE + BEFORE + cell % SMALL);
}

static struct board widen(const struct board *small) {
    struct board wide = {.rows = ROWS, .columns = WIDE};
    memset(wide.cells, CELL_OBSTACLE, ROWS * WIDE);
    for (uint16_t cell = 0; cell < ROWS * SMALL; cell++) wide.cells[cell_in_wide(cell)] = small->cells[cell];
    return wide;
}

static void assert_same(const struct board *small, unsigned mistakes) {
    struct board wide = widen(small);
    struct mistaken *mistaken = solve_mistaken(small, mistakes);
    struct mistaken *same = solve_mistaken(&wide, mistakes);
    struct position position;
    for (uint32_t cursor = 0; next_position(small, &cursor, &position);) {
        struct position there = position;
        for (int i = 0; i < 2; i++) there.general[i] = cell_in_wide(position.general[i]);
        there.pawn = cell_in_wide(position.pawn);
        assert_value(&wide, &there, mistaken_value(same, &there), mistaken_value(mistaken, &position));
    }
    mistaken_close(mistaken);
    mistaken_close(same);
}

static void test_walls_around_a_board_change_nothing(void **state) {
    (void)state;
    const unsigned of_shape = MISTAKE_LAST_COLUMN | MISTAKE_TRANSPOSED | MISTAKE_SIZES;
    struct random random = {17};
    for (int i = 0; i < 5 * MISTAKES; i++) {
        unsigned mistakes = 1U << i % MISTAKES | (i < MISTAKES ? 0 : 1U << random_below(&random, MISTAKES));
        struct board small = random_board(&random, ROWS, SMALL, 15);
        assert_same(&small, mistakes & ~of_shape);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_walls_around_a_board_change_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
