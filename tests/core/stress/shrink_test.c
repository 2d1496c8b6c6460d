/* Which files are tried to find a smaller one on which a program still errs. */
#include "support/support.h"

#include "contest/answer.h"
#include "stress/shrink.h"
#include "stress/smaller.h"

enum { BOARDS = 6, OUTPUT_MAX = SEQUENCE_CONTEST_BOARDS * ANSWER_MAX };

/* A file of boards that are told from each other by their columns: 3, 4 and so on. */
static struct sequence open_file(uint32_t count) {
    static const char *const rows[BOARDS] = {"O.O/.X.",       "O..O/.X..",       "O...O/.X...",
                                             "O....O/.X....", "O.....O/.X.....", "O......O/.X......"};
    struct sequence file = {0};
    struct failure failure;
    for (uint32_t i = 0; i < count; i++) {
        struct board board = draw(rows[i]);
        assert_true(sequence_solve(&file, &board, &failure));
    }
    return file;
}

static int number_of(const struct sequence *file, uint32_t i) {
    return file->boards[i].board.columns - 3;
}

/* Right lines, but for that of one board; none where `wrong` is the count of boards. */
static struct judgement_run print(const struct sequence *file, uint32_t wrong, char output[OUTPUT_MAX]) {
    size_t length = 0;
    for (uint32_t i = 0; i < file->count; i++) {
        const struct value line = i == wrong ? value_of(WINNER_RED, 77) : file->boards[i].right;
        length += answer_format(line, output + length);
        output[length++] = '\n';
    }
    return (struct judgement_run){JUDGEMENT_END_EXIT, 0, output, length};
}

static struct shrink begin(const struct sequence *file, uint32_t wrong) {
    char output[OUTPUT_MAX];
    struct failure failure;
    struct shrink shrink = {0};
    const struct judgement_run run = print(file, wrong, output);
    const struct judgement judgement = judgement_of(file, &run);
    assert_int_equal(judgement.fault, FAULT_WRONG);
    assert_int_equal(judgement.board, wrong);
    assert_true(shrink_begin(&shrink, file, &judgement, &failure));
    return shrink;
}

/* The next file is that of `count` boards from `first` on, and it does not fail. */
static void expect(struct shrink *shrink, uint32_t first, uint32_t count) {
    char output[OUTPUT_MAX];
    struct failure failure;
    assert_true(shrink_next(shrink, &failure));
    assert_int_equal(shrink->candidate.count, count);
    for (uint32_t i = 0; i < count; i++) assert_int_equal(number_of(&shrink->candidate, i), first + i);
    const struct judgement_run run = print(&shrink->candidate, count, output);
    assert_true(shrink_take(shrink, &run, &failure));
}

/* The wrong board alone, after the one before it, after all before it, and the whole file: the same boards once. */
static void test_a_fault_that_does_not_come_again_is_looked_for_in_four_files(void **state) {
    (void)state;
    for (uint32_t count = 1; count <= 4; count++) {
        for (uint32_t wrong = 0; wrong < count; wrong++) {
            struct failure failure;
            struct sequence file = open_file(count);
            struct shrink shrink = begin(&file, wrong);
            expect(&shrink, wrong, 1);
            if (wrong >= 1) expect(&shrink, wrong - 1, 2);
            if (wrong >= 2) expect(&shrink, 0, wrong + 1);
            if (count > 1 && wrong + 1 < count) expect(&shrink, 0, count);
            assert_true(shrink_next(&shrink, &failure));
            assert_int_equal(shrink.candidate.count, 0);
            assert_int_equal(shrink.phase, SHRINK_DONE);
            assert_false(shrink.is_repeated);
            shrink_free(&shrink);
            sequence_free(&file);
        }
    }
}

/* A program that is wrong for one board where another one has come before it. */
static uint32_t wrong_of(const struct sequence *file, int former, int latter) {
    bool has_come = false;
    for (uint32_t i = 0; i < file->count; i++) {
        if (has_come && number_of(file, i) == latter) return i;
        has_come |= number_of(file, i) == former;
    }
    return file->count;
}

static void test_two_boards_that_need_each_other_remain(void **state) {
    (void)state;
    for (int latter = 1; latter < BOARDS; latter++) {
        for (int former = 0; former < latter; former++) {
            struct failure failure;
            struct sequence file = open_file(BOARDS);
            struct shrink shrink = begin(&file, (uint32_t)latter);
            for (;;) {
                char output[OUTPUT_MAX];
                assert_true(shrink_next(&shrink, &failure));
                if (shrink.phase == SHRINK_DONE) break;
                const struct sequence *tried = &shrink.candidate;
                const struct judgement_run run = print(tried, wrong_of(tried, former, latter), output);
                assert_true(shrink_take(&shrink, &run, &failure));
            }
            assert_true(shrink.is_repeated);
            assert_int_equal(shrink.best.count, 2);
            assert_int_equal(number_of(&shrink.best, 0), former);
            assert_int_equal(number_of(&shrink.best, 1), latter);
            shrink_free(&shrink);
            sequence_free(&file);
        }
    }
}

/* Programs that are wrong for one board alone: the first board of a file for which they are wrong, or its count. */
typedef uint32_t program(const struct sequence *file);

