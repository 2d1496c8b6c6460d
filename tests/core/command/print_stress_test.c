/* What a stress test says of a fault that it was not given the time to try again, or that did not come again. */
#include "support/support.h"

#include "command/print_stress.h"

#include <string.h>

static void assert_says(enum stress_phase phase, bool is_repeated, const char *said, const char *not_said) {
    struct sequence_board boards[] = {{.board = draw("OO/X."), .right = {.winner = WINNER_BLACK}}};
    struct sequence file = {.boards = boards, .count = 1};
    struct stress_finding finding = {
        .judgement = {.fault = FAULT_TIME}, .file = &file, .is_repeated = is_repeated, .leak = LEAKS};
    struct stress_progress progress = {.phase = phase};
    struct options options = {.time = 1};
    struct kept kept = {0};
    struct stress_report report = {.options = &options,
                                   .progress = &progress,
                                   .finding = &finding,
                                   .kept = &kept,
                                   .said = "",
                                   .is_interrupted = phase != STRESS_DONE};
    struct writer text = {0};
    print_stress_text(&text, &report);
    assert_false(text.failed);
    assert_non_null(strstr(text.bytes, said));
    assert_null(strstr(text.bytes, not_said));
    writer_free(&text);
}

static const char chance[] = "chance is at\nwork";
static const char smaller[] = "a smaller board may show it, too";

static void test_a_fault_is_chance_only_if_it_did_not_come_again(void **state) {
    (void)state;
    assert_says(STRESS_SHRINKING, false, smaller, chance);
    assert_says(STRESS_SHRINKING, true, smaller, chance);
    assert_says(STRESS_DONE, false, chance, smaller);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_fault_is_chance_only_if_it_did_not_come_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
