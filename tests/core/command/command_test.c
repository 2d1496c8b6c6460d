/* Tests of build/rubicon, run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include "game/board.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ARGUMENTS_MAX = 6, OUTPUT_MAX = 1 << 16 };

struct outcome {
    int status;
    char output[OUTPUT_MAX];
    char complaint[OUTPUT_MAX];
};

static void take_all(FILE *file, char *text) {
    rewind(file);
    size_t length = fread(text, 1, OUTPUT_MAX - 1, file);
    text[length] = '\0';
    fclose(file);
}

static FILE *file_with(const char *bytes, size_t length) {
    FILE *file = tmpfile();
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    rewind(file);
    return file;
}

static void run(char *const arguments[], int input, int output, int complaint, struct outcome *outcome) {
    char *no_environment[] = {NULL};
    posix_spawn_file_actions_t actions;
    pid_t process;
    int status;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_adddup2(&actions, complaint, 2);
    int spawned = posix_spawn(&process, "build/rubicon", &actions, NULL, arguments, no_environment);
    posix_spawn_file_actions_destroy(&actions);
    if (spawned != 0) fail_msg("build/rubicon cannot be run: build it first, then run this from the root");
    assert_int_equal(waitpid(process, &status, 0), process);
    assert_true(WIFEXITED(status));
    outcome->status = WEXITSTATUS(status);
}

/* Runs `rubicon` with the arguments and a text on standard input. */
static struct outcome *run_on_bytes(const char *const arguments[], const char *input, size_t length) {
    static struct outcome outcome;
    char *all[ARGUMENTS_MAX + 2] = {(char[]){"rubicon"}};
    for (int i = 0; i < ARGUMENTS_MAX && arguments[i]; i++) {
        all[i + 1] = strdup(arguments[i]);
        assert_non_null(all[i + 1]);
    }
    FILE *in = file_with(input, length);
    FILE *out = file_with("", 0);
    FILE *err = file_with("", 0);
    run(all, fileno(in), fileno(out), fileno(err), &outcome);
    fclose(in);
    take_all(out, outcome.output);
    take_all(err, outcome.complaint);
    for (int i = 1; all[i]; i++) free(all[i]);
    return &outcome;
}

#define ARGUMENTS(...) ((const char *const[ARGUMENTS_MAX + 1]){__VA_ARGS__})
static const char *const no_arguments[ARGUMENTS_MAX + 1] = {NULL};

static struct outcome *run_on_text(const char *const arguments[], const char *input) {
    return run_on_bytes(arguments, input, strlen(input));
}

static void assert_outcome(const struct outcome *outcome, int status, const char *output,
                           const char *complaint) {
    assert_string_equal(outcome->complaint, complaint);
    assert_string_equal(outcome->output, output);
    assert_int_equal(outcome->status, status);
}

static const char one_board[] = "0 1\n2 3\nO.O\n.X.\n"; /* Black 2 */
static const char sample[] = DATA_DIR "/sample1.in";
static const char sample_answers[] = "Black 0\nBlack 2\nBlack 2\nTie\nRed 75\n";

static void check_data_file(const char *input, const char *answers) {
    size_t length;
    char *expected = read_data(answers, &length);
    char path[64];
    snprintf(path, sizeof path, "%s/%s", DATA_DIR, input);
    assert_outcome(run_on_text(ARGUMENTS(path), ""), 0, expected, "");
    free(expected);
}

static void test_answers_of_the_data_files(void **state) {
    (void)state;
    check_data_file("sample1.in", "sample1.ans");
    check_data_file("record-10x10.in", "record-10x10.ans");
    check_data_file("boards-1000.in", "boards-1000.ans");
}

static void test_reads_standard_input(void **state) {
    (void)state;
    size_t length;
    char *text = read_data("sample1.in", &length);
    assert_outcome(run_on_bytes(no_arguments, text, length), 0, sample_answers, "");
    assert_outcome(run_on_bytes(ARGUMENTS("-"), text, length), 0, sample_answers, "");
    free(text);
}

static void test_reads_several_files_in_order(void **state) {
    (void)state;
    char expected[256];
    snprintf(expected, sizeof expected, "%sBlack 2\nRed 333\nBlack 40\n", sample_answers);
    assert_outcome(run_on_text(ARGUMENTS(sample, "-", DATA_DIR "/record-10x10.in"), one_board), 0, expected,
                   "");
}

static void test_no_boards_no_answers(void **state) {
    (void)state;
    assert_outcome(run_on_text(no_arguments, "0 0\n"), 0, "", "");
}

static void test_help_and_version(void **state) {
    (void)state;
    const struct outcome *outcome = run_on_text(ARGUMENTS("--help"), "");
    assert_int_equal(outcome->status, 0);
    assert_string_equal(outcome->complaint, "");
    assert_contains(outcome->output, "usage: rubicon");
    assert_contains(outcome->output, "--version");
    assert_contains(outcome->output, "exit status");
    outcome = run_on_text(ARGUMENTS("--version"), "");
    assert_int_equal(outcome->status, 0);
    assert_string_equal(outcome->complaint, "");
    assert_contains(outcome->output, "rubicon ");
    assert_ptr_equal(strchr(outcome->output, '\n'), outcome->output + strlen(outcome->output) - 1);
}

static void test_unknown_options(void **state) {
    (void)state;
    static const char *const options[] = {"--nonsense", "-x", "---help", "--helpx"};
    for (size_t i = 0; i < COUNT(options); i++) {
        const struct outcome *outcome = run_on_text(ARGUMENTS(options[i]), one_board);
        assert_int_equal(outcome->status, 2);
        assert_string_equal(outcome->output, "");
        assert_contains(outcome->complaint, options[i]);
        assert_contains(outcome->complaint, "--help");
    }
}

