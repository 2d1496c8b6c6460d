/* The work on one half of a board's positions (see index.h): tiers of the pawn's rows, one after the other
   from the top. Two halves share the index and nothing else. */
#ifndef RUBICON_LAYERED_HALF_H
#define RUBICON_LAYERED_HALF_H

#include "analysis/solver.h"
#include "layered/handed.h"
#include "layered/history.h"
#include "layered/table.h"

struct half {
    const struct kernels *kernels;
    struct table table;
    char *memory;     /* from half_open, or own_memory; NULL until the first step allocates it */
    char *own_memory; /* allocated by the half; NULL if half_open was given memory */
    int tiers;        /* number of tiers; row 1 of the board is number 0 and needs no work */
    int number;       /* of the current tier */
    struct tier tier; /* the current tier */
    bool is_handed;   /* the tier above was handed over (see handed.h): no layers in its history */
    uint32_t layer;   /* the next layer to find; 0 before the tier is prepared */
    uint32_t layers[BOARD_SIDE_MAX]; /* of each finished tier */
    uint32_t longest[2];             /* last layer with a find with Red to move, by winner */
    int counted;                     /* rows counted by half_count */
    void *black[2];                  /* the current tier with Black to move, by winner */
    char *above[2];                  /* the tier above with Red to move, at this layer, by winner */
    char *lost;                      /* the current tier's losses for Red before any move */
    struct news found[2][2];         /* in the last layer of each parity, by side to move and winner */
    struct news above_found[2];      /* the same for the lowest row of the tier above */
    struct news everything;          /* all units */
    struct history here;             /* of the current tier */
    struct history back;             /* of the tier above */
};

/* Bytes from the first step on, and the maximum for a board with up to 2047 layers: all known boards. */
uint64_t half_bytes_first(const struct index *index);
uint64_t half_bytes(const struct index *index);

/* Initializes a half. `memory` has half_bytes_first bytes and stays the caller's; with NULL the first step
   allocates them. half_close frees everything that the half allocated. */
void half_open(struct half *half, const struct index *index, int number, char *memory);
void half_close(struct half *half);

/* Ends a tier with this pawn row, if the half has not begun yet, so that a question about the row ends
   there. */
void half_aim(struct half *half, int row);

bool half_has_begun(const struct half *half);
bool half_is_done(const struct half *half);

/* Begins a tier, or finds a layer of it. Allocations count in the head's bytes and stay within its
   memory_limit. Fails as analysis_step. */
bool half_step(struct half *half, struct analysis *head, struct failure *failure);

/* As the functions of handed.h, for this half. */
bool half_give(const struct half *half, uint32_t tier, struct handed *handed);
enum handing half_take(struct half *half, uint32_t tier, const struct handed *handed, bool is_written,
                       struct analysis *head, struct failure *failure);
char *half_piece(const struct half *half, uint32_t tier, uint32_t piece);

/* As analysis_knows for a position of this half, for ANALYSIS_VALUE and ANALYSIS_PLAY. */
bool half_knows(const struct half *half, const struct board *board, const struct position *position,
                enum analysis_extent extent);

/* The finished part, 0..1, of the work that a pawn row needs. */
double half_fraction(const struct half *half, int row);

/* The current layer, and an estimate of the words found in it. */
uint32_t half_distance(const struct half *half);
uint64_t half_frontier(const struct half *half);

/* Adds the positions decided in the tiers finished since the last call, by winner. */
void half_count(struct half *half, uint64_t decided[2]);

#endif
