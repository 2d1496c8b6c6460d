#include "support/support.h"

#include <ctype.h>
#include <string.h>

static void test_every_code_has_its_own_name(void **state) {
    (void)state;
    for (int code = 0; code < FAILURE_CODES; code++) {
        const char *name = failure_name((enum failure_code)code);
        assert_true(strlen(name) > 0);
        for (const char *c = name; *c; c++) assert_true(islower((unsigned char)*c) || *c == '_');
        for (int other = 0; other < code; other++)
            assert_string_not_equal(name, failure_name((enum failure_code)other));
    }
}

static void test_set_fills_everything_and_is_false(void **state) {
    (void)state;
    struct failure failure;
    memset(&failure, 0xFF, sizeof failure);
    assert_false(failure_set(&failure, FAILURE_NOT_SOLVED, 1, 2));
    assert_failure("set", &failure, &(struct failure){FAILURE_NOT_SOLVED, 0, 0, 1, 2});
    assert_false(failure_set_at(&failure, FAILURE_BAD_CELL, 3, 4, 5, 6));
    assert_failure("set_at", &failure, &(struct failure){FAILURE_BAD_CELL, 3, 4, 5, 6});
}

static void test_every_sentence_fits_and_fills_its_gaps(void **state) {
    (void)state;
    for (int code = 0; code < FAILURE_CODES; code++) {
        struct failure failure = {(enum failure_code)code, UINT32_MAX, UINT32_MAX, UINT64_MAX, UINT64_MAX};
        char sentence[FAILURE_SENTENCE_MAX + 64];
        size_t length = failure_sentence(&failure, sentence, sizeof sentence);
        assert_true(length < FAILURE_SENTENCE_MAX);
        assert_int_equal(strlen(sentence), length);
        assert_null(strchr(sentence, '%'));
        assert_non_null(strchr(sentence, ' '));
        assert_memory_equal(sentence, "line 4294967295, column 4294967295: ", 36);
    }
}

static const struct {
    struct failure failure;
    const char *sentence;
} sentences[] = {
    {{FAILURE_ROW_TOO_SHORT, 3, 5, 7, 4}, "line 3, column 5: the row ends after 4 cells, expected 7"},
    {{FAILURE_BAD_CELL, 1, 2, 0, 'x'}, "line 1, column 2: expected one of . # X O, found 'x'"},
    {{FAILURE_BAD_CELL, 1, 2, 0, ' '}, "line 1, column 2: expected one of . # X O, found a space"},
    {{FAILURE_BAD_CELL, 1, 2, 0, 0}, "line 1, column 2: expected one of . # X O, found byte 0"},
    {{FAILURE_BAD_CELL, 1, 2, 0, 228}, "line 1, column 2: expected one of . # X O, found byte 228"},
    {{FAILURE_BAD_CELL, 1, 2, 0, '\''}, "line 1, column 2: expected one of . # X O, found '''"},
    {{FAILURE_BAD_CELL, 1, 2, 0, '%'}, "line 1, column 2: expected one of . # X O, found '%'"},
    {{FAILURE_FEW_GENERALS, 0, 0, 2, 1}, "the board needs two red generals (O) and has 1"},
    {{FAILURE_TOO_LARGE, 0, 0, 1000, 18446744073709551615U},
     "solving this board takes 18446744073709551615 bytes of memory and 1000 are allowed; take a smaller "
     "board or add obstacles"},
};

static void test_sentences_tell_place_expected_and_found(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(sentences); i++) {
        char sentence[FAILURE_SENTENCE_MAX];
        size_t length = failure_sentence(&sentences[i].failure, sentence, sizeof sentence);
        assert_string_equal(sentence, sentences[i].sentence);
        assert_int_equal(length, strlen(sentences[i].sentence));
    }
}

static void test_a_small_buffer_gets_the_beginning(void **state) {
    (void)state;
    const struct failure failure = sentences[0].failure;
    const char *whole = sentences[0].sentence;
    for (size_t capacity = 0; capacity <= strlen(whole) + 2; capacity++) {
        char text[FAILURE_SENTENCE_MAX];
        memset(text, '~', sizeof text);
        size_t length = failure_sentence(&failure, text, capacity);
        size_t fits = capacity == 0 ? 0 : capacity - 1 < strlen(whole) ? capacity - 1 : strlen(whole);
        assert_int_equal(length, fits);
        assert_memory_equal(text, whole, fits);
        if (capacity > 0) assert_int_equal(text[fits], '\0');
        assert_int_equal(text[capacity == 0 ? 0 : fits + 1], '~');
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_code_has_its_own_name),
        cmocka_unit_test(test_set_fills_everything_and_is_false),
        cmocka_unit_test(test_every_sentence_fits_and_fills_its_gaps),
        cmocka_unit_test(test_sentences_tell_place_expected_and_found),
        cmocka_unit_test(test_a_small_buffer_gets_the_beginning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
