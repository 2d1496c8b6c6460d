/* The parts of the search for a board that breaks a program: which boards it tries, what it calls wrong, and
   what is smaller. */
#include "support/support.h"

#include "contest/contest.h"
#include "generate/records.h"
#include "stress/judgement.h"
#include "stress/plan.h"
#include "stress/smaller.h"
#include "support/naive.h"

#include <stdlib.h>
#include <string.h>

/* The records are the boards of the data files, in their order. */

static void assert_record(int number, const char *cells) {
    struct board board;
    records_board(number, &board);
    assert_int_equal(board.rows * 100 + board.columns, 1010);
    assert_memory_equal(board.cells, cells, RECORDS_SIDE * RECORDS_SIDE);
}

static void test_records_are_those_of_the_data(void **state) {
    (void)state;
    static const char *const files[] = {"records.tsv", "record-10x10.in"};
    char cells[RECORDS * RECORDS_SIDE * RECORDS_SIDE + 1];
    size_t filled = 0;
    for (size_t i = 0; i < COUNT(files); i++) {
        size_t length;
        char *text = read_data(files[i], &length);
        /* Ten cells in a row stand in no other place of the files. */
        for (char *word = strtok(text, "\t\n/"); word; word = strtok(NULL, "\t\n/")) {
            if (strlen(word) != RECORDS_SIDE || strspn(word, ".#XO") != RECORDS_SIDE) continue;
            assert_true(filled + RECORDS_SIDE < sizeof cells);
            memcpy(cells + filled, word, RECORDS_SIDE);
            filled += RECORDS_SIDE;
        }
        free(text);
    }
    assert_int_equal(filled, RECORDS * RECORDS_SIDE * RECORDS_SIDE);
    for (int i = 0; i < RECORDS; i++) assert_record(i, cells + i * RECORDS_SIDE * RECORDS_SIDE);
}

/* As the statement promises: 2 to 10 rows, 1 to 10 columns, one pawn and not on row 1, two generals. */
static void assert_promised(const struct board *board) {
    struct position position;
    struct failure failure;
    assert_true(board_check(board, &failure));
    assert_true(position_of_board(board, SIDE_RED, &position, &failure));
    assert_in_range(board->rows, 2, 10);
    assert_in_range(board->columns, 1, 10);
    assert_true(position.pawn >= board->columns);
}

static void assert_right(const struct sequence_board *board) {
    struct position position;
    struct failure failure;
    assert_true(position_of_board(&board->board, SIDE_RED, &position, &failure));
    struct naive *naive = naive_solve(&board->board);
    assert_value(&board->board, &position, naive_value(naive, &position), board->right);
    naive_free(naive);
}

static int compare_boards(const void *a, const void *b) {
    const struct sequence_board *first = a;
    const struct sequence_board *second = b;
    return memcmp(first->board.cells, second->board.cells, (size_t)board_size(&first->board));
}

static void assert_same_boards(struct sequence *one, struct sequence *other, bool in_order) {
    assert_int_equal(one->count, other->count);
    if (!in_order) {
        qsort(one->boards, one->count, sizeof *one->boards, compare_boards);
        qsort(other->boards, other->count, sizeof *other->boards, compare_boards);
    }
    for (uint32_t i = 0; i < one->count; i++) {
        assert_int_equal(compare_boards(&one->boards[i], &other->boards[i]), 0);
        assert_true(value_equal(one->boards[i].right, other->boards[i].right));
    }
}

static void next_file(struct plan *plan, struct sequence *sequence) {
    struct failure failure;
    assert_true(plan_file(plan, sequence, &failure));
    for (uint32_t i = 0; i < sequence->count; i++) assert_promised(&sequence->boards[i].board);
}

