/* Every kind of run when memory runs out: the first of its allocations are refused in turn, then ever fewer of the
   later ones, until it succeeds. The library is linked with allocations that count. A refused run fails for want of
   memory, leaves nothing allocated and spoils neither the next one nor an analysis that is open beside it. */
#include "support/support.h"

#include "analysis/census.h"
#include "analysis/certificate.h"
#include "analysis/play.h"
#include "contest/answer.h"
#include "generate/generate.h"
#include "mine/mine.h"
#include "mistakes/diagnosis.h"
#include "mistakes/leaking.h"
#include "package/package.h"
#include "package/validate.h"
#include "puzzle/make.h"
#include "stress/naming.h"
#include "stress/stress.h"
#include "survey/worker.h"
#include "textbook/watch.h"

#include <stdlib.h>
#include <string.h>

static size_t asked;   /* allocations since the last reset */
static size_t refused; /* number of the one that fails, from 1; 0: none */
static long live;      /* allocations not freed yet */

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *old, size_t bytes);
void *__real_aligned_alloc(size_t alignment, size_t bytes);
void __real_free(void *memory);

void *__wrap_malloc(size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes);
void *__wrap_realloc(void *old, size_t bytes);
void *__wrap_aligned_alloc(size_t alignment, size_t bytes);
void __wrap_free(void *memory);

static bool is_refused(void) {
    return ++asked == refused;
}

static void *counted(void *memory) {
    live += memory != NULL;
    return memory;
}

void *__wrap_malloc(size_t bytes) {
    return is_refused() ? NULL : counted(__real_malloc(bytes));
}

void *__wrap_calloc(size_t count, size_t bytes) {
    return is_refused() ? NULL : counted(__real_calloc(count, bytes));
}

void *__wrap_realloc(void *old, size_t bytes) {
    if (is_refused()) return NULL;
    live -= old != NULL;
    return counted(__real_realloc(old, bytes));
}

void *__wrap_aligned_alloc(size_t alignment, size_t bytes) {
    return is_refused() ? NULL : counted(__real_aligned_alloc(alignment, bytes));
}

void __wrap_free(void *memory) {
    live -= memory != NULL;
    __real_free(memory);
}

/* Games so long that tables and lists outgrow their initial memory. */
static const char maze[] = "O.............../###############./................/.###############/"
                           "................/###############./X..............O";
static const char small[] = "O..O./..#../.#.../...#./..X..";

static bool solve(const struct solver *solver, const char *rows, struct analysis **analysis,
                  struct failure *failure) {
    const struct board board = draw(rows);
    if (analysis_open(solver, &board, UINT64_MAX, analysis, failure))
        return analysis_solve(*analysis, failure);
    assert_int_equal(failure->expected, analysis_bytes_for(solver, &board));
    return false;
}

static bool run_solver(const struct solver *solver, const char *rows, const char *answer,
                       struct failure *failure) {
    struct analysis *analysis = NULL;
    const struct position position = place(rows, SIDE_RED);
    const bool is_solved = solve(solver, rows, &analysis, failure);
    if (is_solved) {
        const struct board board = draw(rows);
        assert_value(&board, &position, value_at(analysis, &position), value_from_text(answer));
    }
    analysis_close(analysis);
    return is_solved;
}

static bool run_layered(struct failure *failure) {
    return run_solver(&layered_solver, small, "Red 17", failure);
}

static bool run_layered_long(struct failure *failure) {
    return run_solver(&layered_solver, maze, "Red 27", failure);
}

static bool run_textbook(struct failure *failure) {
    return run_solver(&textbook_solver, small, "Red 17", failure);
}

static bool run_certificate(struct failure *failure) {
    struct analysis *analysis = NULL;
    struct certificate *certificate = NULL;
    const bool is_open = solve(&layered_solver, small, &analysis, failure) &&
                         certificate_open(analysis, &certificate, failure);
    if (is_open) {
        certificate_step(certificate, UINT64_MAX);
        assert_true(certificate_report_of(certificate)->done);
        assert_int_equal(certificate_report_of(certificate)->fault, CERTIFICATE_SOUND);
    }
    certificate_close(certificate);
    analysis_close(analysis);
    return is_open;
}

static bool run_census(struct failure *failure) {
    struct analysis *analysis = NULL;
    struct census *census = NULL;
    const bool is_done = solve(&layered_solver, maze, &analysis, failure) &&
                         census_open(analysis, &census, failure) && census_step(census, UINT64_MAX, failure);
    if (is_done) assert_true(census_report_of(census)->done);
    census_close(census);
    analysis_close(analysis);
    return is_done;
}

static bool run_watch(struct failure *failure) {
    const struct board board = draw(small);
    struct watch *watch = NULL;
    const bool is_done =
        watch_open(&board, UINT64_MAX, &watch, failure) && watch_seek(watch, UINT64_MAX, failure);
    if (is_done)
        assert_true(watch_is_done(watch));
    else
        assert_int_equal(failure->expected, watch_bytes_for(&board));
    watch_close(watch);
    return is_done;
}

