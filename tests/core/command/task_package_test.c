/* Tests of `rubicon package` and `rubicon validate`, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include "mistakes/mistaken.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a shell line in the directory of the test, in which `rubicon` is the command. */
static const struct outcome *run(const char *line) {
    return shell_run("command=$PWD/build/rubicon; cd \"$FILES\"; rubicon() { \"$command\" \"$@\"; }; %s",
                     line);
}

static void assert_run(const char *line, int status, const char *output) {
    const struct outcome *outcome = run(line);
    assert_string_equal(outcome->output, output);
    assert_int_equal(outcome->status, status);
}

/* A small package: one board per test. */
#define SMALL "rubicon package --boards 1 --seed 4 "

static void test_a_package_of_each_judge_is_valid(void **state) {
    (void)state;
    static const char *const judges[] = {"luogu", "hydro", "polygon"};
    static const char *const firsts[] = {"luogu/1.in", "hydro/testdata/1.in", "polygon/tests/01"};
    for (size_t i = 0; i < COUNT(judges); i++) {
        char line[256];
        char valid[256];
        snprintf(line, sizeof line,
                 SMALL "--for %s --out %s >table; rubicon validate %s >valid; wc -l <valid", judges[i],
                 judges[i], judges[i]);
        assert_run(line, 0, "21\n");
        snprintf(valid, sizeof valid, "%s: valid: id 1, 1 board, answers right\n", firsts[i]);
        assert_run("head -1 valid", 0, valid);
        assert_run("grep -c 'answers right$' valid", 0, "20\n");
        assert_contains(run("tail -1 valid")->output, ": complete for ");
        const struct outcome *outcome = run("cat table; wc -l <table");
        char lines[16];
        snprintf(lines, sizeof lines, "\n%d\n", MISTAKES + 2);
        assert_contains(outcome->output, lines);
        assert_contains(outcome->output, "\nno_capture ");
    }
    assert_run("cmp luogu/7.in hydro/testdata/7.in && cmp luogu/7.ans polygon/tests/07.a", 0, "");
    assert_run("ls luogu | wc -l; ls hydro; ls hydro/testdata | wc -l; ls polygon; ls polygon/tests | wc -l",
               0, "41\nproblem.yaml\ntestdata\n41\nfiles\nproblem.xml\ntests\n40\n");
}

static void test_the_table_is_told_as_json(void **state) {
    (void)state;
    const struct outcome *outcome = run(SMALL "--out json --json 2>&1");
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "{\"judge\":\"luogu\",\"out\":\"json\",\"seed\":4,\"boards\":2");
    assert_contains(outcome->output, "{\"mistake\":\"no_capture\",\"lines\":[");
    assert_null(strstr(outcome->output, "\"caught\":false"));
    assert_null(strstr(outcome->output, "no test catches"));
    assert_ptr_equal(strchr(outcome->output, '\n'), outcome->output + strlen(outcome->output) - 1);
}

static void test_a_package_is_replaced_and_nothing_else(void **state) {
    (void)state;
    assert_run(SMALL
               "--out set >/dev/null && cat set/2.in >before && rubicon package --boards 1 --seed 5 --out "
               "set/ >/dev/null; cmp -s set/2.in before; echo $?; ls | grep -c '^set'",
               0, "1\n1\n");
    assert_run(SMALL "--for hydro --out set >/dev/null; ls set; ls | grep -c '^set'", 0,
               "problem.yaml\ntestdata\n1\n");
    assert_run("mkdir empty; " SMALL "--out empty >/dev/null; ls empty | wc -l", 0, "41\n");
    assert_run(
        "mkdir -p mine/testdata; echo mine >mine/1.in; echo mine >mine/testdata/notes; find mine | sort | "
        "xargs ls -ld >before",
        0, "");
    const struct outcome *outcome = run(SMALL "--out mine 2>&1");
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->output, "rubicon: mine: has other files than a package");
    assert_run("find mine | sort | xargs ls -ld | cmp - before; ls | grep mine", 0, "mine\n");
    outcome = run("echo >file; " SMALL "--out file 2>&1");
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->output, "rubicon: file: is there already, and is no directory");
    outcome = run("ln -s set link; " SMALL "--out link 2>&1");
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->output, "rubicon: link: is there already, and is no directory");
}

