#include "survey/survey.h"

#include "survey/forced_lines.h"
#include "survey/tie_lines.h"

#include <stdlib.h>
#include <string.h>

enum score_goal survey_score_goal(enum survey_goal goal) {
    static const enum score_goal goals[] = {SCORE_RED, SCORE_BLACK, SCORE_TIE, SCORE_FORCED};
    return goals[goal];
}

struct survey_worker {
    struct lanes lanes;
    struct tie_lines ties;
};

struct survey survey_begin(struct pattern_shape shape, uint32_t part, uint32_t parts) {
    return (struct survey){.shape = shape, .part = part, .parts = parts};
}

static uint64_t all_chunks(struct pattern_shape shape) {
    const uint64_t size = (uint64_t)1 << SURVEY_CHUNK_BITS;
    return (pattern_count(shape) + size - 1) / size;
}

uint64_t survey_chunks(const struct survey *survey) {
    const uint64_t all = all_chunks(survey->shape);
    return (all + survey->parts - survey->part) / survey->parts;
}

bool survey_is_done(const struct survey *survey) {
    return survey->done == survey_chunks(survey);
}

bool survey_worker_open(struct pattern_shape shape, struct survey_worker **worker, struct failure *failure) {
    enum { ALIGNMENT = 64 };
    const size_t bytes = (sizeof **worker + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    *worker = aligned_alloc(ALIGNMENT, bytes);
    if (!*worker) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    lanes_open(&(*worker)->lanes, shape);
    memset(&(*worker)->ties, 0, sizeof(*worker)->ties);
    return true;
}

void survey_worker_close(struct survey_worker *worker) {
    free(worker);
}

/* The board with the pieces of the peak. */
static struct board show(const struct lanes *lanes, uint32_t pattern, const struct peak *peak) {
    const int columns = lanes->shape.columns;
    const int cells[] = {lanes->general[peak->pair][0], lanes->general[peak->pair][1], peak->pawn};
    struct board board =
        pattern_board(lanes->shape, peak->mirrored ? pattern_mirror(lanes->shape, pattern) : pattern);
    for (int i = 0; i < 3; i++) {
        const int column = cells[i] % columns;
        const int cell = peak->mirrored ? cells[i] - column + columns - 1 - column : cells[i];
        board.cells[cell] = i < 2 ? CELL_GENERAL : CELL_PAWN;
    }
    return board;
}

/* Updates the best with a board; patterns come in the order of their numbers. */
static void take(struct survey_best *best, const struct lanes *lanes, uint32_t pattern,
                 const struct peak *peak) {
    if (peak->score == 0 || peak->score < best->score) return;
    if (peak->score > best->score || best->boards == 0)
        *best = (struct survey_best){.score = peak->score, .shown = show(lanes, pattern, peak)};
    best->boards++;
    best->positions += peak->positions;
    if (best->listed_count < SURVEY_LISTED_MAX)
        best->listed[best->listed_count++] = (struct survey_listed){pattern, peak->positions};
}

static uint32_t least(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

/* Merges the peaks of two kinds of games: the higher, or the sum of equal ones. */
static struct peak peak_of_both(struct peak a, struct peak b) {
    if (a.score != b.score) return a.score > b.score ? a : b;
    a.positions += b.positions;
    return a;
}

static void take_ties(struct survey_worker *worker, int lane, struct survey_best best[SURVEY_GOALS],
                      struct peak *forced) {
    const uint32_t pattern = worker->lanes.base + (uint32_t)lane;
    const uint32_t most = tie_lines_take(&worker->ties, &worker->lanes, lane);
    if (most == 0 || most < least(best[SURVEY_TIE].score, best[SURVEY_FORCED].score)) return;
    const struct peak peak = tie_lines_longest(&worker->ties, &worker->lanes);
    take(&best[SURVEY_TIE], &worker->lanes, pattern, &peak);
    if (peak.score >= best[SURVEY_FORCED].score)
        *forced = tie_lines_forced(&worker->ties, &worker->lanes, best[SURVEY_FORCED].score);
}

/* A sequence of forced moves is no longer than the game. */
static bool may_be_forced(const struct lanes *lanes, int lane, uint32_t score) {
    const uint32_t red = lanes->longest[SIDE_RED][lane].score, black = lanes->longest[SIDE_BLACK][lane].score;
    return red + black > 0 && (red >= score || black >= score);
}

static void take_forced(struct survey_worker *worker, int lane, struct survey_best *best, struct peak ties) {
    struct lanes *lanes = &worker->lanes;
    struct peak peak = ties;
    if (may_be_forced(lanes, lane, best->score)) {
        lanes_fill_distances(lanes, lane);
        peak = peak_of_both(forced_lines_longest(lanes, best->score), ties);
    }
    take(best, lanes, lanes->base + (uint32_t)lane, &peak);
}

static void take_lane(struct survey_worker *worker, int lane, struct survey *found) {
    const struct lanes *lanes = &worker->lanes;
    const uint32_t pattern = lanes->base + (uint32_t)lane;
    struct survey_best *best = found->best;
    struct peak forced_ties = {.score = 0};
    take(&best[SURVEY_RED], lanes, pattern, &lanes->longest[SIDE_RED][lane]);
    take(&best[SURVEY_BLACK], lanes, pattern, &lanes->longest[SIDE_BLACK][lane]);
    take_ties(worker, lane, best, &forced_ties);
    take_forced(worker, lane, &best[SURVEY_FORCED], forced_ties);
}

/* The mask of those of eight patterns that represent themselves and their mirror images; counts them. */
static unsigned standing(struct survey *found, uint32_t base) {
    const uint64_t patterns = pattern_count(found->shape);
    unsigned bits = 0;
    for (uint32_t lane = 0; lane < LANES && base + lane < patterns; lane++) {
        const uint32_t pattern = base + lane;
        if (!pattern_stands(found->shape, pattern)) continue;
        bits |= 1u << lane;
        found->boards++;
        found->placements += pattern_placements(found->shape, pattern);
    }
    return bits;
}

static void survey_eight(struct survey_worker *worker, struct survey *found, uint32_t base) {
    const unsigned bits = standing(found, base);
    /* on a single row the pawn has arrived already */
    if (bits == 0 || found->shape.rows == 1) return;
    worker->lanes.floor[SIDE_RED] = found->best[SURVEY_RED].score;
    worker->lanes.floor[SIDE_BLACK] = found->best[SURVEY_BLACK].score;
    lanes_solve(&worker->lanes, base);
    for (int lane = 0; lane < LANES; lane++)
        if (bits >> lane & 1) take_lane(worker, lane, found);
}

void survey_chunk(struct survey_worker *worker, const struct survey *survey, uint64_t chunk,
                  struct survey *found) {
    const uint64_t begin = (chunk * survey->parts + survey->part - 1) << SURVEY_CHUNK_BITS;
    const uint64_t patterns = pattern_count(survey->shape);
    *found = survey_begin(survey->shape, survey->part, survey->parts);
    found->done = 1;
    for (int goal = 0; goal < SURVEY_GOALS; goal++) found->best[goal].score = survey->best[goal].score;
    for (uint64_t base = begin; base < begin + ((uint64_t)1 << SURVEY_CHUNK_BITS) && base < patterns;
         base += LANES)
        survey_eight(worker, found, (uint32_t)base);
}

static bool comes_before(const struct survey_best *a, const struct survey_best *b) {
    return b->listed_count == 0 || (a->listed_count > 0 && a->listed[0].pattern < b->listed[0].pattern);
}

/* Merges two lists in the order of patterns and keeps the first entries. */
static void add_listed(struct survey_best *best, const struct survey_best *found) {
    struct survey_listed all[SURVEY_LISTED_MAX];
    int count = 0, a = 0, b = 0;
    while (count < SURVEY_LISTED_MAX && (a < best->listed_count || b < found->listed_count)) {
        const bool takes_own = b == found->listed_count ||
                               (a < best->listed_count && best->listed[a].pattern < found->listed[b].pattern);
        all[count++] = takes_own ? best->listed[a++] : found->listed[b++];
    }
    best->listed_count = count;
    memcpy(best->listed, all, (size_t)count * sizeof *all);
}

static void add_best(struct survey_best *best, const struct survey_best *found) {
    if (found->score < best->score || found->boards == 0) return;
    if (found->score > best->score) {
        *best = *found;
        return;
    }
    if (comes_before(found, best)) best->shown = found->shown;
    best->boards += found->boards;
    best->positions += found->positions;
    add_listed(best, found);
}

void survey_add(struct survey *survey, const struct survey *found) {
    survey->done += found->done;
    survey->boards += found->boards;
    survey->placements += found->placements;
    for (int goal = 0; goal < SURVEY_GOALS; goal++) add_best(&survey->best[goal], &found->best[goal]);
}
