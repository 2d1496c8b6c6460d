/* The highest score of the placements on one pattern, Red to move. */
#ifndef RUBICON_SURVEY_PEAK_H
#define RUBICON_SURVEY_PEAK_H

#include <stdbool.h>
#include <stdint.h>

struct peak {
    uint32_t score;     /* 0 if no placement is of the kind */
    uint32_t positions; /* number of placements that have it */
    int pair;           /* the first pair of generals that has it */
    int pawn;           /* the first cell of the pawn with that pair */
    bool mirrored;      /* that position has the score only on the mirrored board */
};

/* Updates the peak with a position; calls come in the order of pairs and cells. */
static inline void peak_take(struct peak *peak, uint32_t score, int pair, int pawn, bool mirrored) {
    if (score == 0 || score < peak->score) return;
    if (score > peak->score) *peak = (struct peak){score, 0, pair, pawn, mirrored};
    peak->positions++;
}

/* The same for a set of the pawn's cells, which all have the highest score. */
static inline void peak_take_all(struct peak *peak, uint32_t score, int pair, uint32_t pawns) {
    if (pawns == 0) return;
    if (peak->positions == 0) *peak = (struct peak){score, 0, pair, __builtin_ctz(pawns), false};
    peak->positions += (uint32_t)__builtin_popcount(pawns);
}

#endif
