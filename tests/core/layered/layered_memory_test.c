/* The memory of the layered solver, and half-tables handed over when it runs out. The sources that allocate are
   compiled here, with counted allocations. */
#define _DEFAULT_SOURCE
#include "support/allocations.h"

#include "layered/history.c"
#undef _DEFAULT_SOURCE /* defined again by the sources */
#include "layered/half.c"
#include "layered/large_memory.c"
#include "layered/layered.c"
#include "layered/table.c"

#include "support/support.h"

/* Each of the 9 generals' cells has one chunk of 16 words of 16 bits. A word has all pawn rows; the
   estimate includes two tiers, because the first may begin above the board. */
static void test_a_table_is_as_large_as_its_layout_says(void **state) {
    (void)state;
    enum { PLANE = 2 * 9 * 32 };
    struct board board = draw(".../.../...");
    struct index index;
    index_build(&index, &board);
    assert_int_equal(index.tier_rows, 8);
    assert_int_equal(table_plane_bytes(&index), PLANE);
    assert_int_equal(table_bytes_first(&index), (2 + 4) * PLANE);
    for (int planes = 4; planes <= PLANES_MAX; planes++)
        assert_int_equal(table_bytes(&index, planes), (2 + planes) * PLANE);
}

/* The estimate includes ten planes and two histories of 2048 layers for each half. A short game needs only
   the first four planes and a history's first layers, and a small board one tier; everything else is needed
   by all. */
static void test_what_a_board_will_need_is_known_before(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    struct index index;
    index_build(&index, &board);
    fail_allocation(0);
    struct analysis *analysis = solve_board(&layered_solver, &board);
    assert_in_range(layered_table(analysis, 0)->plane_count, 1, 4);
    assert_in_range(layered_table(analysis, 1)->plane_count, 1, 4);
    assert_int_equal(analysis_bytes_for(&layered_solver, &board),
                     analysis_bytes(analysis) + 2 * (6 * table_plane_bytes(&index) +
                                                     (2 * 2048 - HISTORY_MORE_LAYERS) * sizeof(uint32_t)));
    analysis_close(analysis);
}

/* A board takes no more than expected, and no less than half of it. */
static void assert_within_estimate(const struct board *board) {
    const uint64_t estimate = analysis_bytes_for(&layered_solver, board);
    struct analysis *analysis = solve_board(&layered_solver, board);
    assert_in_range(analysis_bytes(analysis), estimate / 2, estimate);
    analysis_close(analysis);
}

static void test_no_board_takes_more_than_expected(void **state) {
    (void)state;
    static const int sides[] = {1, 2, 3, 5, 8, 11, 16, 17, 21, 32};
    static const unsigned densities[] = {0, 10, 25, 50};
    enum { CELLS_MAX = 180 };
    struct random random = {20};
    fail_allocation(0);
    for (size_t i = 0; i < COUNT(sides) * COUNT(sides) * COUNT(densities); i++) {
        const int rows = sides[i % COUNT(sides)];
        const int columns = sides[i / COUNT(sides) % COUNT(sides)];
        if (rows * columns > CELLS_MAX) continue;
        struct board board = random_board(&random, rows, columns, densities[i / COUNT(sides) / COUNT(sides)]);
        assert_within_estimate(&board);
    }
}

static void test_long_games_take_no_more_than_expected(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    fail_allocation(0);
    assert_within_estimate(&board);
}

/* Should games be longer than expected, the limit holds while the table grows. */
static void test_growth_keeps_the_limit(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    struct failure failure;
    struct value values[BOARD_CELLS_MAX];
    fail_allocation(0);
    struct analysis *whole = solve_board(&layered_solver, &board);
    const uint64_t held = analysis_bytes(whole);
    struct analysis *analysis = open_analysis(&layered_solver, &board);
    const uint64_t begun = analysis_bytes(analysis);
    for (uint64_t limit = begun; limit < held; limit += (held - begun) / 7) {
        analysis->memory_limit = limit;
        assert_false(analysis_solve(analysis, &failure));
        assert_failure("growth", &failure, &(struct failure){FAILURE_TOO_LARGE, 0, 0, limit, failure.found});
        assert_in_range(failure.found, limit + 1, held);
        assert_in_range(analysis_bytes(analysis), 0, limit);
        assert_false(analysis_is_done(analysis));
        assert_false(analysis_values(analysis, (const int[2]){0, 1}, values, values, &failure));
        assert_code(&failure, FAILURE_NOT_SOLVED);
        analysis_close(analysis);
        analysis = open_analysis(&layered_solver, &board);
    }
    analysis->memory_limit = held;
    assert_true(analysis_solve(analysis, &failure));
    assert_int_equal(analysis_bytes(analysis), held);
    assert_same_table(analysis, whole);
    analysis_close(analysis);
    analysis_close(whole);
}

