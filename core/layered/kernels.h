/* The sweeps that derive the next layer of a tier. Every instruction set has its own version of each, with
   the same signature and the same results; the portable one is the reference.

   No maximum is computed: a loss is found in the layer after its last successor's win. */
#ifndef RUBICON_LAYERED_KERNELS_H
#define RUBICON_LAYERED_KERNELS_H

#include "layered/news.h"
#include "layered/tier.h"

enum { PLANES_MAX = 22 };

/* The log of news with Red to move that touches the lowest row of the tier, in the order found. An entry
   is a head and a chunk of words; the head has the bytes of own chunks before this one, the block and the
   unit. */
enum { LOG_HEAD = sizeof(uint64_t) };

static inline uint64_t log_head(ptrdiff_t chunk, unsigned a, unsigned unit) {
    return (uint64_t)chunk << 32 | (uint64_t)a << 8 | unit;
}

static inline ptrdiff_t log_head_chunk(uint64_t head) {
    return (ptrdiff_t)(head >> 32);
}

static inline unsigned log_head_block(uint64_t head) {
    return (uint32_t)head >> 8;
}

/* As a mask bit. */
static inline uint64_t log_head_unit(uint64_t head) {
    return (uint64_t)1 << (head & UNIT_LAST);
}

struct kernels_log {
    char *entries;
    size_t length; /* in bytes */
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

struct kernels {
    const char *name;
    void (*red_some)(struct kernels_sweep *sweep);   /* Red to move, some move leads into the source */
    void (*red_all)(struct kernels_sweep *sweep);    /* Red to move, every move leads into the source */
    void (*black_some)(struct kernels_sweep *sweep); /* Black to move, some move leads into the source */
    void (*black_all)(struct kernels_sweep *sweep);  /* Black to move, every move leads into the source */
    /* Adds log entries to the own chunks of the tier above the current one, and marks them as news. */
    void (*replay)(const char *entries, size_t bytes, char *above, struct news *news);
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
