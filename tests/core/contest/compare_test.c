#include "support/support.h"

#include "contest/compare.h"

#include <string.h>

struct source {
    const char *text;
    size_t length;
    size_t offset;
};

static bool next_of(void *source, struct text_line *line) {
    struct source *from = source;
    return text_line_next(from->text, from->length, &from->offset, line);
}

/* Summarizes a comparison with the expected answers, one a line; `?` is an unknown answer. One letter a
   line: = w c t i m - + for each kind in its order. */
static const char *judge(const char *answers, const char *output, struct compare_result *comparison) {
    static const char letters[] = "=wctim-+";
    _Static_assert(sizeof letters == DIFFERENCE_KINDS + 1, "a letter for each kind of difference");
    static char reported[64];
    struct source right = {answers, strlen(answers), 0};
    struct source from = {output, strlen(output), 0};
    struct compare_lines lines = {.next = next_of, .source = &from};
    struct text_line answer = {0};
    struct text_line line;
    size_t length = 0;
    *comparison = (struct compare_result){0};
    while (next_of(&right, &answer)) {
        struct value value;
        bool is_known = answer_parse(&answer, &value);
        const struct text_line *found = compare_next(&lines, &line) ? &line : NULL;
        reported[length++] = letters[compare_board(comparison, found, is_known ? &value : NULL)];
    }
    while (compare_next(&lines, &line)) {
        compare_extra(comparison, &line);
        reported[length++] = '+';
    }
    reported[length] = '\0';
    return reported;
}

#define ANSWERS "Red 3\nBlack 2\nTie\nRed 75\n"

static const struct {
    const char *answers;
    const char *output;
    const char *reported;
    enum shift shift;
    unsigned first;
} outputs[] = {
    {ANSWERS, ANSWERS, "====", SHIFT_NONE, 0},
    {ANSWERS, "Red 3\r\nBlack 2\r\nTie \r\nRed 75", "====", SHIFT_NONE, 0},
    {ANSWERS, ANSWERS "\n\r\n  \n", "====", SHIFT_NONE, 0},
    {ANSWERS, "\xEF\xBB\xBF" ANSWERS, "====", SHIFT_NONE, 0},
    {ANSWERS, "", "----", SHIFT_NONE, 1},
    {ANSWERS, "\n\n", "----", SHIFT_NONE, 1},
    {ANSWERS, "Black 3\nBlack 2\nTie\nRed 75\n", "w===", SHIFT_NONE, 1},
    {ANSWERS, "Red 3\nBlack 4\nTie\nRed 75\n", "=c==", SHIFT_NONE, 2},
    {ANSWERS, "Red 3\nTie\nTie\nRed 75\n", "=t==", SHIFT_NONE, 2},
    {ANSWERS, "Red 3\nBlack 2\nBlack 2\nRed 75\n", "==i=", SHIFT_NONE, 3},
    {ANSWERS, "Red 3\nblack 2\nTie\nRed 75\n", "=m==", SHIFT_NONE, 2},
    {ANSWERS, "Red 3\nBlack 2\n\nRed 75\n", "==m=", SHIFT_NONE, 3},
    {ANSWERS, "\n\nTie\nRed 75\n", "mm==", SHIFT_NONE, 1},
    {ANSWERS, "Red 3\nBlack 2\nTie\n", "===-", SHIFT_NONE, 4},
    {ANSWERS, "Red 3\nBlack 2\nTie\nRed 75\nTie\n", "====+", SHIFT_NONE, 5},
    {ANSWERS, "Red 3\nBlack 2\nTie\nRed 75\n\nTie\n", "====++", SHIFT_NONE, 5},
    {ANSWERS, "Red 3\nTie\nRed 75\n", "=ti-", SHIFT_LEFT_OUT, 2},
    {ANSWERS, "Red 3\nTie\nRed 76\n", "=ti-", SHIFT_NONE, 2},
    {ANSWERS, "Red 3\n\nBlack 2\nTie\nRed 75\n", "=mit+", SHIFT_PUT_IN, 2},
    {ANSWERS, "debug\nRed 3\nBlack 2\nTie\nRed 75\n", "mwit+", SHIFT_PUT_IN, 1},
    {ANSWERS, "debug\nRed 3\nBlack 2\nTie\nRed 76\n", "mwit+", SHIFT_NONE, 1},
    {ANSWERS, "debug\nRed 3\nBlack 2\nTie\nRed 75\nTie\n", "mwit++", SHIFT_NONE, 1},
    {ANSWERS, "Black 2\nRed 9\nRed 75\n", "wwi-", SHIFT_NONE, 1},
    {ANSWERS, "debug\nRed 3\nRed 9\nTie\nRed 75\n", "mwit+", SHIFT_NONE, 1},
    {"Red 3\n?\nTie\n", "Red 3\n?\nTie\n", "===", SHIFT_NONE, 0},
    {"Red 3\n?\nTie\n", "Red 3\nanything\nTie\n", "===", SHIFT_NONE, 0},
    {"Red 3\n?\n", "Red 3\n", "=-", SHIFT_NONE, 2},
    {"Red 3\n?\nTie\nRed 4\n", "Black 1\nTie\nRed 4\n", "w=i-", SHIFT_LEFT_OUT, 1},
    {"Red 3\n?\nTie\nRed 4\n", "Black 1\nTie\nRed 5\n", "w=i-", SHIFT_NONE, 1},
    {"", "", "", SHIFT_NONE, 0},
    {"", "Tie\n", "+", SHIFT_NONE, 1},
};

static void test_every_damage_to_an_output_has_its_kind(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(outputs); i++) {
        struct compare_result comparison;
        const char *reported = judge(outputs[i].answers, outputs[i].output, &comparison);
        if (strcmp(reported, outputs[i].reported) != 0)
            fail_msg("%s: reported %s, expected %s", outputs[i].output, reported, outputs[i].reported);
        assert_int_equal(compare_differences(&comparison), strlen(reported) - strspn(reported, "=") == 0
                                                               ? 0
                                                               : strlen(reported) - comparison.counts[0]);
        if (compare_shift(&comparison) != outputs[i].shift) fail_msg("%s: wrong shift", outputs[i].output);
        assert_int_equal(comparison.first, outputs[i].first);
    }
}

static void test_blank_lines_between_others_keep_their_numbers(void **state) {
    (void)state;
    static const char text[] = "Tie\n\n \nTie\n\n";
    struct source from = {text, strlen(text), 0};
    struct compare_lines lines = {.next = next_of, .source = &from};
    struct text_line line;
    for (uint32_t number = 1; number <= 4; number++) {
        assert_true(compare_next(&lines, &line));
        assert_int_equal(line.number, number);
        assert_int_equal(line.length, number == 2 || number == 3 ? 0 : 3);
    }
    assert_false(compare_next(&lines, &line));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_damage_to_an_output_has_its_kind),
        cmocka_unit_test(test_blank_lines_between_others_keep_their_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
