/* Tests of `rubicon generate`, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include "generate/generate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a shell line in which `rubicon` is the command. */
static const struct outcome *run(const char *line) {
    return shell_run("rubicon() { build/rubicon \"$@\"; }; %s", line);
}

static void assert_run(const char *line, int status, const char *output) {
    const struct outcome *outcome = run(line);
    assert_string_equal(outcome->output, output);
    assert_int_equal(outcome->status, status);
}

static void test_every_kind_is_a_contest_file_that_can_be_solved(void **state) {
    (void)state;
    for (int kind = 0; kind < GENERATE_KINDS; kind++) {
        char line[256];
        snprintf(line, sizeof line, "rubicon generate --kind %s --boards 37 --seed=5 | rubicon | wc -l",
                 generate_kind_name((enum generate_kind)kind));
        assert_int_equal(atoi(run(line)->output), 37);
    }
}

static void test_the_pair_is_the_boards_and_their_answers(void **state) {
    (void)state;
    char *boards =
        shell_copy(run("rubicon generate --boards 60 --kind short --rows 5-7 --columns 6 --density 40"));
    char *answers = shell_copy(
        run("rubicon generate --boards 60 --kind short --rows 5-7 --columns 6 --density 40 | rubicon"));
    assert_contains(boards, "10 60\n");
    assert_run(
        "rubicon generate --boards 60 --kind short --rows 5-7 --columns 6 --density 40 --out \"$FILES/p\"", 0,
        "");
    assert_run("cat \"$FILES/p.in\"", 0, boards);
    assert_run("cat \"$FILES/p.ans\"", 0, answers);
    free(boards);
    free(answers);
}

static void test_the_same_seed_gives_the_same_boards_and_more_of_them_begin_alike(void **state) {
    (void)state;
    char *few = shell_copy(run("rubicon generate --seed 77 --boards 20 | tail -n +2"));
    char *more = shell_copy(run("rubicon generate --seed 77 --boards 30 | tail -n +2"));
    char *others = shell_copy(run("rubicon generate --seed 78 --boards 20 | tail -n +2"));
    assert_memory_equal(more, few, strlen(few));
    assert_true(strlen(more) > strlen(few));
    assert_string_not_equal(few, others);
    free(few);
    free(more);
    free(others);
}

static void test_sizes_are_those_told(void **state) {
    (void)state;
    assert_run("rubicon generate --rows 3 --columns 7-7 --boards 9 | grep -c '^3 7$'", 0, "9\n");
    assert_run("rubicon generate --rows 3 --columns 1 --boards 9 | grep -c '^3 1$'", 0, "9\n");
    assert_run("rubicon generate --kind column --rows 9-3 --boards 50 | grep -c '^[3-9] 1$'", 0, "50\n");
}

static void test_sizes_are_those_of_contests_where_none_are_told(void **state) {
    (void)state;
    const char *const sizes = "4 5 6 7 8 9 10 ";
    assert_run(
        "rubicon generate --boards 300 | tail -n +2 | awk 'NF == 2 {print $1}' | sort -nu | tr '\\n' ' '", 0,
        sizes);
    assert_run(
        "rubicon generate --boards 300 | tail -n +2 | awk 'NF == 2 {print $2}' | sort -nu | tr '\\n' ' '", 0,
        sizes);
    assert_run(
        "rubicon generate --boards 300 --kind column | tail -n +2 | awk 'NF == 2 {print $1}' | sort -nu | "
        "tr '\\n' ' '",
        0, sizes);
    assert_run("rubicon generate --boards 9 --kind column | grep -c '^[0-9]* 1$'", 0, "9\n");
}

static void test_a_number_may_be_0(void **state) {
    (void)state;
    assert_run("rubicon generate --seed 0 --density 0 --rows 3 --columns 3 --boards 5 | grep -c '^[.XO]*$'",
               0, "15\n");
    assert_run("rubicon generate --seed 07 --boards 09 2>&1 | head -1", 0, "14 9\n");
}

/* Files with similar names, or with those of leftovers, belong to the user and stay. */
static void test_no_other_file_is_touched(void **state) {
    (void)state;
    assert_run(
        "cd \"$FILES\"; for name in in.part ans.part in.former ans.former; do echo mine >own.$name; done; "
        "cksum own.* >sum; cd \"$OLDPWD\"; "
        "for boards in 2 3; do rubicon generate --out \"$FILES/own\" --boards $boards; done; "
        "cd \"$FILES\"; cksum own.*.* | cmp - sum; head -1 own.in; wc -l <own.ans; ls -d own.*",
        0, "14 3\n3\nown.ans\nown.ans.former\nown.ans.part\nown.in\nown.in.former\nown.in.part\n");
}