/* The longest distance has the lowest bit and one bit for each of 22 planes. */
static void test_a_game_longer_than_all_planes_hold_is_told(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    struct failure failure;
    fail_allocation(0);
    struct analysis *analysis = open_analysis(&layered_solver, &board);
    struct layered *layered = (struct layered *)analysis;
    assert_true(analysis_step(analysis, 1, &failure));
    struct half *half = &layered->halves[layered->current];
    half->table.plane_count = 22;
    half->layer = 8388608;
    assert_false(analysis_step(analysis, 1, &failure));
    assert_failure("step", &failure, &(struct failure){FAILURE_TOO_MANY_LAYERS, 0, 0, 8388607, 0});
    analysis_close(analysis);
}

/* Pages of 2 MiB, for sizes of four or more of them. */
static void test_large_memory_is_whole_pages(void **state) {
    (void)state;
    static const struct {
        size_t bytes;
        size_t taken;
    } pieces[] = {{(8 << 20) - 1, (8 << 20) - 1},
                  {8 << 20, 8 << 20},
                  {(8 << 20) + 1, 10 << 20},
                  {(10 << 20) - 1, 10 << 20}};
    fail_allocation(0);
    for (size_t i = 0; i < COUNT(pieces); i++) {
        void *memory = large_memory(pieces[i].bytes);
        assert_int_equal(allocations_bytes(), pieces[i].taken);
        free(memory);
    }
}

/* Plane i holds bit i + 1 of the layers. */
static void test_a_plane_is_added_when_a_layer_needs_it(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    fail_allocation(0);
    struct analysis *analysis = open_analysis(&layered_solver, &board);
    const struct layered *layered = (const struct layered *)analysis;
    struct failure failure;
    int planes[2] = {0, 0};
    while (!analysis_is_done(analysis)) {
        for (int half = 0; half < 2; half++) {
            const struct half *of_two = &layered->halves[half];
            assert_int_equal(of_two->table.plane_count, planes[half]);
            const bool is_current =
                half_is_done(&layered->halves[layered->current]) != (half == layered->current);
            if (is_current && of_two->layer >= (uint32_t)2 << planes[half]) planes[half]++;
        }
        assert_true(analysis_step(analysis, 1, &failure));
        if (layered->halves[layered->current].layer == 0)
            assert_int_equal(analysis_glance(analysis)->frontier, 0);
    }
    assert_true(planes[0] > 4 && planes[1] > 4);
    analysis_close(analysis);
}

/* Hands over a tier after each allocation for its room has failed in turn; returns the number of failures.
   Failed allocations are not counted as held. */
static size_t hand_after_refusals(const struct analysis *from, struct analysis *to, int half, uint32_t tier) {
    struct handed told;
    struct failure failure;
    size_t refusals = 0;
    assert_true(handed_give(from, half, tier, &told));
    fail_allocation(1);
    while (handed_take(to, half, tier, &told, false, &failure) != HANDING_FINE) {
        const uint64_t held = analysis_bytes(to);
        assert_out_of_memory(&failure, failure.expected);
        assert_in_range(failure.expected, 1, UINT64_MAX);
        fail_allocation(1);
        assert_int_equal(handed_take(to, half, tier, &told, false, &failure), HANDING_FAILED);
        assert_int_equal(analysis_bytes(to), held);
        fail_allocation(2); /* this one succeeds, the next fails */
        refusals++;
    }
    for (uint32_t piece = 0; piece < told.pieces; piece++)
        memcpy(handed_piece(to, half, tier, piece), handed_piece(from, half, tier, piece), told.piece_bytes);
    assert_int_equal(handed_take(to, half, tier, &told, true, &failure), HANDING_FINE);
    fail_allocation(0);
    return refusals;
}

/* The planes of long games. */
static void test_tiers_are_handed_after_refusals(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    struct handed told;
    fail_allocation(0);
    struct analysis *whole = solve_board(&layered_solver, &board);
    struct analysis *taking = open_analysis(&layered_solver, &board);
    size_t refusals = 0;
    for (int half = 0; half < 2; half++) {
        for (uint32_t tier = 0; handed_give(whole, half, tier, &told); tier++)
            refusals += hand_after_refusals(whole, taking, half, tier);
    }
    assert_int_equal(refusals, layered_table(whole, 0)->plane_count + layered_table(whole, 1)->plane_count -
                                   2 * PLANES_FIRST);
    assert_true(refusals > 0);
    assert_int_equal(allocations_bytes(), analysis_bytes(whole) + analysis_bytes(taking));
    assert_same_table(taking, whole);
    analysis_close(taking);
    analysis_close(whole);
    assert_int_equal(allocations_live(), 0);
}

