/* The processes of `rubicon stress`, which runs the faults of contestant.c. Run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include <stdio.h>

/* Runs a shell line in which `left FAULT` prints 0 when no contestant is running whose arguments include a name in
   $FILES, so that other checkouts do not count. */
static void assert_run(const char *line, int status, const char *part) {
    const struct outcome *outcome = shell_run(
        "C=build/tests/core/command/contestant; rubicon() { build/sanitized/rubicon \"$@\"; }; "
        "left() { cat /proc/[0-9]*/cmdline 2>&1 | tr '\\0' ' ' | grep -c \"[c]ontestant $1 $FILES\"; }; %s",
        line);
    assert_contains(outcome->output, part);
    assert_int_equal(outcome->status, status);
}

static void test_no_process_or_file_is_left(void **state) {
    (void)state;
    assert_run("rubicon stress --boards 110 -- $C fork \"$FILES\"", 0, "no fault is found");
    assert_run("left fork", 1, "0\n");
    for (int jobs = 1; jobs <= 3; jobs += 2) {
        char line[128];
        snprintf(line, sizeof line,
                 "rubicon stress --boards 110 --jobs %d --keep \"$FILES/kept\" $C bomb \"$FILES\"", jobs);
        assert_run(line, 1, "the program starts one process after the other\n\n0 1\n");
        assert_run("left bomb", 1, "0\n");
        assert_run("cd \"$FILES\"; echo $(ls -A . kept); rm -r kept", 0,
                   ".: kept kept: stress-1.ans stress-1.in stress-1.out\n");
    }
    assert_run("rubicon stress --jobs 3 -- $C ungrateful \"$FILES\" 2>&1", 2,
               "contestant: it has ended or stopped the process that watches it\n");
    assert_run("left ungrateful", 1, "0\n");
}

/* Two runs wait for each other, each at its end of a named pipe. */
static void test_runs_are_made_at_once(void **state) {
    (void)state;
    assert_run("mkfifo \"$FILES/first\" \"$FILES/second\"; "
               "rubicon stress --jobs 2 --boards 110 -- sh -c "
               "'if mkdir \"$0/met\" 2>/dev/null; then : >\"$0/first\"; : <\"$0/second\"; "
               "else : <\"$0/first\"; : >\"$0/second\"; fi; exec '$C \"$FILES\"; rmdir \"$FILES/met\"",
               0, "110 boards in 2 files, 2 runs, ");
}

/* Killed, the command cannot end its processes itself. */
static void test_nothing_is_left_where_it_is_killed(void **state) {
    (void)state;
    assert_run("mkfifo \"$FILES/kill\"; "
               "build/sanitized/rubicon stress --jobs 2 --time 1000s -- $C hang \"$FILES/kill\" & "
               ": <\"$FILES/kill\"; kill -KILL $!; wait; "
               "until [ $(left hang) = 0 ]; do sleep 0.02; done; echo gone",
               0, "gone\n");
}

/* The signal is sent once the contestant has reported through a pipe that it hangs. */
static void test_an_interrupt_ends_it_with_a_summary(void **state) {
    (void)state;
    assert_run(
        "mkfifo \"$FILES/pipe\"; "
        "(sh -c 'echo $$ >\"$FILES/process\"; exec \"$@\"' - build/sanitized/rubicon stress --minutes 0 "
        "--time 1000s -- $C hang \"$FILES/pipe\"; echo status $?) 2>&1 & "
        ": <\"$FILES/pipe\"; kill -INT $(cat \"$FILES/process\"); wait; left hang",
        1, "interrupted, no fault so far\nstatus 0\n0\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_process_or_file_is_left),
        cmocka_unit_test(test_runs_are_made_at_once),
        cmocka_unit_test(test_nothing_is_left_where_it_is_killed),
        cmocka_unit_test(test_an_interrupt_ends_it_with_a_summary),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
