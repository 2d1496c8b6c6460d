/* Programs that keep something from one board to the next: right on the first board, and wrong on the second of
   a pair as small as it gets. What is wrong there was printed by programs that share nothing with core/, such as
   tests/core/command/contestant.c. */
#include "support/support.h"

#include "mistakes/leaking.h"

#include <string.h>

/* The ways in which the contestant keeps each. */
enum { HABITS = LEAK_HABITS * LEAK_NUMBERINGS };

static int way_of(enum leak leak, int habit, enum leak_numbers numbers) {
    return (int)leak * HABITS + habit * LEAK_NUMBERINGS + (int)numbers;
}

static struct value answer(struct leaking *leaking, const struct board *board) {
    struct failure failure;
    struct value value;
    assert_true(leaking_answer(leaking, board, &value, &failure));
    return value;
}

static struct leaking *open_way(int way, int rows, int columns) {
    struct leaking *leaking;
    struct failure failure;
    assert_true(leaking_open(way, rows, columns, &leaking, &failure));
    return leaking;
}

static struct board random_start(struct random *random) {
    const int columns = 2 + (int)random_below(random, 3);
    struct board board = random_board(random, 2 + (int)random_below(random, 3), columns, 20);
    place_pieces(random, &board);
    return board;
}

static void test_the_first_board_is_right(void **state) {
    (void)state;
    struct random random = {7};
    for (int i = 0; i < 3; i++) {
        struct board board = random_start(&random);
        struct value right = right_answer(&board);
        for (int way = 0; way < LEAK_WAYS; way++) {
            if (!leaking_is_way(way)) continue;
            struct leaking *leaking = open_way(way, 4, 4);
            struct value value = answer(leaking, &board);
            if (!value_equal(value, right)) fail_msg("way %d is wrong on its first board", way);
            leaking_close(leaking);
        }
    }
}

static void assert_pair(int way, const char *first, const char *second, const char *right,
                        const char *wrong) {
    struct board boards[] = {draw(first), draw(second)};
    int rows = boards[0].rows > boards[1].rows ? boards[0].rows : boards[1].rows;
    int columns = boards[0].columns > boards[1].columns ? boards[0].columns : boards[1].columns;
    char text[32];
    struct leaking *leaking = open_way(way, rows, columns);
    assert_true(value_equal(answer(leaking, &boards[0]), right_answer(&boards[0])));
    value_to_text(answer(leaking, &boards[1]), text);
    assert_string_equal(text, wrong);
    value_to_text(right_answer(&boards[1]), text);
    assert_string_equal(text, right);
    leaking_close(leaking);
}

static void test_each_leak_has_a_pair_of_boards_that_shows_it(void **state) {
    (void)state;
    assert_pair(way_of(LEAK_WINNERS, 1, LEAK_BY_BOARD), "OO./X..", "OO/X.", "Red 1", "Black 0");
    assert_pair(way_of(LEAK_COUNTERS, 0, LEAK_BY_BOARD), "O/X/O", "OO./..X", "Black 2", "Tie");
    assert_pair(way_of(LEAK_QUEUE, 0, LEAK_BY_BOARD), "OO/X.", "O#O/X..", "Red 1", "Black 1");
    assert_pair(way_of(LEAK_DISTANCES, 0, LEAK_BY_BOARD), "OO/X./..", "O/X/./O", "Red 1", "Red 2");
    assert_pair(way_of(LEAK_WINNERS, 2, LEAK_BY_CELL), "OO/X.", "OO/X.", "Red 1", "Tie");
    assert_pair(way_of(LEAK_WINNERS, 4, LEAK_BY_BOARD), "OO./X..", "OO/X.", "Red 1", "Black 0");
    assert_pair(way_of(LEAK_EDGES, 1, LEAK_BY_CELL), "OO../X...", "OO./..X", "Black 2", "Red 1");
    assert_pair(way_of(LEAK_EDGES, 3, LEAK_BY_BOARD), "OO./X../...", "OO./..X", "Black 2", "Red 7");
    assert_pair(way_of(LEAK_PIECES, 0, LEAK_BY_PLACE), "OO/X.", ".OO/X..", "Black 2", "Red 1");
    assert_pair(way_of(LEAK_PIECES, 1, LEAK_BY_CELL), "O./OX", "OO/X.", "Red 1", "Black 0");
    assert_pair(way_of(LEAK_PIECES, 2, LEAK_BY_CELL), "OO/X.", "O.O/.X.", "Black 2", "Red 1");
    assert_pair(way_of(LEAK_CELLS, 1, LEAK_BY_PLACE), "OO./X../...", ".O./X.O", "Black 2", "Tie");
    assert_pair(way_of(LEAK_CELLS, 3, LEAK_BY_PLACE), "OO./X../...", "#O#/X.O", "Black 2", "Red 3");
    assert_pair(way_of(LEAK_PART, 0, LEAK_BY_PLACE), "OO/X.", "OO#/..X", "Red 3", "Tie");
    assert_pair(way_of(LEAK_ANSWER, 0, LEAK_BY_PLACE), "O/X/O", "#O##/.#.X/O...", "Tie", "Red 1");
}

/* On some boards in a row, of a seed for which a few suffice, no ways of two leaks print the same, where they are not
   right. */
static void test_no_two_leaks_are_the_same(void **state) {
    (void)state;
    enum { BOARDS = 18 };
    static struct value values[LEAK_WAYS][BOARDS];
    static struct value right[BOARDS];
    struct random random = {2};
    static struct board boards[BOARDS];
    for (int i = 0; i < BOARDS; i++) {
        boards[i] = random_start(&random);
        right[i] = right_answer(&boards[i]);
    }
    for (int way = 0; way < LEAK_WAYS; way++) {
        if (!leaking_is_way(way)) continue;
        struct leaking *leaking = open_way(way, 4, 4);
        for (int i = 0; i < BOARDS; i++) values[way][i] = answer(leaking, &boards[i]);
        leaking_close(leaking);
        if (memcmp(values[way], right, sizeof right) == 0) continue;
        for (int other = 0; other < way; other++) {
            if (!leaking_is_way(other) || leaking_kind(other) == leaking_kind(way)) continue;
            if (memcmp(values[way], values[other], sizeof values[way]) == 0)
                fail_msg("ways %d and %d print the same", other, way);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_first_board_is_right),
        cmocka_unit_test(test_each_leak_has_a_pair_of_boards_that_shows_it),
        cmocka_unit_test(test_no_two_leaks_are_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