/* Several processes at once: each succeeds, and the directory is that of one of them. */
static void test_a_directory_is_of_one_run(void **state) {
    (void)state;
    assert_run("mkdir race.part; echo mine >race.part/1.in; "
               "for judge in luogu hydro polygon; do (rubicon package --boards 1 --for $judge --out race "
               ">/dev/null || "
               "echo status $?) & done; wait; "
               "rubicon validate race | grep -c -e right -e complete; ls -d race*; cat race.part/1.in",
               0, "21\nrace\nrace.part\nmine\n");
}

/* While another process holds the lock of the directory, the package waits for it. */
static void test_each_waits_for_its_turn(void **state) {
    (void)state;
    static const char *const lines[] = {"package --boards 1 --out turn/x", "generate --out turn/x",
                                        "survey 2 2 --out turn/x"};
    for (size_t i = 0; i < COUNT(lines); i++) {
        char line[512];
        snprintf(
            line, sizeof line,
            "mkdir turn; exec 9<turn; flock 9; \"$command\" %s >/dev/null 2>&1 9<&- & made=$!; "
            "until grep -q -e \"-> FLOCK *ADVISORY *WRITE $made \" /proc/locks; do "
            "kill -0 $made || exit 9; sleep 0.01; done; "
            "ls turn | grep -c -e '^x$' -e '^x.in$' -e '^x.ans$'; exec 9<&-; wait $made; echo status $?; "
            "ls turn | wc -l; rm -r turn",
            lines[i]);
        assert_run(line, 0, i == 1 ? "0\nstatus 0\n2\n" : "0\nstatus 0\n1\n");
    }
}

static void test_what_cannot_be_written_leaves_nothing(void **state) {
    (void)state;
    const struct outcome *outcome = run(SMALL "--out no/such/place 2>&1");
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->output, "rubicon: no/such/place: cannot be written: No such file");
    assert_run(SMALL "--out full >/dev/null; cat full/3.in >before", 0, "");
    outcome = run("(ulimit -f 1; rubicon package --for polygon --boards 1 --out full 2>&1) | cat");
    assert_contains(outcome->output, "cannot be written: File too large");
    assert_run("cmp full/3.in before; ls full | wc -l; ls | grep '^full'", 0, "41\nfull\n");
    /* Wait until the shell, which handles SIGINT, has become the command, which handles SIGTERM and SIGHUP, too. */
    assert_run("\"$command\" package --out stopped 2>&1 & made=$!; "
               "until grep -q '^SigCgt:.*4003$' /proc/$made/status; do sleep 0.01; done; "
               "kill -INT $made; wait $made",
               2, "rubicon: package: interrupted, nothing is written\n");
    assert_run("ls | grep -c stopped", 1, "0\n");
}

static const struct {
    const char *line;
    int status;
    const char *said;
} wrongs[] = {
    {"package", 2, "package: --out takes the directory"},
    {"package --out x --for codeforces", 2, "codeforces: --for takes luogu, hydro or polygon"},
    {"package --out x --boards 11", 2, "--boards takes a number from 1 to 10"},
    {"package --out x luogu", 2, "luogu: package reads no file"},
    {"validate --id 21 luogu/1.in", 2, "--id takes a number from 1 to 20"},
    {"validate nowhere", 2, "rubicon: nowhere: No such file"},
    {"validate empty-folder", 2, "there is no test in this directory"},
    {"validate --id 3 luogu/1.in", 1, "luogu/1.in: line 1, column 1: the id is 1, expected 3\n"},
    {"validate copy", 1, "copy/4.in: line 1, column 1: the id is 3, expected 4\n"},
    {"validate copy/4.in", 0, "copy/4.in: valid: id 3, 1 board\n"},
    {"validate copy/5.in", 1, "copy/5.ans: line 1, column 1: board 1: the answer is "},
    {"validate --json copy/5.in", 1,
     "{\"file\":\"copy/5.ans\",\"valid\":false,\"flaw\":\"answer\",\"line\":1,"},
    {"validate --json luogu/1.in", 0, "\"valid\":true,\"id\":1,\"boards\":1,\"answers\":true}\n"},
    {"validate <luogu/1.in", 0, "-: valid: id 1, 1 board\n"},
    {"validate - <copy/6.in", 1, "-: line 2, column "},
    {"validate luogu/1.in copy/6.in luogu/2.in", 1, "luogu/2.in: valid: id 2"},
    {"validate long.in", 1, "long.in: line 4, column 4: board 1: the line must end here, found '.'"},
    {"package --help", 0, "--for JUDGE"},
    {"validate --help", 0, "--id N"},
};

