/* Tests of `rubicon survey`, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a shell line with a new directory `$d`, in which `survey` is the task. */
static const struct outcome *run(const char *line) {
    return shell_run(
        "d=$(mktemp -d); survey() { build/rubicon survey \"$@\"; }; (%s); s=$?; rm -r $d; exit $s", line);
}

static void assert_prints(const char *line, int expected, const char *part) {
    const struct outcome *outcome = run(line);
    assert_contains(outcome->output, part);
    assert_int_equal(outcome->status, expected);
}

static void test_a_result_is_a_text(void **state) {
    (void)state;
    const struct outcome *outcome = run("survey 3 3 2>/dev/null");
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "rubicon survey 1\nshape 3 3\npart 1 of 1\ndone 1 of 1\nboards 288\n");
    assert_contains(
        outcome->output,
        "\nred 9 moves, boards 1, positions 1\npatterns 24:1\n#b=rr1/ww1/1b1\n3 3\nOO.\n##.\n.X.\n");
    assert_contains(outcome->output, "\nblack 6 moves, boards 8, positions 15\n");
    assert_contains(outcome->output, "\ntie 6 moves, boards 1, positions 6\n");
    assert_contains(outcome->output, "\nforced 7 moves, boards 5, positions 8\n");
}

/* The scores are the solver's answers. */
static void test_a_board_goes_into_the_solver(void **state) {
    (void)state;
    assert_prints(
        "(echo 1 1; survey 4 4 2>/dev/null | sed -n '/^red/,/^black/p' | sed '1,3d;$d') | build/rubicon", 0,
        "Red 21\n");
}

static void test_goals_that_no_board_has(void **state) {
    (void)state;
    assert_prints("survey 1 4 2>/dev/null", 0, "\nred 0\nblack 0\ntie 0\nforced 0\nsum ");
}

static void test_two_digits(void **state) {
    (void)state;
    assert_prints("survey 10 1 2>/dev/null", 0, "\nshape 10 1\n");
}

/* No complaints. */
static void test_good_files_are_read_in_silence(void **state) {
    (void)state;
    const struct outcome *outcome =
        run("survey 3 3 --out $d/a >/dev/null 2>&1; for use in merge check table; do "
            "survey $use $d/a 2>&1 >/dev/null; done");
    assert_string_equal(outcome->output, "");
    assert_int_equal(outcome->status, 0);
}

static void test_jobs_change_nothing(void **state) {
    (void)state;
    assert_prints("survey 3 5 --jobs 1 2>/dev/null >$d/a; survey 3 5 --jobs 5 2>/dev/null >$d/b; "
                  "cmp $d/a $d/b && echo alike",
                  0, "alike");
}

static void test_parts_are_merged_to_the_whole(void **state) {
    (void)state;
    assert_prints("for k in 3 1 2; do survey 5 3 --part $k/3 --out $d/$k; done >/dev/null 2>&1; "
                  "survey 5 3 --out $d/whole >/dev/null 2>&1; survey merge $d/2 $d/3 $d/1 --out $d/merged "
                  ">/dev/null; cmp $d/whole $d/merged && survey check --samples 10 $d/[123]",
                  0, "/3: right; ");
}

/* A part without any chunk is done at once. */
static void test_more_parts_than_work(void **state) {
    (void)state;
    assert_prints(
        "for k in 1 2 3; do survey 3 3 --part $k/3 --out $d/$k; done >/dev/null 2>&1; "
        "survey 3 3 2>/dev/null >$d/whole; survey merge $d/1 $d/2 $d/3 | cmp - $d/whole && echo alike",
        0, "alike");
}

