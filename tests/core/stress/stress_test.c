/* The search for a board that breaks a program, with programs that are functions: what they print for a file
   is made from the right answers. */
#include "support/support.h"

#include "contest/contest.h"
#include "layered/layered.h"
#include "mistakes/mistaken.h"
#include "stress/stress.h"

#include <string.h>

enum { PRINTED_MAX = 1 << 17 };

/* What a program has printed, and how it has ended. */
struct printed {
    char output[PRINTED_MAX];
    size_t length;
    enum judgement_end end;
    int number;
    const struct stress_progress *progress; /* what the search asks for */
};

/* Runs a program on a file; `context` is its own. */
typedef void program(const struct sequence *file, struct printed *printed, void *context);

static void print(struct printed *printed, struct value value) {
    char answer[ANSWER_MAX];
    printed->length += answer_format(value, answer);
    assert_true(printed->length + 1 < PRINTED_MAX);
    memcpy(printed->output + printed->length - strlen(answer), answer, strlen(answer));
    printed->output[printed->length++] = '\n';
}

/* Runs a search with a program until it is done or has had `boards` right boards. */
static struct stress *search(program *run, void *context, uint64_t boards) {
    static struct printed printed;
    struct stress *stress;
    struct failure failure;
    const struct sequence *file;
    assert_true(stress_open(5, &stress, &failure));
    const struct stress_progress *progress = stress_progress_of(stress);
    while (progress->phase != STRESS_DONE &&
           (progress->phase != STRESS_SEARCHING || progress->boards < boards)) {
        assert_true(stress_step(stress, 1 << 20, &file, &failure));
        if (!file) continue;
        printed.length = 0;
        printed.end = JUDGEMENT_END_EXIT;
        printed.number = 0;
        printed.progress = progress;
        run(file, &printed, context);
        const struct judgement_run result = {printed.end, printed.number, printed.output, printed.length};
        assert_true(stress_take(stress, &result, &failure));
    }
    return stress;
}

/* Searches with a program, and fails the running test unless what is found is this fault on this board, as small as it
   gets. */
static void assert_found(program *run, void *context, enum fault fault, int number, const char *rows) {
    const struct board expected = draw(rows);
    struct stress *stress = search(run, context, 10000);
    const struct stress_finding finding = stress_finding_of(stress);
    assert_string_equal(fault_name(finding.judgement.fault), fault_name(fault));
    assert_int_equal(finding.judgement.number, number);
    assert_true(finding.is_smallest && finding.is_repeated);
    assert_int_equal(finding.file->count, 1);
    assert_board(&finding.file->boards[0].board, &expected);
    stress_close(stress);
}

static bool has_obstacle(const struct board *board) {
    return memchr(board->cells, CELL_OBSTACLE, (size_t)board_size(board));
}

static void print_right(const struct sequence *file, struct printed *printed, void *context) {
    (void)context;
    for (uint32_t i = 0; i < file->count; i++) print(printed, file->boards[i].right);
}

static void test_a_right_program_is_asked_for_ever(void **state) {
    (void)state;
    struct stress *stress = search(print_right, NULL, 1000);
    const struct stress_progress *progress = stress_progress_of(stress);
    assert_int_equal(progress->boards, 1110);
    assert_int_equal(progress->runs, progress->files);
    assert_int_equal(progress->most, PLAN_TINY_MOST);
    stress_close(stress);
}

/* Three moves too many where a board of three columns has an obstacle: no known mistake. */
static void print_more(const struct sequence *file, struct printed *printed, void *context) {
    (void)context;
    for (uint32_t i = 0; i < file->count; i++) {
        const struct board *board = &file->boards[i].board;
        struct value value = file->boards[i].right;
        if (board->columns >= 3 && has_obstacle(board)) value = value_of(WINNER_RED, value.distance + 3);
        print(printed, value);
    }
}

static void test_a_board_shrinks_as_far_as_it_goes(void **state) {
    (void)state;
    assert_found(print_more, NULL, FAULT_WRONG, 0, "O#O/X..");
}

static void print_mistaken(const struct sequence *file, struct printed *printed, void *context) {
    const unsigned *mistakes = context;
    struct failure failure;
    for (uint32_t i = 0; i < file->count; i++) {
        struct position position;
        const struct board *board = &file->boards[i].board;
        assert_true(position_of_board(board, SIDE_RED, &position, &failure));
        struct mistaken *mistaken = solve_mistaken(board, *mistakes);
        print(printed, mistaken_value(mistaken, &position));
        mistaken_close(mistaken);
    }
}

