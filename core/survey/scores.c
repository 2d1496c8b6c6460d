#include "survey/scores.h"

#include "survey/forced_lines.h"

#include <string.h>

enum score_goal survey_score_goal(enum survey_goal goal) {
    static const enum score_goal goals[] = {SCORE_RED, SCORE_BLACK, SCORE_TIE, SCORE_FORCED};
    return goals[goal];
}

void scores_open(struct scores *scores, struct pattern_shape shape) {
    memset(scores, 0, sizeof *scores);
    lanes_open(&scores->lanes, shape);
}

static struct score score_of(const struct lanes *lanes, const struct peak *peak) {
    const uint8_t *general = lanes->general[peak->pair];
    return (struct score){
        peak->score, peak->positions, {general[0], general[1]}, (uint32_t)peak->pawn, peak->mirrored};
}

/* Merges the peaks of two kinds of games: the higher, or the sum of equal ones. */
static struct peak peak_of_both(struct peak a, struct peak b) {
    if (a.score != b.score) return a.score > b.score ? a : b;
    a.positions += b.positions;
    return a;
}

static uint32_t least(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

/* The longest tie of a lane, and the most forced moves in one. */
static void take_ties(struct scores *scores, int lane, const uint32_t floor[SURVEY_GOALS], struct peak *tie,
                      struct peak *forced) {
    const uint32_t most = tie_lines_take(&scores->ties, &scores->lanes, lane);
    if (most == 0 || most < least(floor[SURVEY_TIE], floor[SURVEY_FORCED])) return;
    *tie = tie_lines_longest(&scores->ties, &scores->lanes);
    if (tie->score >= floor[SURVEY_FORCED])
        *forced = tie_lines_forced(&scores->ties, &scores->lanes, floor[SURVEY_FORCED]);
}

/* A sequence of forced moves is no longer than the game. */
static bool may_be_forced(const struct lanes *lanes, int lane, uint32_t score) {
    const uint32_t red = lanes->longest[SIDE_RED][lane].score, black = lanes->longest[SIDE_BLACK][lane].score;
    return red + black > 0 && (red >= score || black >= score);
}

static void take_lane(struct scores *scores, int lane, uint32_t floor[SURVEY_GOALS]) {
    struct lanes *lanes = &scores->lanes;
    struct peak peak[SURVEY_GOALS] = {
        [SURVEY_RED] = lanes->longest[SIDE_RED][lane],
        [SURVEY_BLACK] = lanes->longest[SIDE_BLACK][lane],
    };
    take_ties(scores, lane, floor, &peak[SURVEY_TIE], &peak[SURVEY_FORCED]);
    if (may_be_forced(lanes, lane, floor[SURVEY_FORCED])) {
        lanes_fill_distances(lanes, lane);
        peak[SURVEY_FORCED] =
            peak_of_both(forced_lines_longest(lanes, floor[SURVEY_FORCED]), peak[SURVEY_FORCED]);
    }
    for (int goal = 0; goal < SURVEY_GOALS; goal++) {
        if (peak[goal].score == 0 || peak[goal].score < floor[goal]) continue;
        floor[goal] = peak[goal].score;
        scores->of[lane][goal] = score_of(lanes, &peak[goal]);
    }
}

void scores_take(struct scores *scores, const uint32_t free[LANES], const uint32_t floor[SURVEY_GOALS]) {
    uint32_t raised[SURVEY_GOALS];
    memcpy(raised, floor, sizeof raised);
    memset(scores->of, 0, sizeof scores->of);
    scores->lanes.floor[SIDE_RED] = floor[SURVEY_RED];
    scores->lanes.floor[SIDE_BLACK] = floor[SURVEY_BLACK];
    lanes_solve(&scores->lanes, free);
    for (int lane = 0; lane < LANES; lane++)
        if (free[lane]) take_lane(scores, lane, raised);
}
