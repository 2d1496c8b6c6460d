/* A string buffer that runs out of memory. Its source is compiled here, with counted allocations. */
#include "support/allocations.h"

#include "command/text.c"
#include "game/writer.c"

#include "support/support.h"

#include <string.h>

enum { PART = 100 };

/* Adds parts until one finds no memory, then another one that would. */
static void test_what_found_no_memory_is_not_printed(void **state) {
    (void)state;
    struct writer text = {0};
    FILE *stream = tmpfile();
    fail_allocation(2);
    while (!text.failed) {
        assert_true(text.length < 10 * PART);
        text_add(&text, "%0*d", PART, 7);
    }
    assert_int_equal(text.length % PART, 0);
    assert_true(text.length > 0);
    text_add(&text, "more");
    assert_int_equal(text.length % PART, 0);
    assert_false(text_print(&text, stream));
    assert_int_equal(ftell(stream), 0);
    writer_free(&text);
    assert_int_equal(allocations_live(), 0);
    text_add(&text, "once more");
    assert_true(text_print(&text, stream));
    assert_int_equal(ftell(stream), 9);
    writer_free(&text);
    fclose(stream);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_found_no_memory_is_not_printed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
