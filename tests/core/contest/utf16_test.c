#include "support/support.h"

#include "contest/utf16.h"

#include <string.h>

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

static void assert_bytes(const char *text, size_t length, const char *expected) {
    char bytes[32];
    memcpy(bytes, text, length);
    size_t now = utf16_to_bytes(utf16_of(text, length), bytes, length);
    assert_int_equal(now, strlen(expected));
    assert_memory_equal(bytes, expected, now);
}

#define ASSERT_BYTES(text, expected) assert_bytes(text, sizeof text - 1, expected)

static void test_it_is_turned_into_bytes(void **state) {
    (void)state;
    ASSERT_BYTES("\xFF\xFET\0i\0e\0\n\0", "Tie\n");
    ASSERT_BYTES("\xFE\xFF\0T\0i\0e\0\n", "Tie\n");
    ASSERT_BYTES("T\0i\0e\0", "Tie");
    ASSERT_BYTES("\0T\0i\0e", "Tie");
    ASSERT_BYTES("\xFF\xFE", "");
    ASSERT_BYTES("\xFF\xFET\0i", "T?");
    /* non-ASCII characters stay one character: 平, e with an accent, and a letter in the high byte */
    ASSERT_BYTES("\xFF\xFE\x73\x5e\xe9\0\0T", "???");
    ASSERT_BYTES("\xFE\xFF\x5e\x73\0\xe9T\0", "???");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_utf16),
        cmocka_unit_test(test_it_is_turned_into_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