static void test_what_is_wrong_is_told_with_its_place(void **state) {
    (void)state;
    assert_run("mkdir copy empty-folder; cp luogu/3.in copy/4.in; cp luogu/5.in luogu/5.ans copy; "
               "sed 's/[0-9]*$/99/' luogu/5.ans >copy/5.ans; sed '2s/$/ /' luogu/6.in >copy/6.in; "
               "(printf '0 1\\n3 3\\nO.O\\n...'; head -c 100000 /dev/zero | tr '\\0' .) >long.in",
               0, "");
    for (size_t i = 0; i < COUNT(wrongs); i++) {
        char line[256];
        snprintf(line, sizeof line, "rubicon %s 2>&1", wrongs[i].line);
        const struct outcome *outcome = run(line);
        assert_contains(outcome->output, wrongs[i].said);
        if (outcome->status != wrongs[i].status) fail_msg("%s: status %d", wrongs[i].line, outcome->status);
    }
}

/* A change of a package, and the only complaint about it. */
static const struct {
    const char *judge;
    const char *change;
    const char *said;
} gaps[] = {
    {"luogu", "rm 7.in",
     "gap/7.in: this file is missing; the configuration names it\n"
     "gap/7.ans: these answers have no boards beside them\n"},
    {"luogu", "rm 20.ans", "gap/20.in: this test has no answers beside it\n"},
    {"luogu", "rm *.ans", "gap/1.in: this test has no answers beside it\n"},
    {"luogu", "rm config.yml", "gap: these are the numbered tests of a package, without a judge's"},
    {"luogu", "sed -i '/^9.in/,+4d' config.yml",
     "gap/config.yml: the points of the tests do not sum to 100\n"},
    {"luogu", "cp 3.in extra.in; cp 3.ans extra.ans",
     "gap/extra.in: the configuration does not name this test\n"},
    {"luogu", "sed -i 's/^8.in:/9.in:/' config.yml",
     "gap/config.yml: line 41: this test is named a second time\n"},
    {"luogu", "sed -i '0,/subtaskId/{/subtaskId/d}' config.yml",
     "gap/config.yml: line 1: this test is in no subtask, and others are\n"},
    {"luogu", "sed -i '3s/memory/many/' config.yml", "gap/config.yml: line 3: this line is not as rubicon"},
    {"luogu", ": >config.yml", "gap/config.yml: no test is named\n"},
    {"hydro", "rm testdata/7.ans", "gap/testdata/7.ans: this file is missing; the configuration names it\n"},
    {"hydro", "rm testdata/7.*",
     "gap/testdata/7.in: this file is missing; the configuration names it\n"
     "gap/testdata/7.ans: this file is missing; the configuration names it\n"},
    {"hydro", "rm testdata/config.yaml",
     "gap/testdata/config.yaml: this file is missing; the judge needs it\n"},
    {"hydro", "rm problem.yaml", "gap/problem.yaml: this file is missing; the judge needs it\n"},
    {"hydro", "sed -i 1d problem.yaml", "gap/problem.yaml: there is no title\n"},
    {"hydro", "sed -i '/output: 5.ans/d' testdata/config.yaml",
     "gap/testdata/config.yaml: line 21: no answers are named for this test\n"},
    {"hydro", "sed -i '0,/score: 20/s//score: 21/' testdata/config.yaml",
     "gap/testdata/config.yaml: the points of the tests do not sum to 100\n"},
    {"polygon", "rm problem.xml", "gap/problem.xml: this file is missing; the judge needs it\n"},
    {"polygon", "rm tests/03",
     "gap/tests/03: this file is missing; the configuration names it\n"
     "gap/tests/03.a: these answers have no boards beside them\n"},
    {"polygon", "rm tests/03.a", "gap/tests/03.a: this file is missing; the configuration names it\n"},
    {"polygon", "rm files/check.cpp",
     "gap/files/check.cpp: this file is missing; the configuration names it\n"},
    {"polygon", "head -c 2000 problem.xml >cut; mv cut problem.xml",
     "gap/problem.xml: line 41: this line is not as rubicon package writes it; nothing after it is "
     "checked\n"},
    {"polygon", "sed -i '0,/points=\"5\"/s//points=\"6\"/' problem.xml",
     "gap/problem.xml: the points of the tests do not sum to 100\n"},
};

