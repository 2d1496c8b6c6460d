/* A diagnosis for which memory runs out: it is told, and nothing stays allocated. Its source is compiled here,
   with allocations that count and a diagnosis that can be made to fail. */
#define _POSIX_C_SOURCE 200809L
#include "support/allocations.h"

#include "mistakes/diagnosis.h"

static int until_failure; /* calls of the diagnosis until one fails; 0: none does */
static int calls;

static bool fails(struct failure *failure) {
    calls++;
    return until_failure > 0 && --until_failure == 0 && !failure_set(failure, FAILURE_OUT_OF_MEMORY, 1, 0);
}

static bool open_unless_failing(const char *input, size_t input_length, const char *output,
                                size_t output_length, uint64_t memory_limit, struct diagnosis **diagnosis,
                                struct failure *failure) {
    return !fails(failure) &&
           diagnosis_open(input, input_length, output, output_length, memory_limit, diagnosis, failure);
}

static bool step_unless_failing(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    return !fails(failure) && diagnosis_step(diagnosis, budget, failure);
}
#define diagnosis_open open_unless_failing
#define diagnosis_step step_unless_failing

#include "command/task_diagnose.c"

#include "support/support.h"

/* Runs the task on the sample and answers, of which one is wrong. */
static int diagnose(void) {
    char input[] = DATA_DIR "/sample1.in";
    char output[] = "build/diagnosed.out";
    char *files[] = {input, output};
    const struct options options = {
        .task = TASK_DIAGNOSE, .memory = UINT64_MAX, .files = files, .file_count = 2};
    FILE *lines = fopen(output, "w");
    assert_non_null(lines);
    fputs("Black 0\nRed 3\nBlack 2\nTie\nRed 75\n", lines);
    fclose(lines);
    int status = task_diagnose(&options);
    assert_int_equal(remove(output), 0);
    assert_int_equal(allocations_live(), 0);
    return status;
}

static void test_every_allocation_of_a_diagnosis_may_fail(void **state) {
    (void)state;
    fail_allocation(0);
    assert_int_equal(diagnose(), STATUS_DIFFERENT);
    const size_t needed = allocations_asked();
    assert_true(needed >= 2);
    for (size_t number = 1; number <= needed; number++) {
        fail_allocation(number);
        assert_int_equal(diagnose(), STATUS_BAD);
    }
    fail_allocation(0);
}

static void assert_told_at(int call) {
    until_failure = call;
    assert_int_equal(diagnose(), STATUS_BAD);
    assert_int_equal(until_failure, 0);
}

/* Opening it, and a step: one of the first, later ones that lie further and further apart, the last. */
static void test_the_diagnosis_may_fail(void **state) {
    (void)state;
    calls = 0;
    assert_int_equal(diagnose(), STATUS_DIFFERENT);
    const int needed = calls;
    assert_true(needed > 2);
    for (int call = 1; call < needed; call += call < 4 ? 1 : call) assert_told_at(call);
    assert_told_at(needed);
    until_failure = needed + 1;
    assert_int_equal(diagnose(), STATUS_DIFFERENT);
    until_failure = 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_allocation_of_a_diagnosis_may_fail),
        cmocka_unit_test(test_the_diagnosis_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
