/* What a stress test says of a fault that it was not given the time to try again, or that did not come again. */
#include "support/support.h"

#include "command/print_stress.h"

#include <string.h>

static void assert_says(struct judgement judgement, enum meaning meaning, const char *said,
                        const char *not_said) {
    struct sequence_board boards[] = {{.board = draw("OO/X."), .right = {.winner = WINNER_BLACK}}};
    struct sequence file = {.boards = boards, .count = 1};
    struct stress_finding finding = {
        .judgement = judgement, .file = &file, .meaning = meaning, .leak = LEAKS};
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
    const struct judgement crash = {.fault = FAULT_CRASH};
    assert_says(crash, MEANING_NONE, smaller, chance);
    assert_says(crash, MEANING_CHANCE, chance, smaller);
}

static void test_what_is_late_is_not_called_slow_before_it_has_had_more_time(void **state) {
    (void)state;
    const struct judgement late = {.fault = FAULT_TIME};
    const struct judgement slow = {.fault = FAULT_SLOW, .number = 2500, .board = 1};
    const struct judgement wrong = {.fault = FAULT_SLOW, .number = 2500, .board = 0};
    assert_says(late, MEANING_NONE, "the machine may have been busy", "slow:");
    assert_says(slow, MEANING_NONE, "slow: it takes 2.5s instead of 1s, and its answers are right\n", chance);
    assert_says(wrong, MEANING_NONE, "and even then its answers are wrong\n", chance);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_smaller_board_may_show_what_is_not_chance),
        cmocka_unit_test(test_what_is_late_is_not_called_slow_before_it_has_had_more_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
