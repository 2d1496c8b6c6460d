#include "support/support.h"

#include "contest/utf16.h"

#define ASSERT_ORDER(text, order) assert_int_equal(utf16_of(text, sizeof text - 1), UTF16_##order)

static void test_what_is_utf16(void **state) {
    (void)state;
    ASSERT_ORDER("\xFF\xFE", LITTLE);
    ASSERT_ORDER("\xFE\xFF", BIG);
    ASSERT_ORDER("\xFF\xFET\0i\0", LITTLE);
    ASSERT_ORDER("T\0i\0", LITTLE);
    ASSERT_ORDER("\0T\0i", BIG);
    ASSERT_ORDER("", NONE);
    ASSERT_ORDER("\xFF", NONE);
    ASSERT_ORDER("\xFE\xFE", NONE);
    ASSERT_ORDER("\xFF\xFF", NONE);
    ASSERT_ORDER("Tie\n", NONE);
    ASSERT_ORDER("T\0i", NONE);
    ASSERT_ORDER("\0\0\0\0", NONE);
    ASSERT_ORDER("T\0\0i", NONE);
    ASSERT_ORDER("\0Ti\0", NONE);
    ASSERT_ORDER("T\0ie", NONE);
    ASSERT_ORDER("\0Tie", NONE);
}

#define ASSERT_CHARACTER(order, bytes, expected)                                                             \
    assert_int_equal(utf16_character(UTF16_##order, (bytes)[0], (bytes)[1]), expected)

static void test_the_character_of_two_bytes(void **state) {
    (void)state;
    ASSERT_CHARACTER(LITTLE, "T\0", 'T');
    ASSERT_CHARACTER(BIG, "\0T", 'T');
    /* not ASCII: 平, e with an accent, and a letter in the high byte */
    ASSERT_CHARACTER(LITTLE, "\x73\x5e", '?');
    ASSERT_CHARACTER(BIG, "\x5e\x73", '?');
    ASSERT_CHARACTER(LITTLE, "\xe9\0", '?');
    ASSERT_CHARACTER(BIG, "\0\xe9", '?');
    ASSERT_CHARACTER(LITTLE, "\0T", '?');
    ASSERT_CHARACTER(BIG, "T\0", '?');
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_utf16),
        cmocka_unit_test(test_the_character_of_two_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
