/* Names that a terminal would obey. */
#include "support/support.h"

#include "publish/printable.h"

#include <string.h>

static void test_control_characters_are_replaced(void **state) {
    (void)state;
    static const struct {
        const char *name, *expected;
    } names[] = {
        {"", ""},
        {"1.in", "1.in"},
        {"\033[31mred\nline\t\177", "?[31mred?line??"},
        {"\302\233"
         "5m \302\200\302\237",
         "??5m ????"},                                            /* C1 */
        {"\302\240\302\177\302", "\302\240\302?\302"},            /* a no-break space, and no UTF-8 */
        {"\345\215\222\351\201\223", "\345\215\222\351\201\223"}, /* Chinese: bytes like those of C1 */
    };
    for (size_t i = 0; i < COUNT(names); i++) {
        char text[32];
        strcpy(text, names[i].name);
        printable(text);
        assert_string_equal(text, names[i].expected);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_control_characters_are_replaced)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