/* Several processes at once, repeatedly: each succeeds, and both files are of the same process. */
static void test_a_pair_is_of_one_run(void **state) {
    (void)state;
    assert_run(
        "for round in 1 2 3 4 5 6 7 8 9 10; do "
        "for seed in 1 2 3 4; do (rubicon generate --seed $seed --boards 40 --columns 3 --out "
        "\"$FILES/race\" || "
        "echo status $?) & done; wait; "
        "build/rubicon \"$FILES/race.in\" | cmp - \"$FILES/race.ans\"; done; ls \"$FILES\" | grep race",
        0, "race.ans\nrace.in\n");
}

static void test_the_longest_name_is_taken_whole(void **state) {
    (void)state;
    assert_run("name=$FILES/; while [ ${#name} -lt 3990 ]; do name=$name./; done; "
               "while [ ${#name} -lt 4000 ]; do name=${name}x; done; "
               "for boards in 2 3; do rubicon generate --boards $boards --out \"$name\"; done; "
               "head -1 \"$name.in\"; ls \"$FILES\" | grep -c '^xx'",
               0, "14 3\n2\n");
}

/* Writes files called `name` for two boards, and remembers their checksums. */
static void make_files(const char *name) {
    char line[512];
    snprintf(
        line, sizeof line,
        "rubicon generate --out \"$FILES/%s\" --boards 2 && cd \"$FILES\" && cksum %s.in %s.ans > %s.sum",
        name, name, name, name);
    assert_run(line, 0, "");
}

/* The files are unchanged, and there are no others of that name. */
static void assert_files_untouched(const char *name) {
    char line[512];
    char listed[256];
    snprintf(line, sizeof line, "cd \"$FILES\" && cksum %s.in %s.ans | cmp - %s.sum && ls -d %s.*", name,
             name, name, name);
    snprintf(listed, sizeof listed, "%s.ans\n%s.in\n%s.sum\n", name, name, name);
    assert_run(line, 0, listed);
}

static void test_an_interrupted_run_leaves_the_files_alone(void **state) {
    (void)state;
    static const char *const signals[] = {"INT", "TERM", "HUP"};
    make_files("old");
    for (size_t i = 0; i < COUNT(signals); i++) {
        char line[512];
        snprintf(line, sizeof line,
                 "build/rubicon generate --out \"$FILES/old\" --boards 1000000 2>&1 & made=$!; "
                 "until [ -s /proc/$made/fd/3 ] && [ -s /proc/$made/fd/4 ]; do sleep 0.01; done; "
                 "kill -%s $made; wait $made",
                 signals[i]);
        assert_run(line, 2, "rubicon: generate: interrupted, no file is written\n");
        assert_files_untouched("old");
    }
}

static void test_a_full_disk_leaves_the_files_alone(void **state) {
    (void)state;
    make_files("full");
    const struct outcome *outcome =
        run("(ulimit -f 8; rubicon generate --out \"$FILES/full\" --boards 3000 2>&1) | cat");
    assert_contains(outcome->output, "full.in: cannot be written: File too large\n");
    assert_files_untouched("full");
}

/* The second file cannot take its name after the first has taken its own. */
static void test_both_files_are_replaced_or_neither(void **state) {
    (void)state;
    const char *const taken = "mkdir -p \"$FILES/both.ans\" && rubicon generate --out \"$FILES/both\" 2>&1";
    assert_contains(run(taken)->output, "both.ans: cannot be written: Is a directory\n");
    assert_run("ls -d \"$FILES\"/both* | sed 's,.*/,,'", 0, "both.ans\n");
    assert_run("echo mine > \"$FILES/both.in\"", 0, "");
    assert_int_equal(run(taken)->status, 2);
    assert_run("cd \"$FILES\" && cat both.in && ls -d both*", 0, "mine\nboth.ans\nboth.in\n");
    assert_run(
        "rmdir \"$FILES/both.ans\" && rubicon generate --out \"$FILES/both\" --boards 1 && cd \"$FILES\" && "
        "head -1 both.in && wc -l < both.ans && ls -d both*",
        0, "14 1\n1\nboth.ans\nboth.in\n");
}