static void test_parts_that_do_not_make_a_whole(void **state) {
    (void)state;
    static const char parts[] =
        "for k in 1 2 3; do survey 5 3 --part $k/3 --out $d/$k; done >/dev/null 2>&1; ";
    static const struct {
        const char *line;
        const char *complaint;
    } cases[] = {
        {"survey merge $d/1 $d/3", "5 by 3: part 2 of 3 is missing"},
        {"survey merge $d/1 $d/2 $d/3 $d/2", "/2: it is part 2, as is /"},
        {"survey 5 3 --part 2/2 --out $d/x >/dev/null; survey merge $d/1 $d/x",
         "/x: it is a part of 2, but /"},
        {"survey 2 2 --out $d/x >/dev/null; survey merge $d/1 $d/x", "/x: it is of another size than /"},
        {"survey 5 3 --part 2/3 --minutes 0.0000001 --out $d/x >/dev/null; survey merge $d/1 $d/x $d/3",
         "/x: only 0 of 3 chunks are done"},
        {"survey merge $d/1 $d/missing", "/missing: cannot be read: No such file"},
        {"survey table $d/1 $d/3", "5 by 3: part 2 of 3 is missing"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char line[1024];
        snprintf(line, sizeof line, "%s (%s) 2>&1 | sed 's,/tmp/[^/]*,,g'", parts, cases[i].line);
        assert_contains(run(line)->output, cases[i].complaint);
        snprintf(line, sizeof line, "%s %s >/dev/null 2>&1", parts, cases[i].line);
        assert_int_equal(run(line)->status, 2);
    }
    assert_int_equal(
        run("survey 5 3 --part 2/3 --out $d/2 >/dev/null 2>&1; survey check $d/2 2>/dev/null")->status, 1);
}

/* Stopped and resumed repeatedly, it gives the same result. */
static void test_a_stopped_survey_goes_on(void **state) {
    (void)state;
    assert_prints(
        "until survey 4 4 --jobs 3 --minutes 0.0002 --out $d/a >/dev/null 2>$d/told; do cat $d/told; done; "
        "survey 4 4 >$d/whole 2>/dev/null; cmp $d/a $d/whole && echo alike",
        0, "alike");
    assert_prints("survey 4 4 --minutes 0.0000001 --out $d/a 2>&1 >/dev/null", 1, "; the same line goes on");
    assert_prints("survey 4 4 --minutes 0.0000001 2>&1 >/dev/null", 1,
                  "with --out the same line would go on");
}

static void test_signals_stop_it(void **state) {
    (void)state;
    static const char *const signals[] = {"INT", "TERM", "HUP"};
    for (size_t i = 0; i < COUNT(signals); i++) {
        char line[512];
        snprintf(line, sizeof line,
                 "build/rubicon survey 5 6 --out $d/a >/dev/null 2>&1 & s=$!; "
                 "until [ -f $d/a ]; do sleep 0.01; done; "
                 "kill -%s $s; wait $s; echo status $?; head -n 2 $d/a",
                 signals[i]);
        assert_prints(line, 0, "status 1\nrubicon survey 1\nshape 5 6\n");
    }
}

/* Neither on a full disk nor beside processes that write the same file. */
static void test_nothing_is_left_beside_the_file(void **state) {
    (void)state;
    assert_prints("(ulimit -f 0; build/rubicon survey 3 3 --out $d/a >/dev/null) 2>&1 | cat; ls $d", 0,
                  "/a: cannot be written: File too large\n");
    assert_int_equal(
        run("(ulimit -f 0; build/rubicon survey 3 3 --out $d/a >/dev/null 2>&1); ls -A $d | wc -l | grep 0")
            ->status,
        0);
    assert_prints(
        "echo mine >$d/a.part; for i in 1 2 3 4; do survey 3 3 --out $d/a & done >/dev/null 2>&1; wait; "
        "survey check $d/a; ls $d; cat $d/a.part",
        0, "(100 %)\na\na.part\nmine\n");
}

static void test_a_file_of_something_else_stays(void **state) {
    (void)state;
    assert_prints("survey 2 3 --out $d/a >/dev/null 2>&1; survey 3 2 --out $d/a 2>&1", 2,
                  ": it holds part 1 of 1 of 2 by 3, which is something else");
    assert_prints("survey 2 3 --out $d/a >/dev/null 2>&1; survey 2 3 --part 1/2 --out $d/a 2>&1", 2,
                  ": it holds part 1 of 1 of 2 by 3");
    assert_prints("echo mine >$d/a; survey 2 3 --out $d/a 2>&1; cat $d/a", 0,
                  ": line 1 is not as rubicon survey has written it\nmine\n");
    assert_prints("survey 2 3 --out $d/no/a 2>&1 >/dev/null", 2, ": cannot be written: No such file");
}

static void test_right_results_are_found_right(void **state) {
    (void)state;
    assert_prints("survey 3 3 --out $d/a >/dev/null 2>&1; survey check $d/a", 0,
                  "/a: right; checked 288 of 288 boards (100 %)\n");
    assert_prints("survey 3 5 --out $d/a >/dev/null 2>&1; survey check --samples 50 --seed 4 $d/a", 0,
                  "/a: right; checked 69 of 16,640 boards (0.4 %)\n");
}

/* Each board counts once, whether listed or a sample. */
static void test_the_share_that_is_checked_is_told(void **state) {
    (void)state;
    assert_prints("survey check tests/data/survey/25x1.txt", 0, " of 33,554,432 boards (0.003 %)\n");
    assert_prints("survey 2 4 --out $d/a >/dev/null 2>&1; survey check --samples 135 $d/a", 0,
                  "checked 87 of 136 boards (64 %)\n");
    assert_prints(
        "f=tests/data/survey/5x4.txt; named=$(grep ^patterns $f | tr ' ' '\\n' | grep : | cut -d: -f1 | "
        "sort -u | wc -l); survey check --samples 1 $f | sed \"s/checked $((named + 1)) of /one more than "
        "named of /\"",
        0, "one more than named of 524,800 boards (0.00");
}

/* Corrects the checksum of a text, as a forger would. */
static void sum_up(char *text) {
    char *sum = strstr(text, "\nsum ") + 1;
    uint64_t all = 14695981039346656037U;
    for (const char *at = text; at < sum; at++) all = (all ^ (unsigned char)*at) * 1099511628211U;
    sprintf(sum, "sum %016llx\n", (unsigned long long)all);
}

/* Replaces the first text by the second. */
static void replace(char text[OUTPUT_MAX], const char *part, const char *by) {
    char *at = strstr(text, part);
    if (!at) fail_msg("no \"%s\"", part);
    memmove(at + strlen(by), at + strlen(part), strlen(at + strlen(part)) + 1);
    memcpy(at, by, strlen(by));
}

/* A forged result of a size: pairs of text and replacement, up to NULL. */
static void assert_refused(const char *size, const char *const changes[], const char *complaint) {
    static char text[OUTPUT_MAX];
    const char *const name = "build/sanitized/forged-survey";
    char line[256];
    snprintf(line, sizeof line, "survey %s 2>/dev/null", size);
    strcpy(text, run(line)->output);
    for (; changes[0]; changes += 2) replace(text, changes[0], changes[1]);
    sum_up(text);
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, strlen(text), file), strlen(text));
    assert_int_equal(fclose(file), 0);
    snprintf(line, sizeof line, "survey check %s 2>&1", name);
    assert_prints(line, 1, complaint);
    remove(name);
}

