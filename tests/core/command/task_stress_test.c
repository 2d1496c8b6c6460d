/* Tests of `rubicon stress` on the faults of contestant.c, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include "contest/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a shell line in which `stress FAULT` tries the contestant on some boards and keeps the files of the fault in
   $K, and `left FAULT` prints 0 when no contestant is running whose arguments include a name in $FILES, so that other
   checkouts do not count. */
static const struct outcome *run(const char *line) {
    return shell_run(
        "C=build/tests/core/command/contestant; K=\"$FILES/kept\"; "
        "stress() { build/rubicon stress --boards 110 --keep \"$K\" -- $C \"$@\"; }; "
        "left() { cat /proc/[0-9]*/cmdline 2>&1 | tr '\\0' ' ' | grep -c \"[c]ontestant $1 $FILES\"; }; %s",
        line);
}

static void assert_lacks(const char *text, const char *part) {
    if (strstr(text, part)) fail_msg("\"%s\" in \"%s\"", part, text);
}

/* Runs the line, checks its status and output, and removes the kept files. */
static const struct outcome *assert_run(const char *line, int status, const char *part) {
    const struct outcome *outcome = run(line);
    assert_contains(outcome->output, part);
    assert_int_equal(outcome->status, status);
    return outcome;
}

static int forget_kept(void **state) {
    (void)state;
    return run("rm -rf \"$K\"")->status;
}

static void test_a_right_program_is_right(void **state) {
    (void)state;
    assert_run("stress", 0, "110 boards in 2 files, 2 runs, ");
    assert_run("test -e \"$K\"", 1, "");
}

static void assert_named(const char *fault, const char *mistake) {
    char line[64];
    snprintf(line, sizeof line, "rm -rf \"$K\"; stress %s", fault);
    assert_contains(assert_run(line, 1, "a line is not the board's answer\n\n0 1\n")->output, mistake);
}

/* The single board of stress-1.in. */
static struct board read_kept(void) {
    const struct outcome *outcome = run("cat \"$K/stress-1.in\"");
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    size_t offset = 0;
    contest_begin(&reader);
    while (text_line_next(outcome->output, strlen(outcome->output), &offset, &line))
        assert_int_not_equal(contest_line(&reader, &line, &failure), CONTEST_FAILED);
    assert_true(contest_end(&reader, &failure));
    assert_int_equal(reader.promised, 1);
    return reader.board;
}

/* Adds the board without one of its rows (or columns), if no piece stands there and the statement allows the result. */
static int add_without(const struct board *board, int row, int column, FILE *file) {
    char rows[BOARD_TEXT_MAX + 1] = "";
    char *at = rows;
    for (int cell = 0; cell < board_size(board); cell++) {
        bool is_out = cell / board->columns == row || cell % board->columns == column;
        if (is_out && strchr("XO", board->cells[cell])) return 0;
        if (!is_out) *at++ = board->cells[cell];
        if (cell % board->columns == board->columns - 1 && cell / board->columns != row) *at++ = '\n';
    }
    if (board->rows - (row >= 0) < 2 || memchr(rows, 'X', strcspn(rows, "\n"))) return 0;
    fprintf(file, "%d %d\n%s", board->rows - (row >= 0), board->columns - (column >= 0), rows);
    return 1;
}

static int add_neighbours(struct board *board, FILE *file) {
    int count = 0;
    for (int row = 0; row < board->rows; row++) count += add_without(board, row, -1, file);
    for (int column = 0; column < board->columns; column++) count += add_without(board, -1, column, file);
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board->cells[cell] != '#') continue;
        board->cells[cell] = '.';
        count += add_without(board, -1, -1, file);
        board->cells[cell] = '#';
    }
    return count;
}

/* The board is minimal: without any of its rows, columns or obstacles the program is right. */
static void assert_smallest(const char *fault) {
    char path[128];
    char line[256];
    struct board board = read_kept();
    snprintf(path, sizeof path, "%s/neighbours", shell_directory());
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    int count = add_neighbours(&board, file);
    fclose(file);
    snprintf(line, sizeof line,
             "cd \"$FILES\"; (echo 0 %d; cat neighbours) >all; cd \"$OLDPWD\"; "
             "$C %s <\"$FILES/all\" | build/rubicon compare \"$FILES/all\" -",
             count, fault);
    assert_run(line, 0, "0 of ");
}

