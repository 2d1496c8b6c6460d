/* The sweeps that derive the next layer of a tier. Every instruction set has its own version of each, with
   the same signature and the same results; the portable one is the reference.

   No maximum is computed: a loss is found in the layer after its last successor's win. */
#ifndef RUBICON_LAYERED_KERNELS_H
#define RUBICON_LAYERED_KERNELS_H

#include "layered/news.h"
#include "layered/tier.h"

enum { PLANES_MAX = 22 };

/* Red's wins and losses are stored together: a record for each chunk has two slots, each a chunk of words.
   A plane has one chunk instead of each record. */
enum { SLOT_WON, SLOT_LOST, RECORD_SLOTS };

/* Red wins with some move and loses with all of them, and Black the other way round: so this is the slot
   that a sweep for Red writes, and that a sweep for Black reads. */
#define SLOT_OF_RED(all) ((all) ? SLOT_LOST : SLOT_WON)
#define SLOT_OF_BLACK(all) ((all) ? SLOT_WON : SLOT_LOST)

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
    void *black; /* the set with Black to move: source of a sweep for Red, target of a sweep for Black */
    const void *black_other;  /* for Black: the set decided the other way */
    char *records;            /* the tier's records */
    const char *above;        /* for Black: the source in the row above the tier */
    char *planes[PLANES_MAX]; /* for Red: the tier's chunks of the planes that get a bit for each find */
    int plane_count;
    const struct news *news;       /* news of the source */
    const struct news *news_above; /* news of the row above the tier */
    struct news *found;            /* finds are added to it */
    struct kernels_log *log;       /* for Red: finds are added to it; it has enough room */
};

struct kernels {
    const char *name;
    void (*red_some)(struct kernels_sweep *sweep);   /* Red to move, some move leads into the source */
    void (*red_all)(struct kernels_sweep *sweep);    /* Red to move, every move leads into the source */
    void (*black_some)(struct kernels_sweep *sweep); /* Black to move, some move leads into the source */
    void (*black_all)(struct kernels_sweep *sweep);  /* Black to move, every move leads into the source */
    /* Adds the lowest row of log entries to chunks one after the other, as the row above the next tier,
       and marks it as news. */
    void (*replay)(const struct index *index, const char *entries, size_t bytes, char *above,
                   struct news *news);
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
