#include "survey/survey.h"

#include "survey/base.h"

#include <stdlib.h>
#include <string.h>

struct survey_worker {
    struct scores scores;
    struct grid grid;
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
    scores_open(&(*worker)->scores, shape);
    (*worker)->grid = grid_of(shape);
    return true;
}

void survey_worker_close(struct survey_worker *worker) {
    free(worker);
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

/* The board with the pieces of the score. */
static struct board show(struct pattern_shape shape, uint32_t pattern, const struct score *score) {
    const int columns = shape.columns;
    const int cells[] = {(int)score->general[0], (int)score->general[1], (int)score->pawn};
    struct board board = pattern_board(shape, score->mirrored ? pattern_mirror(shape, pattern) : pattern);
    for (int i = 0; i < 3; i++) {
        const int column = cells[i] % columns;
        const int cell = score->mirrored ? cells[i] - column + columns - 1 - column : cells[i];
        board.cells[cell] = i < 2 ? CELL_GENERAL : CELL_PAWN;
    }
    return board;
}

static void take(struct survey_best *best, struct pattern_shape shape, uint32_t pattern,
                 const struct score *score) {
    const struct survey_best one = {
        .score = score->score,
        .boards = 1,
        .positions = score->positions,
        .shown = show(shape, pattern, score),
        .listed_count = 1,
        .listed = {{pattern, score->positions}},
    };
    add_best(best, &one);
}

static void take_floor(const struct survey *found, uint32_t floor[SURVEY_GOALS]) {
    for (int goal = 0; goal < SURVEY_GOALS; goal++) floor[goal] = found->best[goal].score;
}

/* The number that represents the pattern with these free cells and its mirror image. */
static uint32_t number_of(const struct grid *grid, uint32_t free) {
    const uint32_t pattern = grid->all & ~free, mirrored = pattern_mirror(grid->shape, pattern);
    return pattern < mirrored ? pattern : mirrored;
}

/* Whether the score comes from the base rather than from another one of the pattern. */
static bool comes_from(struct survey_worker *worker, uint32_t base, uint32_t free, enum survey_goal goal,
                       const struct score *score) {
    const struct grid *grid = &worker->grid;
    const struct base_choice choice = base_of(grid, free, score->general, score->pawn);
    uint32_t chosen = choice.pawn;
    if (choice.pawn != choice.also) {
        const uint32_t alone[LANES] = {base_completed(grid, choice.pawn)};
        uint32_t floor[SURVEY_GOALS] = {0};
        floor[goal] = score->score;
        scores_take(&worker->scores, alone, floor);
        if (worker->scores.of[0][goal].score < score->score) chosen = choice.also;
    }
    return number_of(grid, chosen) == number_of(grid, base);
}

/* Takes those of eight patterns that have the highest scores, and have them from the base. */
static void take_eight(struct survey_worker *worker, struct survey *found, uint32_t base,
                       const uint32_t free[LANES]) {
    const struct grid *grid = &worker->grid;
    struct score of[LANES][SURVEY_GOALS];
    uint32_t floor[SURVEY_GOALS];
    take_floor(found, floor);
    scores_take(&worker->scores, free, floor);
    memcpy(of, worker->scores.of, sizeof of);
    for (int lane = 0; lane < LANES; lane++)
        for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++)
            if (of[lane][goal].score > 0 && comes_from(worker, base, free[lane], goal, &of[lane][goal]))
                take(&found->best[goal], grid->shape, grid->all & ~free[lane], &of[lane][goal]);
}

/* Takes the patterns that have the base's components, whatever is free of the rest, one of each mirrored
   pair. */
static void take_patterns(struct survey_worker *worker, struct survey *found, uint32_t base) {
    const struct grid *grid = &worker->grid;
    const uint32_t rest = base_rest(grid, base);
    uint32_t free[LANES] = {0};
    int count = 0;
    for (uint32_t more = rest;; more = (more - 1) & rest) {
        const uint32_t number = number_of(grid, base | more), standing = grid->all & ~number;
        if (standing == (base | more) || !base_is_in(grid, base, standing)) free[count++] = standing;
        if (count == LANES || (more == 0 && count > 0)) {
            take_eight(worker, found, base, free);
            memset(free, 0, sizeof free);
            count = 0;
        }
        if (more == 0) return;
    }
}

/* Scores eight bases, and takes the patterns of those that have the highest. */
static void try_eight(struct survey_worker *worker, struct survey *found, const uint32_t base[LANES]) {
    uint32_t free[LANES] = {0}, floor[SURVEY_GOALS];
    struct score of[LANES][SURVEY_GOALS];
    for (int lane = 0; lane < LANES; lane++)
        if (base[lane]) free[lane] = base_completed(&worker->grid, base[lane]);
    take_floor(found, floor);
    scores_take(&worker->scores, free, floor);
    memcpy(of, worker->scores.of, sizeof of);
    for (int goal = 0; goal < SURVEY_GOALS; goal++)
        for (int lane = 0; lane < LANES; lane++)
            if (of[lane][goal].score > found->best[goal].score)
                found->best[goal] = (struct survey_best){.score = of[lane][goal].score};
    for (int lane = 0; lane < LANES; lane++) {
        bool is_best = false;
        for (int goal = 0; goal < SURVEY_GOALS; goal++)
            is_best |= of[lane][goal].score > 0 && of[lane][goal].score == found->best[goal].score;
        if (is_best) take_patterns(worker, found, base[lane]);
    }
}

void survey_chunk(struct survey_worker *worker, const struct survey *survey, uint64_t chunk,
                  struct survey *found) {
    const struct pattern_shape shape = survey->shape;
    const uint64_t begin = (chunk * survey->parts + survey->part - 1) << SURVEY_CHUNK_BITS;
    const uint64_t end = begin + ((uint64_t)1 << SURVEY_CHUNK_BITS);
    uint32_t base[LANES] = {0};
    int count = 0;
    *found = survey_begin(shape, survey->part, survey->parts);
    found->done = 1;
    for (int goal = 0; goal < SURVEY_GOALS; goal++) found->best[goal].score = survey->best[goal].score;
    for (uint64_t pattern = begin; pattern < end && pattern < pattern_count(shape); pattern++) {
        if (!pattern_stands(shape, (uint32_t)pattern)) continue;
        found->boards++;
        found->placements += pattern_placements(shape, (uint32_t)pattern);
        /* on a single row the pawn has arrived already */
        if (shape.rows == 1 || !base_is(&worker->grid, worker->grid.all & ~(uint32_t)pattern)) continue;
        base[count++] = worker->grid.all & ~(uint32_t)pattern;
        if (count < LANES) continue;
        try_eight(worker, found, base);
        memset(base, 0, sizeof base);
        count = 0;
    }
    if (count > 0) try_eight(worker, found, base);
}

void survey_add(struct survey *survey, const struct survey *found) {
    survey->done += found->done;
    survey->boards += found->boards;
    survey->placements += found->placements;
    for (int goal = 0; goal < SURVEY_GOALS; goal++) add_best(&survey->best[goal], &found->best[goal]);
}