static void test_a_mistake_is_named_and_so_is_a_pair(void **state) {
    (void)state;
    static const unsigned sets[] = {MISTAKE_SHARE, MISTAKE_ORDER | MISTAKE_NO_CAPTURE};
    for (size_t i = 0; i < COUNT(sets); i++) {
        unsigned mistakes = sets[i];
        struct stress *stress = search(print_mistaken, &mistakes, 10000);
        struct stress_finding finding = stress_finding_of(stress);
        assert_int_equal(finding.mistakes, mistakes);
        assert_int_equal(finding.file->count, 1);
        assert_in_range(board_size(&finding.file->boards[0].board), 3, 12);
        stress_close(stress);
    }
}

static void print_kept(const struct sequence *file, struct printed *printed, void *context) {
    struct leaking *leaking;
    struct failure failure;
    assert_true(leaking_open(*(const int *)context, 4, 4, &leaking, &failure));
    for (uint32_t i = 0; i < file->count; i++) {
        struct value value;
        assert_true(leaking_answer(leaking, &file->boards[i].board, &value, &failure));
        print(printed, value);
    }
    leaking_close(leaking);
}

/* The kinds that the contestant of stress.transcript lacks, with boards indexed by place and by board. */
static void test_what_is_kept_is_named(void **state) {
    (void)state;
    static const int ways[] = {59, 111, 126};
    for (size_t i = 0; i < COUNT(ways); i++) {
        int way = ways[i];
        struct stress *stress = search(print_kept, &way, 1000);
        struct stress_finding finding = stress_finding_of(stress);
        assert_int_equal(stress_progress_of(stress)->phase, STRESS_DONE);
        if (finding.leak != leaking_kind(way)) fail_msg("way %d is named %d", way, (int)finding.leak);
        assert_int_equal(finding.file->count, 2);
        stress_close(stress);
    }
}

/* Habits of a program that answers boards alone rightly, or at least some of them: on several boards it errs. */
enum habit {
    LETS_LINES_RUN_TOGETHER,
    LEAVES_LINES_BLANK,
    SKIPS_LAST,
    SKIPS_FIRST,
    NEEDS_SEVERAL, /* and calls the second a tie */
    CALLS_SECOND_TIE,
    CALLS_SECOND_TIE_AND_GOES_ON,
    REPEATS_FIRST_BEFORE_SECOND, /* in one line */
    CALLS_FIRST_TIE,
    GOES_ON,
    STOPS,
    IS_SLOW,
    CRASHES,
    CRASHES_AND_ERRS_ALONE
};

static void print_by_habit(const struct sequence *file, struct printed *printed, void *context) {
    const enum habit habit = *(const enum habit *)context;
    const bool are_several = file->count > 1;
    const bool second_is_tie =
        habit == NEEDS_SEVERAL || habit == CALLS_SECOND_TIE || habit == CALLS_SECOND_TIE_AND_GOES_ON;
    for (uint32_t i = 0; i < file->count; i++) {
        const bool is_last = i + 1 == file->count;
        struct value value = file->boards[i].right;
        if ((habit == SKIPS_LAST && is_last) || (habit == SKIPS_FIRST && i == 0)) continue;
        if (habit == NEEDS_SEVERAL && !are_several) return;
        if (habit == STOPS && i > 0) return;
        if (are_several && i == (habit == CALLS_FIRST_TIE ? 0 : 1) &&
            (second_is_tie || habit == CALLS_FIRST_TIE))
            value = value_of(WINNER_NONE, 0);
        if (habit == CRASHES_AND_ERRS_ALONE && !are_several) value = value_of(WINNER_RED, 99);
        if (habit == REPEATS_FIRST_BEFORE_SECOND && i == 1) {
            print(printed, file->boards[0].right);
            printed->length--;
        }
        print(printed, value);
        if (habit == LETS_LINES_RUN_TOGETHER) printed->length--;
        if (habit == LEAVES_LINES_BLANK) printed->output[printed->length++] = '\n';
    }
    if (!are_several) return;
    if (habit == GOES_ON || habit == CALLS_SECOND_TIE_AND_GOES_ON) print(printed, value_of(WINNER_NONE, 0));
    if (habit == IS_SLOW) printed->end = JUDGEMENT_END_TIME;
    if (habit == CRASHES || habit == CRASHES_AND_ERRS_ALONE) printed->end = JUDGEMENT_END_CRASH;
}