static void test_tiny_boards_come_first_in_longer_and_longer_files(void **state) {
    (void)state;
    static const uint32_t counts[] = {10, 100, 1000, 3000};
    struct plan plan = plan_begin(3);
    struct plan same = plan_begin(3);
    struct sequence sequence = {0};
    struct sequence again = {0};
    for (size_t i = 0; i < COUNT(counts); i++) {
        assert_int_equal(plan.stage, PLAN_TINY);
        next_file(&plan, &sequence);
        assert_int_equal(sequence.count, counts[i]);
        for (uint32_t j = 0; j < sequence.count; j++) {
            assert_in_range(sequence.boards[j].board.rows, 2, 4);
            assert_in_range(sequence.boards[j].board.columns, 1, 4);
            if (j < 100) assert_right(&sequence.boards[j]);
        }
        if (i == 1) next_file(&same, &again), next_file(&same, &again);
        if (i == 1) assert_same_boards(&sequence, &again, true);
    }
    next_file(&plan, &sequence);
    assert_int_equal(plan.stage, PLAN_SHAPES);
    sequence_free(&sequence);
    sequence_free(&again);
}

static void test_the_plan_begins_again_with_other_boards(void **state) {
    (void)state;
    struct plan first = plan_begin(3);
    struct plan second = {.seed = 3, .most = PLAN_TINY_MOST, .stage = PLAN_FULL, .at = UINT32_MAX};
    struct sequence before = {0};
    struct sequence after = {0};
    uint32_t same = 0;
    next_file(&first, &before);
    next_file(&second, &after);
    assert_int_equal(second.stage, PLAN_TINY);
    assert_int_equal(after.count, before.count);
    for (uint32_t i = 0; i < before.count; i++)
        same += same_board(&before.boards[i].board, &after.boards[i].board);
    assert_in_range(same, 0, before.count / 2);
    sequence_free(&before);
    sequence_free(&after);
}

static void test_every_shape_comes(void **state) {
    (void)state;
    bool has_come[11][11] = {{false}};
    int shapes = 0;
    struct plan plan = {.seed = 1, .most = PLAN_TINY_MOST, .stage = PLAN_SHAPES};
    struct sequence sequence = {0};
    for (next_file(&plan, &sequence); plan.stage == PLAN_SHAPES; next_file(&plan, &sequence)) {
        assert_true(sequence.count <= SEQUENCE_CONTEST_BOARDS);
        for (uint32_t i = 0; i < sequence.count; i++) {
            bool *has = &has_come[sequence.boards[i].board.rows][sequence.boards[i].board.columns];
            shapes += !*has;
            *has = true;
        }
    }
    assert_int_equal(shapes, 9 * 10 - 1); /* two cells have no room for three pieces */
    sequence_free(&sequence);
}

static void test_long_games_wrap_a_byte(void **state) {
    (void)state;
    uint32_t longest = 0;
    int halves = 0;
    struct plan plan = {.seed = 1, .most = PLAN_TINY_MOST, .stage = PLAN_LONG};
    struct sequence sequence = {0};
    for (next_file(&plan, &sequence); plan.stage == PLAN_LONG; next_file(&plan, &sequence)) {
        for (uint32_t i = 0; i < sequence.count; i++) {
            uint32_t distance = sequence.boards[i].right.distance;
            longest = distance > longest ? distance : longest;
            halves += distance > 127 && distance < 256;
        }
    }
    assert_int_equal(longest, 359);
    assert_true(halves >= 3);
    assert_int_equal(plan.stage, PLAN_AGAIN);
    struct sequence again = {0};
    next_file(&plan, &again);
    assert_true(compare_boards(&sequence.boards[0], &again.boards[0]) != 0);
    assert_same_boards(&sequence, &again, false);
    sequence_free(&sequence);
    sequence_free(&again);
}

/* Cells, then obstacles, then places: each step is to less. */
static int64_t measure(const struct board *board) {
    int64_t sum = board_size(board);
    int64_t obstacles = 0;
    int64_t places = 0;
    for (int cell = 0; cell < board_size(board); cell++) {
        obstacles += board->cells[cell] == CELL_OBSTACLE;
        places += strchr("XO", board->cells[cell])      ? 100 * cell
                  : board->cells[cell] == CELL_OBSTACLE ? cell
                                                        : 0;
    }
    return (sum * 1000 + obstacles) * 100000 + places;
}

