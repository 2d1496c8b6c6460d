/* The validator: each possible error of a test, next to the same test without it. */
#include "support/support.h"

#include "package/validate.h"

#include <string.h>

static enum validation validate(const char *text, size_t length, int id, struct validated *test,
                                struct flaw *flaw) {
    struct failure failure;
    return validate_input(text, length, id, &layered_solver, test, flaw, &failure);
}

static void assert_valid(const char *text) {
    struct validated test;
    struct flaw flaw;
    if (validate(text, strlen(text), VALIDATE_ANY_ID, &test, &flaw) != VALIDATION_VALID)
        fail_msg("%s of \"%s\"", flaw_name(flaw.code), text);
}

static void assert_flaw(const char *text, size_t length, const struct flaw *flaw, const char *name,
                        uint32_t line, uint32_t column, uint32_t board) {
    if (strcmp(flaw_name(flaw->code), name) != 0 || flaw->line != line || flaw->column != column ||
        flaw->board != board)
        fail_msg("%s at %u:%u of board %u, not %s, in \"%.*s\"", flaw_name(flaw->code), flaw->line,
                 flaw->column, flaw->board, name, (int)length, text);
}

/* A text, its error, and the place. */
struct wrong {
    const char *text;
    const char *flaw;
    uint32_t line;
    uint32_t column;
    uint32_t board;
};

#define TINY "2 2\n.O\nOX\n"

/* Errors of the format, byte by byte. */
static const struct wrong bytes[] = {
    {"", "empty", 1, 1, 0},
    {"\n", "header", 1, 1, 0},
    {"\xEF\xBB\xBF"
     "0 1\n" TINY,
     "header", 1, 1, 0},
    {"0 1\r\n" TINY, "carriage_return", 1, 4, 0},
    {"0 1\n2 2\n.O\nOX\r\n", "carriage_return", 4, 3, 0},
    {" 0 1\n" TINY, "header", 1, 1, 0},
    {"0  1\n" TINY, "header", 1, 3, 0},
    {"0\t1\n" TINY, "header", 1, 2, 0},
    {"0 1 \n" TINY, "line_end", 1, 4, 0},
    {"0\n" TINY, "header", 1, 2, 0},
    {"00 1\n" TINY, "header", 1, 1, 0},
    {"0 01\n" TINY, "header", 1, 3, 0},
    {"-1 1\n" TINY, "header", 1, 1, 0},
    {"0 9999999999\n" TINY, "header", 1, 12, 0},
    {"21 1\n" TINY, "id_range", 1, 1, 0},
    {"0 0\n", "boards_range", 1, 3, 0},
    {"14 11\n" TINY, "boards_range", 1, 4, 0},
    {"0 1\n\n" TINY, "size", 2, 1, 1},
    {"0 1\n2  2\n.O\nOX\n", "size", 2, 3, 1},
    {"0 1\n2 2 \n.O\nOX\n", "line_end", 2, 4, 1},
    {"0 1\n1 3\nOOX\n", "rows_range", 2, 1, 1},
    {"0 1\n11 1\nO\nO\nX\n.\n.\n.\n.\n.\n.\n.\n.\n", "rows_range", 2, 1, 1},
    {"0 1\n2 0\n\n\n", "columns_range", 2, 3, 1},
    {"0 1\n2 11\nOO.........\nX..........\n", "columns_range", 2, 3, 1},
    {"0 1\n2 2\n.o\nOX\n", "cell", 3, 2, 1},
    {"0 1\n2 2\n.O\nO\n", "row_short", 4, 2, 1},
    {"0 1\n2 2\n.O.\nOX\n", "line_end", 3, 3, 1},
    {"0 1\n2 2\n.O \nOX\n", "line_end", 3, 3, 1},
    {"0 1\n2 2\n.O\nOX", "no_line_feed", 4, 3, 1},
    {"0 1\n2 2\n.O\nO", "no_line_feed", 4, 2, 1},
    {"0 1", "no_line_feed", 1, 4, 0},
    {"0 1\n2 2\n.O\n", "early_end", 4, 1, 1},
    {"0 2\n" TINY, "early_end", 5, 1, 2},
    {"0 1\n" TINY "\n", "after_end", 5, 1, 0},
    {"0 1\n" TINY TINY, "after_end", 5, 1, 0},
    {"0 1\n2 2\n.O\nO.\n", "pawns", 2, 1, 1},
    {"0 1\n2 2\nXO\nOX\n", "pawns", 4, 2, 1},
    {"0 1\n2 2\n..\nOX\n", "generals", 2, 1, 1},
    {"0 2\n" TINY "2 2\nOO\nOX\n", "generals", 7, 1, 2},
    {"0 1\n2 2\nXO\nO.\n", "pawn_on_row_1", 3, 1, 1},
};