/* Something can be kept only by a program that answers a board alone rightly, and the first of several, and prints a line
   for each. */
static void test_what_several_boards_mean(void **state) {
    (void)state;
    static const struct {
        enum habit habit;
        enum fault fault;
        enum meaning meaning;
    } cases[] = {
        {LETS_LINES_RUN_TOGETHER, FAULT_WRONG, MEANING_SEVERAL},
        {LEAVES_LINES_BLANK, FAULT_WRONG, MEANING_SEVERAL},
        {SKIPS_LAST, FAULT_EARLY, MEANING_NONE},
        {SKIPS_FIRST, FAULT_WRONG, MEANING_NONE},
        {NEEDS_SEVERAL, FAULT_WRONG, MEANING_NONE},
        {CALLS_SECOND_TIE, FAULT_WRONG, MEANING_KEPT},
        {REPEATS_FIRST_BEFORE_SECOND, FAULT_WRONG, MEANING_KEPT},
        {CALLS_SECOND_TIE_AND_GOES_ON, FAULT_WRONG, MEANING_SEVERAL},
        {CALLS_FIRST_TIE, FAULT_WRONG, MEANING_SEVERAL},
        {GOES_ON, FAULT_EXTRA, MEANING_SEVERAL},
        {STOPS, FAULT_EARLY, MEANING_SEVERAL},
        {IS_SLOW, FAULT_TIME, MEANING_SLOW},
        {CRASHES, FAULT_CRASH, MEANING_PERHAPS_KEPT},
        {CRASHES_AND_ERRS_ALONE, FAULT_CRASH, MEANING_NONE},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        enum habit habit = cases[i].habit;
        struct stress *stress = search(print_by_habit, &habit, 1000);
        struct stress_finding finding = stress_finding_of(stress);
        assert_int_equal(stress_progress_of(stress)->phase, STRESS_DONE);
        assert_true(finding.is_smallest);
        assert_int_equal(finding.leak, LEAKS);
        if (finding.judgement.fault != cases[i].fault || finding.meaning != cases[i].meaning)
            fail_msg("case %zu: %s means %s", i, fault_name(finding.judgement.fault),
                     meaning_name(finding.meaning));
        stress_close(stress);
    }
}

/* A program that answers `boards` boards within its time limit; of a longer file it also prints part of the next line. */
struct slow {
    program *run;
    void *context;
    uint32_t boards;
    bool keeps_lines; /* buffers its output, so that nothing is printed before the limit */
};

static void print_slowly(const struct sequence *file, struct printed *printed, void *context) {
    const struct slow *slow = context;
    slow->run(file, printed, slow->context);
    if (file->count <= slow->boards) return;
    size_t length = 0;
    for (uint32_t i = 0; i < slow->boards; i++) length += strcspn(printed->output + length, "\n") + 1;
    printed->end = JUDGEMENT_END_TIME;
    printed->length = slow->keeps_lines ? 0 : length + 1;
}

/* 10 boards a file: the statement's maximum. */
static void test_what_is_wrong_with_a_slow_program_is_named(void **state) {
    (void)state;
    static const uint32_t boards[] = {10, 60};
    for (size_t i = 0; i < COUNT(boards); i++) {
        unsigned mistakes = MISTAKE_SHARE;
        int way = 37;
        struct slow mistaken = {print_mistaken, &mistakes, boards[i], i % 2 > 0};
        struct slow leaking = {print_kept, &way, boards[i], i % 2 > 0};
        struct stress *stress = search(print_slowly, &mistaken, 1000);
        assert_int_equal(stress_finding_of(stress).mistakes, mistakes);
        stress_close(stress);
        stress = search(print_slowly, &leaking, 1000);
        assert_int_equal(stress_finding_of(stress).leak, leaking_kind(way));
        stress_close(stress);
    }
}

