#define _POSIX_C_SOURCE 200809L

#include "process/clock.h"

#include "support/support.h"

#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1000000000;
}

/* Enough readings that some fall late in a second. */
static void test_the_clock_counts_seconds(void **state) {
    (void)state;
    for (int i = 0; i < 100; i++) {
        const double before = now();
        const double seconds = clock_seconds();
        assert_true(before - 1e-6 <= seconds && seconds <= now() + 1e-6);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_clock_counts_seconds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
