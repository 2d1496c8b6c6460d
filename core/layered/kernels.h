/* The sweeps that derive the next layer of a tier. Every instruction set has its own version of each, with
   the same signature and the same results; the portable one is the reference.

   No maximum is computed: a loss is found in the layer after its last successor's win. */
#ifndef RUBICON_LAYERED_KERNELS_H
#define RUBICON_LAYERED_KERNELS_H

#include "layered/news.h"
#include "layered/tier.h"

enum { PLANES_MAX = 22 };

/* The log of chunks with finds with Red to move in the lowest row of the tier, in the order found. An entry
   is the chunk's number among the tier's own chunks, and the cell of its block; the finds themselves are in
   the table. */
enum { LOG_CELL_BITS = 11 };
_Static_assert(INDEX_CELLS_MAX <= 1 << LOG_CELL_BITS, "a cell must fit into an entry");

static inline uint32_t log_entry(ptrdiff_t chunk, unsigned a) {
    return (uint32_t)chunk << LOG_CELL_BITS | a;
}

static inline ptrdiff_t log_entry_chunk(uint32_t entry) {
    return (ptrdiff_t)(entry >> LOG_CELL_BITS);
}

static inline unsigned log_entry_cell(uint32_t entry) {
    return entry & ((1u << LOG_CELL_BITS) - 1);
}

struct kernels_log {
    uint32_t *entries; /* with room for one more, which sweeps may write without adding it */
    size_t length;
};

struct kernels_sweep {
    const struct index *index;
    const struct tier *tier;
    const struct news *within; /* for Red: the units that matter */
    void *black;              /* set with Black to move: source of a sweep for Red, target of one for Black */
    char *red;                /* set with Red to move, own chunks alone: the other way round */
    const char *above;        /* for Black: the source in the tier above */
    char *planes[PLANES_MAX]; /* for Red: the tier's chunks of the planes that get a bit for each find */
    int plane_count;
    const struct news *news;       /* news of the source */
    const struct news *news_above; /* news of the tier above */
    struct news *found;            /* finds are added to it */
    struct kernels_log *log; /* for Red: finds are added to it; it has enough room. NULL if none is needed */
};

/* The finds of a layer in the tier above, of the winner who can have some. */
struct kernels_replay {
    const struct index *index;
    uint32_t layer;
    const char *red; /* the winner's set with Red to move in that tier: own chunks alone */
    const char *planes[PLANES_MAX];
    int plane_count;
    const uint32_t *entries; /* the chunks with finds, and maybe others */
    size_t count;
    char *above;       /* the set to which they are added */
    struct news *news; /* so are their units */
};

struct kernels {
    const char *name;
    void (*red_some)(struct kernels_sweep *sweep);   /* Red to move, some move leads into the source */
    void (*red_all)(struct kernels_sweep *sweep);    /* Red to move, every move leads into the source */
    void (*black_some)(struct kernels_sweep *sweep); /* Black to move, some move leads into the source */
    void (*black_all)(struct kernels_sweep *sweep);  /* Black to move, every move leads into the source */
    void (*replay)(const struct kernels_replay *replay);
};

/* The i-th set of kernels that runs on this machine, the slowest and plainest first; NULL after the last. */
const struct kernels *kernels_at(int i);

/* The fastest of them. */
const struct kernels *kernels_best(void);

/* The kernels of each instruction set; call them only on machines that have it. */
extern const struct kernels kernels_portable;
extern const struct kernels kernels_avx2;
extern const struct kernels kernels_simd128;

#endif