/* Those of an earlier part of the search are the same as when they are asked for. */
static void test_files_ahead_are_those_to_come(void **state) {
    (void)state;
    struct stress *stress;
    struct failure failure;
    const struct sequence *file;
    struct sequence ahead = {0};
    const struct judgement_run nothing = {JUDGEMENT_END_EXIT, 0, "", 0};
    assert_true(stress_open(5, &stress, &failure));
    for (uint32_t number = 0; number < 4; number++) {
        static struct printed printed;
        assert_true(stress_step(stress, 1, &file, &failure));
        if (number > 0) {
            assert_int_equal(file->count, ahead.count);
            assert_memory_equal(file->boards, ahead.boards, file->count * sizeof *file->boards);
        }
        printed.length = 0;
        print_right(file, &printed, NULL);
        sequence_clear(&ahead);
        const struct sequence *next;
        assert_true(stress_ahead(stress, 1 + number % 2, &next, &failure));
        assert_true(stress_ahead(stress, 1, &next, &failure));
        assert_true(sequence_add_part(&ahead, next, 0, next->count, &failure));
        const struct judgement_run run = {JUDGEMENT_END_EXIT, 0, printed.output, printed.length};
        assert_true(stress_take(stress, &run, &failure));
        if (number == 2) {
            /* A program that is slow gets files of fewer boards: the ones ahead are others then. */
            const struct judgement_run slow = {JUDGEMENT_END_TIME, 0, "", 0};
            assert_true(stress_step(stress, 1, &file, &failure));
            assert_true(stress_take(stress, &slow, &failure));
            assert_true(stress_step(stress, 1, &file, &failure));
            assert_in_range(file->count, 10, 375);
            break;
        }
    }
    assert_true(stress_take(stress, &nothing, &failure));
    sequence_free(&ahead);
    stress_close(stress);
}

/* A program that recurses deeper the more cells a board has: right up to *context cells, then out of stack. */
static void go_deep(const struct sequence *file, struct printed *printed, void *context) {
    const uint32_t *cells_most = context;
    print_right(file, printed, NULL);
    for (uint32_t i = 0; i < file->count; i++) {
        if ((uint32_t)board_size(&file->boards[i].board) <= *cells_most) continue;
        printed->end = JUDGEMENT_END_STACK;
        printed->number = 4;
    }
}

static void test_a_board_for_which_the_stack_does_not_suffice_is_left_out(void **state) {
    (void)state;
    uint32_t cells_most = 11;
    struct stress *stress = search(go_deep, &cells_most, 3000);
    const struct stress_progress *progress = stress_progress_of(stress);
    assert_int_equal(progress->phase, STRESS_SEARCHING);
    assert_int_equal(progress->stage, PLAN_TINY);
    assert_int_equal(progress->left_out_cells, 12);
    assert_true(progress->left_out > 300 && progress->left_out < progress->boards);
    assert_true(progress->runs < 2 * (progress->boards + progress->left_out));
    stress_close(stress);
}

static void test_no_board_is_left_out_with_another(void **state) {
    (void)state;
    static struct printed printed;
    struct stress *stress;
    struct failure failure;
    const struct sequence *file;
    struct sequence all = {0};
    const struct judgement_run deep = {JUDGEMENT_END_STACK, 4, "", 0};
    assert_true(stress_open(5, &stress, &failure));
    assert_true(stress_step(stress, 1, &file, &failure));
    assert_true(sequence_add_part(&all, file, 0, file->count, &failure));
    /* One alone goes too deep: the last that is not shallow. */
    uint32_t deepest = all.count - 1;
    while (board_size(&all.boards[deepest].board) <= JUDGEMENT_SHALLOW_CELLS) deepest--;
    for (uint32_t at = 0; at < all.count;) {
        assert_memory_equal(file->boards, all.boards + at, file->count * sizeof *file->boards);
        printed.length = 0;
        print_right(file, &printed, NULL);
        const struct judgement_run right = {JUDGEMENT_END_EXIT, 0, printed.output, printed.length};
        bool is_deep = at <= deepest && at + file->count > deepest;
        if (!is_deep || file->count == 1) at += file->count;
        assert_true(stress_take(stress, is_deep ? &deep : &right, &failure));
        assert_true(stress_step(stress, 1, &file, &failure));
    }
    assert_int_equal(stress_progress_of(stress)->boards, 9);
    assert_int_equal(stress_progress_of(stress)->left_out, 1);
    assert_int_equal(stress_progress_of(stress)->left_out_cells, board_size(&all.boards[deepest].board));
    sequence_free(&all);
    stress_close(stress);
}

static void test_a_recursion_without_end_shows_on_a_shallow_board(void **state) {
    (void)state;
    uint32_t cells_most = 2;
    assert_found(go_deep, &cells_most, FAULT_CRASH, 4, "O/O/X");
}

