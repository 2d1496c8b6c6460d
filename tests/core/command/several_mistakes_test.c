/* What `rubicon compare` says of programs with several mistakes. Run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/shell.h"

#include "contest/answer.h"
#include "contest/contest.h"
#include "mistakes/mistaken.h"

#include <stdio.h>
#include <string.h>

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

/* Three mistakes at once that keep nothing from board to board: their lines do not show that anything is kept. */
static void test_programs_that_keep_nothing_are_not_said_to(void **state) {
    (void)state;
    static const unsigned sets[] = {MISTAKE_DOWN | MISTAKE_HURRY | MISTAKE_ORDER,
                                    MISTAKE_NO_CAPTURE | MISTAKE_SHARE | MISTAKE_LAST,
                                    MISTAKE_LAST_ROW | MISTAKE_ROW_LATE | MISTAKE_COUNTER,
                                    MISTAKE_RED_TAKES | MISTAKE_LAST_COLUMN | MISTAKE_HURRY};
    shell_run("build/sanitized/rubicon generate --boards 100 --rows 3-5 --columns 2-4 --out \"$FILES/tiny\"");
    for (size_t i = 0; i < COUNT(sets); i++) {
        print_mistaken("tiny.in", "three.out", sets[i]);
        const struct outcome *outcome =
            shell_run("build/sanitized/rubicon compare \"$FILES/tiny.in\" \"$FILES/three.out\"");
        if (strstr(outcome->output, "something is"))
            fail_msg("set %zu: %s", i, strstr(outcome->output, "no known"));
        assert_contains(outcome->output, "finds the smallest file that shows it\n");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_programs_that_keep_nothing_are_not_said_to),
    };
    return cmocka_run_group_tests(tests, shell_make_directory, shell_remove_directory);
}
