/* The scores of eight patterns against the textbook solver and the miner's rules. */
#include "survey/judge.h"

#include "support/support.h"

#include <stdlib.h>

static void assert_scores(const struct score of[SURVEY_GOALS], const struct judgement *expected) {
    for (int goal = 0; goal < SURVEY_GOALS; goal++) {
        assert_int_equal(of[goal].score, expected->score[goal]);
        assert_int_equal(of[goal].positions, expected->positions[goal]);
    }
}

static void compare(struct scores *scores, const uint32_t free[LANES]) {
    const struct grid *grid = &scores->lanes.grid;
    struct judgement expected[LANES];
    static const uint32_t no_floor[SURVEY_GOALS];
    for (int lane = 0; lane < LANES; lane++) {
        struct failure failure;
        assert_true(judge_pattern(grid->shape, grid->all & ~free[lane], &expected[lane], &failure));
    }
    for (int lane = 0; lane < LANES; lane++) {
        const uint32_t alone[LANES] = {free[lane]};
        scores_take(scores, alone, no_floor);
        assert_scores(scores->of[0], &expected[lane]);
        scores_take(scores, alone, expected[lane].score);
        assert_scores(scores->of[0], &expected[lane]);
    }
    /* together, what is lower than in an earlier lane may be left out */
    uint32_t floor[SURVEY_GOALS] = {0};
    scores_take(scores, free, no_floor);
    for (int lane = 0; lane < LANES; lane++) {
        for (int goal = 0; goal < SURVEY_GOALS; goal++) {
            const struct score *score = &scores->of[lane][goal];
            if (expected[lane].score[goal] < floor[goal] && score->score == 0) continue;
            assert_int_equal(score->score, expected[lane].score[goal]);
            assert_int_equal(score->positions, expected[lane].positions[goal]);
            floor[goal] = score->score > floor[goal] ? score->score : floor[goal];
        }
    }
}

static void test_every_score(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{4, 4}, {3, 6}, {6, 3}, {2, 8}, {8, 2}, {4, 5}, {12, 1}};
    struct random random = {3};
    struct scores *scores = aligned_memory(sizeof *scores);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        scores_open(scores, shapes[i]);
        for (int times = 0; times < 3; times++) {
            const uint32_t drawn = (uint32_t)(random_next(&random) | random_next(&random));
            uint32_t free[LANES];
            for (uint32_t lane = 0; lane < LANES; lane++)
                free[lane] = (drawn ^ lane) & scores->lanes.grid.all;
            compare(scores, free);
        }
    }
    free(scores);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_score)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
