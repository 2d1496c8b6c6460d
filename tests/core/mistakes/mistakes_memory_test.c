/* The mistaken solver and the diagnosis when memory or layers do not suffice. Their sources are compiled here,
   with counted allocations. */
#include "support/allocations.h"

#include "mistakes/diagnosis.c"
#include "mistakes/diagnosis_lines.c"
#include "mistakes/diagnosis_texts.c"
#include "mistakes/mistaken.c"
#include "mistakes/mistaken_search.c"

#include "support/support.h"

static void test_a_board_too_large_allocates_nothing(void **state) {
    (void)state;
    struct board board = draw("O..O./..#../..X..");
    struct mistaken *mistaken = NULL;
    struct failure failure;
    fail_allocation(0);
    const uint64_t bytes = mistaken_bytes_for(&board);
    assert_false(mistaken_open(&board, 0, bytes - 1, &mistaken, &failure));
    assert_failure("one byte too few", &failure,
                   &(struct failure){FAILURE_TOO_LARGE, 0, 0, bytes - 1, bytes});
    assert_int_equal(allocations_live(), 0);
    assert_true(mistaken_open(&board, 0, bytes, &mistaken, &failure));
    assert_int_equal(allocations_bytes(), bytes);
    mistaken_close(mistaken);
}

static void test_an_analysis_without_memory_reports_its_bytes(void **state) {
    (void)state;
    struct board board = draw("O..O./..#../..X..");
    fail_allocation(0);
    mistaken_close(solve_mistaken(&board, 0));
    for (size_t number = allocations_asked(); number > 0; number--) {
        struct mistaken *mistaken = NULL;
        struct failure failure;
        fail_allocation(number);
        assert_false(mistaken_open(&board, 0, UINT64_MAX, &mistaken, &failure));
        assert_out_of_memory(&failure, mistaken_bytes_for(&board));
    }
}

/* No testable board has that many layers: the number of the current layer is set. Returns whether the next
   one is begun. */
static bool goes_on_after(struct mistaken *mistaken, uint32_t layer, struct failure *failure) {
    while (mistaken->layer == 0) assert_true(mistaken_step(mistaken, 1, failure));
    mistaken->layer = layer;
    while (mistaken->layer == layer) {
        if (!mistaken_step(mistaken, 1, failure)) return false;
    }
    return true;
}

static void test_too_many_layers_are_told(void **state) {
    (void)state;
    struct board board = draw("O..O./..#../..X..");
    struct failure failure;
    for (uint32_t layer = UINT16_MAX - 2; layer < UINT16_MAX; layer++) {
        struct mistaken *mistaken = NULL;
        fail_allocation(0);
        assert_true(mistaken_open(&board, 0, UINT64_MAX, &mistaken, &failure));
        bool fits = layer == UINT16_MAX - 2;
        assert_int_equal(goes_on_after(mistaken, layer, &failure), fits);
        if (!fits)
            assert_failure("layer", &failure,
                           &(struct failure){FAILURE_TOO_MANY_LAYERS, 0, 0, UINT16_MAX - 1, 0});
        mistaken_close(mistaken);
    }
}

static void test_too_many_layers_end_a_diagnosis(void **state) {
    (void)state;
    static const char boards[] = "0 1\n3 3\nO.O\n...\n.X.\n";
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    bool fine = true;
    fail_allocation(0);
    assert_true(diagnosis_open(boards, sizeof boards - 1, "Tie\n", 4, UINT64_MAX, &diagnosis, &failure));
    while (!diagnosis->mistaken || diagnosis->mistaken->layer == 0)
        assert_true(diagnosis_step(diagnosis, 1, &failure));
    diagnosis->mistaken->layer = UINT16_MAX - 1;
    while (fine && diagnosis->mistaken) fine = diagnosis_step(diagnosis, 1, &failure);
    assert_false(fine);
    assert_int_equal(failure.code, FAILURE_TOO_MANY_LAYERS);
    diagnosis_close(diagnosis);
    assert_int_equal(allocations_live(), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_board_too_large_allocates_nothing),
        cmocka_unit_test(test_an_analysis_without_memory_reports_its_bytes),
        cmocka_unit_test(test_too_many_layers_are_told),
        cmocka_unit_test(test_too_many_layers_end_a_diagnosis),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