static void test_mistakes_are_named_on_a_board_from_which_nothing_can_be_taken_away(void **state) {
    (void)state;
    assert_named("down", "mistake: the pawn may go down, too\n");
    assert_smallest("down");
    assert_run("$C down <\"$K/stress-1.in\" | diff - \"$K/stress-1.out\"", 0, "");
    assert_run("build/rubicon \"$K/stress-1.in\" | diff - \"$K/stress-1.ans\"", 0, "");
    assert_run("diff \"$K/stress-1.out\" \"$K/stress-1.ans\"", 1, "");
    assert_named("no_loss", "mistake: a side without a legal move has not lost: the position has no value\n");
    assert_smallest("no_loss");
}

static void test_a_mistake_of_printing_is_named(void **state) {
    (void)state;
    assert_contains(assert_run("stress half", 1, "a line is not the board's answer")->output,
                    "mistake: only one side's moves are counted");
    assert_smallest("half");
}

static void test_what_no_mistake_explains_has_no_name(void **state) {
    (void)state;
    assert_lacks(assert_run("stress deaf", 1, "expected Red 1, found \"Tie\"")->output, "mistake:");
}

static void test_state_that_is_kept_is_shown_with_two_boards(void **state) {
    (void)state;
    const char *output =
        assert_run("stress keep", 1, "the program keeps something from one board to the next")->output;
    assert_contains(output, "\n0 2\n");
    assert_contains(output, "\nboard 2: expected ");
    assert_contains(output, "mistake: the table of results, or of visited positions, is not cleared");
    assert_run(
        "(echo 0 1; tail -n +2 \"$K/stress-1.in\" | awk 'NF == 2 && $1 {board++} board == 2') >\"$FILES/"
        "alone\"; $C keep <\"$FILES/alone\" | build/rubicon compare \"$FILES/alone\" -",
        0, "0 of 1 lines differ");
}

static void test_what_is_kept_is_named(void **state) {
    (void)state;
    assert_run("for kept in counters queue distances visited edges generals pawn answer; do "
               "build/rubicon stress --json --time 10s --boards 4200 --keep \"$K\" -- $C keep_$kept; done | "
               "sed 's/.*\"mistakes\":\\[\\],\\(\"keeps[^,]*\\).*/\\1/'",
               0,
               "\"keeps\":\"counters\"\n\"keeps\":\"queue\"\n\"keeps\":\"distances\"\n\"keeps\":\"winners\"\n"
               "\"keeps\":\"edges\"\n\"keeps\":\"pieces\"\n\"keeps\":\"pieces\"\n\"keeps\":\"answer\"\n");
}

static void test_chance_is_told_from_mistakes(void **state) {
    (void)state;
    assert_run("stress once \"$FILES/once\"", 1, "were answered rightly when they were tried again: chance");
}

static void test_every_bad_end_is_told_as_what_it_is(void **state) {
    (void)state;
    assert_run("stress crash", 1,
               "crashes by SIGSEGV: an index out of bounds, or too deep a recursion\n"
               "it says: row 7 of 3\n\n0 1\n2 3\n");
    assert_run("stress empty", 1, "ends without printing anything\n\n0 1\n");
    assert_run("stress early", 1, "before the last board's answer: 1 line for 2 boards\n");
    assert_run("stress extra", 1, "than there are boards: 2 lines for 1 board, or more\n\n0 1\n");
    assert_run("stress utf16", 1, "the output is UTF-16; a judge reads plain ASCII\n\n0 1\n");
    assert_run("stress status", 1,
               "the exit status is not 0, which a judge takes for a crash: it is 3\n\n0 1\n");
    assert_run("stress endless", 1, "the program prints on and on\n\n0 1\n");
    assert_run("build/rubicon stress --boards 10 --memory 80M --keep \"$K\" $C greedy", 1,
               "the program takes more memory than it may: 80 MB\n\n0 1\n");
    assert_run("build/rubicon stress --boards 10 --time 40ms --keep=\"$K\" $C hang", 1,
               "does not end within the time of 0.04s\n\n0 1\n2 4\n");
}

