/* Tests of the evidence of a comparison. Its sources are compiled here, with counted allocations and a diagnosis
   that fails on request. */
#include "support/allocations.h"

#include "mistakes/diagnosis.h"

static int until_failure; /* calls of the diagnosis until one fails; 0: none */
static int opened;        /* open diagnoses */

static bool fails(struct failure *failure) {
    return until_failure > 0 && --until_failure == 0 && !failure_set(failure, FAILURE_OUT_OF_MEMORY, 1, 0);
}

static bool open_unless_failing(const char *input, size_t input_length, const char *output,
                                size_t output_length, uint64_t memory_limit, struct diagnosis **diagnosis,
                                struct failure *failure) {
    if (fails(failure)) return false;
    opened++;
    return diagnosis_open(input, input_length, output, output_length, memory_limit, diagnosis, failure);
}

static int steps;

static bool step_unless_failing(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    steps++;
    return !fails(failure) && diagnosis_step(diagnosis, budget, failure);
}

static void close_counted(struct diagnosis *diagnosis) {
    opened--;
    diagnosis_close(diagnosis);
}
#define diagnosis_open open_unless_failing
#define diagnosis_step step_unless_failing
#define diagnosis_close close_counted

#include "command/evidence.c"
#include "command/text.c"
#include "game/writer.c"

#include "support/support.h"

#include <string.h>

static struct evidence evidence;

static void add(const char *rows, uint64_t number, const char *line, bool is_wrong) {
    const struct board board = draw(rows);
    const struct text_line given = {line, strlen(line), (uint32_t)number};
    evidence_add(&evidence, &board, number, &given, is_wrong, UINT64_MAX);
}

static int begin(void **state) {
    (void)state;
    memset(&evidence, 0, sizeof evidence);
    return 0;
}

static int end(void **state) {
    evidence_free(&evidence);
    begin(state);
    return allocations_live() == 0 ? 0 : -1;
}

/* Two boards that a program without captures answers wrongly, and one that it answers rightly. */
static void add_boards(void) {
    add("O/O/./X", 1, "Red 1", true);
    add("#.#/O.O/.X.", 2, "  Red 3", true);
    add("OO/X.", 3, "Red 1", false);
}

static void test_the_mistake_is_found(void **state) {
    (void)state;
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    add_boards();
    assert_true(evidence_is_whole(&evidence));
    assert_true(evidence_diagnose(&evidence, &diagnosis, &failure));
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    assert_int_equal(report->phase, DIAGNOSIS_DONE);
    assert_int_equal(report->boards, 3);
    assert_int_equal(report->verdicts[VERDICT_WRONG], 2);
    assert_int_equal(report->suspect[0].mistakes, MISTAKE_NO_CAPTURE);
    assert_int_equal(report->suspect[0].explained, 2);
    diagnosis_close(diagnosis);
}

static void test_every_allocation_may_fail_and_nothing_is_kept(void **state) {
    (void)state;
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    fail_allocation(0);
    add_boards();
    assert_true(evidence_diagnose(&evidence, &diagnosis, &failure));
    const size_t needed = allocations_asked();
    assert_true(needed >= 4);
    diagnosis_close(diagnosis);
    end(state);
    assert_int_equal(allocations_live(), 0);
    for (size_t number = 1; number <= needed; number++) {
        fail_allocation(number);
        failure.code = FAILURE_NONE;
        add_boards();
        assert_false(evidence_diagnose(&evidence, &diagnosis, &failure));
        assert_int_equal(failure.code, FAILURE_OUT_OF_MEMORY);
        assert_int_equal(opened, 0);
        end(state);
        assert_int_equal(allocations_live(), 0);
    }
    fail_allocation(0);
}

static void test_the_diagnosis_may_fail(void **state) {
    (void)state;
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    add("O....O/....../....../.....X", 1, "Red 1", true);
    add_boards();
    steps = 0;
    assert_true(evidence_diagnose(&evidence, &diagnosis, &failure));
    diagnosis_close(diagnosis);
    const int needed = steps + 1;
    assert_true(needed > 2);
    for (int call = 1; call <= needed; call++) {
        until_failure = call;
        assert_false(evidence_diagnose(&evidence, &diagnosis, &failure));
        assert_int_equal(until_failure, 0);
        assert_int_equal(failure.code, FAILURE_OUT_OF_MEMORY);
        assert_int_equal(opened, 0);
    }
}

