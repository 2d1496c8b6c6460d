/* Eight patterns side by side against the layered solver, with every set of kernels that runs on this
   machine. */
#include "survey/lanes.h"

#include "support/support.h"

#include <stdlib.h>
#include <string.h>

static bool is_in(const struct lanes_sets *sets, int pair, int lane, int cell) {
    return sets[pair].lane[lane] >> cell & 1;
}

static enum winner winner_at(const struct lanes *lanes, int pair, int lane, int pawn, enum side side) {
    const bool red = side == SIDE_RED ? is_in(lanes->red_won, pair, lane, pawn)
                                      : is_in(lanes->black_lost[0], pair, lane, pawn);
    const bool black = side == SIDE_RED ? is_in(lanes->red_lost, pair, lane, pawn)
                                        : !is_in(lanes->black_alive[0], pair, lane, pawn);
    assert_false(red && black);
    return red ? WINNER_RED : black ? WINNER_BLACK : WINNER_NONE;
}

/* Every position of the lane; returns how many there are. */
static uint64_t compare_lane(const struct lanes *lanes, int lane) {
    const struct board board = pattern_board(lanes->shape, lanes->base + (uint32_t)lane);
    struct analysis *analysis = solve_board(&layered_solver, &board);
    uint64_t positions = 0;
    struct peak longest[2] = {{0}, {0}};
    for (int pair = 0; pair < lanes->pairs; pair++) {
        const uint8_t *general = lanes->general[pair];
        for (uint32_t left = lanes->placed[pair].lane[lane]; left; left &= left - 1) {
            struct position position = {{general[0], general[1]}, (uint16_t)__builtin_ctz(left), SIDE_RED};
            for (int side = 0; side < 2; side++, positions++) {
                position.side = (enum side)side;
                const struct value value = value_at(analysis, &position);
                assert_int_equal(winner_at(lanes, pair, lane, position.pawn, position.side), value.winner);
                if (side == SIDE_BLACK) continue;
                assert_int_equal(lanes->distance[pair * 32 + position.pawn], value.distance);
                if (value.winner != WINNER_NONE)
                    peak_take(&longest[value.winner == WINNER_BLACK], value.distance, pair, position.pawn,
                              false);
            }
        }
    }
    for (int winner = 0; winner < 2; winner++)
        assert_memory_equal(&lanes->longest[winner][lane], &longest[winner], sizeof(struct peak));
    analysis_close(analysis);
    return positions;
}

static void compare(lanes_kernel *kernel, struct lanes *lanes, struct pattern_shape shape, uint32_t base) {
    lanes_open(lanes, shape);
    lanes_solve(lanes, base);
    for (int lane = 0; lane < LANES && base + (uint32_t)lane < pattern_count(shape); lane++) {
        uint64_t free = (uint64_t)(pattern_cells(shape) - __builtin_popcount(base + (uint32_t)lane));
        lanes_fill_distances(lanes, lane);
        lanes->distance_lane = lane;
        kernel(lanes);
        assert_int_equal(compare_lane(lanes, lane), free * (free - (free > 0)) / 2 * free * 2);
    }
}

static void test_every_position(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{2, 1}, {2, 2},  {3, 3},  {4, 5},
                                                  {5, 4}, {2, 15}, {30, 1}, {6, 5}};
    lanes_kernel *const kernels[] = {
        lanes_solve_portable,
#if defined(__x86_64__)
        __builtin_cpu_supports("avx2") ? lanes_solve_avx2 : lanes_solve_portable,
#endif
    };
    struct random random = {11};
    struct lanes *lanes = aligned_alloc(64, (sizeof *lanes + 63) / 64 * 64);
    assert_non_null(lanes);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        for (size_t k = 0; k < COUNT(kernels); k++) {
            const uint32_t drawn =
                (uint32_t)(random_next(&random) & random_next(&random) & (pattern_count(shapes[i]) - 1));
            compare(kernels[k], lanes, shapes[i], drawn / LANES * LANES);
        }
    }
    free(lanes);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_position)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