/* What compare says of one_board where its line is that of the record. */
#define SMALLEST_OF_ONE                                                                                      \
    "\nsmallest wrong board: 1, line 1\n\n2 3\nO.O\n.X.\n\n"                                                 \
    "expected Black 2, found \"Red 333\"\nlook: #b=r1r/1b1\n\n"                                              \
    "no known mistake explains every line, nor do two together\n"                                            \
    "rubicon stress -- PROGRAM finds the smallest file that shows it\n"

/* Options may follow files, and a single dash is a file anywhere. */
static void test_options_and_files_mix(void **state) {
    (void)state;
    char expected[64 + sizeof sample_answers];
    snprintf(expected, sizeof expected, "Black 2\n%s", sample_answers);
    assert_outcome(run_on_text(ARGUMENTS("-", "--jobs", "2", sample, "--memory=1G"), one_board), 0, expected,
                   "");
    assert_outcome(run_on_text(ARGUMENTS("solve", "--", "-", sample), one_board), 0, expected, "");
    assert_outcome(
        run_on_text(ARGUMENTS("compare", "-", "--jobs=1", "--", "tests/data/record-10x10.ans"), one_board), 1,
        "board 1, line 1: expected Black 2, found \"Red 333\": the other side wins\n"
        "line 2: found \"Black 40\": one line too many\n"
        "2 of 2 lines differ: 1 winner, 1 extra\n" SMALLEST_OF_ONE,
        "");
}

/* Each task accepts the options that its help lists, under their full names only. */
static void test_help_lists_what_is_taken(void **state) {
    (void)state;
    static const char *const tasks[] = {"solve", "line",   "map",    "check",    "compare", "generate",
                                        "mine",  "puzzle", "stress", "diagnose", "survey",  "bench"};
    for (size_t i = 0; i < COUNT(tasks); i++) {
        char *help = strdup(run_on_text(ARGUMENTS(tasks[i], "--help"), "")->output);
        int listed = 0;
        assert_non_null(help);
        for (char *at = help; (at = strstr(at, "\n  --")); listed++) {
            char option[32] = "";
            at += 3;
            assert_int_equal(sscanf(at, "%30s", option), 1);
            /* twice: the first may be the value of an option */
            const struct outcome *outcome = run_on_text(ARGUMENTS(tasks[i], option, "--help", "--help"), "");
            if (strcmp(option, "--") != 0 && strstr(outcome->complaint, "unknown option"))
                fail_msg("%s: %s", tasks[i], outcome->complaint);
            option[strlen(option) - 1] = '\0';
            if (strlen(option) <= 2) continue;
            outcome = run_on_text(ARGUMENTS(tasks[i], option, "--help"), "");
            assert_contains(outcome->complaint, ": unknown option; rubicon ");
            assert_int_equal(outcome->status, 2);
        }
        assert_true(listed >= 3);
        free(help);
    }
}

static void test_options_end_at_two_dashes(void **state) {
    (void)state;
    const struct outcome *outcome = run_on_text(ARGUMENTS("--", "--help"), one_board);
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->complaint, "--help: cannot be opened");
    assert_outcome(run_on_text(ARGUMENTS("--", "-"), one_board), 0, "Black 2\n", "");
    assert_outcome(run_on_text(ARGUMENTS("--"), one_board), 0, "Black 2\n", "");
}

static void test_files_that_cannot_be_read(void **state) {
    (void)state;
    const struct outcome *outcome = run_on_text(ARGUMENTS("tests/data/missing.in", sample), "");
    assert_int_equal(outcome->status, 2);
    assert_string_equal(outcome->output, sample_answers);
    assert_contains(outcome->complaint, "tests/data/missing.in: cannot be opened");
    outcome = run_on_text(ARGUMENTS("tests"), "");
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->complaint, "tests: cannot be read");
}

/* Input, output and complaint. */
static const struct {
    const char *input;
    const char *output;
    const char *complaint;
} bad_inputs[] = {
    {"", "", "rubicon: standard input: line 1, column 1: there is no board in the text\n"},
    {"0 2\n2 3\nO.O\n.X.\n2 3\nO.O\n.?.\n", "Black 2\n?\n",
     "rubicon: standard input: board 2: line 7, column 2: expected one of . # X O, found '?'\n"},
    {"0 2\n2 3\nO.O\n.X.\n", "Black 2\n",
     "rubicon: standard input: line 5, column 1: the text ends after 1 boards, the first line promises 2\n"},
    {"0 1\n\n2 3\nO.O\n\n.XX\n", "?\n",
     "rubicon: standard input: board 1: line 6, column 3: the board needs one black pawn (X) and has 2\n"},
    {"0 1\n2 3\nO..\n.X.\n", "?\n",
     "rubicon: standard input: board 1: line 3, column 1: the board needs two red generals (O) and has 1\n"},
    {"0 3\n2 3\nO.O\n.X.\n2 3\nO.\n.X.\n2 3\nO.O\n.X.\n", "Black 2\n?\nBlack 2\n",
     "rubicon: standard input: board 2: line 6, column 3: the row ends after 2 cells, expected 3\n"},
    {"0 2\n2 3\nO.O\n.X.\n...\n2 3\nO.O\n.X.\n", "Black 2\nBlack 2\n",
     "rubicon: standard input: line 5, column 1: board 2 must begin with two numbers: its rows and "
     "columns\n"},
};

static void test_bad_input_is_told_and_the_rest_answered(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad_inputs); i++)
        assert_outcome(run_on_text(no_arguments, bad_inputs[i].input), 2, bad_inputs[i].output,
                       bad_inputs[i].complaint);
}

