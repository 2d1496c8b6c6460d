/* Every pattern is counted at a base that has its score, so that the survey extends the base and finds the pattern. */
#include "survey/worker.h"

#include "support/support.h"
#include "survey/base.h"

#include <stdlib.h>

struct memory {
    struct scores scores;
    struct survey_worker *worker;
};

static const uint32_t no_floor[SURVEY_GOALS];

static void check_pattern(struct memory *memory, uint32_t free) {
    struct scores *scores = &memory->scores;
    const struct grid *grid = &scores->lanes.grid;
    const uint32_t alone[LANES] = {free};
    scores_take(scores, alone, no_floor);
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) {
        const struct score score = scores->of[0][goal];
        if (score.score == 0) continue;
        const uint32_t number = survey_base(memory->worker, free, goal, &score);
        assert_true(pattern_stands(grid->shape, number));
        assert_true(base_is(grid, grid->all & ~number));
        const uint32_t completed[LANES] = {base_completed(grid, grid->all & ~number)};
        scores_take(scores, completed, no_floor);
        assert_true(scores->of[0][goal].score >= score.score);
        scores_take(scores, alone, no_floor);
    }
}

static struct memory *open_memory(struct pattern_shape shape) {
    struct failure failure;
    struct memory *memory = aligned_memory(sizeof *memory);
    scores_open(&memory->scores, shape);
    assert_true(survey_worker_open(shape, &memory->worker, &failure));
    return memory;
}

static void close_memory(struct memory *memory) {
    survey_worker_close(memory->worker);
    free(memory);
}

static void test_patterns_are_counted_where_their_score_is(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{4, 5}, {5, 4}, {2, 10}, {10, 2}, {4, 7}, {8, 3}, {5, 6}};
    struct random random = {9};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        struct memory *memory = open_memory(shapes[i]);
        for (int times = 0; times < 40; times++) {
            const uint32_t drawn = (uint32_t)random_next(&random) & memory->scores.lanes.grid.all;
            if (drawn) check_pattern(memory, drawn);
        }
        close_memory(memory);
    }
}

/* The pawn's component has the tie of the pattern with a pair above it, but not with one below. */
static void test_a_base_and_its_mirror_image_are_completed_otherwise(void **state) {
    (void)state;
    const struct board board = draw(".#.#.#./.#...#./#..#.#./#....#.");
    struct memory *memory = open_memory((struct pattern_shape){4, 7});
    check_pattern(memory, memory->scores.lanes.grid.all & ~pattern_of_board(&board));
    close_memory(memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_patterns_are_counted_where_their_score_is),
        cmocka_unit_test(test_a_base_and_its_mirror_image_are_completed_otherwise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