static bool is_hard(const struct board *board) {
    const int last = board_size(board) - 1;
    return last > 10 && obstacles_of(board) >= 2 && board->cells[last] == CELL_PAWN &&
           board->cells[0] == CELL_FREE;
}

static bool is_hard_at(const struct sequence *file, uint32_t i) {
    return is_hard(&file->boards[i].board);
}

static uint32_t wrong_where_hard(const struct sequence *file) {
    uint32_t i = 0;
    while (i < file->count && !is_hard_at(file, i)) i++;
    return i;
}

/* What comes later in a file is right, as the program has then seen what it needs. */
static uint32_t wrong_at_the_beginning(const struct sequence *file) {
    return is_hard_at(file, 0) ? 0 : file->count;
}

/* Also wrong for a board that is smaller than the one before it. */
static uint32_t wrong_behind_a_larger_one(const struct sequence *file) {
    uint32_t i = 0;
    while (i < file->count && !is_hard_at(file, i) &&
           (i == 0 || board_size(&file->boards[i].board) >= board_size(&file->boards[i - 1].board)))
        i++;
    return i;
}

/* It ends at the first easy board. */
static uint32_t wrong_where_all_are_hard(const struct sequence *file) {
    uint32_t i = 0;
    while (i < file->count && is_hard_at(file, i)) i++;
    return i < file->count ? file->count : 0;
}

/* Of several boards the second is wrong, whatever it is, and no other. */
static uint32_t wrong_at_the_second(const struct sequence *file) {
    return file->count > 1 ? 1 : wrong_where_hard(file);
}

/* Shrinks the board, and returns the runs that it takes. */
static int shrink_with(program *wrong_in, struct shrink *shrink, const struct sequence *file) {
    int runs = 0;
    struct failure failure;
    *shrink = begin(file, 0);
    for (;; runs++) {
        char output[OUTPUT_MAX];
        assert_true(shrink_next(shrink, &failure));
        if (shrink->phase == SHRINK_DONE) return runs;
        assert_true(shrink->candidate.count <= SEQUENCE_CONTEST_BOARDS);
        const struct judgement_run run = print(&shrink->candidate, wrong_in(&shrink->candidate), output);
        assert_true(shrink_take(shrink, &run, &failure));
    }
}

/* The board for which no program is wrong after any step, as it is found when every step is a file of its own. */
static struct board smallest_of(const struct board *board, int *runs) {
    struct board best = *board;
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        struct board smaller;
        for (uint32_t step = 0; smaller_next(&best, &step, &smaller); ++*runs) {
            if (!is_hard(&smaller)) continue;
            best = smaller;
            has_changed = true;
        }
    }
    return best;
}

static void test_steps_together_find_what_they_find_alone(void **state) {
    (void)state;
    static program *const programs[] = {wrong_where_hard, wrong_at_the_beginning, wrong_behind_a_larger_one,
                                        wrong_where_all_are_hard, wrong_at_the_second};
    struct failure failure;
    struct sequence file = {0};
    struct board board = draw("..O#.O/.#..#./..#.../.....X");
    assert_true(sequence_solve(&file, &board, &failure));
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        int alone = 0;
        struct shrink shrink;
        const struct board smallest = smallest_of(&board, &alone);
        int together = shrink_with(programs[i], &shrink, &file);
        const struct board *found = &shrink.best.boards[0].board;
        assert_int_equal(shrink.best.count, 1);
        assert_board(found, &smallest);
        if (programs[i] == wrong_where_hard) assert_true(together <= alone / 3);
        shrink_free(&shrink);
    }
    sequence_free(&file);
}

/* A crash is found by one board a run, and a step that was tried on a board is not tried on it again. */
static void test_a_crash_takes_no_step_twice(void **state) {
    (void)state;
    struct failure failure;
    struct sequence file = {0};
    struct shrink shrink = {0};
    int alone = 0;
    int runs = 0;
    struct board board = draw("..O#.O/.#..#./..#.../.....X");
    const struct board smallest = smallest_of(&board, &alone);
    const struct judgement crash = {.fault = FAULT_CRASH, .number = 11};
    assert_true(sequence_solve(&file, &board, &failure));
    assert_true(shrink_begin(&shrink, &file, &crash, &failure));
    for (; shrink_next(&shrink, &failure) && shrink.phase != SHRINK_DONE; runs++) {
        char output[OUTPUT_MAX];
        assert_int_equal(shrink.candidate.count, 1);
        struct judgement_run run = print(&shrink.candidate, 1, output);
        if (is_hard_at(&shrink.candidate, 0)) run = (struct judgement_run){JUDGEMENT_END_CRASH, 11, "", 0};
        assert_true(shrink_take(&shrink, &run, &failure));
    }
    assert_board(&shrink.best.boards[0].board, &smallest);
    assert_true(runs < alone);
    shrink_free(&shrink);
    sequence_free(&file);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_fault_that_does_not_come_again_is_looked_for_in_four_files),
        cmocka_unit_test(test_steps_together_find_what_they_find_alone),
        cmocka_unit_test(test_a_crash_takes_no_step_twice),
        cmocka_unit_test(test_two_boards_that_need_each_other_remain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