static void check_malformed(char *field[]) {
    struct failure expected = failure_from_fields(field + 1);
    char place_in_text[64];
    size_t length = unescape(field[0]);
    snprintf(place_in_text, sizeof place_in_text, ": line %u, column %u: ", expected.line, expected.column);
    const struct outcome *outcome = run_on_bytes(no_arguments, field[0], length);
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->complaint, place_in_text);
}

static void test_every_malformed_text_has_its_place(void **state) {
    (void)state;
    each_table_line("malformed-contest.tsv", 6, check_malformed);
}

static void test_a_bad_file_does_not_stop_the_next(void **state) {
    (void)state;
    const struct outcome *outcome = run_on_text(ARGUMENTS("-", sample), "nonsense\n");
    assert_int_equal(outcome->status, 2);
    assert_string_equal(outcome->output, sample_answers);
    assert_contains(outcome->complaint, "standard input: line 1, column 1: ");
}

static void test_lines_longer_than_the_buffer(void **state) {
    (void)state;
    const size_t length = 200000;
    char *text = malloc(length);
    memset(text, '.', length);
    memcpy(text, "0 1\n2 3\n", 8);
    const struct outcome *outcome = run_on_bytes(no_arguments, text, length);
    assert_int_equal(outcome->status, 2);
    assert_contains(outcome->complaint, "line 3, column 4: ");
    memcpy(text, "0 1\n2 3\nO.O\n.X.\n", 16);
    outcome = run_on_bytes(no_arguments, text, length);
    assert_int_equal(outcome->status, 2);
    assert_string_equal(outcome->output, "Black 2\n");
    assert_contains(outcome->complaint, "line 5, column 1: ");
    free(text);
}

static void test_boards_across_the_end_of_the_buffer(void **state) {
    (void)state;
    enum { BOARDS = 6000 };
    static char text[BOARDS * 16];
    static char expected[BOARDS * 8 + 1];
    size_t length = (size_t)sprintf(text, "0 %d\n", BOARDS);
    for (int i = 0; i < BOARDS; i++) {
        length += (size_t)sprintf(text + length, "2 3\nO.O\n.X.\n");
        strcpy(expected + i * 8, "Black 2\n");
    }
    assert_outcome(run_on_bytes(no_arguments, text, length), 0, expected, "");
}

static void test_boards_whose_table_is_too_large(void **state) {
    (void)state;
    static const char text[] = "0 2\n2 3\nO.O\n.X.\n6 6\nO....O\n......\n......\n......\n......\n..X...\n";
    const struct outcome *outcome = run_on_text(ARGUMENTS("--memory", "200K"), text);
    assert_int_equal(outcome->status, 2);
    assert_string_equal(outcome->output, "Black 2\n?\n");
    assert_contains(outcome->complaint, "board 2: line 6, column 1: ");
    assert_contains(outcome->complaint, "bytes of memory");
}

/* The answers and their order are those of a single thread. */
static void test_jobs_keep_the_order(void **state) {
    (void)state;
    static const char *const jobs[] = {"7", "auto"};
    size_t length;
    char *expected = read_data("boards-1000.ans", &length);
    for (size_t i = 0; i < COUNT(jobs); i++)
        assert_outcome(run_on_text(ARGUMENTS("--jobs", jobs[i], DATA_DIR "/boards-1000.in"), ""), 0, expected,
                       "");
    free(expected);
}

static void test_jobs_go_on_after_a_bad_board(void **state) {
    (void)state;
    static const char text[] = "0 4\n2 3\nO.O\n.X.\n2 3\nO.O\n.X.\n2 3\nO..\n.X.\n2 3\nO.O\n.X.\n";
    static const char *const jobs[] = {"1", "2", "3"};
    for (size_t i = 0; i < COUNT(jobs); i++) {
        const struct outcome *outcome = run_on_text(ARGUMENTS("--jobs", jobs[i]), text);
        assert_int_equal(outcome->status, 2);
        assert_string_equal(outcome->output, "Black 2\nBlack 2\n?\nBlack 2\n");
        assert_contains(outcome->complaint, "board 3: line 9, column 1: ");
    }
}

static void test_a_line_is_told_move_by_move(void **state) {
    (void)state;
    static const char text[] = "0 1\n3 3\n#.#\nO.O\n.X.\n";
    const struct outcome *outcome = run_on_text(ARGUMENTS("line"), text);
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "Black 2\n1 Red (2,");
    assert_contains(outcome->output, " Black 1\n2 Black (3,2) ");
    assert_contains(outcome->output, " Black 0\n");
    outcome = run_on_text(ARGUMENTS("line", DATA_DIR "/record-10x10.in"), "");
    assert_contains(outcome->output, "\n333 Red (");
    assert_contains(outcome->output, "\nBlack 40\n1 Red ");
}

/* Boards with a single move in each position; the line of the second returns to its beginning. */
static void test_a_line_as_json(void **state) {
    (void)state;
    static const char text[] = "0 2\n2 6\n.#O.#O\nX#####\n3 6\n######\nX.#O#O\n###.##\n";
    assert_outcome(run_on_text(ARGUMENTS("line", "--json"), text), 0,
                   "{\"board\":1,\"rows\":2,\"columns\":6,\"winner\":\"black\",\"distance\":2,"
                   "\"moves\":[[1,3,1,4],[2,1,1,1]],\"loop\":null}\n"
                   "{\"board\":2,\"rows\":3,\"columns\":6,\"winner\":\"tie\","
                   "\"moves\":[[2,4,3,4],[2,1,2,2],[3,4,2,4],[2,2,2,1]],\"loop\":1}\n",
                   "");
}