/* Wrong on shallow boards of two rows, and too deep on all that are not shallow. */
static void err_and_go_deep(const struct sequence *file, struct printed *printed, void *context) {
    uint32_t cells_most = JUDGEMENT_SHALLOW_CELLS;
    (void)context;
    for (uint32_t i = 0; i < file->count; i++) {
        struct value value = file->boards[i].right;
        if (file->boards[i].board.columns == 3) value = value_of(WINNER_RED, value.distance + 3);
        print(printed, value);
    }
    struct printed right = {.length = 0};
    go_deep(file, &right, &cells_most);
    printed->end = right.end;
    printed->number = right.number;
}

static void test_what_is_found_beside_boards_left_out_is_found_in_its_run(void **state) {
    (void)state;
    struct stress *stress = search(err_and_go_deep, NULL, 10000);
    struct stress_finding finding = stress_finding_of(stress);
    assert_int_equal(finding.judgement.fault, FAULT_WRONG);
    assert_int_equal(finding.file->count, 1);
    assert_int_equal(board_size(&finding.file->boards[0].board), 6);
    assert_true(finding.is_smallest && finding.is_repeated);
    assert_int_equal(stress_progress_of(stress)->phase, STRESS_DONE);
    stress_close(stress);
}

/* Runs a search with a program that is right, beside another one that says `Tie` for boards of 3 rows and, on more than
   8 cells, nothing. */
static struct stress *search_beside_tie(uint64_t boards) {
    static struct printed printed;
    static struct printed other;
    struct stress *stress;
    struct failure failure;
    const struct sequence *file;
    assert_true(stress_open(5, &stress, &failure));
    const struct stress_progress *progress = stress_progress_of(stress);
    while (progress->phase < STRESS_NAMING && progress->boards < boards) {
        assert_true(stress_step(stress, 1 << 20, &file, &failure));
        if (!file) continue;
        printed.length = other.length = 0;
        other.end = JUDGEMENT_END_EXIT;
        for (uint32_t i = 0; i < file->count; i++) {
            const struct board *board = &file->boards[i].board;
            struct value right;
            assert_true(layered_answer(board, SEQUENCE_MEMORY_LIMIT, &right, &failure));
            print(&printed, right);
            print(&other, board->rows == 3 ? value_of(WINNER_NONE, 0) : right);
            if (board_size(board) > 8) other.end = JUDGEMENT_END_TIME;
        }
        const struct judgement_run beside = {other.end, 0, other.output, other.length};
        bool is_answer;
        assert_true(stress_expect(stress, &beside, &is_answer, &failure));
        assert_int_equal(is_answer, other.end == JUDGEMENT_END_EXIT);
        const struct judgement_run run = {is_answer ? JUDGEMENT_END_EXIT : JUDGEMENT_END_UNKNOWN, 0,
                                          printed.output, printed.length};
        assert_true(stress_take(stress, &run, &failure));
    }
    return stress;
}

static void test_another_program_is_compared_with(void **state) {
    (void)state;
    struct stress *stress = search_beside_tie(3000);
    struct stress_finding finding = stress_finding_of(stress);
    assert_int_equal(finding.judgement.fault, FAULT_WRONG);
    assert_true(finding.is_smallest);
    assert_int_equal(finding.file->count, 1);
    assert_int_equal(finding.file->boards[0].board.rows, 3);
    assert_int_equal(finding.file->boards[0].right.winner, WINNER_NONE);
    assert_int_not_equal(finding.judgement.difference, DIFFERENCE_TIE);
    const struct stress_progress *progress = stress_progress_of(stress);
    assert_true(progress->left_out > 0 && progress->left_out_cells > 8);
    stress_close(stress);
}

/* Fails by itself on more boards than the statement has, in the way that `context` says. */
static void fail_on_many(const struct sequence *file, struct printed *printed, void *context) {
    print_right(file, printed, NULL);
    if (file->count > SEQUENCE_CONTEST_BOARDS) printed->end = *(const enum judgement_end *)context;
}

static void test_files_longer_than_the_statement_has_are_given_up(void **state) {
    (void)state;
    for (enum judgement_end end = JUDGEMENT_END_CRASH; end <= JUDGEMENT_END_TIME; end++) {
        struct stress *stress = search(fail_on_many, &end, 150);
        const struct stress_progress *progress = stress_progress_of(stress);
        assert_int_equal(progress->phase, STRESS_SEARCHING);
        assert_int_equal(progress->most, SEQUENCE_CONTEST_BOARDS);
        stress_close(stress);
    }
}

