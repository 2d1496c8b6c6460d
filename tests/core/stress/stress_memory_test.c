/* The search for a board that breaks a program with memory that runs out. The sources are compiled here, with
   allocations that count. */
#include "support/allocations.h"

#include "mistakes/leaking.c"
#include "stress/given.c"
#include "stress/leak_naming.c"
#include "stress/naming.c"
#include "stress/pace.c"
#include "stress/sequence.c"
#include "stress/shrink.c"
#include "stress/stress.c"

#include "support/support.h"

/* A program that is right for a board without obstacles, unless one with obstacles has come before. */
static void print(const struct sequence *file, char output[], size_t *length) {
    bool is_spoilt = false;
    *length = 0;
    for (uint32_t i = 0; i < file->count; i++) {
        const struct board *board = &file->boards[i].board;
        bool has = memchr(board->cells, CELL_OBSTACLE, (size_t)board_size(board));
        struct value tie = value_of(WINNER_NONE, 0);
        *length += answer_format(is_spoilt && !has ? tie : file->boards[i].right, output + *length);
        output[(*length)++] = '\n';
        is_spoilt |= has;
    }
}

static bool carry_on(struct stress *stress, struct failure *failure) {
    char output[128 * ANSWER_MAX];
    size_t length;
    const struct sequence *file;
    while (stress_progress_of(stress)->phase != STRESS_DONE) {
        if (!stress_step(stress, 1 << 20, &file, failure)) return false;
        if (!file) continue;
        print(file, output, &length);
        const struct judgement_run run = {JUDGEMENT_END_EXIT, 0, output, length};
        if (!stress_take(stress, &run, failure)) return false;
    }
    assert_int_equal(stress_finding_of(stress).file->count, 2);
    return true;
}

static bool search(struct failure *failure) {
    struct stress *stress = NULL;
    bool is_done = stress_open(5, &stress, failure) && carry_on(stress, failure);
    stress_close(stress);
    return is_done;
}

static void test_every_allocation_of_a_search_may_fail(void **state) {
    (void)state;
    struct failure failure;
    size_t number = 1;
    for (fail_allocation(number); !search(&failure); fail_allocation(++number)) {
        assert_refused(&failure);
        assert_int_equal(allocations_live(), 0);
    }
    assert_int_equal(allocations_live(), 0);
    assert_true(number > 10);
    fail_allocation(0);
}

/* Two boards, and a line that no mistake explains. */
static bool look_for_name(struct failure *failure) {
    static const char output[] = "Black 2\nRed 77\n";
    struct naming naming = {0};
    struct sequence boards = {0};
    const struct sequence *file;
    struct board first = draw("O.O/.X.");
    struct board second = draw("OO/X.");
    const struct plan plan = plan_begin(1);
    const struct judgement_run run = {JUDGEMENT_END_EXIT, 0, output, sizeof output - 1};
    naming_begin(&naming, &plan, 1);
    naming.pace.wanted = 0;
    bool is_fine = sequence_solve(&boards, &first, failure) && sequence_solve(&boards, &second, failure) &&
                   naming_add(&naming, &boards, &run, failure);
    while (is_fine && !naming.is_done) is_fine = naming_step(&naming, 1 << 20, &file, failure);
    assert_int_equal(naming.mistakes, 0);
    naming_free(&naming);
    sequence_free(&boards);
    return is_fine;
}

static void test_every_allocation_of_the_naming_may_fail(void **state) {
    (void)state;
    struct failure failure;
    size_t number = 1;
    for (fail_allocation(number); !look_for_name(&failure); fail_allocation(++number)) {
        assert_refused(&failure);
        assert_int_equal(allocations_live(), 0);
    }
    assert_int_equal(allocations_live(), 0);
    assert_true(number > 4);
    fail_allocation(0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_allocation_of_a_search_may_fail),
        cmocka_unit_test(test_every_allocation_of_the_naming_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