/* On row 1 Black has won wherever the pawn stands; on row 2 a capture or the lack of moves decides. */
static void test_a_map_has_a_value_for_every_cell(void **state) {
    (void)state;
    static const char text[] = "0 1\n2 3\nO#O\n.X.\n";
    const struct outcome *outcome = run_on_text(ARGUMENTS("map"), text);
    assert_outcome(outcome, 0,
                   "Red to move\nB0    #     B0   \nR1    B2    R1   \n"
                   "Black to move\nB0    #     B0   \nB1    R2    B1   \n",
                   "");
#define CELL(winner, distance) "{\"winner\":\"" winner "\",\"distance\":" #distance "}"
#define ROW_1 CELL("black", 0) ",null," CELL("black", 0)
    assert_outcome(
        run_on_text(ARGUMENTS("map", "--json"), text), 0,
        "{\"board\":1,\"rows\":2,\"columns\":3,\"winner\":\"black\",\"distance\":2,\"piece\":\"pawn\","
        "\"red_to_move\":[" ROW_1 "," CELL("red", 1) "," CELL("black", 2) "," CELL(
            "red", 1) "],"
                      "\"black_to_move\":[" ROW_1
                      "," CELL("black", 1) "," CELL("red", 2) "," CELL("black", 1) "]}\n",
        "");
#undef ROW_1
#undef CELL
}

static void test_a_check_finds_nothing_wrong(void **state) {
    (void)state;
    const struct outcome *outcome = run_on_text(ARGUMENTS("check", DATA_DIR "/sample1.in"), "");
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "Red 75: 115248 positions checked, all are right\n");
    outcome = run_on_text(ARGUMENTS("check", "--json", DATA_DIR "/sample1.in"), "");
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "\"winner\":\"red\",\"distance\":75,\"checked\":115248,\"right\":true,"
                                     "\"sentence\":\"115248 positions checked, all are right\"}\n");
}

static void test_json_is_an_object_a_line(void **state) {
    (void)state;
    static const char text[] = "0 1\n2 3\nO.O\n.X.\n";
    assert_outcome(run_on_text(ARGUMENTS("--json"), text), 0,
                   "{\"board\":1,\"rows\":2,\"columns\":3,\"winner\":\"black\",\"distance\":2}\n", "");
    const struct outcome *outcome = run_on_text(ARGUMENTS("--json"), "0 1\n2 3\nO.O\n.Y.\n");
    assert_string_equal(outcome->output, "{\"board\":1,\"error\":\"bad_cell\",\"line\":4,\"column\":2}\n");
    assert_int_equal(outcome->status, 2);
}

/* The smaller boards of the sample. */
#define BOARD_2 "3 3\n#.#\nO.O\n.X.\n\n"
#define BOARD_3 "3 3\nO..\n.#X\n.O.\n\n"

/* A judged output, what is told of it, and the exit status. */
static const struct {
    const char *lines;
    const char *told;
    int status;
} judged[] = {
    {"Black 0\nBlack 2\nBlack 2\nTie\nRed 75\n", "0 of 5 lines differ\n", 0},
    {"Black 0\r\nBlack 2 \r\n Black  2\r\nTie\r\nRed 75\r\n\r\n\n", "0 of 5 lines differ\n", 0},
    {"Black 0\nRed 2\nBlack 4\nRed 1\nTie\n",
     "board 2, line 2: expected Black 2, found \"Red 2\": the other side wins\n"
     "board 3, line 3: expected Black 2, found \"Black 4\": the number of moves is wrong\n"
     "board 4, line 4: expected Tie, found \"Red 1\": a win instead of a tie\n"
     "board 5, line 5: expected Red 75, found \"Tie\": a tie where there is none\n"
     "4 of 5 lines differ: 1 winner, 1 count, 1 tie, 1 win\n"
     "\nsmallest wrong board: 2, line 2\n\n" BOARD_2
     "expected Black 2, found \"Red 2\"\nlook: #b=w1w/r1r/1b1\n\n"
     "no known mistake explains every line, nor do two together\n"
     "rubicon stress -- PROGRAM finds the smallest file that shows it\n",
     1},
    {"Black 0\nBlack 2\n\n\"\\\x01\xFF\n",
     "board 3, line 3: expected Black 2, found \"\": none of `Red 75`, `Black 2`, `Tie`\n"
     "board 4, line 4: expected Tie, found \"????\": none of `Red 75`, `Black 2`, `Tie`\n"
     "board 5: expected Red 75, the line is missing\n"
     "3 of 5 lines differ: 2 malformed, 1 missing\n"
     "\nsmallest wrong board: 3, line 3\n\n" BOARD_3 "expected Black 2, found \"\"\nlook: #b=r2/1wb/1r1\n\n",
     1},
    {"Black 0\nBlack 2\nBlack 2\nTie\nRed 75\nTie\n",
     "line 6: found \"Tie\": one line too many\n1 of 6 lines differs: 1 extra\n", 1},
    {"Black 2\nBlack 2\nTie\nRed 75\n",
     "board 1, line 1: expected Black 0, found \"Black 2\": the number of moves is wrong\n"
     "board 3, line 3: expected Black 2, found \"Tie\": a tie where there is none\n"
     "board 4, line 4: expected Tie, found \"Red 75\": a win instead of a tie\n"
     "board 5: expected Red 75, the line is missing\n"
     "4 of 5 lines differ: 1 count, 1 tie, 1 win, 1 missing\n"
     "only line 1 is missing: with it, every line would be right\n",
     1},
    {"\n", "the output is empty: 5 boards, and no answer\n5 of 5 lines differ: 5 missing\n", 1},
    {"Black 0\nBlack 2\n",
     "board 3: expected Black 2, the line is missing\n"
     "the output ends there: the lines of boards 4 to 5 are missing, too\n"
     "3 of 5 lines differ: 3 missing\n",
     1},
    {"Black 0\nRed 3\nBlack 2\nTie\nRed 73\n",
     "board 2, line 2: expected Black 2, found \"Red 3\": the other side wins\n"
     "board 5, line 5: expected Red 75, found \"Red 73\": the number of moves is wrong\n"
     "2 of 5 lines differ: 1 winner, 1 count\n"
     "\nsmallest wrong board: 2, line 2\n\n" BOARD_2
     "expected Black 2, found \"Red 3\"\nlook: #b=w1w/r1r/1b1\n\n"
     "mistake: the pawn cannot step onto a general, which is like an obstacle\n",
     1},
};