static void assert_all(const struct wrong *wrongs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct validated test;
        struct flaw flaw;
        size_t length = strlen(wrongs[i].text);
        if (validate(wrongs[i].text, length, VALIDATE_ANY_ID, &test, &flaw) != VALIDATION_FLAWED)
            fail_msg("nothing is wrong with \"%s\"", wrongs[i].text);
        assert_flaw(wrongs[i].text, length, &flaw, wrongs[i].flaw, wrongs[i].line, wrongs[i].column,
                    wrongs[i].board);
    }
}

static void test_a_file_is_taken_byte_by_byte(void **state) {
    (void)state;
    assert_valid("0 1\n" TINY);
    assert_valid("0 2\n" TINY TINY);
    assert_valid("20 10\n" TINY TINY TINY TINY TINY TINY TINY TINY TINY TINY);
    assert_valid("0 1\n10 1\nO\nO\n.\n.\n.\n.\n.\n.\n.\nX\n");
    assert_valid("0 1\n2 10\nOO........\nX.........\n");
    assert_all(bytes, COUNT(bytes));
}

/* A tie, Red without a first move, and Red winning in 1, in 9 and in 11. */
#define TIE "2 5\nO.O##\n###.X\n"
#define STUCK "3 3\nO#O\n###\n.X.\n"
#define ONE "2 3\nO.O\nX..\n"
#define NINE "5 4\n..##\nO..#\nO..#\n##..\n.#X.\n"
#define ELEVEN "5 3\n.OO\n.#.\n##.\n...\nX..\n"

static const struct wrong promises[] = {
    {"1 1\n" ONE, "not_still", 2, 1, 1},
    {"4 2\n" STUCK ONE, "not_still", 6, 1, 2},
    {"5 1\n3 2\nO.\n##\nXO\n", "wall_rows", 2, 1, 1},
    {"5 1\n4 2\nO.\nX.\n#.\nO.\n", "wall_gap", 5, 2, 1},
    {"6 1\n4 2\nO#\nX.\n##\nO.\n", "wall_other", 3, 2, 1},
    {"6 1\n4 2\nO.\nX.\n##\nO#\n", "wall_other", 6, 2, 1},
    {"6 1\n5 2\nO.\nX.\n##\n##\nO.\n", "wall_other", 5, 1, 1},
    {"5 1\n4 2\nO.\n..\n##\nOX\n", "wall_pawn", 6, 2, 1},
    {"5 1\n4 2\nO.\n..\n##\nXO\n", "wall_pawn", 6, 1, 1},
    {"5 1\n4 2\nO.\nXO\n##\n..\n", "wall_generals", 3, 1, 1},
    {"5 1\n4 2\n..\nX.\n##\nOO\n", "wall_generals", 6, 1, 1},
    {"7 1\n2 2\n.O\nOX\n", "not_a_column", 2, 1, 1},
    {"9 1\n2 2\n.O\nOX\n", "not_a_column", 2, 1, 1},
    {"10 2\n" NINE ELEVEN, "not_short", 8, 1, 2},
    {"13 1\n" ELEVEN, "not_short", 2, 1, 1},
};

static void test_every_promise_is_held(void **state) {
    (void)state;
    assert_valid("1 2\n" STUCK TIE);
    assert_valid("4 1\n" STUCK);
    assert_valid("5 2\n4 2\nO.\nX.\n##\nO.\n4 1\nO\nX\n#\nO\n");
    assert_valid("6 1\n4 2\n.O\nX.\n##\nO.\n");
    assert_valid("7 1\n3 1\nO\nO\nX\n");
    assert_valid("9 1\n4 1\nO\n#\nX\nO\n");
    assert_valid("10 2\n" ONE TIE);
    assert_valid("13 2\n" ONE NINE);
    assert_valid("14 1\n" ONE);
    assert_all(promises, COUNT(promises));
    static const char too_long[] = "13 1\n" ELEVEN;
    struct validated test;
    struct flaw flaw;
    assert_int_equal(validate(too_long, strlen(too_long), 13, &test, &flaw), VALIDATION_FLAWED);
    assert_true(value_equal(flaw.right, value_of(WINNER_RED, 11)));
}

