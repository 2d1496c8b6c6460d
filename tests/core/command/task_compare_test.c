/* What `rubicon compare` tells of the mistake, under its other name, as it is built; run from the root of the
   repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include "contest/answer.h"
#include "contest/contest.h"
#include "mistakes/mistaken.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a line of the shell, in which `diagnose` is the command, $S the sample and $D a directory; its standard
   input is what is printed in the manner of printf(1). */
static const struct outcome *run(const char *input, const char *line) {
    return shell_run("S=tests/data/sample1.in; D=$FILES; diagnose() { build/rubicon diagnose \"$@\" 2>&1; }; "
                     "printf '%s' | %s",
                     input, line);
}

static void assert_run(const char *input, const char *line, int status, const char *output) {
    const struct outcome *outcome = run(input, line);
    assert_string_equal(outcome->output, output);
    assert_int_equal(outcome->status, status);
}

#define DIFFERENT_2_AND_5                                                                                    \
    "board 2, line 2: expected Black 2, found \"Red 3\": the other side wins\n"                              \
    "board 5, line 5: expected Red 75, found \"Red 73\": the number of moves is wrong\n"                     \
    "2 of 5 lines differ: 1 winner, 1 count\n"
#define SMALLEST_2                                                                                           \
    "\nsmallest wrong board: 2, line 2\n\n3 3\n#.#\nO.O\n.X.\n\n"                                            \
    "expected Black 2, found \"Red 3\"\nlook: #b=w1w/r1r/1b1\n\n"
static void test_a_mistake_is_named_with_the_smallest_board(void **state) {
    (void)state;
    assert_run("Black 0\\nRed 3\\nBlack 2\\nTie\\nRed 73\\n", "diagnose $S -", 1,
               DIFFERENT_2_AND_5 SMALLEST_2
               "mistake: the pawn cannot step onto a general, which is like an obstacle\n");
    assert_run(
        "Black 0\\nRed 3\\nBlack 2\\nTie\\nRed 73\\n", "diagnose --json --page=http://p/ $S -", 1,
        "{\"difference\":\"winner\",\"board\":2,\"expected\":\"Black 2\",\"line\":2,\"found\":\"Red 3\"}\n"
        "{\"difference\":\"count\",\"board\":5,\"expected\":\"Red 75\",\"line\":5,\"found\":\"Red 73\"}\n"
        "{\"boards\":5,\"unjudged\":0,\"differences\":2,\"shift\":\"none\",\"winner\":1,\"count\":1,\"tie\":"
        "0,\"win\":0,"
        "\"malformed\":0,\"missing\":0,\"extra\":0,\"utf16\":false,"
        "\"smallest\":{\"board\":2,\"line\":2,\"expected\":\"Black 2\",\"found\":\"Red 3\",\"rows\":[\"#.#\","
        "\"O.O\",\".X.\"],\"link\":\"http://p/#b=w1w/r1r/1b1\"},\"diagnosed\":5,\"explained_by\":[["
        "\"no_capture\"]],\"nearest\":[],\"wrong\":2,\"spelled\":0,\"twins\":[],\"same_from\":0}\n");
}

/* What a program with these mistakes prints for the boards of a file of the directory goes to another. */
static void print_mistaken(const char *boards, const char *lines, unsigned mistakes) {
    char path[2][64];
    char row[64];
    struct contest_reader reader;
    struct failure failure;
    uint32_t number = 0;
    snprintf(path[0], sizeof path[0], "%s/%s", shell_directory(), boards);
    snprintf(path[1], sizeof path[1], "%s/%s", shell_directory(), lines);
    FILE *in = fopen(path[0], "r");
    FILE *out = fopen(path[1], "w");
    assert_non_null(in);
    assert_non_null(out);
    contest_begin(&reader);
    while (fgets(row, sizeof row, in)) {
        const struct text_line line = {row, strcspn(row, "\n"), ++number};
        struct position position;
        char answer[ANSWER_MAX];
        enum contest_event event = contest_line(&reader, &line, &failure);
        assert_int_not_equal(event, CONTEST_FAILED);
        if (event == CONTEST_MORE) continue;
        assert_true(contest_position(&reader, &position, &failure));
        struct mistaken *mistaken = solve_mistaken(&reader.board, mistakes);
        answer_format(mistaken_value(mistaken, &position), answer);
        fprintf(out, "%s\n", answer);
        mistaken_close(mistaken);
    }
    fclose(in);
    fclose(out);
}

