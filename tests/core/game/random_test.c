/* Random numbers below various bounds. */
#include "support/support.h"

enum { DRAWS = 4000, PARTS = 4 };

static void test_every_part_of_a_range_comes_up_as_often(void **state) {
    (void)state;
    static const uint32_t ends[] = {4, 100, 1000000, (uint32_t)1 << 31, ((uint32_t)1 << 31) + 1, UINT32_MAX};
    struct random random = {9};
    for (size_t i = 0; i < COUNT(ends); i++) {
        int drawn[PARTS] = {0};
        for (int draw = 0; draw < DRAWS; draw++) {
            uint32_t number = random_below(&random, ends[i]);
            assert_true(number < ends[i]);
            drawn[(uint64_t)number * PARTS / ends[i]]++;
        }
        for (int part = 0; part < PARTS; part++)
            assert_in_range(drawn[part], DRAWS / PARTS - 150, DRAWS / PARTS + 150);
    }
}

static void test_below_one_there_is_0_alone(void **state) {
    (void)state;
    struct random random = {10};
    for (int draw = 0; draw < 100; draw++) assert_int_equal(random_below(&random, 1), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_part_of_a_range_comes_up_as_often),
        cmocka_unit_test(test_below_one_there_is_0_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