static void test_smaller_boards_are_smaller_and_promised(void **state) {
    (void)state;
    struct plan plan = {.seed = 2, .most = PLAN_TINY_MOST};
    struct sequence sequence = {0};
    struct board smaller;
    next_file(&plan, &sequence);
    next_file(&plan, &sequence);
    for (uint32_t i = 0; i < sequence.count; i++) {
        const struct board *board = &sequence.boards[i].board;
        uint32_t cursor = 0;
        while (smaller_next(board, &cursor, &smaller)) {
            assert_promised(&smaller);
            assert_true(measure(&smaller) < measure(board));
        }
    }
    sequence_free(&sequence);
}

static void assert_steps(const char *rows, const char *const expected[], size_t count) {
    struct board board = draw(rows);
    struct board smaller;
    uint32_t cursor = 0;
    for (size_t i = 0; i < count; i++) {
        struct board step = draw(expected[i]);
        assert_true(smaller_next(&board, &cursor, &smaller));
        assert_board(&smaller, &step);
    }
    assert_false(smaller_next(&board, &cursor, &smaller));
}

#define ASSERT_STEPS(rows, ...)                                                                              \
    assert_steps(rows, (const char *const[]){__VA_ARGS__}, COUNT(((const char *const[]){__VA_ARGS__})))

/* Row by row, column by column, obstacle by obstacle, piece by piece. */
static void test_the_steps_of_a_board(void **state) {
    (void)state;
    assert_steps("OO/X.", NULL, 0);
    assert_steps("O/O/X", NULL, 0);
    ASSERT_STEPS("O./XO", "OO/X.");
    ASSERT_STEPS("#./OO/X.", "OO/X.", "../OO/X.", "#O/.O/X.", "#O/O./X.");
}

/* Two boards, whose answers are Black 2 and Red 1. */
static void assert_fault(const char *output, size_t length, enum fault fault, uint32_t board) {
    struct sequence sequence = {0};
    struct failure failure;
    struct board boards[] = {draw("O.O/.X."), draw("OO/X.")};
    for (size_t i = 0; i < COUNT(boards); i++) assert_true(sequence_solve(&sequence, &boards[i], &failure));
    const struct judgement_run run = {JUDGEMENT_END_EXIT, 0, output, length};
    struct judgement judgement = judgement_of(&sequence, &run);
    assert_string_equal(fault_name(judgement.fault), fault_name(fault));
    assert_int_equal(judgement.board, board);
    sequence_free(&sequence);
}

#define ASSERT_FAULT(output, fault, board) assert_fault(output, sizeof output - 1, FAULT_##fault, board)

static void test_faults_of_an_output(void **state) {
    (void)state;
    ASSERT_FAULT("Black 2\nRed 1\n", NONE, 2);
    ASSERT_FAULT("  Black 2 \r\nRed 1\r\n\r\n", NONE, 2);
    ASSERT_FAULT("Black 2\nRed 3\n", WRONG, 1);
    ASSERT_FAULT("Tie\n", WRONG, 0);
    ASSERT_FAULT("\n\n", EMPTY, 0);
    ASSERT_FAULT("", EMPTY, 0);
    ASSERT_FAULT("Black 2\n", EARLY, 1);
    ASSERT_FAULT("Black 2\nRed 1\nTie\n", EXTRA, 2);
    ASSERT_FAULT("\377\376B\0l\0", UTF16, 0);
    ASSERT_FAULT("\376\377\0B\0l", UTF16, 0);
    ASSERT_FAULT("B\0l\0", UTF16, 0);
    ASSERT_FAULT("\0B\0l", UTF16, 0);
    ASSERT_FAULT("\0\0\0\0", WRONG, 0);
    ASSERT_FAULT("B\0\0l", WRONG, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_records_are_those_of_the_data),
        cmocka_unit_test(test_tiny_boards_come_first_in_longer_and_longer_files),
        cmocka_unit_test(test_the_plan_begins_again_with_other_boards),
        cmocka_unit_test(test_every_shape_comes),
        cmocka_unit_test(test_long_games_wrap_a_byte),
        cmocka_unit_test(test_smaller_boards_are_smaller_and_promised),
        cmocka_unit_test(test_the_steps_of_a_board),
        cmocka_unit_test(test_faults_of_an_output),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