static void test_two_mistakes_are_named_together(void **state) {
    (void)state;
    assert_run("", "build/rubicon generate --boards 100 --rows 3-5 --columns 2-4 --out \"$D/tiny\"", 0, "");
    print_mistaken("tiny.in", "two.out", MISTAKE_HURRY | MISTAKE_DOWN);
    assert_contains(
        run("", "diagnose \"$D/tiny.in\" \"$D/two.out\"")->output,
        "\n\nmistake: a loss counts the shortest way to it instead of the longest; and the pawn may "
        "go down, too\n");
    assert_contains(run("", "diagnose --json \"$D/tiny.in\" \"$D/two.out\"")->output,
                    "\"explained_by\":[[\"hurry\",\"down\"]],\"nearest\":[],");
    /* one more line is wrong, for which there is no explanation: what is behind the others comes near */
    const struct outcome *outcome =
        run("", "sed -i '1s/.*/Red 99/' \"$D/two.out\"; diagnose \"$D/tiny.in\" \"$D/two.out\"");
    assert_contains(outcome->output,
                    "no known mistake explains every line, nor do two together\nnearest: a loss "
                    "counts the shortest way to it instead of the longest: explains ");
    assert_int_equal(outcome->status, 1);
    assert_null(strstr(outcome->output, " right one"));
    assert_contains(run("", "diagnose --json \"$D/tiny.in\" \"$D/two.out\"")->output,
                    "\"explained_by\":[],\"nearest\":[{\"mistakes\":[\"hurry\"],\"explained\":");
}

static void test_what_comes_near_would_have_made_a_right_line_wrong(void **state) {
    (void)state;
    print_mistaken("tiny.in", "one.out", MISTAKE_DOWN);
    assert_contains(run("",
                        "awk 'NR == FNR { right[FNR] = $0; next } right[FNR] != $0 && !done { done = 1; $0 = "
                        "right[FNR] } { print }' \"$D/tiny.ans\" \"$D/one.out\" > \"$D/near.out\"; "
                        "diagnose \"$D/tiny.in\" \"$D/near.out\"")
                        ->output,
                    " wrong lines, not 1 right one\n");
}

/* Both names are one task. */
static void test_a_comparison_ends_with_the_mistake(void **state) {
    (void)state;
    char *named = strdup(run("", "diagnose \"$D/tiny.in\" \"$D/one.out\"")->output);
    assert_non_null(named);
    assert_contains(named, "\n\nmistake: the pawn may go down, too\n");
    assert_null(strstr(named, " smallest of "));
    assert_string_equal(run("", "build/rubicon compare \"$D/tiny.in\" \"$D/one.out\"")->output, named);
    free(named);
}

static void test_what_nothing_explains(void **state) {
    (void)state;
    assert_run("Black 0\\nBlack 2\\nRed 2\\nTie\\nRed 75\\n", "diagnose $S -", 1,
               "board 3, line 3: expected Black 2, found \"Red 2\": the other side wins\n"
               "1 of 5 lines differs: 1 winner\n\nsmallest wrong board: 3, line 3\n\n3 3\nO..\n.#X\n.O.\n\n"
               "expected Black 2, found \"Red 2\"\nlook: #b=r2/1wb/1r1\n\n"
               "no known mistake explains every line, nor do two together\n"
               "rubicon stress -- PROGRAM finds the smallest file that shows it\n");
}

/* Forty boards of nine cells, all right, and others of four behind them. */
static const struct outcome *run_on_forty(const char *task, const char *boards, const char *lines) {
    char line[512];
    snprintf(
        line, sizeof line,
        "true; (echo 0 43; for i in $(seq 40); do printf '3 3\\nO..\\n.#X\\n.O.\\n'; done; printf '%s') "
        ">$D/forty; (for i in $(seq 40); do echo Black 2; done; printf '%s') | %s $D/forty -; rm $D/forty",
        boards, lines, task);
    return run("", line);
}

