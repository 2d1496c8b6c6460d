/* Counts all positions of a solved board by value, and finds the longest win of each side. */
#ifndef RUBICON_ANALYSIS_CENSUS_H
#define RUBICON_ANALYSIS_CENSUS_H

#include "analysis/analysis.h"

struct census;

/* The counts so far. The arrays are owned by the census. */
struct census_report {
    bool done;
    double fraction;            /* finished part, 0..1 */
    uint32_t layers;            /* length of the arrays: the longest distance + 1 */
    const uint64_t *decided[2]; /* by winner: positions at each distance, with either side to move */
    uint64_t ties;
    bool has_win[2];              /* whether a side wins any position */
    struct position longest[2];   /* by winner: a position with the longest distance, */
    uint32_t longest_distance[2]; /* and that distance in moves of both sides */
};

/* Opens a census of a solved analysis, which must stay open. FAILURE_NOT_SOLVED or FAILURE_OUT_OF_MEMORY.
   The caller owns *census and frees it with census_close. */
bool census_open(const struct analysis *analysis, struct census **census, struct failure *failure);

/* Counts about `budget` more positions, at least those of one pair of generals. After
   FAILURE_OUT_OF_MEMORY the census can only be closed. */
bool census_step(struct census *census, uint64_t budget, struct failure *failure);

const struct census_report *census_report_of(const struct census *census);

void census_close(struct census *census);

#endif
