#include "support/support.h"

#include "contest/answer.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    struct value value;
    const char *text;
} answers[] = {
    {{WINNER_RED, 75}, "Red 75"},
    {{WINNER_RED, 0}, "Red 0"},
    {{WINNER_BLACK, 0}, "Black 0"},
    {{WINNER_NONE, 0}, "Tie"},
    {{WINNER_RED, 333}, "Red 333"},
    {{WINNER_BLACK, 1000}, "Black 1000"},
    {{WINNER_RED, UINT32_MAX}, "Red 4294967295"},
    {{WINNER_BLACK, UINT32_MAX}, "Black 4294967295"},
};

static bool parse(const char *text, struct value *value) {
    const size_t length = strlen(text);
    char *bytes = malloc(length > 0 ? length : 1); /* no closing zero */
    struct text_line line = {bytes, length, 1};
    memcpy(bytes, text, length);
    bool is_parsed = answer_parse(&line, value);
    free(bytes);
    return is_parsed;
}

static void test_answers_are_written_as_the_contest_wants(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(answers); i++) {
        char text[ANSWER_MAX];
        assert_int_equal(answer_format(answers[i].value, text), strlen(answers[i].text));
        assert_string_equal(text, answers[i].text);
    }
}

static void assert_read_back(struct value value) {
    char text[ANSWER_MAX];
    struct value again;
    answer_format(value, text);
    if (!parse(text, &again) || !value_equal(value, again)) fail_msg("%s", text);
}

/* Every distance of up to 17 bits and, beyond, those around every power of two and of ten. */
static void test_what_is_written_is_read_back(void **state) {
    (void)state;
    static const enum winner winners[] = {WINNER_RED, WINNER_BLACK};
    assert_read_back(value_of(WINNER_NONE, 0));
    for (size_t i = 0; i < COUNT(winners); i++) {
        for (uint32_t distance = 0; distance < 1 << 17; distance++)
            assert_read_back(value_of(winners[i], distance));
        for (uint64_t power = 1; power <= UINT32_MAX; power *= 2) {
            for (uint32_t near = 0; near < 3; near++)
                assert_read_back(value_of(winners[i], (uint32_t)power - 1 + near));
        }
        for (uint64_t power = 1; power <= UINT32_MAX; power *= 10) {
            for (uint32_t near = 0; near < 3; near++)
                assert_read_back(value_of(winners[i], (uint32_t)power - 1 + near));
        }
    }
}

static void test_blanks_before_and_between_are_passed_over(void **state) {
    (void)state;
    static const struct {
        const char *text;
        struct value value;
    } right[] = {
        {"  Red\t  75", {WINNER_RED, 75}}, {"Red\t75", {WINNER_RED, 75}}, {"\tTie", {WINNER_NONE, 0}}};
    for (size_t i = 0; i < COUNT(right); i++) {
        struct value value;
        if (!parse(right[i].text, &value) || !value_equal(value, right[i].value))
            fail_msg("%s", right[i].text);
    }
}

static void test_lines_that_are_no_answers(void **state) {
    (void)state;
    static const char *const wrong[] = {"",
                                        " ",
                                        "tie",
                                        "Tie 0",
                                        "Tie.",
                                        "Tie Red 3",
                                        "T",
                                        " Ti",
                                        "Red",
                                        "Red ",
                                        "Red -1",
                                        "Red75",
                                        "RED 75",
                                        "Red 07",
                                        "Red 075",
                                        "Red 00",
                                        "Red 7 5",
                                        "Red 1e2",
                                        "Black",
                                        "75",
                                        "Red 75.",
                                        "Black 4294967296",
                                        "White 3",
                                        "Red x",
                                        "?",
                                        "Red +75",
                                        "Red\v75",
                                        "Red Black",
                                        "Red 99999999999",
                                        "Black 18446744073709551616",
                                        "Black 100000000000000000000000"};
    for (size_t i = 0; i < COUNT(wrong); i++) {
        struct value value = value_of(WINNER_BLACK, 7);
        if (parse(wrong[i], &value)) fail_msg("%s is taken", wrong[i]);
        assert_true(value_equal(value, value_of(WINNER_BLACK, 7)));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answers_are_written_as_the_contest_wants),
        cmocka_unit_test(test_what_is_written_is_read_back),
        cmocka_unit_test(test_blanks_before_and_between_are_passed_over),
        cmocka_unit_test(test_lines_that_are_no_answers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
