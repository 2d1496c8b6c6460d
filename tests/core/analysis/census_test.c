/* The census against a plain count over all positions. */
#include "support/support.h"

#include "analysis/census.h"
#include "analysis/solver.h"
#include "support/naive.h"

#include <string.h>

enum { LAYERS_MAX = 512 };

struct counts {
    uint64_t positions;
    uint64_t decided[2][LAYERS_MAX];
    uint64_t ties;
    uint32_t longest[2];
    bool has_win[2];
};

static void count_value(struct counts *counts, struct value value) {
    counts->positions++;
    if (value.winner == WINNER_NONE) {
        counts->ties++;
        return;
    }
    int winner = value.winner == WINNER_RED ? SIDE_RED : SIDE_BLACK;
    assert_true(value.distance < LAYERS_MAX);
    counts->decided[winner][value.distance]++;
    counts->has_win[winner] = true;
    if (value.distance > counts->longest[winner]) counts->longest[winner] = value.distance;
}

/* From the naive solver on boards that are small enough for it, else from the textbook one. */
static void count_all(const struct board *board, struct counts *counts) {
    memset(counts, 0, sizeof *counts);
    bool small = board->rows * board->columns <= 16;
    struct naive *naive = small ? naive_solve(board) : NULL;
    struct analysis *textbook = solve_board(&textbook_solver, board);
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        if (position.general[0] > position.general[1]) continue;
        count_value(counts, small ? naive_value(naive, &position) : value_at(textbook, &position));
    }
    analysis_close(textbook);
    if (small) naive_free(naive);
}

static struct census *open_census(const struct analysis *analysis) {
    struct census *census = NULL;
    struct failure failure;
    assert_true(census_open(analysis, &census, &failure));
    assert_non_null(census);
    return census;
}

static uint64_t counted(const struct census_report *report) {
    uint64_t positions = report->ties;
    for (uint32_t layer = 0; layer < report->layers; layer++)
        positions += report->decided[SIDE_RED][layer] + report->decided[SIDE_BLACK][layer];
    return positions;
}

static void assert_longest(const struct analysis *analysis, const struct census_report *report,
                           const struct counts *counts) {
    uint32_t layers = 0;
    for (int winner = 0; winner < 2; winner++) {
        assert_int_equal(report->has_win[winner], counts->has_win[winner]);
        if (!counts->has_win[winner]) continue;
        assert_int_equal(report->longest_distance[winner], counts->longest[winner]);
        assert_value(analysis_board(analysis), &report->longest[winner],
                     value_at(analysis, &report->longest[winner]),
                     value_of(winner == SIDE_RED ? WINNER_RED : WINNER_BLACK, counts->longest[winner]));
        if (counts->longest[winner] + 1 > layers) layers = counts->longest[winner] + 1;
    }
    assert_int_equal(report->layers, layers);
}

static void check_census(const struct solver *solver, const struct board *board, uint64_t budget) {
    static struct counts counts;
    struct analysis *analysis = solve_board(solver, board);
    struct census *census = open_census(analysis);
    struct failure failure;
    double before = 0;
    count_all(board, &counts);
    while (!census_report_of(census)->done) {
        assert_true(census_step(census, budget, &failure));
        double fraction = census_report_of(census)->fraction;
        assert_true(fraction >= before);
        assert_int_equal((uint64_t)(fraction * (double)counts.positions + 0.5),
                         counted(census_report_of(census)));
        before = fraction;
    }
    const struct census_report *report = census_report_of(census);
    assert_true(report->fraction == 1);
    assert_int_equal(report->ties, counts.ties);
    assert_longest(analysis, report, &counts);
    for (int winner = 0; winner < 2; winner++) {
        for (uint32_t layer = 0; layer < report->layers; layer++)
            assert_int_equal(report->decided[winner][layer], counts.decided[winner][layer]);
    }
    census_close(census);
    analysis_close(analysis);
}

static void test_counts_are_those_of_all_values(void **state) {
    (void)state;
    static const char *const drawn[] = {
        ".", "##/##", "..", "O.O/.X.", "...##/###..", "..#.#/.##../..#.#", "...../...../...../#..#./.#..."};
    static const int sides[][2] = {{4, 4}, {2, 17}, {3, 10}, {7, 4}};
    struct random random = {31};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(drawn); k++) {
            struct board board = draw(drawn[k]);
            check_census(solvers[i], &board, UINT64_MAX);
        }
        for (size_t k = 0; k < COUNT(sides); k++) {
            struct board board = random_board(&random, sides[k][0], sides[k][1], 20);
            check_census(solvers[i], &board, UINT64_MAX);
        }
    }
}

static uint32_t next_distance;

static struct value one_more(const struct analysis *analysis, const struct position *position) {
    (void)analysis;
    (void)position;
    const uint32_t distance = next_distance++;
    return value_of(distance % 2 == 0 ? WINNER_RED : WINNER_BLACK, distance);
}

/* Each position takes one move longer than the last, so the arrays grow at every capacity. */
static void test_every_distance_finds_room(void **state) {
    (void)state;
    static const struct solver counter = {.name = "counter", .value = one_more};
    struct analysis analysis = {
        .solver = &counter, .board = draw("...../...../....."), .progress.done = true};
    struct census *census = open_census(&analysis);
    struct failure failure;
    next_distance = 0;
    assert_true(census_step(census, UINT64_MAX, &failure));
    const struct census_report *report = census_report_of(census);
    assert_int_equal(report->layers, 15 * 14 / 2 * 15 * 2);
    for (uint32_t layer = 0; layer < report->layers; layer++) {
        assert_int_equal(report->decided[SIDE_RED][layer], layer % 2 == 0);
        assert_int_equal(report->decided[SIDE_BLACK][layer], layer % 2 == 1);
    }
    census_close(census);
}

static void test_budgets_change_nothing(void **state) {
    (void)state;
    static const uint64_t budgets[] = {1, 7, 1000, UINT64_MAX - 1, UINT64_MAX};
    struct board board = draw("..#.#/.##../..#.#");
    for (size_t i = 0; i < COUNT(budgets); i++) check_census(&layered_solver, &board, budgets[i]);
}

static void test_nothing_is_counted_before_the_end(void **state) {
    (void)state;
    struct board board = draw("..../.#../....");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        struct census *census = NULL;
        struct failure failure;
        assert_false(census_open(analysis, &census, &failure));
        assert_code(&failure, FAILURE_NOT_SOLVED);
        assert_null(census);
        analysis_close(analysis);
    }
    census_close(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_are_those_of_all_values),
        cmocka_unit_test(test_every_distance_finds_room),
        cmocka_unit_test(test_budgets_change_nothing),
        cmocka_unit_test(test_nothing_is_counted_before_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
