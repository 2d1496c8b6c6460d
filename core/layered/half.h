/* The work on one half of a board's positions (see index.h): tiers of the pawn's rows one after the other, from
   the top. Halves share the index and nothing else. */
#ifndef RUBICON_LAYERED_HALF_H
#define RUBICON_LAYERED_HALF_H

#include "analysis/solver.h"
#include "layered/handed.h"
#include "layered/history.h"
#include "layered/table.h"

struct half {
    const struct kernels *kernels;
    struct table table;
    char *memory;                    /* NULL until the first step, where it was not lent */
    char *own_memory;                /* the same where it was not lent */
    int tiers;                       /* in all; row 1 of the board, number 0, needs no work */
    int number;                      /* of the tier in hand */
    struct tier tier;                /* that one */
    bool is_handed;                  /* the tier above was, and has no history */
    uint32_t layer;                  /* to be found next; 0 before the tier is prepared */
    uint32_t layers[BOARD_SIDE_MAX]; /* that each finished tier took */
    uint32_t longest[2];             /* layer of the last position found with Red to move, by winner */
    int counted;                     /* rows that half_count has counted */
    void *black[2];                  /* the tier in hand with Black to move, by winner */
    char *above[2];          /* with Red to move, by winner, the row above the tier as it was at this layer */
    char *lost;              /* what the tier has lost for Red to begin with */
    struct news found[2][2]; /* in the last layer of that parity, by side to move and winner */
    struct news above_found[2]; /* the same in the row above the tier */
    struct history here[2];     /* of the tier in hand, by winner */
    struct history back[2];     /* of the tier above */
};

/* Bytes of memory that a half works in from its first step on, and those that it takes in the end on all boards known. */
uint64_t half_bytes_first(const struct index *index);
uint64_t half_bytes(const struct index *index);

/* Readies a half, with half_bytes_first of memory that stays the caller's, or with NULL: then its first step
   allocates them. half_close frees all that it has got. */
void half_open(struct half *half, const struct index *index, int number, char *memory);
void half_close(struct half *half);

/* Has a tier end with this pawn row, if the half has not begun yet: a question about it stops there. */
void half_aim(struct half *half, int row);

bool half_is_done(const struct half *half);

/* Begins a tier or finds a layer of it. What it allocates is counted in the head's bytes and kept within its
   memory_limit. Fails as analysis_step. */
bool half_step(struct half *half, struct analysis *head, struct failure *failure);

/* The same of a half as in handed.h. */
bool half_give(const struct half *half, uint32_t tier, struct handed *handed);
enum handing half_take(struct half *half, uint32_t tier, const struct handed *told, bool is_written,
                       struct analysis *head, struct failure *failure);
char *half_piece(const struct half *half, uint32_t tier, uint32_t piece);

/* As analysis_knows, for a position of this half, ANALYSIS_VALUE or ANALYSIS_PLAY. */
bool half_knows(const struct half *half, const struct board *board, const struct position *position,
                enum analysis_extent extent);

/* How much of what a pawn row needs is done, 0..1. */
double half_fraction(const struct half *half, int row);

/* The layer reached, and how many words were found in it. */
uint32_t half_distance(const struct half *half);
uint64_t half_frontier(const struct half *half);

/* Adds the positions decided in tiers done since the last call, by winner. */
void half_count(struct half *half, uint64_t decided[2]);

#endif
