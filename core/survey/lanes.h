/* Solves eight patterns side by side: one vector holds the pawn's cells of each pattern for a pair of
   generals. The pairs are those on cells that are free in any of the patterns, so patterns that differ in
   few cells cost least. Wins are found in rounds of two moves, Red's and Black's separately, because
   neither depends on the other. */
#ifndef RUBICON_SURVEY_LANES_H
#define RUBICON_SURVEY_LANES_H

#include "survey/grid.h"
#include "survey/peak.h"

enum {
    LANES = 8,
    LANES_PAIRS_MAX = PATTERN_CELLS_MAX * (PATTERN_CELLS_MAX - 1) / 2,
    LANES_NEAR_MAX = LANES_PAIRS_MAX * MOVES_MAX
};

/* A set of cells for each lane. */
struct lanes_sets {
    _Alignas(32) uint32_t lane[LANES];
};

/* The sets of a pair are at its number; the one after the last pair is empty and stands for a move off the
   board. */
struct lanes {
    struct grid grid;
    int pairs;
    uint8_t general[LANES_PAIRS_MAX][2];      /* cells, the lower first; pairs are sorted by the higher */
    uint16_t near_begin[LANES_PAIRS_MAX + 1]; /* index into `near` of a pair's first neighbour */
    uint16_t near[LANES_NEAR_MAX];            /* pairs, in the order of position_steps */
    uint16_t near_mirrored[LANES_NEAR_MAX];   /* pairs, in that order on the mirrored board */
    struct lanes_sets free;                   /* free cells */
    struct lanes_sets placed[LANES_PAIRS_MAX + 1];   /* free cells if the pair can stand there, else none */
    struct lanes_sets red_won[LANES_PAIRS_MAX + 1];  /* Red to move: Red wins */
    struct lanes_sets red_lost[LANES_PAIRS_MAX + 1]; /* Red to move: Black wins */
    struct lanes_sets black_lost[2][LANES_PAIRS_MAX + 1]; /* Black to move: Red wins; [0] is the result */
    struct lanes_sets black_alive[2]
                                 [LANES_PAIRS_MAX + 1]; /* Black to move: Black does not win; [0] as above */
    struct lanes_sets found[LANES_PAIRS_MAX];           /* finds of a round */
    uint32_t floor[2];                                  /* by winner: shorter wins need only a distance */
    struct peak longest[2][LANES]; /* by winner: the longest wins with Red to move, in moves of both sides */
    int distance_lane;             /* the lane for which `distance` is filled in; -1: none */
    uint16_t distance[LANES_PAIRS_MAX * 32]; /* Red to move, at pair * 32 + pawn; 0: tie */
};

/* Initializes the members that depend on a shape of at least two rows only; call once. */
void lanes_open(struct lanes *lanes, struct pattern_shape shape);

/* Solves the patterns with these free cells; a lane that is not used has none. */
void lanes_solve(struct lanes *lanes, const uint32_t free[LANES]);

/* Solves the same patterns again, and fills in the distances of one lane. */
void lanes_fill_distances(struct lanes *lanes, int lane);

/* The work of lanes_solve after pairs and free cells are filled in. Each instruction set has its own. */
typedef void lanes_kernel(struct lanes *lanes);
lanes_kernel lanes_solve_portable, lanes_solve_avx2;

#endif