/* The first line of standard error, at most 200 characters. */
static void test_what_it_says_is_told(void **state) {
    (void)state;
    const char *output = assert_run("build/rubicon stress --boards 1 --json --keep \"$K\" -- "
                                    "sh -c \"printf '\\nw\\ta\\nmore' >&2; exec $C status\"",
                                    1, "\"fault\":\"status\",\"status\":3,")
                             ->output;
    assert_contains(output, "\"says\":\"w?a\",\"kept\":[\"");
    assert_contains(output, "/kept/stress-1.out\",\"");
    assert_run(
        "build/rubicon stress --boards 1 --keep \"$K\" -- sh -c \"printf 'w\\nmore' >&2; exec $C status\"", 1,
        "it is 3\nit says: w\n\n0 1\n");
    output = assert_run("build/rubicon stress --boards 1 --keep \"$K\" -- "
                        "sh -c \"printf %0300d 7 >&2; exec $C status\"",
                        1, "it says: 0")
                 ->output;
    assert_int_equal(strspn(strstr(output, "it says: ") + 9, "0"), 200);
}

/* Takes the first free number; the printed command is quoted for the shell. */
static void test_files_are_kept_beside_others(void **state) {
    (void)state;
    char line[512];
    const char *output =
        assert_run("mkdir \"$K\"; touch \"$K/stress-1.ans\"; "
                   "build/rubicon stress --boards 1 --keep \"$K/\" -- $C empty \"it's\" ''",
                   1, "\nrepeat: build/tests/core/command/contestant empty 'it'\\''s' '' < /")
            ->output;
    assert_contains(output, "/kept/stress-2.in, .out, .ans\n");
    snprintf(line, sizeof line, "%s", strstr(output, "repeat: ") + 8);
    line[strcspn(line, "\n")] = '\0';
    assert_run(line, 1, "0a1\n> ");
    assert_run("stat -c %s \"$K/stress-1.ans\"; ls \"$K\" | wc -w", 0, "0\n4\n");
}

/* The limit is of processor time: a program that sleeps, as on a busy machine, does not exceed it. */
static void test_sleep_is_no_time(void **state) {
    (void)state;
    assert_run("build/rubicon stress --boards 1 --time 1s -- sh -c \"sleep 1.1; exec $C\"", 0,
               "10 boards in 1 file, 1 run, ");
}

/* The limit of memory is that of the stack, too; without one the stack is as large as this process's. No core file. */
static void test_a_program_has_its_memory(void **state) {
    (void)state;
    const char *const as_told = "build/rubicon stress --boards 1 %s -- sh -c "
                                "'test \"$(ulimit -s) $(ulimit -c)\" = \"$0\" && exec '$C \"%s 0\"";
    char line[512];
    snprintf(line, sizeof line, as_told, "--memory 256M", "262144");
    assert_run(line, 0, "no fault is found");
    snprintf(line, sizeof line, as_told, "", "524288");
    assert_run(line, 0, "no fault is found");
    snprintf(line, sizeof line, as_told, "--memory 0", "$(ulimit -Hs)");
    assert_run(line, 0, "no fault is found");
}

/* Resident memory counts, of all processes of a run together, because threads and garbage collectors reserve far
   more. */
static void test_memory_is_what_is_touched(void **state) {
    (void)state;
    assert_run("build/rubicon stress --time 10s --boards 1 --memory 80M -- $C reserve", 0,
               "no fault is found");
    assert_run("build/rubicon stress --time 10s --boards 110 --memory 80M -- build/rubicon --jobs 2", 0,
               "no fault is found");
    assert_run("build/rubicon stress --time 10s --boards 1 --memory 200M -- $C greedy", 0,
               "no fault is found");
    assert_run("build/rubicon stress --time 10s --boards 1 --memory 0 -- $C greedy", 0, "no fault is found");
    assert_run("build/rubicon stress --time 10s --boards 1 --memory 80M --keep \"$K\" -- sh -c \"$C greedy; "
               "exit 0\"",
               1, "more memory than it may: 80 MB\n\n0 1\n");
    assert_run("build/rubicon stress --time 10s --boards 1 --memory 150M --keep \"$K\" -- sh -c \"$C hoard & "
               "$C hoard\"",
               1, "more memory than it may: 150 MB\n\n0 1\n");
    assert_run("build/rubicon stress --time 10s --boards 1 --memory 20M --keep \"$K\" $C recurse", 1,
               "crashes by SIGSEGV");
}

