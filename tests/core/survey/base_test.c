/* Bases: which sets of cells are some, what completes them, and that no pattern's score exceeds the highest
   of its bases. */
#include "survey/base.h"

#include "support/support.h"
#include "survey/scores.h"

#include <stdlib.h>

static uint32_t free_of(const char *drawing) {
    const struct board board = draw(drawing);
    return (uint32_t)(((uint64_t)1 << board_size(&board)) - 1) & ~pattern_of_board(&board);
}

static struct grid grid_drawn(const char *drawing) {
    const struct board board = draw(drawing);
    return grid_of((struct pattern_shape){board.rows, board.columns});
}

static void test_one_component_or_two(void **state) {
    (void)state;
    static const struct {
        const char *drawing;
        bool is_base;
    } cases[] = {
        {"####/####/####", false}, {"#.##/####/####", true},  {"..../..../....", true},
        {"..##/####/##..", true},  {".###/#..#/####", false}, {".#../####/##..", false},
        {"..#./..#./..#.", true},  {"...#/###./...#", false}, {"##.#/.##./..#.", false},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const struct grid grid = grid_drawn(cases[i].drawing);
        assert_int_equal(base_is(&grid, free_of(cases[i].drawing)), cases[i].is_base);
    }
}

static void assert_completed(const char *base, const char *completed) {
    const struct grid grid = grid_drawn(base);
    assert_int_equal(base_completed(&grid, free_of(base)), free_of(completed));
}

static void test_completed(void **state) {
    (void)state;
    assert_completed("..../....", "..../....");
    assert_completed("....#/...##", "....#/...#.");
    assert_completed("..###/..###", "..#.#/..###");
    assert_completed("..####/..####", "..###./..#..#");
    assert_completed("..###/..###/..###", "..#.#/..###/..#..");
    assert_completed("..##/..##/..##/..##", "..#./..#./..##/..#.");
    assert_completed("..###/###../#####", "..###/###../..###");
    assert_completed("..###/..###/##...", "..###/..###/##...");
}

static void test_rest(void **state) {
    (void)state;
    const struct grid grid = grid_drawn("..##/####/####");
    const uint32_t base = free_of("..##/####/####");
    assert_int_equal(base_rest(&grid, base), free_of("###./##../...."));
    assert_true(base_is_in(&grid, base, free_of("..#./##../....")));
    assert_false(base_is_in(&grid, base, free_of("..../##../....")));
    assert_false(base_is_in(&grid, base, free_of(".#../##../....")));
}

/* The highest scores of the bases among the components of the free cells, each completed. */
static void score_bases(struct scores *scores, uint32_t free, uint32_t highest[SURVEY_GOALS]) {
    const struct grid *grid = &scores->lanes.grid;
    static const uint32_t no_floor[SURVEY_GOALS];
    uint32_t component[PATTERN_CELLS_MAX];
    int count = 0;
    for (uint32_t left = free; left; left &= ~component[count++])
        component[count] = grid_component(grid, free, grid_first(left));
    for (int a = 0; a < count; a++) {
        for (int b = a; b < count; b++) {
            if (!base_is(grid, component[a] | component[b])) continue;
            const uint32_t alone[LANES] = {base_completed(grid, component[a] | component[b])};
            scores_take(scores, alone, no_floor);
            for (int goal = 0; goal < SURVEY_GOALS; goal++)
                if (scores->of[0][goal].score > highest[goal]) highest[goal] = scores->of[0][goal].score;
        }
    }
}

static void test_no_pattern_has_more_than_its_bases(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{4, 5}, {5, 4}, {2, 10}, {10, 2}, {3, 8}, {8, 3}, {5, 5}};
    static const uint32_t no_floor[SURVEY_GOALS];
    struct random random = {5};
    struct scores *scores = aligned_memory(sizeof *scores);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        scores_open(scores, shapes[i]);
        for (int times = 0; times < 60; times++) {
            const uint32_t alone[LANES] = {(uint32_t)random_next(&random) & scores->lanes.grid.all};
            uint32_t highest[SURVEY_GOALS] = {0};
            if (alone[0] == 0) continue;
            score_bases(scores, alone[0], highest);
            scores_take(scores, alone, no_floor);
            for (int goal = 0; goal < SURVEY_GOALS; goal++)
                assert_true(scores->of[0][goal].score <= highest[goal]);
        }
    }
    free(scores);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_component_or_two),
        cmocka_unit_test(test_completed),
        cmocka_unit_test(test_rest),
        cmocka_unit_test(test_no_pattern_has_more_than_its_bases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
