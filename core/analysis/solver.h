/* What a solver provides to analysis.c. For solvers alone; everybody else uses analysis.h. */
#ifndef RUBICON_ANALYSIS_SOLVER_H
#define RUBICON_ANALYSIS_SOLVER_H

#include "analysis/analysis.h"

/* The head of every solver's own struct. */
struct analysis {
    const struct solver *solver;
    uint64_t bytes; /* held */
    uint64_t memory_limit;
    struct board board;
    struct analysis_progress progress;
};

/* What preparing the positions of one pair of generals costs, in positions: of the two for each free cell of
   the pawn an eighth, which is about how preparing one compares with taking it from a queue. */
static inline uint64_t solver_pair_cost(uint64_t cells) {
    return cells / 4;
}

struct solver {
    const char *name;
    /* As analysis_bytes_for. */
    uint64_t (*bytes)(const struct board *board);
    /* Allocates and readies the solver's struct, with the bytes it holds; NULL, with nothing left allocated,
       when memory runs out. analysis.c fills in the rest of the head. */
    struct analysis *(*open)(const struct board *board);
    /* As analysis_step; keeps analysis->progress.done. Not called when the work is done. */
    bool (*step)(struct analysis *analysis, uint64_t budget, struct failure *failure);
    /* Goes on as analysis_ask for a valid position of which not so much is known; NULL where that is step. */
    bool (*ask)(struct analysis *analysis, const struct position *position, enum analysis_extent extent,
                uint64_t budget, struct failure *failure);
    /* What is known of a valid position before the work is done, ANALYSIS_VALUE or ANALYSIS_PLAY; NULL where
       nothing is. */
    bool (*knows)(const struct analysis *analysis, const struct position *position,
                  enum analysis_extent extent);
    /* As analysis_fraction, where the answer is not known; NULL where that is the fraction of all. */
    double (*fraction)(const struct analysis *analysis, const struct position *position);
    /* Bring the rest of analysis->progress up to date: `report` all except decided, `count` decided. A solver
       that counts as it goes has no `count`. */
    void (*report)(struct analysis *analysis);
    void (*count)(struct analysis *analysis);
    /* The value of a valid position that is known. */
    struct value (*value)(const struct analysis *analysis, const struct position *position);
    /* As analysis_values, for two different free cells of a finished analysis; NULL where one by one is as
       good. */
    void (*values)(const struct analysis *analysis, const int general[2], struct value *red,
                   struct value *black);
    void (*close)(struct analysis *analysis);
};

#endif
