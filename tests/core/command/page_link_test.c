#include "support/support.h"

#include "command/page_link.h"

#include <string.h>

static void assert_link(const char *page, const char *rows, const char *expected) {
    struct board board = draw(rows);
    struct writer text = {0};
    page_link_add(&text, page, &board);
    assert_false(text.failed);
    assert_string_equal(text.bytes, expected);
    writer_free(&text);
}

/* The page's tests have the same link for the first board of sample 1. */
static void test_a_board_is_named_as_the_page_names_it(void **state) {
    (void)state;
    assert_link(NULL, "...#O/.#..#/#O#../.#..X", "#b=3wr/1w2w/wrw2/1w2b");
    assert_link(NULL, "............/O.........O./X...........", "#b=12/r9r1/b11");
}

static void test_the_address_comes_before_it(void **state) {
    (void)state;
    assert_link("https://a.b/c/", "OO/X.", "https://a.b/c/#b=rr/b1");
    assert_link("https://a.b/c/#b=rr/1b", "OO/X.", "https://a.b/c/#b=rr/b1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_board_is_named_as_the_page_names_it),
        cmocka_unit_test(test_the_address_comes_before_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