/* Errs in its second run alone. */
static void err_once(const struct sequence *file, struct printed *printed, void *context) {
    int *runs = context;
    print_right(file, printed, NULL);
    if (++*runs == 2) printed->output[0] = 'x';
}

static void test_what_does_not_happen_again_is_chance(void **state) {
    (void)state;
    int runs = 0;
    struct stress *stress = search(err_once, &runs, 10000);
    struct stress_finding finding = stress_finding_of(stress);
    assert_int_equal(finding.judgement.fault, FAULT_WRONG);
    assert_int_equal(finding.judgement.difference, DIFFERENCE_MALFORMED);
    assert_false(finding.is_repeated || finding.is_smallest);
    assert_int_equal(finding.meaning, MEANING_CHANCE);
    assert_int_equal(finding.file->count, 100);
    stress_close(stress);
}

/* On a machine that makes its first `late` runs late, unless they have more time. */
struct delayed {
    program *run;
    uint32_t late;
    uint32_t runs;
};

static void be_delayed(const struct sequence *file, struct printed *printed, void *context) {
    struct delayed *delayed = context;
    delayed->run(file, printed, NULL);
    if (++delayed->runs <= delayed->late && printed->progress->phase != STRESS_TIMING)
        printed->end = JUDGEMENT_END_TIME;
    if (delayed->runs > 1 && delayed->runs <= delayed->late) assert_true(printed->progress->is_alone);
}

static void test_a_busy_machine_is_no_fault(void **state) {
    (void)state;
    for (uint32_t late = 1; late <= 6; late++) {
        struct delayed right = {print_right, late, 0};
        struct stress *stress = search(be_delayed, &right, 200);
        const struct stress_progress *progress = stress_progress_of(stress);
        assert_true(right.runs > late);
        assert_int_equal(progress->phase, STRESS_SEARCHING);
        assert_false(progress->is_alone);
        stress_close(stress);
    }
}

static void print_wrong_at_first(const struct sequence *file, struct printed *printed, void *context) {
    print_right(file, printed, context);
    if (printed->progress->boards < 20) printed->output[0] = 'x';
}

/* A file that was run again because it was late is judged by what it prints then. */
static void test_a_wrong_line_is_found_on_a_busy_machine(void **state) {
    (void)state;
    struct delayed wrong = {print_wrong_at_first, 1, 0};
    struct stress *stress = search(be_delayed, &wrong, 200);
    assert_int_equal(stress_finding_of(stress).judgement.fault, FAULT_WRONG);
    assert_int_equal(stress_progress_of(stress)->boards, 10);
    stress_close(stress);
}

/* Late on every board of 4 columns, which it answers rightly, with more time, unless the context is the end of a run that
   is killed then, too. */
static void be_late_at_four_columns(const struct sequence *file, struct printed *printed, void *context) {
    const enum judgement_end *end = context;
    print_right(file, printed, NULL);
    for (uint32_t i = 0; i < file->count; i++) {
        if (file->boards[i].board.columns != 4) continue;
        printed->end = printed->progress->phase == STRESS_TIMING ? *end : JUDGEMENT_END_TIME;
        printed->number = printed->end == JUDGEMENT_END_LATE ? 2500 : 0;
    }
}

static void test_a_slow_program_is_told_from_an_endless_one(void **state) {
    (void)state;
    static const struct {
        enum judgement_end end;
        enum fault fault;
        int number;
    } ways[] = {{JUDGEMENT_END_LATE, FAULT_SLOW, 2500},
                {JUDGEMENT_END_NEVER, FAULT_HANG, 0},
                {JUDGEMENT_END_MEMORY, FAULT_MEMORY, 0}};
    for (size_t i = 0; i < COUNT(ways); i++) {
        enum judgement_end end = ways[i].end;
        assert_found(be_late_at_four_columns, &end, ways[i].fault, ways[i].number, "OO../X...");
    }
}

/* Late on every board of 4 columns until it has had more time, and from then on wrong on those of 3 and more. */
static void be_wrong_with_more_time(const struct sequence *file, struct printed *printed, void *context) {
    bool *has_had_more = context;
    enum judgement_end end = JUDGEMENT_END_TIME;
    if (printed->progress->phase == STRESS_TIMING) *has_had_more = true;
    if (!*has_had_more) {
        be_late_at_four_columns(file, printed, &end);
        return;
    }
    for (uint32_t i = 0; i < file->count; i++) {
        struct value value = file->boards[i].right;
        if (file->boards[i].board.columns >= 3) value = value_of(WINNER_RED, value.distance + 3);
        print(printed, value);
    }
}