/* Only where the lines show that an answer hangs on the boards before. */
static void test_something_may_be_kept_where_the_lines_show_it(void **state) {
    (void)state;
    static const char *const tasks[] = {"diagnose", "build/rubicon compare"};
    for (size_t i = 0; i < COUNT(tasks); i++) {
        const char *small = "2 2\\nOO\\nX.\\n2 2\\nOO\\nX.\\n2 2\\nOO\\n.X\\n";
        assert_contains(run_on_forty(tasks[i], small, "Red 1\\nRed 7\\nRed 1\\n")->output,
                        "boards 41 and 42 are equal, their answers are not: something is kept from one board "
                        "to the\nnext. rubicon stress -- PROGRAM tells what\n");
        assert_contains(
            run_on_forty(tasks[i], small, "Red 7\\nRed 7\\nRed 7\\n")->output,
            "the first 40 boards are right, and after them no harder ones are wrong: perhaps "
            "something is\nkept from one board to the next. One file cannot tell; rubicon stress -- "
            "PROGRAM can\n");
        const struct outcome *outcome = run("Black 0\\nBlack 2\\nRed 2\\nTie\\nRed 75\\n",
                                            i == 0 ? "diagnose $S -" : "build/rubicon compare $S -");
        assert_null(strstr(outcome->output, "something is"));
        assert_contains(outcome->output, "rubicon stress -- PROGRAM finds the smallest file that shows it\n");
    }
}

/* Two mistakes at once and a third keep nothing: their lines do not show that anything is kept. */
static void test_programs_that_keep_nothing_are_not_said_to(void **state) {
    (void)state;
    static const unsigned sets[] = {MISTAKE_DOWN | MISTAKE_HURRY | MISTAKE_ORDER,
                                    MISTAKE_NO_CAPTURE | MISTAKE_SHARE | MISTAKE_LAST,
                                    MISTAKE_LAST_ROW | MISTAKE_ROW_LATE | MISTAKE_COUNTER,
                                    MISTAKE_RED_TAKES | MISTAKE_LAST_COLUMN | MISTAKE_HURRY};
    for (size_t i = 0; i < COUNT(sets); i++) {
        print_mistaken("tiny.in", "three.out", sets[i]);
        const struct outcome *outcome = run(
            "", "true; for task in diagnose compare; do build/rubicon $task $D/tiny.in $D/three.out; done");
        if (strstr(outcome->output, "something is"))
            fail_msg("set %zu: %s", i, strstr(outcome->output, "no known"));
        assert_contains(outcome->output, "finds the smallest file that shows it\n");
    }
}

/* On tiny boards it is told what is kept, where that explains every line. */
static void test_what_is_kept_is_named(void **state) {
    (void)state;
    const char *line =
        "true; build/rubicon generate --rows 2-4 --columns 2-4 --boards 60 >$D/kept; "
        "for what in keep keep_counters keep_distances; do "
        "build/tests/core/command/contestant $what <$D/kept | diagnose $D/kept -; done; "
        "build/tests/core/command/contestant keep <$D/kept | diagnose --json $D/kept -; rm $D/kept";
    const struct outcome *outcome = run("", line);
    assert_contains(outcome->output,
                    "mistake: the table of results, or of visited positions, is not cleared");
    assert_contains(outcome->output, "mistake: the counters of moves left are not set back");
    assert_contains(outcome->output, "mistake: the distances are not cleared");
    assert_contains(outcome->output, ",\"keeps\":\"winners\"}");
    assert_null(strstr(outcome->output, "something is kept"));
}

static void test_nothing_is_wrong(void **state) {
    (void)state;
    assert_run("", "diagnose $S tests/data/sample1.ans", 0, "0 of 5 lines differ\n");
    assert_run("0 0\\n", "diagnose - /dev/null", 0, "0 of 0 lines differ\n");
    assert_run("0 0\\n", "diagnose - /dev/null --json", 0,
               "{\"boards\":0,\"unjudged\":0,\"differences\":0,\"shift\":\"none\",\"winner\":0,\"count\":0,"
               "\"tie\":0,"
               "\"win\":0,\"malformed\":0,\"missing\":0,\"extra\":0,\"utf16\":false}\n");
}

