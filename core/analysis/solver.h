/* The interface that a solver implements for analysis.c. For solvers only; all others use analysis.h. */
#ifndef RUBICON_ANALYSIS_SOLVER_H
#define RUBICON_ANALYSIS_SOLVER_H

#include "analysis/analysis.h"

/* The head of every solver's own struct. */
struct analysis {
    const struct solver *solver;
    uint64_t bytes; /* currently held */
    uint64_t memory_limit;
    struct board board;
    struct analysis_progress progress;
};

/* Cost of preparing the positions of one pair of generals, in positions taken from a queue: an eighth of
   the pair's positions, which are two for each free cell of the pawn. */
static inline uint64_t solver_pair_cost(uint64_t cells) {
    return cells / 4;
}

struct solver {
    const char *name;
    /* As analysis_bytes_for. */
    uint64_t (*bytes)(const struct board *board);
    /* Allocates and initializes the solver's struct and sets `bytes`; NULL, with nothing left allocated,
       if memory runs out. analysis.c fills in the rest of the head. */
    struct analysis *(*open)(const struct board *board);
    /* As analysis_step; keeps analysis->progress.done. Not called when the work is done. */
    bool (*step)(struct analysis *analysis, uint64_t budget, struct failure *failure);
    /* As analysis_ask, for a valid position and an answer not yet known; NULL: use `step`. */
    bool (*ask)(struct analysis *analysis, const struct position *position, enum analysis_extent extent,
                uint64_t budget, struct failure *failure);
    /* As analysis_knows before the work is done, for ANALYSIS_VALUE and ANALYSIS_PLAY; NULL: nothing is
       known until then. */
    bool (*knows)(const struct analysis *analysis, const struct position *position,
                  enum analysis_extent extent);
    /* As analysis_fraction, while the answer is not known; NULL: use the progress of the whole analysis. */
    double (*fraction)(const struct analysis *analysis, const struct position *position);
    /* Update the rest of analysis->progress: `report` all but `decided`, `count` only `decided`. NULL for
       `count`: the solver counts while it solves. */
    void (*report)(struct analysis *analysis);
    void (*count)(struct analysis *analysis);
    /* The value of a valid position, once known. */
    struct value (*value)(const struct analysis *analysis, const struct position *position);
    /* As analysis_values, for two different free cells of a finished analysis; NULL: `value` is called for
       each cell. */
    void (*values)(const struct analysis *analysis, const int general[2], struct value *red,
                   struct value *black);
    void (*close)(struct analysis *analysis);
};

#endif