static void test_lines_of_another_program_are_judged(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(judged); i++)
        assert_outcome(run_on_text(ARGUMENTS("compare", sample, "-"), judged[i].lines), judged[i].status,
                       judged[i].told, "");
    assert_outcome(
        run_on_text(ARGUMENTS("compare", "--jobs=2", DATA_DIR "/boards-1000.in", DATA_DIR "/boards-1000.ans"),
                    ""),
        0, "0 of 1000 lines differ\n", "");
}

static void test_lines_in_utf16_are_judged(void **state) {
    (void)state;
    static const char lines[] = "\xFF\xFE"
                                "B\0l\0a\0c\0k\0 \0"
                                "2\0\r\0\n";
    FILE *boards = fopen("build/utf16.in", "wb");
    assert_non_null(boards);
    for (const char *at = one_board; *at; at++) assert_int_equal(fprintf(boards, "%c%c", 0, *at), 2);
    fclose(boards);
    assert_outcome(run_on_bytes(ARGUMENTS("compare", "build/utf16.in", "-"), lines, sizeof lines), 0,
                   "0 of 1 lines differ\n"
                   "the output is UTF-16, which is read here; a judge reads plain ASCII\n",
                   "");
    assert_int_equal(remove("build/utf16.in"), 0);
}

static void test_a_judgement_as_json(void **state) {
    (void)state;
    assert_outcome(
        run_on_text(ARGUMENTS("compare", "--json", sample, "-"), "Black 0\nBlack 2\nBlack 2\n\"Tie\n"), 1,
        "{\"difference\":\"malformed\",\"board\":4,\"expected\":\"Tie\",\"line\":4,\"found\":\"?Tie\"}\n"
        "{\"difference\":\"missing\",\"board\":5,\"expected\":\"Red 75\"}\n"
        "{\"boards\":5,\"unjudged\":0,\"differences\":2,\"shift\":\"none\",\"winner\":0,\"count\":0,\"tie\":"
        "0,"
        "\"win\":0,\"malformed\":1,\"missing\":1,\"extra\":0,\"utf16\":false,\"smallest\":{\"board\":4,"
        "\"line\":4,\"expected\":\"Tie\",\"found\":\"?Tie\",\"rows\":[\".....\",\".....\",\"..O..\",\"#..#."
        "\",\"O#.X.\"],\"link\":\"#b=5/5/2r2/w2w1/rw1b1\"},"
        "\"diagnosed\":4,\"explained_by\":[],\"nearest\":[],\"wrong\":0,\"spelled\":1,\"twins\":[],"
        "\"same_from\":0}\n",
        "");
    const struct outcome *outcome = run_on_text(
        ARGUMENTS("compare", "--json", "--page=http://p/", "-", "tests/data/record-10x10.ans"), one_board);
    assert_contains(outcome->output, "\"link\":\"http://p/#b=r1r/1b1\"},\"diagnosed\":1,");
    outcome =
        run_on_text(ARGUMENTS("compare", "--json", sample, "-"), "Black 0\nRed 3\nBlack 2\nTie\nRed 73\n");
    assert_contains(outcome->output, "\"diagnosed\":5,\"explained_by\":[[\"no_capture\"]],\"nearest\":[],");
}

/* A line that is left out and one that is put in move all that follow. */
static void test_shifted_lines_are_told_as_such(void **state) {
    (void)state;
    const struct outcome *outcome =
        run_on_text(ARGUMENTS("compare", "--json", sample, "-"), "Black 2\nBlack 2\nTie\nRed 75\n");
    assert_contains(outcome->output,
                    "{\"boards\":5,\"unjudged\":0,\"differences\":4,\"shift\":\"left_out\",");
    static const char put_in[] = "Tie\nBlack 0\nBlack 2\nBlack 2\nTie\nRed 75\n";
    outcome = run_on_text(ARGUMENTS("compare", "--json", sample, "-"), put_in);
    assert_contains(outcome->output, "{\"boards\":5,\"unjudged\":0,\"differences\":5,\"shift\":\"put_in\",");
    outcome = run_on_text(ARGUMENTS("compare", sample, "-"), put_in);
    assert_contains(outcome->output, "5 of 6 lines differ: 1 count, 2 tie, 1 win, 1 extra\n"
                                     "only line 1 is too many: without it, every line would be right\n");
    assert_int_equal(outcome->status, 1);
}

