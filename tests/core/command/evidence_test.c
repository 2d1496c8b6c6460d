/* The evidence of a comparison. Its sources are compiled here, with allocations that count and a diagnosis that
   can be made to fail. */
#include "support/allocations.h"

#include "mistakes/diagnosis.h"

static int until_failure; /* calls of the diagnosis until one fails; 0: none does */
static int opened;        /* diagnoses that are not closed */

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

static uint64_t asked; /* the budget of the last step */

static bool step_unless_failing(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    asked = budget;
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

#include "support/support.h"

#include <string.h>

static struct evidence evidence;

static void add(const char *rows, uint64_t number, const char *line, bool is_wrong) {
    const struct board board = draw(rows);
    const struct text_line given = {line, strlen(line), (uint32_t)number};
    evidence_add(&evidence, &board, number, &given, is_wrong);
}

static int begin(void **state) {
    (void)state;
    memset(&evidence, 0, sizeof evidence);
    return 0;
}

/* Two boards on which a program that cannot capture errs, and one on which it is right. */
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
    assert_int_equal(allocations_live(), 0);
}

static void test_every_allocation_may_fail_and_nothing_is_kept(void **state) {
    (void)state;
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    add_boards();
    fail_allocation(0);
    assert_true(evidence_diagnose(&evidence, &diagnosis, &failure));
    const size_t needed = allocations_asked();
    assert_true(needed >= 2);
    diagnosis_close(diagnosis);
    for (size_t number = 1; number <= needed; number++) {
        fail_allocation(number);
        failure.code = FAILURE_NONE;
        assert_false(evidence_diagnose(&evidence, &diagnosis, &failure));
        assert_int_equal(failure.code, FAILURE_OUT_OF_MEMORY);
        assert_int_equal(opened, 0);
        assert_int_equal(allocations_live(), 0);
    }
    fail_allocation(0);
    for (int call = 1; call <= 2; call++) {
        until_failure = call;
        assert_false(evidence_diagnose(&evidence, &diagnosis, &failure));
        assert_int_equal(allocations_live(), 0);
        assert_int_equal(opened, 0);
    }
}

/* Boards come in the order of their numbers, whichever side they are on, with their lines as they were. */
static void test_lines_stay_with_their_boards(void **state) {
    (void)state;
    static const char *const rows[] = {"O/O/./X", "OO/X.", "O.O/.X.", "O/O/#/X", "#.#/O.O/.X."};
    static const char *const lines[] = {"Red 1", "Red -1", "", "Tie",
                                        "a line that is longer than any answer is"};
    struct text input = {0};
    struct text output = {0};
    for (uint64_t i = 0; i < COUNT(rows); i++) add(rows[i], i + 1, lines[i], i % 2 == 0);
    evidence_add(&evidence, &(struct board){.rows = 1, .columns = 3, .cells = "OOX"}, 6,
                 &(struct text_line){"Tie\0!", 5, 6}, true);
    write_texts(&evidence, &input, &output);
    assert_string_equal(output.bytes, "Red 1\nRed -1\n\nTie\na line that is longer than any a\nTie?!\n");
    assert_string_equal(input.bytes, "0 6\n4 1\nO\nO\n.\nX\n2 2\nOO\nX.\n2 3\nO.O\n.X.\n4 1\nO\nO\n#\nX\n"
                                     "3 3\n#.#\nO.O\n.X.\n1 3\nOOX\n");
    text_free(&input);
    text_free(&output);
}

static void test_the_smallest_boards_stay(void **state) {
    (void)state;
    enum { LESS = 5 };
    static const char *const sizes[] = {"OOX", "OOX.", "OO..X", "OO.X.#.", "OO.X..."};
    static const int cells[] = {3, 4, 5, 6, 7};
    const struct board three = draw("##OOX##");
    assert_int_equal(evidence_cells(&three), 3);
    for (uint64_t i = 0; i < EVIDENCE_MOST; i++) add(sizes[i % 2 == 0 ? 4 : 1], i, "Tie", false);
    assert_true(evidence_is_whole(&evidence));
    add(sizes[4], 100, "Tie", true);
    assert_int_equal(evidence.wrong.count, 1);
    add(sizes[4], 101, "Tie", false); /* no smaller than the largest: it is not taken */
    assert_false(evidence_is_whole(&evidence));
    for (int i = 0; i < EVIDENCE_MOST; i++) assert_int_not_equal(evidence.right.lines[i].number, 101);
    for (uint64_t i = 0; i < LESS; i++) add(sizes[i % 3], 200 + i, "Tie", false);
    assert_int_equal(evidence.right.count, EVIDENCE_MOST);
    assert_int_equal(evidence.right.seen, EVIDENCE_MOST + 1 + LESS);
    int late = 0;
    int largest = 0;
    for (int i = 0; i < EVIDENCE_MOST; i++) {
        const struct evidence_line *line = &evidence.right.lines[i];
        assert_int_equal(line->cells, evidence_cells(&line->board));
        late += line->number >= 200;
        largest += line->cells == cells[4];
    }
    assert_int_equal(late, LESS);
    assert_int_equal(largest, EVIDENCE_MOST / 2 - LESS);
}

static void test_the_largest_board_gives_way_wherever_it_is(void **state) {
    enum { AFTER = 100 };
    static const uint64_t places[] = {0, 1, EVIDENCE_MOST - 1};
    for (size_t at = 0; at < COUNT(places); at++) {
        begin(state);
        for (uint64_t i = 0; i < EVIDENCE_MOST; i++) add(i == places[at] ? "OO.X" : "OOX", i, "Tie", true);
        add("OOX", AFTER, "Tie", true);
        assert_int_equal(evidence.wrong.lines[places[at]].number, AFTER);
    }
}

/* So much work is asked for at most, whatever the boards are. */
static void test_no_more_than_a_moment(void **state) {
    (void)state;
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    add_boards();
    assert_true(evidence_diagnose(&evidence, &diagnosis, &failure));
    assert_in_range(asked, 1 << 24, 1 << 25);
    diagnosis_close(diagnosis);
}

static void test_a_huge_board_is_only_counted(void **state) {
    (void)state;
    static const int sides[] = {16, 18, 28, 32};
    const struct text_line line = {"Red 1", 5, 1};
    for (size_t i = 0; i < COUNT(sides); i++) {
        struct board board = {.rows = sides[i], .columns = sides[i]};
        memset(board.cells, '.', (size_t)board_size(&board));
        memcpy(board.cells, "OOX", 3);
        evidence_add(&evidence, &board, i, &line, false);
    }
    assert_int_equal(evidence.right.seen, 4);
    assert_int_equal(evidence.right.count, 2);
    assert_false(evidence_is_whole(&evidence));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_the_mistake_is_found, begin),
        cmocka_unit_test_setup(test_every_allocation_may_fail_and_nothing_is_kept, begin),
        cmocka_unit_test_setup(test_lines_stay_with_their_boards, begin),
        cmocka_unit_test_setup(test_the_smallest_boards_stay, begin),
        cmocka_unit_test_setup(test_the_largest_board_gives_way_wherever_it_is, begin),
        cmocka_unit_test_setup(test_no_more_than_a_moment, begin),
        cmocka_unit_test_setup(test_a_huge_board_is_only_counted, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
