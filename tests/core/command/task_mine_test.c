/* Tests of `rubicon mine`, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include "game/text_line.h"
#include "mine/score.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a shell line in which `mine` searches small boards. */
static const struct outcome *run(const char *line) {
    return shell_run("mine() { build/rubicon mine --rows 5 --columns 4 --length 200 \"$@\"; }; %s", line);
}

static void assert_complaint(const char *line, const char *complaint) {
    const struct outcome *outcome = run(line);
    assert_contains(outcome->output, complaint);
    assert_int_equal(outcome->status, 2);
}

/* The solver reads the output, and the best board is the first. */
static void test_the_best_boards_are_a_contest_file(void **state) {
    (void)state;
    char *answers = shell_copy(run("mine --tries 1000 --goal black 2>/dev/null | build/rubicon"));
    unsigned before = 1000;
    int boards = 0;
    for (char *answer = strtok(answers, "\n"); answer; answer = strtok(NULL, "\n"), boards++) {
        unsigned moves;
        assert_int_equal(sscanf(answer, "Black %u", &moves), 1);
        assert_true(moves > 0 && moves <= before);
        before = moves;
    }
    assert_true(boards >= 2 && boards <= 5);
    free(answers);
}

static void test_jobs_and_order_change_nothing(void **state) {
    (void)state;
    char *one = shell_copy(run("mine --tries 1100 --seed 9 --jobs 1 2>/dev/null"));
    char *three = shell_copy(run("mine --tries=1100 --seed=9 --jobs=3 2>/dev/null"));
    char *other = shell_copy(run("mine --tries 1100 --seed 10 --jobs 3 2>/dev/null"));
    assert_string_equal(one, three);
    assert_string_not_equal(one, other);
    free(one);
    free(three);
    free(other);
}

/* The run and the try of a find reproduce it. */
static void test_a_find_is_found_again(void **state) {
    (void)state;
    char *finds = shell_copy(run("mine --tries 600 --seed 3 --jobs 1 --json | tail -n 3"));
    unsigned run_number, tries;
    char *run_at = strstr(finds, "\"run\":");
    assert_non_null(run_at);
    assert_int_equal(sscanf(run_at, "\"run\":%u,\"try\":%u", &run_number, &tries), 2);
    *strchr(finds, '\n') = '\0';
    char line[256];
    snprintf(line, sizeof line, "mine --seed 3 --jobs 1 --json --run %u --tries %u | tail -n 1", run_number,
             tries);
    char *again = shell_copy(run(line));
    assert_contains(again, finds);
    free(finds);
    free(again);
}

static void test_better_boards_are_told_at_once(void **state) {
    (void)state;
    char *told = shell_copy(run("mine --tries 300 --goal tie --jobs 1 2>&1 >/dev/null"));
    unsigned score = 0, next;
    int finds = 0, rows = 0;
    for (char *at = strstr(told, "score "); at; at = strstr(at + 1, "score "), finds++) {
        assert_int_equal(sscanf(at, "score %u  Tie", &next), 1);
        assert_true(next > score);
        score = next;
    }
    assert_true(finds >= 1);
    assert_contains(told, "300 boards, ");
    assert_null(strstr(told, "rubicon: "));
    for (char *line = strtok(told, "\n"); line; line = strtok(NULL, "\n"))
        rows += strlen(line) == 4 && strspn(line, ".#XO") == 4;
    assert_int_equal(rows, 5 * finds);
    free(told);
}

static void test_json_is_an_object_a_line(void **state) {
    (void)state;
    char *lines = shell_copy(run("mine --tries 200 --jobs 1 --json 2>/dev/null"));
    for (char *line = strtok(lines, "\n"); line; line = strtok(NULL, "\n")) {
        assert_int_equal(strncmp(line, "{\"goal\":\"red\",\"score\":", 22), 0);
        assert_contains(line, "\"winner\":\"red\",\"moves\":");
        assert_contains(line, "\"seed\":1,\"run\":1,");
        const char *rows = strstr(line, "\"rows\":[\"");
        assert_non_null(rows);
        assert_int_equal(strcspn(rows + 8, "]"), 5 * strlen("\"....\",") - 1);
        assert_int_equal(line[strlen(line) - 1], '}');
    }
    free(lines);
}