static void test_broken_boards_are_not_judged(void **state) {
    (void)state;
    static const char two[] = "0 3\n2 3\nO.O\n.X.\n2 3\nO.Y\n.X.\n2 3\nO.Y\n.X.\n";
    const struct outcome *unjudged = run_on_text(ARGUMENTS("compare", "-", DATA_DIR "/sample1.in"), two);
    assert_contains(unjudged->output, "\n2 boards have no answer: any line counts as right there\n");
    static const char boards[] = "0 3\n2 3\nO.O\n.X.\n2 3\nO.Y\n.X.\n2 3\nO.O\n.X.\n";
    assert_outcome(run_on_text(ARGUMENTS("compare", "-", "tests/data/record-10x10.ans"), boards), 2,
                   "board 1, line 1: expected Black 2, found \"Red 333\": the other side wins\n"
                   "board 3: expected Black 2, the line is missing\n"
                   "2 of 3 lines differ: 1 winner, 1 missing\n"
                   "1 board has no answer: any line counts as right there\n" SMALLEST_OF_ONE,
                   "rubicon: -: board 2: line 6, column 3: expected one of . # X O, found 'Y'\n");
    const struct outcome *outcome = run_on_text(ARGUMENTS("compare", "-", "tests/data/record-10x10.ans"),
                                                "0 2\n2 3\nO.O\n.X.\n2 3\nO.O\n.X.\n");
    assert_contains(outcome->output, "smallest wrong board: 1, line 1\n");
    assert_outcome(
        run_on_text(ARGUMENTS("compare", "-", "tests/data/record-10x10.ans"), "0 2\n2 3\nO.O\n.X.\n"), 2,
        "board 1, line 1: expected Black 2, found \"Red 333\": the other side wins\n"
        "line 2: found \"Black 40\": one line too many\n"
        "2 of 2 lines differ: 1 winner, 1 extra\n" SMALLEST_OF_ONE,
        "rubicon: -: line 5, column 1: the text ends after 1 boards, the first line promises 2\n");
}

static void test_what_cannot_be_judged(void **state) {
    (void)state;
    static const char *const arguments[][3] = {{sample, NULL},      {sample, sample, sample},
                                               {"-", "-"},          {sample, "missing"},
                                               {"missing", sample}, {"tests/data/sample1.ans", sample},
                                               {sample, "tests"},   {"--jobs=0", sample, sample}};
    for (size_t i = 0; i < COUNT(arguments); i++) {
        const struct outcome *outcome =
            run_on_text(ARGUMENTS("compare", arguments[i][0], arguments[i][1], arguments[i][2]), "");
        assert_int_equal(outcome->status, 2);
        assert_string_not_equal(outcome->complaint, "");
        if (i < 3) assert_contains(outcome->complaint, "takes two files, the boards and the lines");
    }
    const struct outcome *outcome = run_on_text(ARGUMENTS("compare", "--help"), "");
    assert_int_equal(outcome->status, 0);
    assert_contains(outcome->output, "rubicon compare [OPTION...] IN OUT");
}

/* An answer is printed at once, even if the input stays open. */
static void test_an_open_pipe_is_answered(void **state) {
    (void)state;
    static const char *const boards[] = {"0 3\n2 3\nO.O\n.X.\n", "2 3\nO.O\n.X.\n"};
    char *const jobs[] = {(char[]){"--jobs=1"}, (char[]){"--jobs=2"}};
    for (size_t i = 0; i < COUNT(jobs); i++) {
        char *arguments[] = {(char[]){"rubicon"}, jobs[i], NULL};
        char *no_environment[] = {NULL};
        char answer[9] = "";
        int in[2];
        int out[2];
        int status;
        pid_t process;
        posix_spawn_file_actions_t actions;
        assert_int_equal(pipe(in), 0);
        assert_int_equal(pipe(out), 0);
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], 0);
        posix_spawn_file_actions_adddup2(&actions, out[1], 1);
        for (int end = 0; end < 2; end++) {
            posix_spawn_file_actions_addclose(&actions, in[end]);
            posix_spawn_file_actions_addclose(&actions, out[end]);
        }
        assert_int_equal(posix_spawn(&process, "build/rubicon", &actions, NULL, arguments, no_environment),
                         0);
        posix_spawn_file_actions_destroy(&actions);
        close(in[0]);
        close(out[1]);
        struct pollfd answered = {.fd = out[0], .events = POLLIN};
        for (int board = 0; board < 2; board++) { /* the second answer must wake the printer */
            const size_t length = strlen(boards[board]);
            assert_int_equal(write(in[1], boards[board], length), length);
            assert_int_equal(poll(&answered, 1, 60000), 1);
            assert_int_equal(read(out[0], answer, 8), 8);
            assert_string_equal(answer, "Black 2\n");
        }
        assert_int_equal(write(in[1], boards[1], strlen(boards[1])), strlen(boards[1]));
        close(in[1]);
        assert_int_equal(waitpid(process, &status, 0), process);
        close(out[0]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
}

/* As many move lines as the answer says, numbered, with alternating sides; a tie ends with the number of its loop. */
static void test_lines_are_as_long_as_promised(void **state) {
    (void)state;
    char text[64];
    const struct outcome *outcome = run_on_text(ARGUMENTS("line", sample), "");
    unsigned promised = 0;
    unsigned moves = 0;
    unsigned number;
    bool tie = false;
    bool looped = false;
    for (const char *at = outcome->output; *at; at = strchr(at, '\n') + 1) {
        if (sscanf(at, "%u %63s", &number, text) == 2) {
            assert_int_equal(number, ++moves);
            assert_string_equal(text, moves % 2 == 1 ? "Red" : "Black");
            continue;
        }
        if (sscanf(at, "loop from move %u", &number) == 1) {
            looped = true;
            assert_true(tie && number >= 1 && number <= moves);
            continue;
        }
        assert_true(tie ? looped : moves == promised);
        tie = strncmp(at, "Tie\n", 4) == 0;
        looped = false;
        moves = promised = 0;
        if (!tie) assert_int_equal(sscanf(at, "%63s %u", text, &promised), 2);
    }
    assert_int_equal(promised, 75);
    assert_int_equal(moves, 75);
}

