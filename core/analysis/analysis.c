#include "analysis/solver.h"

uint64_t analysis_bytes_for(const struct solver *solver, const struct board *board) {
    return solver->bytes(board);
}

bool analysis_open(const struct solver *solver, const struct board *board, uint64_t memory_limit,
                   struct analysis **analysis, struct failure *failure) {
    if (!board_check(board, failure)) return false;
    uint64_t bytes = solver->bytes(board);
    if (bytes > memory_limit) return failure_set(failure, FAILURE_TOO_LARGE, memory_limit, bytes);
    struct analysis *opened = bytes <= SIZE_MAX ? solver->open(board) : NULL;
    if (!opened) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    opened->solver = solver;
    opened->memory_limit = memory_limit;
    opened->board = *board;
    *analysis = opened;
    return true;
}

static uint64_t at_least_one(uint64_t budget) {
    return budget == 0 ? 1 : budget;
}

bool analysis_step(struct analysis *analysis, uint64_t budget, struct failure *failure) {
    if (analysis->progress.done) return true;
    return analysis->solver->step(analysis, at_least_one(budget), failure);
}

bool analysis_solve(struct analysis *analysis, struct failure *failure) {
    while (!analysis->progress.done) {
        if (!analysis_step(analysis, UINT64_MAX, failure)) return false;
    }
    return true;
}

static bool knows(const struct analysis *analysis, const struct position *position,
                  enum analysis_extent extent) {
    if (analysis->progress.done) return true;
    return analysis->solver->knows && analysis->solver->knows(analysis, position, extent);
}

static bool knows_moves(const struct analysis *analysis, const struct position *position) {
    struct move moves[MOVES_MAX];
    int count = position_moves(&analysis->board, position, moves);
    bool all = knows(analysis, position, ANALYSIS_VALUE);
    for (int i = 0; i < count && all; i++) {
        struct position after = *position;
        position_play(&after, moves[i]);
        all = knows(analysis, &after, ANALYSIS_VALUE);
    }
    return all;
}

bool analysis_knows(const struct analysis *analysis, const struct position *position,
                    enum analysis_extent extent) {
    return extent == ANALYSIS_MOVES ? knows_moves(analysis, position) : knows(analysis, position, extent);
}

bool analysis_ask(struct analysis *analysis, const struct position *position, enum analysis_extent extent,
                  uint64_t budget, struct failure *failure) {
    if (!position_is_valid(&analysis->board, position))
        return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    if (analysis_knows(analysis, position, extent)) return true;
    if (!analysis->solver->ask) return analysis_step(analysis, budget, failure);
    return analysis->solver->ask(analysis, position, extent, at_least_one(budget), failure);
}

double analysis_fraction(struct analysis *analysis, const struct position *position,
                         enum analysis_extent extent) {
    if (analysis_knows(analysis, position, extent)) return 1;
    if (analysis->solver->fraction) return analysis->solver->fraction(analysis, position);
    return analysis_glance(analysis)->fraction;
}

bool analysis_is_done(const struct analysis *analysis) {
    return analysis->progress.done;
}

const struct analysis_progress *analysis_glance(struct analysis *analysis) {
    analysis->solver->report(analysis);
    return &analysis->progress;
}

const struct analysis_progress *analysis_progress_of(struct analysis *analysis) {
    if (analysis->solver->count) analysis->solver->count(analysis);
    return analysis_glance(analysis);
}

const struct board *analysis_board(const struct analysis *analysis) {
    return &analysis->board;
}

uint64_t analysis_bytes(const struct analysis *analysis) {
    return analysis->bytes;
}

bool analysis_value(const struct analysis *analysis, const struct position *position, struct value *value,
                    struct failure *failure) {
    if (!position_is_valid(&analysis->board, position))
        return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    if (!knows(analysis, position, ANALYSIS_VALUE)) return failure_set(failure, FAILURE_NOT_SOLVED, 0, 0);
    *value = analysis->solver->value(analysis, position);
    return true;
}

static void values_one_by_one(const struct analysis *analysis, const int general[2], struct value *red,
                              struct value *black) {
    const struct board *board = &analysis->board;
    struct position position = {{(uint16_t)general[0], (uint16_t)general[1]}, 0, SIDE_RED};
    for (int pawn = 0; pawn < board_size(board); pawn++) {
        if (board_is_obstacle(board, pawn)) continue;
        position.pawn = (uint16_t)pawn;
        position.side = SIDE_RED;
        red[pawn] = analysis->solver->value(analysis, &position);
        position.side = SIDE_BLACK;
        black[pawn] = analysis->solver->value(analysis, &position);
    }
}

bool analysis_values(const struct analysis *analysis, const int general[2], struct value *red,
                     struct value *black, struct failure *failure) {
    const struct board *board = &analysis->board;
    if (!analysis->progress.done) return failure_set(failure, FAILURE_NOT_SOLVED, 0, 0);
    for (int i = 0; i < 2; i++) {
        bool stands =
            general[i] >= 0 && general[i] < board_size(board) && !board_is_obstacle(board, general[i]);
        if (!stands || general[0] == general[1]) return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    }
    if (analysis->solver->values)
        analysis->solver->values(analysis, general, red, black);
    else
        values_one_by_one(analysis, general, red, black);
    return true;
}

void analysis_close(struct analysis *analysis) {
    if (analysis) analysis->solver->close(analysis);
}
