/* The peaks of eight patterns against the textbook solver and the miner's rules. */
#include "survey/forced_lines.h"
#include "survey/judge.h"
#include "survey/tie_lines.h"

#include "support/support.h"

#include <stdlib.h>
#include <string.h>

struct memory {
    struct lanes lanes;
    struct tie_lines ties;
};

static void assert_peak(const struct peak *peak, const struct judgement *expected, enum survey_goal goal) {
    assert_int_equal(peak->score, expected->score[goal]);
    assert_int_equal(peak->positions, expected->positions[goal]);
}

/* The most forced moves in won games and in ties; results up to `floor` are not needed. */
static struct peak forced_of(struct memory *memory, int lane, uint32_t floor) {
    lanes_fill_distances(&memory->lanes, lane);
    const struct peak won = forced_lines_longest(&memory->lanes, floor);
    struct peak peak = tie_lines_forced(&memory->ties, &memory->lanes, floor);
    if (won.score > peak.score) return won;
    if (won.score == peak.score) peak.positions += won.positions;
    return peak;
}

static void compare(struct memory *memory, uint32_t base) {
    struct lanes *lanes = &memory->lanes;
    lanes_solve(lanes, base);
    for (int lane = 0; lane < LANES; lane++) {
        struct judgement expected;
        struct failure failure;
        assert_true(judge_pattern(lanes->shape, base + (uint32_t)lane, &expected, &failure));
        assert_peak(&lanes->longest[SIDE_RED][lane], &expected, SURVEY_RED);
        assert_peak(&lanes->longest[SIDE_BLACK][lane], &expected, SURVEY_BLACK);
        const uint32_t most = tie_lines_take(&memory->ties, lanes, lane);
        const struct peak tie = tie_lines_longest(&memory->ties, lanes);
        assert_peak(&tie, &expected, SURVEY_TIE);
        assert_true(tie.score <= most);
        const struct peak forced = forced_of(memory, lane, 0);
        assert_peak(&forced, &expected, SURVEY_FORCED);
        const struct peak again = forced_of(memory, lane, forced.score);
        assert_peak(&again, &expected, SURVEY_FORCED);
    }
}

static void test_every_score(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{4, 4}, {3, 6}, {6, 3}, {2, 8}, {8, 2}, {4, 5}, {12, 1}};
    struct random random = {3};
    struct memory *memory = aligned_alloc(64, (sizeof *memory + 63) / 64 * 64);
    assert_non_null(memory);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        lanes_open(&memory->lanes, shapes[i]);
        memset(&memory->ties, 0, sizeof memory->ties);
        for (int times = 0; times < 3; times++) {
            const uint64_t drawn = random_next(&random) & random_next(&random);
            const uint32_t all = (uint32_t)(pattern_count(shapes[i]) - 1);
            compare(memory, (uint32_t)drawn & all & ~(uint32_t)(LANES - 1));
        }
    }
    free(memory);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_score)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