/* Checks brackets and strings of every JSON line of every task. */
static void test_json_is_balanced(void **state) {
    (void)state;
    static const char *const tasks[] = {"solve", "line", "map", "check"};
    for (size_t i = 0; i < COUNT(tasks); i++) {
        const struct outcome *outcome = run_on_text(ARGUMENTS(tasks[i], "--json", sample), "");
        assert_int_equal(outcome->status, 0);
        int lines = 0;
        int depth = 0;
        bool in_string = false;
        for (const char *c = outcome->output; *c; c++) {
            if (*c == '"') in_string = !in_string;
            if (in_string) continue;
            if (*c == '{' || *c == '[') depth++;
            if (*c == '}' || *c == ']') depth--;
            if (*c != '\n') continue;
            assert_int_equal(depth, 0);
            lines++;
        }
        assert_false(in_string);
        assert_int_equal(lines, 5);
    }
}

static void test_options_that_make_no_sense(void **state) {
    (void)state;
    static const struct {
        const char *option;
        const char *complaint;
    } options[] = {
        {"--jobs=0", "rubicon: 0: --jobs takes a number from 1 to 64, or auto; "},
        {"--jobs=65", "rubicon: 65: --jobs takes a number from 1 to 64, or auto; "},
        {"--jobs=x", "rubicon: x: --jobs takes a number from 1 to 64, or auto; "},
        {"--jobs=4294967297", "rubicon: 4294967297: --jobs takes a number from 1 to 64, or auto; "},
        {"--jobs=automatic", "rubicon: automatic: --jobs takes a number from 1 to 64, or auto; "},
        {"--jobs", "rubicon: --jobs: its value is missing; "},
        {"--memory=", "rubicon: : --memory takes a number of bytes, which may end in K, M, G or T; "},
        {"--memory=3X", "rubicon: 3X: --memory takes a number of bytes, which may end in K, M, G or T; "},
        {"--memory=3GB", "rubicon: 3GB: --memory takes a number of bytes, which may end in K, M, G or T; "},
        {"--memory=8388608T", "rubicon: 8388608T: --memory takes a number of bytes, which may end in "},
        {"--memory=99999999999999999999", "rubicon: 99999999999999999999: --memory takes a number of bytes"},
        {"--piece=king", "rubicon: king: --piece takes pawn, first or second; "},
        {"--json=1", "rubicon: --json=1: unknown option; "},
    };
    for (size_t i = 0; i < COUNT(options); i++) {
        const struct outcome *outcome = run_on_text(ARGUMENTS(options[i].option), "");
        assert_int_equal(outcome->status, 2);
        assert_contains(outcome->complaint, options[i].complaint);
        assert_contains(outcome->complaint, "--help");
    }
}

/* The least and the greatest value of an option, and those below and above. --help follows, so that no task runs. */
static void test_every_range_has_its_ends(void **state) {
    (void)state;
    static const struct {
        const char *task;
        const char *taken[2];
        const char *refused[2];
    } ranges[] = {
        {"solve", {"--jobs=1", "--jobs=64"}, {"--jobs=0", "--jobs=65"}},
        {"solve",
         {"--memory=0", "--memory=9223372036854775807"},
         {"--memory=-1", "--memory=9223372036854775808"}},
        {"solve", {"--memory=0K", "--memory=8388607T"}, {"--memory=K", "--memory=8388608T"}},
        {"generate", {"--boards=1", "--boards=1000000"}, {"--boards=0", "--boards=1000001"}},
        {"generate", {"--seed=0", "--seed=4294967295"}, {"--seed=-1", "--seed=4294967296"}},
        {"generate", {"--rows=1-32", "--rows=32-1"}, {"--rows=0-32", "--rows=1-33"}},
        {"generate", {"--columns=1", "--columns=32"}, {"--columns=0", "--columns=33"}},
        {"generate", {"--density=0", "--density=100"}, {"--density=-1", "--density=101"}},
        {"puzzle", {"--boards=1", "--boards=3"}, {"--boards=0", "--boards=1000001"}},
        {"puzzle", {"--seed=0", "--seed=18446744073709551615"}, {"--seed=-1", "--seed=18446744073709551616"}},
        {"mine", {"--rows=2", "--rows=16"}, {"--rows=1", "--rows=17"}},
        {"mine", {"--columns=1", "--columns=16"}, {"--columns=0", "--columns=17"}},
        {"mine", {"--density=0", "--density=100"}, {"--density=-1", "--density=101"}},
        {"mine", {"--seed=0", "--seed=18446744073709551615"}, {"--seed=-1", "--seed=18446744073709551616"}},
        {"mine", {"--run=1", "--run=18446744073709551615"}, {"--run=0", "--run=18446744073709551616"}},
        {"mine", {"--length=1", "--length=4294967296"}, {"--length=0", "--length=4294967297"}},
        {"mine",
         {"--tries=1", "--tries=18446744073709551615"},
         {"--tries=0", "--tries=18446744073709551616"}},
        {"mine", {"--minutes=0", "--minutes=1000000"}, {"--minutes=-1", "--minutes=1000000.1"}},
        {"mine", {"--jobs=1", "--jobs=64"}, {"--jobs=0", "--jobs=65"}},
        {"survey", {"--jobs=1", "--jobs=64"}, {"--jobs=0", "--jobs=65"}},
        {"survey", {"--minutes=0", "--minutes=1000000"}, {"--minutes=-1", "--minutes=1000000.1"}},
        {"survey", {"--samples=0", "--samples=4294967295"}, {"--samples=-1", "--samples=4294967296"}},
        {"survey", {"--seed=0", "--seed=18446744073709551615"}, {"--seed=-1", "--seed=18446744073709551616"}},
        {"stress", {"--minutes=0", "--minutes=1000000"}, {"--minutes=-1", "--minutes=1000000.1"}},
        {"stress",
         {"--boards=1", "--boards=18446744073709551615"},
         {"--boards=0", "--boards=18446744073709551616"}},
        {"stress", {"--seed=0", "--seed=4294967295"}, {"--seed=-1", "--seed=4294967296"}},
        {"stress", {"--time=1ms", "--time=3600s"}, {"--time=0", "--time=3600001ms"}},
        {"stress",
         {"--memory=0", "--memory=9223372036854775807"},
         {"--memory=-1", "--memory=9223372036854775808"}},
    };
    for (size_t i = 0; i < COUNT(ranges); i++) {
        for (int end = 0; end < 2; end++) {
            const struct outcome *taken =
                run_on_text(ARGUMENTS(ranges[i].task, ranges[i].taken[end], "--help"), "");
            assert_string_equal(taken->complaint, "");
            assert_int_equal(taken->status, 0);
            const struct outcome *refused =
                run_on_text(ARGUMENTS(ranges[i].task, ranges[i].refused[end], "--help"), "");
            assert_contains(refused->complaint, " takes ");
            assert_int_equal(refused->status, 2);
        }
    }
}

