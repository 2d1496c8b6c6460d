/* Whether answers go wrong only from some board on. */
#include "support/support.h"

#include "contest/onset.h"

/* Of n boards w are wrong: that the first r are right has a chance of (n - r choose w) / (n choose w). r and w are
   boards with a right and a wrong answer, R and W larger ones, and L is a longer game with a wrong one. */
static void assert_onset(const char *order, bool is_telling) {
    struct board small = draw("OO/X.");
    struct board large = draw("OO./X../...");
    struct onset onset = {0};
    for (const char *at = order; *at; at++) {
        bool is_large = *at == 'R' || *at == 'W';
        struct value right = value_of(WINNER_RED, *at == 'L' ? 3 : 1);
        onset_add(&onset, is_large ? &large : &small, right, *at != 'r' && *at != 'R');
    }
    assert_int_equal(onset_is_telling(&onset), is_telling);
}

static void test_a_first_part_that_is_right_tells_where_it_is_no_chance(void **state) {
    (void)state;
    assert_onset("rrrrrrrrwwww", true); /* 1/495 */
    assert_onset("rrrrwwww", false);    /* 1/70 */
    assert_onset("rrrrrwwww", true);    /* 1/126 */
    assert_onset("rwwwwwwwwwwwwww", false);
    assert_onset("wrrrrrrrrrrr", false);
    assert_onset("rrrrrrrrrrrr", false);
    assert_onset("", false);
    assert_onset("rrrrrrrrwwrrrrrrwwrrrrrrrrr", false);
}

static void test_boards_that_are_harder_than_the_first_ones_tell_nothing(void **state) {
    (void)state;
    assert_onset("rrrrrrrrWWWW", false);
    assert_onset("rrrrrrrrLLLL", false);
    assert_onset("rrrrrrrrWLwwww", true);
    assert_onset("rrrRrrrrWWWW", true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_first_part_that_is_right_tells_where_it_is_no_chance),
        cmocka_unit_test(test_boards_that_are_harder_than_the_first_ones_tell_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