/* Boards and their lines are in the order of the numbers, right and wrong ones mixed. */
static void test_lines_belong_to_their_boards(void **state) {
    (void)state;
    static const char *const rows[] = {"O/O/./X", "OO/X.", "O.O/.X.", "O/O/#/X", "#.#/O.O/.X."};
    static const char *const lines[] = {"Red 1", "Red -1", "", "Tie",
                                        "a line that is longer than any answer is"};
    struct writer input = {0};
    struct writer output = {0};
    for (uint64_t i = 0; i < COUNT(rows); i++) add(rows[i], i + 1, lines[i], i % 2 == 0);
    evidence_add(&evidence, &(struct board){.rows = 1, .columns = 3, .cells = "OOX"}, 6,
                 &(struct text_line){"Tie\0!", 5, 6}, true, UINT64_MAX);
    assert_true(write_texts(&evidence, &input, &output));
    for (uint64_t i = 0; i < 6; i++) assert_int_equal(evidence.numbers[i], i + 1);
    assert_string_equal(output.bytes, "Red 1\nRed -1\n\nTie\na line that is longer than any a\nTie?!\n");
    assert_string_equal(input.bytes, "0 6\n4 1\nO\nO\n.\nX\n2 2\nOO\nX.\n2 3\nO.O\n.X.\n4 1\nO\nO\n#\nX\n"
                                     "3 3\n#.#\nO.O\n.X.\n1 3\nOOX\n");
    writer_free(&input);
    writer_free(&output);
}

/* If there are too many right or wrong boards, the smallest are kept, of equally small ones the first added. */
static void test_the_smallest_boards_are_kept(void **state) {
    (void)state;
    enum { LESS = 5, LARGE = EVIDENCE_MOST - LESS, EQUAL = EVIDENCE_MOST + 7 };
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    for (uint64_t i = 1; i <= LARGE; i++) add("OO.X..", i, "Black 0", false);
    add("OO.X...", LARGE + 1, "Red 1", true);
    assert_true(evidence_is_whole(&evidence));
    for (uint64_t i = 1; i <= EQUAL; i++) add("OO.X", LARGE + 1 + i, "Black 0", false);
    assert_true(evidence.right.capacity <= 2 * EVIDENCE_MOST);
    for (uint64_t i = 1; i <= LESS; i++) add("OOX", LARGE + 1 + EQUAL + i, "Black 0", false);
    assert_true(evidence_diagnose(&evidence, &diagnosis, &failure));
    assert_false(evidence_is_whole(&evidence));
    assert_int_equal(evidence.right.seen, LARGE + EQUAL + LESS);
    assert_int_equal(evidence.right.count, EVIDENCE_MOST);
    assert_int_equal(evidence.wrong.count, 1);
    assert_int_equal(diagnosis_report_of(diagnosis)->boards, EVIDENCE_MOST + 1);
    /* the wrong one, the first of the equally small ones, and the five smallest */
    assert_int_equal(evidence.numbers[0], LARGE + 1);
    for (uint64_t i = 1; i <= EVIDENCE_MOST - LESS; i++) assert_int_equal(evidence.numbers[i], LARGE + 1 + i);
    assert_int_equal(evidence.numbers[EVIDENCE_MOST], LARGE + 1 + EQUAL + LESS);
    diagnosis_close(diagnosis);
}

static void test_a_board_that_takes_too_much_is_only_counted(void **state) {
    (void)state;
    static const int sides[] = {16, 18, 28, 32};
    const struct text_line line = {"Red 1", 5, 1};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = {.rows = sides[i], .columns = sides[i]};
        memset(board.cells, '.', (size_t)board_size(&board));
        memcpy(board.cells, "OOX", 3);
        evidence_add(&evidence, &board, i, &line, false, (uint64_t)1 << 28);
    }
    assert_int_equal(evidence.right.seen, 4);
    assert_int_equal(evidence.right.count, 2);
    assert_false(evidence_is_whole(&evidence));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_the_mistake_is_found, begin, end),
        cmocka_unit_test_setup_teardown(test_every_allocation_may_fail_and_nothing_is_kept, begin, end),
        cmocka_unit_test_setup_teardown(test_the_diagnosis_may_fail, begin, end),
        cmocka_unit_test_setup_teardown(test_lines_belong_to_their_boards, begin, end),
        cmocka_unit_test_setup_teardown(test_the_smallest_boards_are_kept, begin, end),
        cmocka_unit_test_setup_teardown(test_a_board_that_takes_too_much_is_only_counted, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