static void test_ctrl_c_ends_with_the_best_boards(void **state) {
    (void)state;
    char *output =
        shell_copy(run("told=$(mktemp); build/rubicon mine --rows 5 --columns 4 2>$told & mining=$!; "
                       "until grep -q score $told; do sleep 0.01; done; "
                       "kill -INT $mining; wait $mining; echo status $?; rm $told"));
    assert_contains(output, "5 4\n");
    assert_contains(output, "status 0\n");
    free(output);
}

static void test_sigterm_does_as_ctrl_c(void **state) {
    (void)state;
    char *output =
        shell_copy(run("told=$(mktemp); build/rubicon mine --rows 5 --columns 4 2>$told & mining=$!; "
                       "until grep -q score $told; do sleep 0.01; done; "
                       "kill -TERM $mining; wait $mining; echo status $?; rm $told"));
    assert_contains(output, "5 4\n");
    assert_contains(output, "status 0\n");
    free(output);
}

static void test_minutes_end_the_search(void **state) {
    (void)state;
    assert_contains(run("mine --minutes 0.005 2>/dev/null")->output, "5 4\n");
    assert_int_equal(run("mine --minutes 9 --tries 1 2>/dev/null")->status, 0);
}

/* The lines of tests/data/seeds.txt: arguments and result. */
static void test_a_seed_gives_the_boards_that_it_gave(void **state) {
    (void)state;
    size_t length, offset = 0;
    char *text = read_data("seeds.txt", &length);
    struct text_line line = {0};
    char arguments[128] = "";
    int seeds = 0;
    while (text_line_next(text, length, &offset, &line)) {
        const int size = (int)line.length;
        if (line.bytes[0] == '#') continue;
        if (line.bytes[0] == '-') {
            snprintf(arguments, sizeof arguments, "%.*s", size, line.bytes);
            continue;
        }
        char expected[512];
        snprintf(expected, sizeof expected, "%.*s\n", size, line.bytes);
        const struct outcome *outcome =
            shell_run("build/rubicon mine --json --jobs 1 %s 2>/dev/null | tail -n 1", arguments);
        assert_string_equal(outcome->output, expected);
        seeds++;
    }
    assert_int_equal(seeds, SCORE_GOALS);
    free(text);
}

static void test_bad_options(void **state) {
    (void)state;
    assert_complaint("mine --goal win 2>&1", "win: --goal takes red, black, unique, forced or tie");
    assert_complaint("mine --rows 17 2>&1", "17: --rows takes a number from 2 to 16");
    assert_complaint("mine --rows 1 2>&1", "1: --rows takes a number from 2 to 16");
    assert_complaint("mine --columns 4x 2>&1", "4x: --columns takes a number from 1 to 16");
    assert_complaint("mine --density 101 2>&1", "101: --density takes a number from 0 to 100");
    assert_complaint("mine --tries 0 2>&1", "0: --tries takes a number from 1 to");
    assert_complaint("mine --seed -1 2>&1", "-1: --seed takes a number from 0 to");
    assert_complaint("mine --minutes soon 2>&1", "soon: --minutes takes a number of minutes");
    assert_complaint("mine --jobs 65 2>&1", "65: --jobs takes a number from 1 to 64");
    assert_complaint("mine --minutes 1000001 2>&1",
                     "1000001: --minutes takes a number of minutes from 0 to 1000000");
    assert_complaint("mine --seed 18446744073709551616 2>&1",
                     "--seed takes a number from 0 to 18446744073709551615");
    assert_complaint("mine --goal 2>&1", "--goal: its value is missing; rubicon mine --help");
    assert_complaint("mine --kind any 2>&1", "--kind: unknown option; rubicon mine --help");
    assert_complaint("mine boards.in 2>&1", "boards.in: mine reads no file; rubicon mine --help");
}

static void test_help(void **state) {
    (void)state;
    const struct outcome *outcome = run("mine --help");
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "usage: rubicon mine [OPTION...]");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_best_boards_are_a_contest_file),
        cmocka_unit_test(test_jobs_and_order_change_nothing),
        cmocka_unit_test(test_a_find_is_found_again),
        cmocka_unit_test(test_better_boards_are_told_at_once),
        cmocka_unit_test(test_json_is_an_object_a_line),
        cmocka_unit_test(test_ctrl_c_ends_with_the_best_boards),
        cmocka_unit_test(test_sigterm_does_as_ctrl_c),
        cmocka_unit_test(test_minutes_end_the_search),
        cmocka_unit_test(test_a_seed_gives_the_boards_that_it_gave),
        cmocka_unit_test(test_bad_options),
        cmocka_unit_test(test_help),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