static bool run_mistaken(struct failure *failure) {
    const struct board board = draw("O/O/./X");
    const struct position position = place("O/O/./X", SIDE_RED);
    struct mistaken *mistaken = NULL;
    const bool is_done =
        mistaken_open(&board, MISTAKE_HURRY | MISTAKE_SHARE, UINT64_MAX, &mistaken, failure) &&
        mistaken_step(mistaken, UINT64_MAX, failure);
    if (is_done)
        assert_value(&board, &position, mistaken_value(mistaken, &position), value_from_text("Red 3"));
    mistaken_close(mistaken);
    return is_done;
}

/* Its path is longer than the first room for it. */
static bool run_memo(struct failure *failure) {
    const struct board board = draw("O..O./...../...../...../..X..");
    struct mistaken *mistaken = NULL;
    const bool is_done = mistaken_open(&board, MISTAKE_MEMO, UINT64_MAX, &mistaken, failure) &&
                         mistaken_step(mistaken, UINT64_MAX, failure);
    if (is_done) assert_true(mistaken_is_done(mistaken));
    mistaken_close(mistaken);
    return is_done;
}

/* The first line is right, the second that of a pawn which goes down. */
static bool run_diagnosis(struct failure *failure) {
    static const char boards[] = "0 2\n3 1\nO\nO\nX\n5 1\nO\n.\nX\n.\nO\n";
    static const char lines[] = "Red 1\nBlack 2\n";
    struct diagnosis *diagnosis = NULL;
    bool is_fine =
        diagnosis_open(boards, sizeof boards - 1, lines, sizeof lines - 1, UINT64_MAX, &diagnosis, failure);
    while (is_fine && diagnosis_report_of(diagnosis)->phase != DIAGNOSIS_DONE)
        is_fine = diagnosis_step(diagnosis, 1000, failure);
    if (is_fine) assert_int_equal(diagnosis_report_of(diagnosis)->suspect[0].mistakes, MISTAKE_DOWN);
    diagnosis_close(diagnosis);
    return is_fine;
}

/* Unique wins have memory of their own. */
static bool run_mine(struct failure *failure) {
    const struct mine_settings settings = {SCORE_UNIQUE, 4, 4, 40, 64, 11, NULL};
    struct mine *mine = NULL;
    bool is_fine = mine_open(&settings, &mine, failure);
    if (is_fine) mine_begin(mine, 0, 12);
    while (is_fine && !mine_is_done(mine)) is_fine = mine_step(mine, 1000, failure);
    if (is_fine) assert_true(mine_finds(mine)->count > 0);
    mine_close(mine);
    return is_fine;
}

static bool run_package(struct failure *failure) {
    enum { STEPS = 4 };
    struct package *package = NULL;
    bool is_fine = package_open((struct package_settings){1, 1}, &package, failure);
    for (uint32_t step = 0; step < STEPS && is_fine; step++) is_fine = package_step(package, failure);
    if (is_fine) assert_int_equal(package_progress_of(package).done, STEPS);
    package_close(package);
    return is_fine;
}

static bool run_validation(struct failure *failure) {
    static const char text[] = "0 1\n2 2\n.O\nOX\n";
    struct validated test;
    struct flaw flaw;
    const enum validation validation =
        validate_input(text, sizeof text - 1, 0, &textbook_solver, &test, &flaw, failure);
    if (validation == VALIDATION_FAILED) return false;
    assert_int_equal(validation, VALIDATION_VALID);
    return true;
}

static bool run_generation(struct failure *failure) {
    bool is_fine = true;
    for (int kind = 0; kind < GENERATE_KINDS && is_fine; kind++) {
        struct generate_settings settings = generate_contest_settings((enum generate_kind)kind);
        struct board board;
        struct value value;
        is_fine = generate_board(&settings, 0, UINT64_MAX, &board, &value, failure);
    }
    return is_fine;
}

static bool run_puzzle(struct failure *failure) {
    struct puzzle puzzle;
    const bool is_made = puzzle_make(1, 0, THEME_NONE, &puzzle, failure);
    if (is_made) assert_int_equal(puzzle.grade.level, 1);
    return is_made;
}

/* Its chunks take no more memory. */
static bool run_survey(struct failure *failure) {
    const struct pattern_shape shape = {3, 3};
    struct survey survey = survey_begin(shape, 1, 1);
    struct survey found;
    struct survey_worker *worker;
    if (!survey_worker_open(shape, &worker, failure)) return false;
    const size_t before = asked;
    for (int times = 0; times < 3; times++) survey_chunk(worker, &survey, 0, &found);
    assert_int_equal(asked, before);
    survey_worker_close(worker);
    return true;
}