static void test_more_boards_than_the_statement_has_need_not_work(void **state) {
    (void)state;
    assert_run("stress crash_on_many", 0, "files had at most 10 boards");
    assert_run("build/rubicon stress --boards 20 --time 40ms -- $C hang_on_many", 0, "no fault is found");
}

static void test_no_process_file_or_directory_is_left(void **state) {
    (void)state;
    assert_run("stress fork \"$FILES\"", 0, "no fault is found");
    assert_run("left fork", 1, "0\n");
    assert_run("stress delete", 0, "no fault is found");
    assert_run("ls -A \"$FILES\" | grep -v -e neighbours -e all -e alone -e once -e pipe -e jobs | wc -l", 0,
               "0\n");
    for (int jobs = 1; jobs <= 3; jobs += 2) {
        char line[128];
        snprintf(line, sizeof line,
                 "build/rubicon stress --boards 110 --jobs %d --keep \"$K\" $C bomb \"$FILES\"", jobs);
        assert_run(line, 1, "the program starts one process after the other\n\n0 1\n");
        assert_run("left bomb", 1, "0\n");
        assert_run("ls -A \"$K\"; rm -r \"$K\"", 0, "stress-1.ans\nstress-1.in\nstress-1.out\n");
    }
    assert_run("build/rubicon stress --jobs 3 -- $C ungrateful \"$FILES\" 2>&1", 2,
               "contestant: it has ended the process that watches it\n");
    assert_run("left ungrateful", 1, "0\n");
}

/* The first fault in the files' order is reported, whichever run ends first. */
static void test_the_same_is_found_with_any_number_of_jobs(void **state) {
    (void)state;
    assert_run(
        "for fault in down half keep crash early extra crash_on_many right; do for jobs in 1 4; do "
        "rm -rf \"$K\"; build/rubicon stress --json --time 10s --boards 330 --jobs $jobs --keep \"$K\" -- "
        "$C $fault >\"$FILES/jobs-$jobs\"; done; cmp \"$FILES/jobs-1\" \"$FILES/jobs-4\" || exit 9; "
        "cut -c 1-30 \"$FILES/jobs-1\"; done",
        0, "\"fault\":\"crash\"");
}

/* Two runs wait for each other, each at its end of a named pipe. */
static void test_runs_are_made_at_once(void **state) {
    (void)state;
    assert_run("mkfifo \"$FILES/first\" \"$FILES/second\"; "
               "build/rubicon stress --jobs 2 --boards 110 -- sh -c "
               "'if mkdir \"$0/met\" 2>/dev/null; then : >\"$0/first\"; : <\"$0/second\"; "
               "else : <\"$0/first\"; : >\"$0/second\"; fi; exec '$C \"$FILES\"; rmdir \"$FILES/met\"",
               0, "110 boards in 2 files, 2 runs, ");
}

/* Killed, the command cannot end its processes itself. */
static void test_nothing_is_left_where_it_is_killed(void **state) {
    (void)state;
    assert_run("mkfifo \"$FILES/kill\"; "
               "build/rubicon stress --jobs 2 --time 1000s -- $C hang \"$FILES/kill\" & "
               ": <\"$FILES/kill\"; kill -KILL $!; wait; "
               "until [ $(left hang) = 0 ]; do sleep 0.02; done; echo gone",
               0, "gone\n");
}

static void test_what_cannot_be_run_is_told(void **state) {
    (void)state;
    assert_run("build/rubicon stress -- ./nothing 2>&1", 2, "./nothing: cannot be run: No such file");
    assert_run("build/rubicon stress -- ./core 2>&1", 2, "./core: cannot be run: Permission denied");
    assert_run("echo junk >\"$FILES/all\"; chmod +x \"$FILES/all\"; build/rubicon stress \"$FILES/all\" 2>&1",
               2, "cannot be run: Exec format error");
    assert_run("build/rubicon stress 2>&1", 2, "stress: takes a program to be run");
    assert_run("build/rubicon stress --time 1x -- a 2>&1", 2, "--time takes a time above 0");
    assert_run("build/rubicon stress --keep /dev/null/k -- $C empty 2>&1 >/dev/null", 2, "cannot be written");
    assert_run("test -e \"$K\"", 1, "");
}

