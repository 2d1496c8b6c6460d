/* Eight patterns solved side by side: they differ in three cells, so the pairs of generals and their neighbours
   are the same for all, and one vector has, for a pair, the cells of the pawn of each pattern. A set of cells is
   a word of 32 bits. Who wins is found round by round, Red's wins and Black's apart, as neither is asked for the
   other; a round is two moves. */
#ifndef RUBICON_SURVEY_LANES_H
#define RUBICON_SURVEY_LANES_H

#include "survey/pattern.h"
#include "survey/peak.h"

enum {
    LANES = 8,
    LANE_BITS = 3,
    LANES_PAIRS_MAX = PATTERN_CELLS_MAX * (PATTERN_CELLS_MAX - 1) / 2,
    LANES_NEAR_MAX = LANES_PAIRS_MAX * MOVES_MAX
};

/* A set of cells for each lane. */
struct lanes_sets {
    _Alignas(32) uint32_t lane[LANES];
};

/* The sets of a pair lie at its number; the one after the last pair is empty and stands for a move off the
   board. */
struct lanes {
    struct pattern_shape shape;
    uint32_t base; /* the pattern of lane 0 */
    uint32_t columns_but_first, columns_but_last, rows_but_first;
    int pairs;
    uint8_t general[LANES_PAIRS_MAX][2]; /* cells, the lower first; pairs are in the order of the higher */
    uint16_t near_begin[LANES_PAIRS_MAX + 1];        /* where a pair's neighbours begin in `near` */
    uint16_t near[LANES_NEAR_MAX];                   /* pairs, in the order of position_steps, */
    uint16_t near_mirrored[LANES_NEAR_MAX];          /* and in that of the mirrored board */
    struct lanes_sets free;                          /* cells */
    struct lanes_sets placed[LANES_PAIRS_MAX + 1];   /* free cells, where the pair can stand */
    struct lanes_sets red_won[LANES_PAIRS_MAX + 1];  /* Red to move: Red wins, */
    struct lanes_sets red_lost[LANES_PAIRS_MAX + 1]; /* or Black does */
    struct lanes_sets black_lost[2]
                                [LANES_PAIRS_MAX + 1]; /* Black to move: Red wins; the first is the result */
    struct lanes_sets black_alive[2][LANES_PAIRS_MAX + 1]; /* Black to move: Black does not win; as above */
    struct lanes_sets found[LANES_PAIRS_MAX];              /* what is new in a round */
    uint32_t floor[2];             /* by winner: of shorter wins only the distance is wanted */
    struct peak longest[2][LANES]; /* by winner: the longest wins, Red to move, in moves of both sides */
    int told;                      /* the lane for which `distance` is filled in, -1: none */
    uint16_t distance[LANES_PAIRS_MAX *
                      32]; /* of the positions with Red to move, at pair * 32 + pawn; 0 of ties */
};

/* Fills in what follows from a shape of at least two rows; to be done once. */
void lanes_open(struct lanes *lanes, struct pattern_shape shape);

/* Solves the patterns base .. base + 7, base being a multiple of 8; a number that is no pattern of the shape is
   taken for one without a free cell. */
void lanes_solve(struct lanes *lanes, uint32_t base);

/* Solves the same patterns again, and fills in the distances of one lane. */
void lanes_tell(struct lanes *lanes, int lane);

/* The work of lanes_solve once pairs and free cells are filled in. Each instruction set has its own. */
typedef void lanes_kernel(struct lanes *lanes);
lanes_kernel lanes_solve_portable, lanes_solve_avx2;

#endif