/* Each way of keeping something, on two boards. */
static bool run_leaking(struct failure *failure) {
    const struct board boards[] = {draw("O.O/.X."), draw("OO/X.")};
    const struct position position = place("O.O/.X.", SIDE_RED);
    bool is_fine = true;
    for (int way = 0; way < LEAK_WAYS && is_fine; way++) {
        struct leaking *leaking = NULL;
        struct value value = {WINNER_NONE, 0};
        if (!leaking_is_way(way)) continue;
        is_fine = leaking_open(way, 2, 3, &leaking, failure) &&
                  leaking_answer(leaking, &boards[0], &value, failure);
        if (is_fine) assert_value(&boards[0], &position, value, value_from_text("Black 2"));
        is_fine = is_fine && leaking_answer(leaking, &boards[1], &value, failure);
        leaking_close(leaking);
    }
    return is_fine;
}

/* A program that is right for a board without obstacles, unless one with obstacles has come before. */
static void print_kept(const struct sequence *file, char output[], size_t *length) {
    bool is_spoilt = false;
    *length = 0;
    for (uint32_t i = 0; i < file->count; i++) {
        const struct board *board = &file->boards[i].board;
        const bool has = memchr(board->cells, CELL_OBSTACLE, (size_t)board_size(board));
        const struct value tie = value_of(WINNER_NONE, 0);
        *length += answer_format(is_spoilt && !has ? tie : file->boards[i].right, output + *length);
        output[(*length)++] = '\n';
        is_spoilt |= has;
    }
}

static bool run_stress(struct failure *failure) {
    char output[128 * ANSWER_MAX];
    const struct sequence *file = NULL;
    struct stress *stress = NULL;
    bool is_fine = stress_open(5, &stress, failure);
    while (is_fine && stress_progress_of(stress)->phase != STRESS_DONE) {
        size_t length;
        is_fine = stress_step(stress, 1 << 20, &file, failure);
        if (!is_fine || !file) continue;
        print_kept(file, output, &length);
        const struct judgement_run run = {JUDGEMENT_END_EXIT, 0, output, length};
        is_fine = stress_take(stress, &run, failure);
    }
    if (is_fine) assert_int_equal(stress_finding_of(stress).file->count, 2);
    stress_close(stress);
    return is_fine;
}

/* Two boards, and a line that no mistake explains. */
static bool run_naming(struct failure *failure) {
    static const char output[] = "Black 2\nRed 77\n";
    const struct judgement_run run = {JUDGEMENT_END_EXIT, 0, output, sizeof output - 1};
    const struct board first = draw("O.O/.X.");
    const struct board second = draw("OO/X.");
    const struct sequence *file;
    struct naming naming = {0};
    struct sequence boards = {0};
    naming_begin(&naming, 1, 1);
    naming.pace.wanted = 0;
    bool is_fine = sequence_solve(&boards, &first, failure) && sequence_solve(&boards, &second, failure) &&
                   naming_add(&naming, &boards, &run, failure);
    while (is_fine && !naming.is_done) is_fine = naming_step(&naming, 1 << 20, &file, failure);
    if (is_fine) assert_int_equal(naming.mistakes, 0);
    naming_free(&naming);
    sequence_free(&boards);
    return is_fine;
}

/* A kind of run, and the least number of its allocations. */
struct kind {
    bool (*run)(struct failure *failure);
    size_t least;
};

/* Every allocation up to here is refused; of a longer run some later ones. */
enum { EVERY = 60 };

static void test_allocations_may_be_refused(void **state) {
    const struct kind *kind = *state;
    struct failure failure;
    size_t number = 1;
    const struct board board = draw(small);
    struct analysis *beside = solve_board(&layered_solver, &board);
    const long before = live;
    for (bool is_done = false; !is_done; number += number < EVERY ? 1 : 1 + number / 8) {
        asked = 0;
        refused = number;
        failure = (struct failure){.code = FAILURE_NONE};
        is_done = kind->run(&failure);
        assert_int_equal(live, before);
        assert_int_equal(is_done, asked < number);
        if (is_done) continue;
        assert_int_equal(failure.code, FAILURE_OUT_OF_MEMORY);
        assert_in_range(failure.expected, 1, UINT64_MAX);
    }
    assert_true(asked >= kind->least);
    refused = 0;
    struct analysis *right = solve_board(&textbook_solver, &board);
    assert_same_table(beside, right);
    analysis_close(right);
    analysis_close(beside);
}

#define KIND(name, least)                                                                                    \
    {                                                                                                        \
#name, test_allocations_may_be_refused, NULL, NULL, &(struct kind) {                                 \
            run_##name, least                                                                                \
        }                                                                                                    \
    }

int main(void) {
    const struct CMUnitTest tests[] = {
        KIND(layered, 3),  KIND(layered_long, 8), KIND(textbook, 5),   KIND(certificate, 4), KIND(census, 12),
        KIND(watch, 6),    KIND(mistaken, 3),     KIND(memo, 6),       KIND(diagnosis, 10),  KIND(mine, 2),
        KIND(package, 2),  KIND(validation, 5),   KIND(generation, 5), KIND(puzzle, 1),      KIND(survey, 1),
        KIND(leaking, 10), KIND(stress, 10),      KIND(naming, 4),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
