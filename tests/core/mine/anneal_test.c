/* Annealing: which losses are accepted. The source is compiled here to access what it draws. */
#include "mine/anneal.c"

#include "support/support.h"

/* The fraction (in thousandths) of an exponential distribution above a half, 1, 2 and 4 times its mean. */
static void test_readiness_to_lose_is_drawn_from_an_exponential_distribution(void **state) {
    (void)state;
    enum { DRAWS = 100000 };
    static const struct {
        uint64_t above;
        uint64_t share;
    } shares[] = {{32768, 607}, {65536, 368}, {131072, 135}, {262144, 18}};
    struct random random = {8};
    uint64_t sum = 0, counts[COUNT(shares)] = {0};
    for (int i = 0; i < DRAWS; i++) {
        uint64_t drawn = draw_exponential(&random);
        sum += drawn;
        for (size_t k = 0; k < COUNT(shares); k++) counts[k] += drawn > shares[k].above;
    }
    assert_in_range(sum / DRAWS, 65536 * 95 / 100, 65536 * 105 / 100);
    for (size_t k = 0; k < COUNT(shares); k++)
        assert_in_range(counts[k] * 1000 / DRAWS, shares[k].share * 9 / 10, shares[k].share * 11 / 10);
}

/* A loss of as much as the temperature is accepted often, of thirty times as much never. */
static void test_what_is_no_worse_is_always_taken(void **state) {
    (void)state;
    enum { DRAWS = 1000, THIRTIETH = 2185 };
    struct random random = {1};
    int taken = 0;
    for (int i = 0; i < DRAWS; i++) {
        assert_true(anneal_accepts(THIRTIETH, 100, 100, &random));
        assert_true(anneal_accepts(THIRTIETH, 100, 101, &random));
        assert_false(anneal_accepts(THIRTIETH, 100, 0, &random));
        taken += anneal_accepts(THIRTIETH, 100, 99, &random);
    }
    assert_in_range(taken, DRAWS * 70 / 100, DRAWS * 80 / 100); /* e to the power of -30/101 */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_no_worse_is_always_taken),
        cmocka_unit_test(test_readiness_to_lose_is_drawn_from_an_exponential_distribution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