/* A half that could not take a tier solves it, and those below, on its own. */
static void test_a_half_goes_on_without_a_refused_tier(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    struct handed told;
    struct failure failure;
    fail_allocation(0);
    struct analysis *whole = solve_board(&layered_solver, &board);
    for (size_t number = 1; number <= 2; number++) {
        struct analysis *taking = open_analysis(&layered_solver, &board);
        for (int half = 0; half < 2; half++) {
            uint32_t tier = 0;
            for (; handed_give(whole, half, tier, &told); tier++) {
                fail_allocation(number);
                if (handed_take(taking, half, tier, &told, false, &failure) == HANDING_FAILED) break;
                hand_after_refusals(whole, taking, half, tier);
            }
            assert_refused(&failure);
        }
        fail_allocation(0);
        assert_true(analysis_solve(taking, &failure));
        assert_int_equal(allocations_bytes(), analysis_bytes(whole) + analysis_bytes(taking));
        assert_same_table(taking, whole);
        analysis_close(taking);
    }
    analysis_close(whole);
    assert_int_equal(allocations_live(), 0);
}

/* On a large board a half has memory of its own, allocated for its first tier. */
static void test_a_half_of_a_large_board_is_handed_after_a_refusal(void **state) {
    (void)state;
    struct board board = {.rows = 19, .columns = 19};
    struct failure failure;
    struct handed told;
    memset(board.cells, CELL_FREE, sizeof board.cells);
    fail_allocation(0);
    struct analysis *giving = open_analysis(&layered_solver, &board);
    struct analysis *taking = open_analysis(&layered_solver, &board);
    const uint64_t begun = analysis_bytes(taking);
    while (!handed_give(giving, 1, 0, &told)) assert_true(handed_step(giving, 1, 1, &failure));
    fail_allocation(1);
    assert_int_equal(handed_take(taking, 1, 0, &told, false, &failure), HANDING_FAILED);
    assert_out_of_memory(&failure, half_bytes_first(layered_table(taking, 1)->index));
    assert_int_equal(analysis_bytes(taking), begun);
    assert_true(hand_after_refusals(giving, taking, 1, 0) > 0);
    assert_in_range(analysis_bytes(taking), begun + half_bytes_first(layered_table(taking, 1)->index),
                    analysis_bytes(giving));
    assert_true(handed_step(taking, 1, 1, &failure));
    analysis_close(taking);
    analysis_close(giving);
    assert_int_equal(allocations_live(), 0);
}

int main(void) {
    struct memory_case small = {&layered_solver, "O..O./..#../.#.../...#./..X.."};
    /* Games so long that planes are added and the histories grow. */
    struct memory_case maze = {&layered_solver,
                               "O.............../###############./................/.###############/"
                               "................/###############./X..............O"};
    /* Even longer ones: the histories grow again. */
    struct memory_case record = {&layered_solver,
                                 "....#...#O/.##......./..#...#.#./.........X/#####.##../...#O#...#/"
                                 ".#...#.##./..####..../.#...####./...#......"};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_too_large_allocates_nothing, &small),
        cmocka_unit_test_prestate(test_too_large_allocates_nothing, &maze),
        cmocka_unit_test_prestate(test_all_memory_is_reported, &small),
        cmocka_unit_test_prestate(test_all_memory_is_reported, &maze),
        cmocka_unit_test_prestate(test_all_memory_is_reported, &record),
        cmocka_unit_test_prestate(test_closing_frees_everything, &small),
        cmocka_unit_test_prestate(test_closing_frees_everything, &maze),
        cmocka_unit_test(test_a_table_is_as_large_as_its_layout_says),
        cmocka_unit_test_prestate(test_what_a_board_will_need_is_known_before, &small),
        cmocka_unit_test(test_no_board_takes_more_than_expected),
        cmocka_unit_test_prestate(test_long_games_take_no_more_than_expected, &maze),
        cmocka_unit_test_prestate(test_long_games_take_no_more_than_expected, &record),
        cmocka_unit_test_prestate(test_growth_keeps_the_limit, &maze),
        cmocka_unit_test_prestate(test_a_plane_is_added_when_a_layer_needs_it, &maze),
        cmocka_unit_test_prestate(test_a_game_longer_than_all_planes_hold_is_told, &small),
        cmocka_unit_test(test_large_memory_is_whole_pages),
        cmocka_unit_test_prestate(test_tiers_are_handed_after_refusals, &maze),
        cmocka_unit_test_prestate(test_tiers_are_handed_after_refusals, &record),
        cmocka_unit_test_prestate(test_a_half_goes_on_without_a_refused_tier, &maze),
        cmocka_unit_test_prestate(test_a_half_goes_on_without_a_refused_tier, &record),
        cmocka_unit_test(test_a_half_of_a_large_board_is_handed_after_a_refusal),
        cmocka_unit_test_prestate(test_a_thousand_boards, &small),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
