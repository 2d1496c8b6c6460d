/* Fault injection: the system refuses one call after the other (memory, threads, files, processes). The command
   complains and exits with 2, and its answers are right. Run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A kind of call, the command line, and the least number of such calls that it makes. */
struct refusal {
    const char *kind;
    const char *line;
    int least;
};

/* Runs a shell line in which `rubicon` is the command with its call `number` of this kind refused. */
static void run(const char *kind, int number, const char *line, struct outcome *outcome) {
    *outcome = *shell_run(
        "rubicon() { RUBICON_REFUSED='%s %d' timeout 60 build/tests/core/command/refusing \"$@\"; }; "
        "C=build/tests/core/command/contestant; D=tests/data; %s",
        kind, number, line);
}

enum { COMPLAINTS_MAX = 1 << 16 };

static char complaints[COMPLAINTS_MAX];

/* Reads the standard error of the command, which the line has redirected to $FILES/said. */
static const char *read_complaints(void) {
    char path[64];
    snprintf(path, sizeof path, "%s/said", shell_directory());
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    complaints[fread(complaints, 1, COMPLAINTS_MAX - 1, file)] = '\0';
    fclose(file);
    return complaints;
}

/* Refuses a call; false if the command makes fewer calls. */
static bool refuse(const struct refusal *refusal, int number, struct outcome *outcome) {
    run(refusal->kind, number, refusal->line, outcome);
    const bool is_refused = strstr(read_complaints(), "refused\n");
    if (!is_refused) assert_true(number > refusal->least);
    return is_refused;
}

static size_t line_length(const char *line) {
    return strcspn(line, "\n") + 1;
}

/* Every line is right except that of one board, which has no answer. */
static void assert_all_but_one(const char *output, const char *whole) {
    int unknown = 0;
    while (*whole) {
        static char line[OUTPUT_MAX];
        snprintf(line, line_length(output), "%s", output);
        const bool is_known = strncmp(output, whole, line_length(whole)) == 0;
        if (!is_known && strcmp(line, "?") != 0) assert_contains(line, "\"error\":\"out_of_memory\"");
        unknown += !is_known;
        output += line_length(output);
        whole += line_length(whole);
    }
    assert_string_equal(output, "");
    assert_int_equal(unknown, 1);
}

/* The library's own allocations are refused one by one in tests/core/library/memory_test.c: here the first few are, and
   of the others fewer and fewer. */
enum { SPARSE = 2 };

static const struct refusal answers[] = {
    {"memory", "rubicon $D/sample1.in 2>$FILES/said", 12},
    {"memory", "rubicon --json $D/sample1.in 2>$FILES/said", 12},
    {"memory", "rubicon line --json $D/sample1.in 2>$FILES/said", 25},
    {"memory", "rubicon map --json $D/sample1.in 2>$FILES/said", 20},
    {"memory", "rubicon check --json $D/sample1.in 2>$FILES/said", 25},
};

static void test_memory_for_answers(void **state) {
    (void)state;
    static struct outcome whole;
    static struct outcome outcome;
    for (size_t i = 0; i < COUNT(answers); i++) {
        run("memory", 0, answers[i].line, &whole);
        assert_int_equal(whole.status, 0);
        for (int number = 1; refuse(&answers[i], number, &outcome); number += 1 + number / SPARSE) {
            assert_int_equal(outcome.status, 2);
            assert_contains(complaints, "the machine did not give ");
            if (strstr(complaints, "sample1.in: board "))
                assert_all_but_one(outcome.output, whole.output);
            else
                assert_string_equal(outcome.output, "");
        }
        assert_int_equal(outcome.status, 0);
        assert_string_equal(outcome.output, whole.output);
    }
}

/* Five boards whose last one, Red 3, is answered with Red 5, as by a pawn that goes down. */
#define JUDGE(options)                                                                                       \
    "(sed 20q $D/sample1.in; printf '4 2\nOO\n..\nX.\n..\n') >$FILES/five.in; (head -4 $D/sample1.ans; "     \
    "echo Red 5) | rubicon compare " options                                                                 \
    "$FILES/five.in - 2>$FILES/said; status=$?; rm $FILES/five.in; "                                         \
    "exit $status"