static void test_a_directory_is_no_file_to_be_replaced(void **state) {
    (void)state;
    const struct outcome *outcome =
        run("mkdir \"$FILES/folder.in\"; rubicon generate --out \"$FILES/folder\" 2>&1");
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->output, "folder.in: cannot be written: Is a directory\n");
    assert_run("cd \"$FILES\" && ls -d folder*", 0, "folder.in\n");
}

static const struct {
    const char *arguments;
    const char *complaint;
} bad_options[] = {
    {"--kind king", "king: --kind takes any, still, walled, column or short"},
    {"--boards 0", "--boards takes a number from 1"},
    {"--boards 1000001", "--boards takes a number from 1"},
    {"--boards -1", "--boards takes a number from 1"},
    {"--boards 3x", "--boards takes a number from 1"},
    {"--seed 4294967296", "--seed takes a number from 0 to 4294967295"},
    {"--seed 99999999999999999999999", "--seed takes a number from 0 to 4294967295"},
    {"--seed=", "--seed takes a number from 0 to 4294967295"},
    {"--rows 0", "--rows takes a number from 1 to 32"},
    {"--rows 33", "--rows takes a number from 1 to 32"},
    {"--rows 3-", "--rows takes a number from 1 to 32"},
    {"--rows 3-5-7", "--rows takes a number from 1 to 32"},
    {"--columns 4-33", "--columns takes a number from 1 to 32"},
    {"--density 101", "--density takes a number from 0 to 100"},
    {"--out ''", "--out takes the name"},
    {"--rows", "--rows: its value is missing"},
    {"--row 3", "--row: unknown option; rubicon generate --help"},
    {"--goal red", "--goal: unknown option"},
    {"--rows 4294967297", "--rows takes a number from 1 to 32"},
    {"boards.in", "boards.in: generate reads no file"},
    {"--kind walled --rows 1", "no board of this kind has so many rows and columns"},
    {"--kind column --columns 2", "no board of this kind has so many rows and columns"},
    {"--kind short --rows 1 --columns 2", "no board of this kind has so many rows and columns"},
    {"--kind still --rows 2 --columns 2", "no board of this kind has so many rows and columns"},
    {"--out /nowhere/at/all", "/nowhere/at/all.in: cannot be written: No such file"},
};

static void test_bad_options_and_impossible_wishes(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad_options); i++) {
        char line[256];
        snprintf(line, sizeof line, "rubicon generate %s 2>&1", bad_options[i].arguments);
        const struct outcome *outcome = run(line);
        assert_contains(outcome->output, bad_options[i].complaint);
        assert_int_equal(outcome->status, 2);
        assert_ptr_equal(strchr(outcome->output, '\n'), outcome->output + strlen(outcome->output) - 1);
    }
}

static void test_help_names_every_option(void **state) {
    (void)state;
    static const char *const options[] = {"--kind",    "--boards",  "--seed", "--rows",
                                          "--columns", "--density", "--out"};
    const struct outcome *outcome = run("rubicon generate --kind short --help");
    assert_int_equal(outcome->status, 0);
    for (size_t i = 0; i < COUNT(options); i++) assert_contains(outcome->output, options[i]);
    assert_contains(outcome->output, "\n  --boards T     how many, 1 to 1000000 (default 10)\n");
    assert_contains(outcome->output, "\n  --rows A-B     1 to 32, or one number (default 4-10)\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_is_a_contest_file_that_can_be_solved),
        cmocka_unit_test(test_the_pair_is_the_boards_and_their_answers),
        cmocka_unit_test(test_the_same_seed_gives_the_same_boards_and_more_of_them_begin_alike),
        cmocka_unit_test(test_sizes_are_those_told),
        cmocka_unit_test(test_sizes_are_those_of_contests_where_none_are_told),
        cmocka_unit_test(test_a_number_may_be_0),
        cmocka_unit_test(test_the_longest_name_is_taken_whole),
        cmocka_unit_test(test_no_other_file_is_touched),
        cmocka_unit_test(test_a_pair_is_of_one_run),
        cmocka_unit_test(test_an_interrupted_run_leaves_the_files_alone),
        cmocka_unit_test(test_a_full_disk_leaves_the_files_alone),
        cmocka_unit_test(test_both_files_are_replaced_or_neither),
        cmocka_unit_test(test_a_directory_is_no_file_to_be_replaced),
        cmocka_unit_test(test_bad_options_and_impossible_wishes),
        cmocka_unit_test(test_help_names_every_option),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