/* File names have 1 to 4000 bytes. */
static void test_names_have_a_length(void **state) {
    (void)state;
    static const char *const options[][2] = {
        {"generate", "--out="}, {"stress", "--keep="}, {"stress", "--page="}};
    for (size_t i = 0; i < COUNT(options); i++) {
        static const int lengths[] = {0, 1, 4000, 4001};
        for (size_t j = 0; j < COUNT(lengths); j++) {
            char option[4096];
            const int length = (int)strlen(options[i][1]);
            snprintf(option, sizeof option, "%s", options[i][1]);
            memset(option + length, 'x', (size_t)lengths[j]);
            option[length + lengths[j]] = '\0';
            const struct outcome *outcome = run_on_text(ARGUMENTS(options[i][0], option, "--help"), "");
            assert_int_equal(outcome->status, j == 1 || j == 2 ? 0 : 2);
            if (outcome->status == 2) assert_contains(outcome->complaint, " takes ");
        }
    }
}

static void test_output_that_cannot_be_written(void **state) {
    (void)state;
    static const char *const options[] = {DATA_DIR "/sample1.in", "--help", "--version"};
    for (size_t i = 0; i < COUNT(options); i++) {
        int full = open("/dev/full", O_WRONLY);
        FILE *in = file_with("", 0);
        FILE *err = file_with("", 0);
        char *argument = strdup(options[i]);
        char *arguments[] = {(char[]){"rubicon"}, argument, NULL};
        static struct outcome outcome;
        assert_true(full >= 0);
        run(arguments, fileno(in), full, fileno(err), &outcome);
        take_all(err, outcome.complaint);
        assert_int_equal(outcome.status, 2);
        assert_contains(outcome.complaint, "cannot be written");
        assert_contains(outcome.complaint, "No space left");
        close(full);
        fclose(in);
        free(argument);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answers_of_the_data_files),
        cmocka_unit_test(test_reads_standard_input),
        cmocka_unit_test(test_reads_several_files_in_order),
        cmocka_unit_test(test_no_boards_no_answers),
        cmocka_unit_test(test_help_and_version),
        cmocka_unit_test(test_unknown_options),
        cmocka_unit_test(test_options_and_files_mix),
        cmocka_unit_test(test_help_lists_what_is_taken),
        cmocka_unit_test(test_options_end_at_two_dashes),
        cmocka_unit_test(test_files_that_cannot_be_read),
        cmocka_unit_test(test_bad_input_is_told_and_the_rest_answered),
        cmocka_unit_test(test_every_malformed_text_has_its_place),
        cmocka_unit_test(test_a_bad_file_does_not_stop_the_next),
        cmocka_unit_test(test_lines_longer_than_the_buffer),
        cmocka_unit_test(test_boards_across_the_end_of_the_buffer),
        cmocka_unit_test(test_boards_whose_table_is_too_large),
        cmocka_unit_test(test_jobs_keep_the_order),
        cmocka_unit_test(test_jobs_go_on_after_a_bad_board),
        cmocka_unit_test(test_a_line_is_told_move_by_move),
        cmocka_unit_test(test_a_line_as_json),
        cmocka_unit_test(test_a_map_has_a_value_for_every_cell),
        cmocka_unit_test(test_a_check_finds_nothing_wrong),
        cmocka_unit_test(test_json_is_an_object_a_line),
        cmocka_unit_test(test_lines_of_another_program_are_judged),
        cmocka_unit_test(test_lines_in_utf16_are_judged),
        cmocka_unit_test(test_a_judgement_as_json),
        cmocka_unit_test(test_shifted_lines_are_told_as_such),
        cmocka_unit_test(test_broken_boards_are_not_judged),
        cmocka_unit_test(test_what_cannot_be_judged),
        cmocka_unit_test(test_an_open_pipe_is_answered),
        cmocka_unit_test(test_lines_are_as_long_as_promised),
        cmocka_unit_test(test_json_is_balanced),
        cmocka_unit_test(test_options_that_make_no_sense),
        cmocka_unit_test(test_every_range_has_its_ends),
        cmocka_unit_test(test_names_have_a_length),
        cmocka_unit_test(test_output_that_cannot_be_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
