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
    const uint32_t pattern = lanes->grid.all & ~lanes->free.lane[lane];
    const struct board board = pattern_board(lanes->grid.shape, pattern);
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

static void compare(lanes_kernel *kernel, struct lanes *lanes, const uint32_t free[LANES]) {
    lanes_solve(lanes, free);
    for (int lane = 0; lane < LANES; lane++) {
        const uint64_t cells = (uint64_t)__builtin_popcount(free[lane]);
        lanes_fill_distances(lanes, lane);
        lanes->distance_lane = lane;
        kernel(lanes);
        assert_int_equal(compare_lane(lanes, lane), cells * (cells - (cells > 0)) / 2 * cells * 2);
    }
}

/* A pattern, seven that differ from it in at most three cells, or seven others. */
static void draw_lanes(struct random *random, const struct grid *grid, bool are_alike, uint32_t free[LANES]) {
    for (uint32_t lane = 0; lane < LANES; lane++) {
        const uint32_t drawn = (uint32_t)(random_next(random) | random_next(random)) & grid->all;
        free[lane] = are_alike && lane > 0 ? (free[0] ^ lane) & grid->all : drawn;
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
    struct lanes *lanes = aligned_memory(sizeof *lanes);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        for (size_t k = 0; k < COUNT(kernels); k++) {
            uint32_t free[LANES];
            lanes_open(lanes, shapes[i]);
            draw_lanes(&random, &lanes->grid, k == 0, free);
            compare(kernels[k], lanes, free);
            draw_lanes(&random, &lanes->grid, k != 0, free);
            compare(kernels[k], lanes, free);
        }
    }
    free(lanes);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_position)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