static void test_json_is_one_object(void **state) {
    (void)state;
    const char *output =
        assert_run("build/rubicon stress --json --keep \"$K\" --page http://p -- $C down", 1,
                   "{\"right\":false,\"fault\":\"wrong\",\"repeated\":true,\"smallest\":true,"
                   "\"boards\":[{\"expected\":\"Red ")
            ->output;
    assert_contains(output, "\"mistakes\":[\"down\"],\"link\":\"http://p#b=");
    assert_contains(output, "\"interrupted\":false}\n");
    assert_run("build/rubicon stress --json --boards 10 $C", 0,
               "{\"right\":true,\"seed\":1,\"tried\":10,\"files\":1,\"runs\":1,\"most\":3000,");
}

static void test_the_same_seed_finds_the_same(void **state) {
    (void)state;
    const char *files =
        "for s in 7 7 8; do build/rubicon stress --seed $s --keep \"$K\" -- $C keep; done "
        ">/dev/null; cd \"$K\"; cmp stress-1.in stress-2.in && ! cmp -s stress-1.in stress-3.in";
    assert_run(files, 0, "");
}

/* The signal is sent once the contestant has reported through a pipe that it hangs. */
static void test_an_interrupt_ends_it_with_a_summary(void **state) {
    (void)state;
    assert_run(
        "mkfifo \"$FILES/pipe\"; "
        "(sh -c 'echo $$ >\"$FILES/all\"; exec \"$@\"' - build/rubicon stress --minutes 0 --time 1000s "
        "-- $C hang \"$FILES/pipe\"; echo status $?) 2>&1 & "
        ": <\"$FILES/pipe\"; kill -INT $(cat \"$FILES/all\"); wait; left hang",
        1, "interrupted, no fault so far\nstatus 0\n0\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_a_right_program_is_right, forget_kept),
        cmocka_unit_test_teardown(test_mistakes_are_named_on_a_board_from_which_nothing_can_be_taken_away,
                                  forget_kept),
        cmocka_unit_test_teardown(test_a_mistake_of_printing_is_named, forget_kept),
        cmocka_unit_test_teardown(test_what_no_mistake_explains_has_no_name, forget_kept),
        cmocka_unit_test_teardown(test_state_that_is_kept_is_shown_with_two_boards, forget_kept),
        cmocka_unit_test_teardown(test_what_is_kept_is_named, forget_kept),
        cmocka_unit_test_teardown(test_chance_is_told_from_mistakes, forget_kept),
        cmocka_unit_test_teardown(test_every_bad_end_is_told_as_what_it_is, forget_kept),
        cmocka_unit_test_teardown(test_what_it_says_is_told, forget_kept),
        cmocka_unit_test_teardown(test_files_are_kept_beside_others, forget_kept),
        cmocka_unit_test_teardown(test_sleep_is_no_time, forget_kept),
        cmocka_unit_test_teardown(test_a_program_has_its_memory, forget_kept),
        cmocka_unit_test_teardown(test_more_boards_than_the_statement_has_need_not_work, forget_kept),
        cmocka_unit_test_teardown(test_no_process_file_or_directory_is_left, forget_kept),
        cmocka_unit_test_teardown(test_memory_is_what_is_touched, forget_kept),
        cmocka_unit_test_teardown(test_the_same_is_found_with_any_number_of_jobs, forget_kept),
        cmocka_unit_test_teardown(test_runs_are_made_at_once, forget_kept),
        cmocka_unit_test_teardown(test_nothing_is_left_where_it_is_killed, forget_kept),
        cmocka_unit_test_teardown(test_what_cannot_be_run_is_told, forget_kept),
        cmocka_unit_test_teardown(test_json_is_one_object, forget_kept),
        cmocka_unit_test_teardown(test_the_same_seed_finds_the_same, forget_kept),
        cmocka_unit_test_teardown(test_an_interrupt_ends_it_with_a_summary, forget_kept),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