static void test_lines_that_are_no_answers(void **state) {
    (void)state;
    assert_run("", "diagnose $S -", 1,
               "the output is empty: 5 boards, and no answer\n5 of 5 lines differ: 5 missing\n");
    assert_run("Black 0\\nBlack 2\\n", "diagnose $S -", 1,
               "board 3: expected Black 2, the line is missing\n"
               "the output ends there: the lines of boards 4 to 5 are missing, too\n"
               "3 of 5 lines differ: 3 missing\n");
    assert_run("Black 0\\nBlack 2\\nBlack 2\\nTie\\n", "diagnose $S -", 1,
               "board 5: expected Red 75, the line is missing\n1 of 5 lines differs: 1 missing\n");
    /* they are not explained, and the rest is */
    assert_contains(run("Black 0\\nRed 3\\nBlack 2\\nTie!\\nRed 73\\n", "diagnose $S -")->output,
                    "\nmistake: the pawn cannot step onto a general, which is like an obstacle\n"
                    "(1 line is no answer: left out)\n"
                    "1 line would be right, but not as written: `Red n`, `Black n` or `Tie` is asked for\n");
    assert_contains(run("Black 0\\nRed 3\\n?\\n?\\nRed 73\\n", "diagnose $S -")->output,
                    "\n(2 lines are no answer: left out)\n");
    assert_contains(run("Black 0\\nBlack\\nBlack 2\\nTie!\\nRed 75\\nTie\\nTie\\n", "diagnose $S -")->output,
                    "4 of 7 lines differ: 2 malformed, 2 extra\n");
}

/* Two equal boards with different answers, and one answer from some board on. */
static void test_what_the_lines_alone_tell(void **state) {
    (void)state;
    const char *line = "{ cat > \"$D/twins\"; printf 'Red 9\\nBlack 2\\nBlack 2\\nBlack 4\\n' | diagnose "
                       "\"$D/twins\" -; }";
    static const char boards[] = "0 4\\n2 3\\nO..\\nO.X\\n2 3\\nO.O\\n.X.\\n3 3\\n#.#\\nO.O\\n.X.\\n"
                                 "2 3\\nO.O\\n.X.\\n";
    const struct outcome *outcome = run(boards, line);
    assert_contains(
        outcome->output,
        "boards 2 and 4 are equal, their answers are not: something is kept from one board to the\nnext. ");
    assert_null(strstr(outcome->output, "perhaps something"));
    line = "true; build/rubicon diagnose --json \"$D/twins\" \"$D/lines\"";
    shell_run("printf 'Red 9\\nBlack 2\\nBlack 2\\nBlack 4\\n' > \"$FILES/lines\"");
    assert_contains(run("", line)->output, "\"spelled\":0,\"twins\":[2,4],\"same_from\":0");
    /* ten boards; from the third on the same line, of which most are wrong */
    line = "true; build/rubicon generate --kind any --boards 10 --seed 3 --out \"$D/ten\"; "
           "{ head -2 \"$D/ten.ans\"; for i in 1 2 3 4 5 6 7 8; do echo Red 77; done; } > \"$D/same\"; "
           "diagnose \"$D/ten.in\" \"$D/same\"; diagnose --json \"$D/ten.in\" \"$D/same\"";
    outcome = run("", line);
    assert_contains(outcome->output,
                    "from board 3 on all lines are the same: is every board read, and is the "
                    "state cleared?\n");
    assert_contains(outcome->output, "\"twins\":[],\"same_from\":3}");
}

/* Board 4 of the samples is a tie. */
static void test_a_tie_printed_wrongly(void **state) {
    (void)state;
    static const char *const printed[] = {"Red -1", "-1"};
    for (size_t i = 0; i < COUNT(printed); i++) {
        char lines[64];
        char found[64];
        char mistake[64];
        snprintf(lines, sizeof lines, "Black 0\\nBlack 2\\nBlack 2\\n%s\\nRed 75\\n", printed[i]);
        snprintf(found, sizeof found, "expected Tie, found \"%s\"\n", printed[i]);
        snprintf(mistake, sizeof mistake, "\nmistake: a tie is printed as %s\n", printed[i]);
        const struct outcome *outcome = run(lines, "diagnose $S -");
        assert_contains(outcome->output, found);
        assert_contains(outcome->output, mistake);
        assert_int_equal(outcome->status, 1);
    }
}

