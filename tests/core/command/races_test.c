/* Several commands that write the same files at once. Run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

/* Runs a shell line in the directory of the test, in which `rubicon` is the command without sanitizers, because these race for
   files and not for memory. */
static void assert_run(const char *line, const char *output) {
    const struct outcome *outcome =
        shell_run("command=$PWD/build/rubicon; cd \"$FILES\"; rubicon() { \"$command\" \"$@\"; }; %s", line);
    assert_string_equal(outcome->output, output);
    assert_int_equal(outcome->status, 0);
}

/* Repeatedly: each succeeds, and both files are of the same process. */
static void test_a_pair_is_of_one_run(void **state) {
    (void)state;
    assert_run("for round in 1 2 3; do "
               "for seed in 1 2 3 4; do (rubicon generate --seed $seed --boards 20 --columns 3 --out pair || "
               "echo status $?) & done; wait; "
               "rubicon pair.in | cmp - pair.ans; done; ls",
               "pair.ans\npair.in\n");
}

/* Each takes a number of its own. */
static void test_every_fault_is_kept(void **state) {
    (void)state;
    assert_run("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do "
               "(rubicon stress --boards 1 --jobs 1 --keep kept -- false >/dev/null || echo status $?) & "
               "done | sort | uniq -c | tr -s ' '; "
               "ls kept | wc -l",
               " 12 status 1\n36\n");
}

/* A directory with the name of a leftover stays. */
static void test_a_directory_is_of_one_run(void **state) {
    (void)state;
    assert_run(
        "mkdir race.part; echo mine >race.part/1.in; "
        "for judge in luogu hydro polygon; do (rubicon package --boards 1 --seed 5 --for $judge --out race "
        ">table-$judge "
        "|| echo status $?) & done; wait; "
        "rubicon validate race | grep -c -e right -e complete; ls -d race*; cat race.part/1.in",
        "21\nrace\nrace.part\nmine\n");
}

static void test_a_survey_is_of_one_run(void **state) {
    (void)state;
    assert_run("mkdir surveys; echo mine >surveys/a.part; "
               "for i in 1 2 3 4; do rubicon survey 3 3 --out surveys/a & done >survey-said 2>&1; wait; "
               "rubicon survey check surveys/a; ls surveys; cat surveys/a.part",
               "surveys/a: right; checked 288 of 288 boards (100 %)\na\na.part\nmine\n");
}

/* While another process holds the lock of the directory, each task waits for it. */
static void test_each_waits_for_its_turn(void **state) {
    (void)state;
    static const char *const lines[] = {"package --boards 1 --seed 5 --out turn/x", "generate --out turn/x",
                                        "survey 2 2 --out turn/x"};
    for (size_t i = 0; i < COUNT(lines); i++) {
        const struct outcome *outcome = shell_run(
            "command=$PWD/build/rubicon; cd \"$FILES\"; "
            "mkdir turn; exec 9<turn; flock 9; \"$command\" %s >turn-said 2>&1 9<&- & made=$!; " SHELL_UNTIL(
                "grep -q -e \"-> FLOCK *ADVISORY *WRITE $made \" /proc/locks",
                "$made") "ls turn | grep -c -e '^x$' -e '^x.in$' -e '^x.ans$'; exec 9<&-; wait $made; echo "
                         "status $?; ls turn | wc -l; rm -r turn",
            lines[i]);
        assert_string_equal(outcome->output, i == 1 ? "0\nstatus 0\n2\n" : "0\nstatus 0\n1\n");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_pair_is_of_one_run),      cmocka_unit_test(test_every_fault_is_kept),
        cmocka_unit_test(test_a_directory_is_of_one_run), cmocka_unit_test(test_a_survey_is_of_one_run),
        cmocka_unit_test(test_each_waits_for_its_turn),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