static void test_the_expected_id(void **state) {
    (void)state;
    struct validated test;
    struct flaw flaw;
    const char *text = "14 1\n" TINY;
    assert_int_equal(validate(text, strlen(text), 14, &test, &flaw), VALIDATION_VALID);
    assert_int_equal(test.id, 14);
    assert_int_equal(validate(text, strlen(text), 15, &test, &flaw), VALIDATION_FLAWED);
    assert_flaw(text, strlen(text), &flaw, "id", 1, 1, 0);
    assert_int_equal(flaw.expected, 15);
    assert_int_equal(flaw.found, 14);
}

static const struct wrong answers[] = {
    {"", "answer_missing", 1, 1, 1},
    {"Red 1\n", "answer_missing", 2, 1, 2},
    {"Red 1\nBlack 0", "no_line_feed", 2, 8, 2},
    {"Red 1\nBlack 0\n\n", "answer_extra", 3, 1, 0},
    {"Red 1\nBlack 0\nTie\n", "answer_extra", 3, 1, 0},
    {"Red 1 \nBlack 0\n", "answer", 1, 1, 1},
    {"Red 11\nBlack 0\n", "answer", 1, 1, 1},
    {"Red 1\nblack 0\n", "answer", 2, 1, 2},
    {"Red 1\r\nBlack 0\n", "carriage_return", 1, 6, 0},
    {"Red 3\nBlack 0\n", "answer", 1, 1, 1},
    {"Red 1\nTie\n", "answer", 2, 1, 2},
};

static void test_answers_are_taken_byte_by_byte(void **state) {
    (void)state;
    const struct validated test = {14, 2, {value_of(WINNER_RED, 1), value_of(WINNER_BLACK, 0)}};
    struct flaw flaw;
    assert_int_equal(validate_answers("Red 1\nBlack 0\n", 14, &test, &flaw), VALIDATION_VALID);
    for (size_t i = 0; i < COUNT(answers); i++) {
        size_t length = strlen(answers[i].text);
        if (validate_answers(answers[i].text, length, &test, &flaw) != VALIDATION_FLAWED)
            fail_msg("nothing is wrong with \"%s\"", answers[i].text);
        assert_flaw(answers[i].text, length, &flaw, answers[i].flaw, answers[i].line, answers[i].column,
                    answers[i].board);
    }
}

static void test_a_sentence_tells_what_was_found(void **state) {
    (void)state;
    static const struct {
        struct flaw flaw;
        const char *sentence;
    } flaws[] = {
        {{.code = FLAW_EMPTY}, "the file is empty"},
        {{.code = FLAW_ID, .expected = 3, .found = 14}, "the id is 14, expected 3"},
        {{.code = FLAW_CELL, .found = 'o'}, "expected one of . # X O, found 'o'"},
        {{.code = FLAW_CELL, .found = 200}, "expected one of . # X O, found byte 200"},
        {{.code = FLAW_CELL, .found = ' '}, "expected one of . # X O, found a space"},
        {{.code = FLAW_LINE_END, .found = '\n'}, "the line must end here, found the end of the line"},
        {{.code = FLAW_ANSWER, .right = {WINNER_RED, 75}}, "the answer is Red 75"},
        {{.code = FLAW_NOT_STILL, .right = {WINNER_BLACK, 2}},
         "tests 1 to 4: a tie, or Red has no first move; this is Black 2"},
    };
    for (size_t i = 0; i < COUNT(flaws); i++) {
        char sentence[FLAW_SENTENCE_MAX];
        assert_int_equal(flaw_sentence(&flaws[i].flaw, sentence), strlen(flaws[i].sentence));
        assert_string_equal(sentence, flaws[i].sentence);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_file_is_taken_byte_by_byte),
        cmocka_unit_test(test_every_promise_is_held),
        cmocka_unit_test(test_the_expected_id),
        cmocka_unit_test(test_answers_are_taken_byte_by_byte),
        cmocka_unit_test(test_a_sentence_tells_what_was_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