#define REFUSED(complaint, ...) assert_refused("3 3", (const char *const[]){__VA_ARGS__, NULL}, complaint)

static void test_wrong_results_are_refused(void **state) {
    (void)state;
    REFUSED("boards: there are 288, not 289", "\nboards 288", "\nboards 289");
    REFUSED("placements: there are 9324, not 9323", "placements 9324", "placements 9323");
    REFUSED("red: its board has the score 9, not 11", "red 9", "red 11");
    REFUSED("red: its board has the score 9, not 7", "red 9", "red 7");
    REFUSED("red: its board has not one pawn and two generals", "/1b1", "/3", ".X.", "...");
    REFUSED("red: its board is not the first", "1\npatterns 24:1", "1\npatterns 25:1");
    REFUSED("red: pattern 25 has the score ", "1\npatterns 24:1", "1\npatterns 25:1");
    REFUSED("black: its list of patterns and its counts", "boards 8, positions 15", "boards 8, positions 14");
    REFUSED("black: its list of patterns and its counts", "boards 8, positions 15", "boards 9, positions 16");
    REFUSED("black: its list of patterns and its counts", "boards 8, positions 15", "boards 7, positions 15");
    REFUSED("black: its list of patterns and its counts", "26:2 40:2", "40:2 26:2");
    REFUSED("black: its list of patterns and its counts", "140:2", "140:2 508:0", "boards 8", "boards 9");
    REFUSED("black: pattern 40 has 2 such positions, not 3", "40:2", "40:3", "positions 15", "positions 16");
    REFUSED("black: there are 8 boards and 15 positions, not 6 and 12", " 131:1 140:2", "",
            "boards 8, positions 15", "boards 6, positions 12");
    REFUSED("black: pattern 131 has the score 6, too, and is not listed", " 131:1 140:2", "",
            "boards 8, positions 15", "boards 6, positions 12");
}