/* Wrong lines are reported as text and as JSON; a board without memory is not judged. The allocations after SOLVING
   belong to the search for the mistake, which makes thousands: only some of them are refused, and of the same work
   for the JSON only every fourth before. */
enum { SOLVING = 30 };
static const struct refusal judgements[] = {
    {"memory", JUDGE(""), 20},
    {"memory", JUDGE("--json "), 20},
};

static void test_memory_for_judgements(void **state) {
    (void)state;
    static struct outcome outcome;
    for (size_t i = 0; i < COUNT(judgements); i++) {
        const int step = i == 0 ? 1 : 4;
        for (int number = 1; refuse(&judgements[i], number, &outcome);
             number += number < SOLVING ? step : number) {
            const bool is_judged = strstr(complaints, "five.in: board ");
            const bool is_fifth = strstr(complaints, "board 5: ");
            assert_int_equal(outcome.status, 2);
            assert_contains(complaints, "memory");
            if (is_judged) assert_contains(outcome.output, i == 0 ? "1 board has no" : "\"unjudged\":1,");
            if (is_judged && !is_fifth) assert_contains(outcome.output, "Red 3");
            if (is_fifth) assert_null(strstr(outcome.output, "Red 3"));
            /* without memory for the mistake the lines are reported nevertheless */
            if (!is_judged && *outcome.output) assert_contains(outcome.output, "Red 3");
        }
        assert_contains(outcome.output, "Red 3");
        assert_int_equal(outcome.status, 1);
    }
}

/* One worker fewer is harmless; without the first thread, any worker or the printer, there are no answers. */
static void test_threads(void **state) {
    (void)state;
    static struct outcome outcome;
    static const struct refusal solve = {"thread", "rubicon --jobs 2 $D/sample1.in 2>$FILES/said", 4};
    static const struct refusal mine = {
        "thread", "rubicon mine --jobs 2 --rows 4 --columns 4 --tries 50 2>$FILES/said", 3};
    for (int number = 1; refuse(&solve, number, &outcome); number++) {
        assert_int_equal(outcome.status, number == 3 ? 0 : 2);
        assert_int_equal(strlen(outcome.output) > 0, number == 3);
        if (number != 3) assert_contains(complaints, "rubicon: no thread can be started\n");
    }
    for (int number = 1; refuse(&mine, number, &outcome); number++) {
        assert_int_equal(outcome.status, number == 3 ? 0 : 2);
        assert_int_equal(strncmp(outcome.output, "0 0\n", 4) == 0, number == 2);
        assert_int_equal(strstr(complaints, "rubicon: no thread can be started\n") != NULL, number < 3);
        if (number > 1) assert_contains(complaints, number == 2 ? "\n0 boards, " : "\n50 boards, ");
    }
}

static const struct refusal makers[] = {
    {"memory", "rubicon generate --boards 2 2>$FILES/said", 5},
    {"memory",
     "rubicon generate --boards 2 --out $FILES/new 2>$FILES/said; status=$?; ls $FILES; exit $status", 5},
    {"memory", "rubicon mine --json --rows 4 --columns 4 --tries 5 2>$FILES/said", 3},
};

static void test_memory_for_boards(void **state) {
    (void)state;
    static struct outcome outcome;
    for (size_t i = 0; i < COUNT(makers); i++) {
        for (int number = 1; refuse(&makers[i], number, &outcome); number += 1 + number / SPARSE) {
            assert_int_equal(outcome.status, 2);
            assert_contains(complaints, i < 2 ? "rubicon: generate: the mach" : "rubicon: mine: ");
            assert_contains(complaints, "memory");
            if (i == 1) assert_string_equal(outcome.output, "said\n");
        }
        assert_int_equal(outcome.status, 0);
    }
}

