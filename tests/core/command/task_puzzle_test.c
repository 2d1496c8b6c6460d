/* Tests of `rubicon puzzle`, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

/* The exit status of a shell line. */
static int status_of(const char *line) {
    return shell_run("rubicon() { build/rubicon puzzle \"$@\"; }; %s", line)->status;
}

static void a_line_has_board_level_and_grade(void **state) {
    (void)state;
    assert_int_equal(
        status_of("rubicon --boards 5 | awk '"
                  "!/^#b=[1-9wrb\\/]+( [0-9]+)+$/ || NF != 5 || $2 != NR || $3 % 2 == 0 { exit 1 }"
                  "END { exit NR != 5 }'"),
        0);
}

static void the_same_seed_gives_the_same_puzzles(void **state) {
    (void)state;
    assert_int_equal(status_of("test \"$(rubicon)\" = \"$(rubicon --seed 1 --boards 7 | head -n 5)\""), 0);
    assert_int_equal(status_of("test \"$(rubicon)\" = \"$(rubicon --seed 2)\""), 1);
}

static void the_pages_puzzles_are_those_of_the_first_seed(void **state) {
    (void)state;
    assert_int_equal(status_of("rubicon --boards 366 | cmp -s - web/study/puzzles/puzzles.txt"), 0);
}

static void what_goes_wrong_is_told(void **state) {
    (void)state;
    assert_int_equal(status_of("rubicon > /dev/full 2> /dev/null"), 2);
    assert_int_equal(status_of("rubicon --boards 1000000 > /dev/full 2> /dev/null"), 2);
    assert_int_equal(status_of("rubicon --help | grep -q 'default 5'"), 0);
    assert_int_equal(status_of("rubicon file 2>&1 | grep -q 'rubicon puzzle --help'"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_has_board_level_and_grade),
        cmocka_unit_test(the_same_seed_gives_the_same_puzzles),
        cmocka_unit_test(the_pages_puzzles_are_those_of_the_first_seed),
        cmocka_unit_test(what_goes_wrong_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