static void test_all_boards_are_counted_again(void **state) {
    (void)state;
    static const char *const changes[] = {"boards 3, positions 9", "boards 2, positions 8", " 4:1", "", NULL};
    assert_refused("2 2", changes, "red: there are 3 boards and 9 positions, not 2 and 8");
}

/* A score that is too low is refuted by boards with a higher one. */
static void test_too_low_a_score_is_refused(void **state) {
    (void)state;
    REFUSED("red: pattern ",
            "red 9 moves, boards 1, positions 1\npatterns 24:1\n#b=rr1/ww1/1b1\n3 3\nOO.\n##.\n.X.\n",
            "red 0\n");
    REFUSED("tie: pattern 56 has the score 6, more than 0",
            "tie 6 moves, boards 1, positions 6\npatterns 56:6\n#b=1rr/www/2b\n3 3\n.OO\n###\n..X\n",
            "tie 0\n");
}

static void test_a_slip_in_a_file_is_noticed(void **state) {
    (void)state;
    static const struct {
        const char *change;
        const char *line;
    } cases[] = {
        {"1s/1/2/", "line 1 "},
        {"2s/3 3/0 3/", "line 2 "},
        {"2s/3 3/3 31/", "line 2 "},
        {"3s/1 of 1/2 of 1/", "line 3 "},
        {"3s/1 of 1/0 of 1/", "line 3 "},
        {"4s/1 of 1/2 of 1/", "line 4 "},
        {"4s/1 of 1/1 of 2/", "line 4 "},
        {"s/^boards 288/boards 289/", "line "},
        {"s/^boards 288/boards -288/", "line 5 "},
        {"s/^boards 288/boards +288/", "line 5 "},
        {"s/^boards 288/boards 99999999999999999999/", "line 5 "},
        {"s/24:1/512:1/", "line 8 "},
        {"s/^#b=rr1/#b=r1r/", "line 9 "},
        {"s/^OO.$/OO?/", "line 11 "},
        {"s/^OO.$/OO/", "line 11 "},
        {"10s/3 3/3 4/", "line 10 "},
        {"s/^sum ./sum x/", "line "},
        {"$d", "line "},
        {"$s/$/ /", "line "},
        {"7,$d", "line 7 "},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char line[512];
        snprintf(line, sizeof line, "survey 3 3 2>/dev/null | sed '%s' >$d/a; survey check $d/a 2>&1",
                 cases[i].change);
        const struct outcome *outcome = run(line);
        if (!strstr(outcome->output, cases[i].line) || !strstr(outcome->output, "is not as rubicon survey"))
            fail_msg("%s: %s", cases[i].change, outcome->output);
        assert_int_equal(outcome->status, 2);
    }
}

static void test_a_table_of_results(void **state) {
    (void)state;
    assert_prints("survey 3 3 --out $d/a >/dev/null 2>&1; survey 1 2 --out $d/b >/dev/null 2>&1; "
                  "survey table $d/a $d/b",
                  0,
                  "rows\tcolumns\tgoal\tmoves\tboards\tpositions\tboard\n"
                  "3\t3\tred\t9\t1\t1\t#b=rr1/ww1/1b1\n");
    assert_contains(run("survey 1 2 --out $d/b >/dev/null 2>&1; survey table $d/b")->output,
                    "1\t2\tforced\t0\t0\t0\t\n");
}