static void test_what_a_judge_needs_is_checked(void **state) {
    (void)state;
    assert_run("for judge in luogu hydro polygon; do rubicon package --boards 1 --for $judge --out "
               "whole-$judge; done "
               ">/dev/null",
               0, "");
    for (size_t i = 0; i < COUNT(gaps); i++) {
        char line[512];
        snprintf(line, sizeof line,
                 "cp -r whole-%s gap; (cd gap; %s); rubicon validate gap >told; status=$?; "
                 "grep -v ': valid: ' told; rm -r gap; exit $status",
                 gaps[i].judge, gaps[i].change);
        const struct outcome *outcome = run(line);
        if (strncmp(outcome->output, gaps[i].said, strlen(gaps[i].said)) != 0 ||
            strstr(outcome->output, "complete"))
            fail_msg("%s, %s: %s", gaps[i].judge, gaps[i].change, outcome->output);
        assert_int_equal(outcome->status, 1);
    }
}

/* The files of rubicon generate need no configuration; incomplete pairs and gaps in the numbers are reported. */
static void test_pairs_are_whole(void **state) {
    (void)state;
    assert_run("mkdir pairs; for seed in 1 2; do rubicon generate --boards 1 --seed $seed --out "
               "pairs/$seed-any; done; "
               "rubicon validate pairs | grep -v ': valid: '; echo mine >pairs/1-any.out; rubicon validate "
               "pairs >told; "
               "echo status $?; rm pairs/1-any.in pairs/2-any.ans; cp whole-luogu/3.* pairs; rubicon "
               "validate pairs | "
               "grep -v ': valid: '",
               0,
               "status 0\n"
               "pairs/1-any.ans: these answers have no boards beside them\n"
               "pairs/2-any.in: this test has no answers beside it\n");
    assert_run(
        "mkdir numbers; cp whole-luogu/[3579].* numbers; rubicon validate --pairs numbers | grep -v ': "
        "valid: '; "
        "cp whole-luogu/4.* whole-luogu/6.* whole-luogu/8.* numbers; rubicon validate --pairs numbers >told; "
        "echo status $?; cd whole-hydro/testdata; rubicon validate . | tail -1",
        0,
        "numbers/4.in: this test is missing; there are others before and after it\n"
        "numbers/6.in: this test is missing; there are others before and after it\n"
        "numbers/8.in: this test is missing; there are others before and after it\n"
        "status 0\n.: complete for hydro: 20 tests\n");
    assert_contains(
        run("rm whole-polygon/tests/05; rubicon validate --json whole-polygon")->output,
        "{\"file\":\"whole-polygon/tests/05\",\"valid\":false,\"gap\":\"named\",\"sentence\":\"this");
}

/* Within the statement's sizes the boards of rubicon generate keep its promises. */
static void test_generated_files_are_valid(void **state) {
    (void)state;
    assert_run(
        "for kind in any still walled column short; do rubicon generate --kind $kind --seed 3 --out $kind; "
        "done; rubicon validate any.in still.in walled.in column.in short.in",
        0,
        "any.in: valid: id 14, 10 boards, answers right\n"
        "still.in: valid: id 1, 10 boards, answers right\n"
        "walled.in: valid: id 5, 10 boards, answers right\n"
        "column.in: valid: id 7, 10 boards, answers right\n"
        "short.in: valid: id 10, 10 boards, answers right\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_package_of_each_judge_is_valid),
        cmocka_unit_test(test_the_table_is_told_as_json),
        cmocka_unit_test(test_a_package_is_replaced_and_nothing_else),
        cmocka_unit_test(test_a_directory_is_of_one_run),
        cmocka_unit_test(test_each_waits_for_its_turn),
        cmocka_unit_test(test_what_cannot_be_written_leaves_nothing),
        cmocka_unit_test(test_what_is_wrong_is_told_with_its_place),
        cmocka_unit_test(test_what_a_judge_needs_is_checked),
        cmocka_unit_test(test_pairs_are_whole),
        cmocka_unit_test(test_generated_files_are_valid),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