static void test_what_is_wrong_in_time_at_last_is_shrunk_for_that(void **state) {
    (void)state;
    bool has_had_more = false;
    assert_found(be_wrong_with_more_time, &has_had_more, FAULT_WRONG, 0, "OO./X..");
}

/* Shrinking that takes too long is ended by its caller; a late file still gets its run with more time. */
static void test_shrinking_can_be_ended_early(void **state) {
    (void)state;
    struct stress *stress;
    struct failure failure;
    const struct sequence *file;
    const struct judgement_run late = {JUDGEMENT_END_TIME, 0, "", 0};
    const struct judgement_run never = {JUDGEMENT_END_NEVER, 0, "", 0};
    assert_true(stress_open(5, &stress, &failure));
    for (int run = 0; run < 3; run++) {
        assert_true(stress_step(stress, 1, &file, &failure));
        assert_true(stress_take(stress, &late, &failure));
    }
    assert_int_equal(stress_progress_of(stress)->phase, STRESS_SHRINKING);
    stress_settle(stress);
    while (stress_progress_of(stress)->phase == STRESS_SHRINKING)
        assert_true(stress_step(stress, 1, &file, &failure));
    assert_true(stress_step(stress, 1, &file, &failure));
    assert_int_equal(file->count, 1);
    assert_true(stress_take(stress, &never, &failure));
    struct stress_finding finding = stress_finding_of(stress);
    assert_int_equal(finding.judgement.fault, FAULT_HANG);
    assert_true(finding.is_repeated);
    assert_false(finding.is_smallest);
    stress_close(stress);
}

/* Shrinking that is ended before the same boards were run again says nothing of chance. */
static void test_what_has_not_been_tried_again_is_no_chance(void **state) {
    (void)state;
    struct stress *stress;
    struct failure failure;
    const struct sequence *file;
    const struct judgement_run blocked = {JUDGEMENT_END_BLOCKED, 0, "", 0};
    assert_true(stress_open(5, &stress, &failure));
    assert_true(stress_step(stress, 1, &file, &failure));
    assert_true(stress_take(stress, &blocked, &failure));
    stress_settle(stress);
    assert_true(stress_step(stress, 1, &file, &failure));
    assert_int_equal(stress_progress_of(stress)->phase, STRESS_DONE);
    struct stress_finding finding = stress_finding_of(stress);
    assert_int_equal(finding.judgement.fault, FAULT_BLOCKED);
    assert_int_equal(finding.meaning, MEANING_NONE);
    assert_false(finding.is_repeated || finding.is_smallest);
    stress_close(stress);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_board_shrinks_as_far_as_it_goes),
        cmocka_unit_test(test_a_right_program_is_asked_for_ever),
        cmocka_unit_test(test_another_program_is_compared_with),
        cmocka_unit_test(test_a_mistake_is_named_and_so_is_a_pair),
        cmocka_unit_test(test_what_is_kept_is_named),
        cmocka_unit_test(test_what_several_boards_mean),
        cmocka_unit_test(test_what_is_wrong_with_a_slow_program_is_named),
        cmocka_unit_test(test_files_ahead_are_those_to_come),
        cmocka_unit_test(test_a_board_for_which_the_stack_does_not_suffice_is_left_out),
        cmocka_unit_test(test_no_board_is_left_out_with_another),
        cmocka_unit_test(test_a_recursion_without_end_shows_on_a_shallow_board),
        cmocka_unit_test(test_what_is_found_beside_boards_left_out_is_found_in_its_run),
        cmocka_unit_test(test_files_longer_than_the_statement_has_are_given_up),
        cmocka_unit_test(test_what_does_not_happen_again_is_chance),
        cmocka_unit_test(test_a_busy_machine_is_no_fault),
        cmocka_unit_test(test_a_wrong_line_is_found_on_a_busy_machine),
        cmocka_unit_test(test_a_slow_program_is_told_from_an_endless_one),
        cmocka_unit_test(test_what_is_wrong_in_time_at_last_is_shrunk_for_that),
        cmocka_unit_test(test_shrinking_can_be_ended_early),
        cmocka_unit_test(test_what_has_not_been_tried_again_is_no_chance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
