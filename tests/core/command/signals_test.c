/* The command when a signal ends it: what it has begun is completed, kept or abandoned as a whole. Run from the root of
   the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include <stdio.h>

static const char *const signals[] = {"INT", "TERM", "HUP"};

static void assert_run(const char *line, int status, const char *output) {
    const struct outcome *outcome = shell_run("%s", line);
    assert_string_equal(outcome->output, output);
    assert_int_equal(outcome->status, status);
}

static void test_a_search_ends_with_the_best_boards(void **state) {
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        const struct outcome *outcome = shell_run(
            "cd \"$FILES\"; : >said; \"$OLDPWD\"/build/sanitized/rubicon mine --rows 5 --columns 4 2>said & "
            "mining=$!; " SHELL_UNTIL("grep -q score said",
                                      "$mining") "kill -%s $mining; wait $mining; echo status $?",
            signals[i]);
        assert_contains(outcome->output, "5 4\n");
        assert_contains(outcome->output, "status 0\n");
    }
}

static void test_a_survey_is_kept_as_far_as_it_is(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(signals); i++) {
        const struct outcome *outcome =
            shell_run("build/sanitized/rubicon survey 4 6 --out \"$FILES/survey\" >\"$FILES/said\" 2>&1 & "
                      "s=$!; " SHELL_UNTIL("[ -f \"$FILES/survey\" ]",
                                           "$s") "kill -%s $s; wait $s; echo status $?; head -n 2 "
                                                 "\"$FILES/survey\"; rm \"$FILES/survey\"",
                      signals[i]);
        assert_string_equal(outcome->output, "status 1\nrubicon survey 2\nshape 4 6\n");
    }
}

/* The signal comes when both files have been written to. */
static void test_a_pair_of_files_stays_as_it_is(void **state) {
    (void)state;
    assert_run(
        "build/sanitized/rubicon generate --out \"$FILES/pair\" --boards 2; cd \"$FILES\"; cksum pair.* >sum",
        0, "");
    for (size_t i = 0; i < COUNT(signals); i++) {
        char line[512];
        snprintf(line, sizeof line,
                 "build/sanitized/rubicon generate --out \"$FILES/pair\" --boards 1000000 --rows 4 --columns "
                 "4 2>&1 & made=$!; " SHELL_UNTIL("[ -s /proc/$made/fd/3 ] && [ -s /proc/$made/fd/4 ]",
                                                  "$made") "kill -%s $made; wait $made",
                 signals[i]);
        assert_run(line, 2, "rubicon: generate: interrupted, no file is written\n");
        assert_run("cd \"$FILES\"; cksum pair.* | cmp - sum; ls -d pair*", 0, "pair.ans\npair.in\n");
    }
}

/* The signal comes once the command handles it, with SIGTERM and SIGHUP: before, the shell does. */
static void test_a_package_leaves_nothing(void **state) {
    (void)state;
    assert_run("build/sanitized/rubicon package --out \"$FILES/stopped\" 2>&1 & made=$!; " SHELL_UNTIL(
                   "grep -q '^SigCgt:.*4..3$' /proc/$made/status", "$made") "kill -INT $made; wait $made",
               2, "rubicon: package: interrupted, nothing is written\n");
    assert_run("ls \"$FILES\" | grep stopped", 1, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_search_ends_with_the_best_boards),
        cmocka_unit_test(test_a_survey_is_kept_as_far_as_it_is),
        cmocka_unit_test(test_a_pair_of_files_stays_as_it_is),
        cmocka_unit_test(test_a_package_leaves_nothing),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
