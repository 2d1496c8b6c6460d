/* What a stress test says of a fault that it was not given the time to try again, or that did not come again. */
#include "support/support.h"

#include "command/print_stress.h"

#include <string.h>

static void assert_says(enum meaning meaning, const char *said, const char *not_said) {
    struct sequence_board boards[] = {{.board = draw("OO/X."), .right = {.winner = WINNER_BLACK}}};
    struct sequence file = {.boards = boards, .count = 1};
    struct stress_finding finding = {
        .judgement = {.fault = FAULT_TIME}, .file = &file, .meaning = meaning, .leak = LEAKS};
    struct stress_progress progress = {0};
    struct options options = {.time = 1};
    struct kept kept = {0};
    struct stress_report report = {
        .options = &options, .progress = &progress, .finding = &finding, .kept = &kept, .said = ""};
    struct writer text = {0};
    print_stress_text(&text, &report);
    assert_false(text.failed);
    assert_non_null(strstr(text.bytes, said));
    assert_null(strstr(text.bytes, not_said));
    writer_free(&text);
}

static const char chance[] = "chance is at\nwork";
static const char smaller[] = "a smaller board may show it, too";

static void test_a_smaller_board_may_show_what_is_not_chance(void **state) {
    (void)state;
    assert_says(MEANING_NONE, smaller, chance);
    assert_says(MEANING_CHANCE, chance, smaller);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_smaller_board_may_show_what_is_not_chance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