/* The former files are restored, and no others are left. */
static void test_files(void **state) {
    (void)state;
    static struct outcome before;
    static struct outcome outcome;
    static const struct refusal pair = {
        "file",
        "(rubicon generate --boards 2 --out $FILES/new; echo status $?) 2>$FILES/said; "
        "grep status $FILES/said; cksum $FILES/new.*",
        6};
    static const struct refusal solve = {"file", "rubicon $D/sample1.in 2>$FILES/said", 1};
    run("", 0, "rubicon generate --boards 3 --out $FILES/new; echo status 2; cksum $FILES/new.*", &before);
    for (int number = 1; refuse(&pair, number, &outcome); number++) {
        assert_string_equal(outcome.output, before.output);
        assert_contains(complaints, ": cannot be written: ");
    }
    assert_string_not_equal(outcome.output, before.output);
    assert_true(refuse(&solve, 1, &outcome));
    assert_contains(complaints, "sample1.in: cannot be opened: ");
    assert_int_equal(outcome.status, 2);
}

/* On file systems without nameless files the files are replaced as a whole or not at all, too, and nothing is
   left beside them. */
static void test_file_systems_that_can_do_less(void **state) {
    (void)state;
    static struct outcome whole;
    static struct outcome outcome;
    static const char replace[] =
        "(P=$FILES/pair; mkdir $P; for boards in 2 3; do rubicon generate --boards $boards --out $P/p; done; "
        "build/sanitized/rubicon $P/p.in | cmp - $P/p.ans; wc -l <$P/p.ans; rm $P/p.ans; mkdir $P/p.ans; "
        "cksum "
        "<$P/p.in; "
        "rubicon generate --boards 4 --out $P/p; echo status $?; cksum <$P/p.in; ls -d $P/*; rm -r $P) "
        "2>$FILES/said";
    static const struct refusal lacks[] = {{"nameless", replace, 1}, {"nameless", replace, 2}};
    run("", 0, replace, &whole);
    assert_ptr_equal(strstr(whole.output, "3\n"), whole.output);
    assert_contains(whole.output, "status 2\n");
    for (size_t i = 0; i < COUNT(lacks); i++) {
        run(lacks[i].kind, lacks[i].least, replace, &outcome);
        assert_contains(read_complaints(), "refused\n");
        assert_string_equal(outcome.output, whole.output);
    }
}

/* The files of a fault are kept as a whole or not at all, and so is the directory made for them. */
static void test_files_that_are_kept(void **state) {
    (void)state;
    static struct outcome outcome;
    static const struct refusal keep = {
        "file",
        "rubicon stress --boards 1 --keep $FILES/kept $C empty 2>$FILES/said; echo status $?; "
        "ls $FILES | grep -c kept; ls $FILES/kept 2>&1 | wc -w; rm -rf $FILES/kept",
        6};
    for (int number = 1; refuse(&keep, number, &outcome); number++) {
        assert_contains(outcome.output, "ends without printing anything");
        assert_null(strstr(outcome.output, "stress-1"));
        assert_null(strstr(outcome.output, "kept: "));
        assert_contains(outcome.output, "status 2\n0\n");
        assert_contains(complaints, ": cannot be written: ");
    }
    assert_contains(outcome.output, "status 1\n1\n3\n");
}

/* If the output cannot be written, the command does not read the rest of the input. */
static void test_output(void **state) {
    (void)state;
    static struct outcome outcome;
    static const char *const tasks[] = {"line", "compare - $D/boards-1000.ans"};
    for (size_t i = 0; i < COUNT(tasks); i++) {
        char line[256];
        snprintf(line, sizeof line,
                 "(echo 0 99999999; yes \"$(printf '2 3\nO.O\n.X.')\") 2>/dev/null | "
                 "rubicon %s 2>&1 >/dev/full; echo status $?",
                 tasks[i]);
        run("", 0, line, &outcome);
        assert_contains(outcome.output,
                        "rubicon: the answers cannot be written: No space left on device\nstatus 2\n");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory_for_answers),
        cmocka_unit_test(test_memory_for_judgements),
        cmocka_unit_test(test_threads),
        cmocka_unit_test(test_memory_for_boards),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_file_systems_that_can_do_less),
        cmocka_unit_test(test_files_that_are_kept),
        cmocka_unit_test(test_output),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