static void test_utf16_is_read(void **state) {
    (void)state;
    static const char *const orders[] = {"LE", "BE"};
    for (size_t i = 0; i < COUNT(orders); i++) {
        char line[256];
        snprintf(line, sizeof line,
                 "iconv -t UTF-16%s > \"$D/lines\"; iconv -t UTF-16%s $S | diagnose - \"$D/lines\"",
                 orders[i], orders[i]);
        assert_run("Black 0\\r\\nRed 3\\r\\nBlack 2\\r\\nTie\\r\\nRed 73\\r\\n", line, 1,
                   DIFFERENT_2_AND_5
                   "the output is UTF-16, which is read here; a judge reads plain ASCII\n" SMALLEST_2
                   "mistake: the pawn cannot step onto a general, which is like an obstacle\n");
    }
}

static void test_what_is_bad(void **state) {
    (void)state;
    assert_run("0 2\\n2 3\\nO.Y\\n.X.\\n3 3\\n#.#\\nO.O\\n.X.\\n",
               "{ cat > \"$D/bad\"; printf 'Tie\\nRed 3\\n' | diagnose \"$D/bad\" - | sed \"s,$D/,,\"; "
               "diagnose \"$D/bad\" /dev/null > /dev/null; }",
               2,
               "rubicon: bad: board 1: line 3, column 3: expected one of . # X O, found 'Y'\n"
               "board 2, line 2: expected Black 2, found \"Red 3\": the other side wins\n"
               "1 of 2 lines differs: 1 winner\n"
               "1 board has no answer: any line counts as right there\n" SMALLEST_2
               "mistake: every capture is Red's, even the pawn's own\n"
               "     or: the pawn cannot step onto a general, which is like an obstacle\n");
    assert_run("0 1\\n2 3\\nO..\\n.X.\\n", "diagnose - /dev/null", 2,
               "rubicon: -: board 1: line 3, column 1: the board needs two red generals (O) and has 1\n"
               "the output is empty: 1 board, and no answer\n1 of 1 lines differs: 1 missing\n");
    assert_run("", "diagnose - $S", 2, "rubicon: -: line 1, column 1: there is no board in the text\n");
    assert_contains(run("Red 1\\n", "diagnose --memory=1K $S -")->output,
                    "rubicon: tests/data/sample1.in: board 1: line 3, column 1: solving this board takes ");
    assert_run(
        "", "diagnose $S", 2,
        "rubicon: compare: takes two files, the boards and the lines to be judged; one of them may be -; "
        "rubicon compare --help lists what there is\n");
    assert_run("", "diagnose $S \"$D/none\" | sed \"s,$D/,,\"", 0,
               "rubicon: none: cannot be opened: No such file or directory\n");
    assert_run("", "diagnose $S \"$D\" | sed \"s,$D,DIR,\"", 0, "rubicon: DIR: cannot be read\n");
    assert_run("", "diagnose $S - --piece=pawn", 2,
               "rubicon: --piece=pawn: unknown option; rubicon compare --help lists what there is\n");
    assert_contains(run("", "diagnose --help")->output, " rubicon diagnose [OPTION...] IN OUT ");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_mistake_is_named_with_the_smallest_board),
        cmocka_unit_test(test_two_mistakes_are_named_together),
        cmocka_unit_test(test_what_comes_near_would_have_made_a_right_line_wrong),
        cmocka_unit_test(test_a_comparison_ends_with_the_mistake),
        cmocka_unit_test(test_what_nothing_explains),
        cmocka_unit_test(test_something_may_be_kept_where_the_lines_show_it),
        cmocka_unit_test(test_programs_that_keep_nothing_are_not_said_to),
        cmocka_unit_test(test_what_is_kept_is_named),
        cmocka_unit_test(test_nothing_is_wrong),
        cmocka_unit_test(test_lines_that_are_no_answers),
        cmocka_unit_test(test_what_the_lines_alone_tell),
        cmocka_unit_test(test_a_tie_printed_wrongly),
        cmocka_unit_test(test_utf16_is_read),
        cmocka_unit_test(test_what_is_bad),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