static void test_the_table_is_that_of_the_results(void **state) {
    (void)state;
    assert_prints("survey table $(ls -v tests/data/survey/*.txt) | cmp - tests/data/survey.tsv && echo alike",
                  0, "alike");
}

static void test_bad_arguments(void **state) {
    (void)state;
    static const char sides[] = "rows and columns are numbers from 1, of at most 30 cells together";
    assert_prints("survey 2>&1", 2, "rubicon survey ROWS COLUMNS takes two numbers; rubicon survey --help");
    assert_prints("survey 3 2>&1", 2, "3: rubicon survey ROWS COLUMNS takes two numbers");
    assert_prints("survey 3 3 3 2>&1", 2, "takes two numbers");
    assert_prints("survey 0 3 2>&1", 2, sides);
    assert_prints("survey 3 0 2>&1", 2, sides);
    assert_prints("survey 3 x 2>&1", 2, sides);
    assert_prints("survey 3 4x 2>&1", 2, sides);
    assert_prints("survey 31 1 2>&1", 2, sides);
    assert_prints("survey 99999999999999999999999 1 2>&1", 2, sides);
    assert_prints("survey 4 8 2>&1", 2, "4 by 8 are 32 cells; up to 30 can be surveyed");
    assert_prints("survey 3 3 --part 0/2 2>&1", 2, "0/2: --part takes K/N, such as 2/8");
    assert_prints("survey 3 3 --part 3/2 2>&1", 2, "3/2: --part takes K/N");
    assert_prints("survey 3 3 --part 1 2>&1", 2, "1: --part takes K/N");
    assert_prints("survey 3 3 --part 1/2/3 2>&1", 2, "1/2/3: --part takes K/N");
    assert_prints("survey 3 3 --part 1/100001 2>&1", 2, "1/100001: --part takes K/N");
    assert_prints("survey 3 3 --jobs 65 2>&1", 2, "65: --jobs takes a number from 1 to 64");
    assert_prints("survey 3 3 --goal red 2>&1", 2, "--goal: unknown option; rubicon survey --help");
    assert_prints("survey merge 2>&1", 2, "merge: it takes the files of results");
    assert_prints("survey check 2>&1", 2, "check: it takes the files of results");
    assert_prints("survey --help", 0, "usage: rubicon survey ROWS COLUMNS [OPTION...]");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_result_is_a_text),
        cmocka_unit_test(test_a_board_goes_into_the_solver),
        cmocka_unit_test(test_goals_that_no_board_has),
        cmocka_unit_test(test_two_digits),
        cmocka_unit_test(test_good_files_are_read_in_silence),
        cmocka_unit_test(test_jobs_change_nothing),
        cmocka_unit_test(test_parts_are_merged_to_the_whole),
        cmocka_unit_test(test_more_parts_than_work),
        cmocka_unit_test(test_parts_that_do_not_make_a_whole),
        cmocka_unit_test(test_a_stopped_survey_goes_on),
        cmocka_unit_test(test_signals_stop_it),
        cmocka_unit_test(test_nothing_is_left_beside_the_file),
        cmocka_unit_test(test_a_file_of_something_else_stays),
        cmocka_unit_test(test_right_results_are_found_right),
        cmocka_unit_test(test_the_share_that_is_checked_is_told),
        cmocka_unit_test(test_wrong_results_are_refused),
        cmocka_unit_test(test_all_boards_are_counted_again),
        cmocka_unit_test(test_too_low_a_score_is_refused),
        cmocka_unit_test(test_a_slip_in_a_file_is_noticed),
        cmocka_unit_test(test_a_table_of_results),
        cmocka_unit_test(test_the_table_is_that_of_the_results),
        cmocka_unit_test(test_bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
