#include "survey/worker.h"

#include "survey/base.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << SURVEY_CHUNK_BITS };

/* A base, and its scores where they were the highest so far. */
struct candidate {
    uint32_t base;
    uint32_t score[SURVEY_GOALS];
};

struct survey_worker {
    struct scores scores;
    struct grid grid;
    int candidates;
    struct candidate candidate[CHUNK]; /* of the chunk */
};

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

/* Scores eight patterns, leaving out what is lower than the best found. */
static void score_eight(struct survey_worker *worker, const struct survey *found, const uint32_t free[LANES],
                        struct score of[LANES][SURVEY_GOALS]) {
    uint32_t floor[SURVEY_GOALS];
    for (int goal = 0; goal < SURVEY_GOALS; goal++) floor[goal] = found->best[goal].score;
    scores_take(&worker->scores, free, floor);
    memcpy(of, worker->scores.of, sizeof worker->scores.of);
}

/* Scores eight bases; those with scores as high as the best found, which they raise, become candidates. */
static void try_eight(struct survey_worker *worker, struct survey *found, const uint32_t base[LANES]) {
    uint32_t completed[LANES] = {0};
    struct score of[LANES][SURVEY_GOALS];
    for (int lane = 0; lane < LANES; lane++)
        if (base[lane]) completed[lane] = base_completed(&worker->grid, base[lane]);
    score_eight(worker, found, completed, of);
    for (int lane = 0; lane < LANES; lane++) {
        struct candidate *candidate = &worker->candidate[worker->candidates];
        bool is_one = false;
        *candidate = (struct candidate){.base = base[lane]};
        for (int goal = 0; goal < SURVEY_GOALS; goal++) {
            struct survey_best *best = &found->best[goal];
            candidate->score[goal] = of[lane][goal].score;
            is_one |= candidate->score[goal] > 0;
            if (candidate->score[goal] > best->score) best->score = candidate->score[goal];
        }
        worker->candidates += is_one;
    }
}

/* The number that represents the pattern with these free cells and its mirror image. */
static uint32_t number_of(const struct grid *grid, uint32_t free) {
    const uint32_t pattern = grid->all & ~free, mirrored = pattern_mirror(grid->shape, pattern);
    return pattern < mirrored ? pattern : mirrored;
}

static uint32_t free_of(const struct grid *grid, uint32_t number) {
    return grid->all & ~number;
}

uint32_t survey_base(struct survey_worker *worker, uint32_t free, enum survey_goal goal,
                     const struct score *score) {
    const struct grid *grid = &worker->grid;
    const struct base_choice choice = base_of(grid, free, score->general, score->pawn);
    const uint32_t number = number_of(grid, choice.pawn);
    if (choice.pawn == choice.joint) return number;
    const uint32_t alone[LANES] = {base_completed(grid, free_of(grid, number))};
    uint32_t floor[SURVEY_GOALS] = {0};
    floor[goal] = score->score;
    scores_take(&worker->scores, alone, floor);
    return worker->scores.of[0][goal].score > 0 ? number : number_of(grid, choice.joint);
}

/* The board with the pieces of the score. */
static struct board show(struct pattern_shape shape, uint32_t pattern, const struct score *score) {
    const uint32_t cells[] = {score->general[0], score->general[1], score->pawn};
    struct board board = pattern_board(shape, score->mirrored ? pattern_mirror(shape, pattern) : pattern);
    for (int i = 0; i < 3; i++) {
        const int cell = (int)cells[i];
        board.cells[score->mirrored ? board_mirror_cell(shape.columns, cell) : cell] =
            i < 2 ? CELL_GENERAL : CELL_PAWN;
    }
    return board;
}

static void add_board(struct survey_best *best, struct pattern_shape shape, uint32_t pattern,
                      const struct score *score) {
    const struct survey_best one = {
        .score = score->score,
        .boards = 1,
        .positions = score->positions,
        .shown = show(shape, pattern, score),
        .listed_count = 1,
        .listed = {{pattern, score->positions}},
    };
    survey_add_best(best, &one);
}

/* Adds those of eight patterns that have the best scores and are counted at the base. */
static void count_eight(struct survey_worker *worker, struct survey *found, uint32_t base,
                        const uint32_t free[LANES]) {
    const struct grid *grid = &worker->grid;
    struct score of[LANES][SURVEY_GOALS];
    score_eight(worker, found, free, of);
    for (int lane = 0; lane < LANES; lane++)
        for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++)
            if (of[lane][goal].score > 0 &&
                survey_base(worker, free[lane], goal, &of[lane][goal]) == number_of(grid, base))
                add_board(&found->best[goal], grid->shape, grid->all & ~free[lane], &of[lane][goal]);
}

/* Goes through the patterns that have the base's components, whatever is free of its rest: each as the one that
   represents it and its mirror image, and once, even if both have them. */
static void count_patterns(struct survey_worker *worker, struct survey *found, uint32_t base) {
    const struct grid *grid = &worker->grid;
    const uint32_t rest = base_rest(grid, base);
    uint32_t free[LANES] = {0};
    int count = 0;
    for (uint32_t more = rest;; more = (more - 1) & rest) {
        const uint32_t representative = free_of(grid, number_of(grid, base | more));
        if (representative == (base | more) || !base_is_in(grid, base, representative))
            free[count++] = representative;
        if (count == LANES || (more == 0 && count > 0)) {
            count_eight(worker, found, base, free);
            memset(free, 0, sizeof free);
            count = 0;
        }
        if (more == 0) return;
    }
}

static bool is_best(const struct candidate *candidate, const struct survey *found) {
    for (int goal = 0; goal < SURVEY_GOALS; goal++)
        if (candidate->score[goal] > 0 && candidate->score[goal] == found->best[goal].score) return true;
    return false;
}

/* Counts the boards and placements of the chunk's patterns, and scores its bases. */
static void try_patterns(struct survey_worker *worker, struct survey *found, uint64_t begin, uint64_t end) {
    const struct pattern_shape shape = found->shape;
    uint32_t base[LANES] = {0};
    int count = 0;
    for (uint64_t pattern = begin; pattern < end; pattern++) {
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

void survey_chunk(struct survey_worker *worker, const struct survey *survey, uint64_t chunk,
                  struct survey *found) {
    const uint64_t begin = (chunk * survey->parts + survey->part - 1) * CHUNK;
    const uint64_t patterns = pattern_count(survey->shape);
    *found = survey_begin(survey->shape, survey->part, survey->parts);
    found->done = 1;
    for (int goal = 0; goal < SURVEY_GOALS; goal++) found->best[goal].score = survey->best[goal].score;
    worker->candidates = 0;
    try_patterns(worker, found, begin, begin + CHUNK < patterns ? begin + CHUNK : patterns);
    for (int i = 0; i < worker->candidates; i++)
        if (is_best(&worker->candidate[i], found)) count_patterns(worker, found, worker->candidate[i].base);
}
