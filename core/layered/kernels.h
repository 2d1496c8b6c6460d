/* The sweeps that carry one layer of a tier to the next. Every instruction set has its own version of
   each, all of the same signature and with the same results; the portable one is the truth. */
#ifndef RUBICON_LAYERED_KERNELS_H
#define RUBICON_LAYERED_KERNELS_H

#include "layered/news.h"
#include "layered/tier.h"

enum { PLANES_MAX = 22 };

/* What concerns who wins with Red to move lies together: a record for each chunk, Red's wins and Red's losses,
   each a chunk of words. Planes have a chunk for each. */
enum { SLOT_WON, SLOT_LOST, RECORD_SLOTS };

/* Red wins with some move and loses with all of them, Black the other way round: so where a sweep for Red notes
   what it finds, and where one for Black reads. */
#define SLOT_OF_RED(all) ((all) ? SLOT_LOST : SLOT_WON)
#define SLOT_OF_BLACK(all) ((all) ? SLOT_WON : SLOT_LOST)

/* What is new in a tier with Red to move, in the order in which it was found, where some of it is in the lowest
   row: entries of a head and a chunk of words. The head tells the bytes of own chunks before this one, the block
   and the unit. */
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

/* As a bit. */
static inline uint64_t log_head_unit(uint64_t head) {
    return (uint64_t)1 << (head & UNIT_LAST);
}

struct kernels_log {
    char *entries;
    size_t length; /* bytes */
};

struct kernels_sweep {
    const struct index *index;
    const struct tier *tier;
    void *black; /* the set with Black to move: source of a sweep for Red, found by a sweep for Black */
    const void *black_other;  /* for Black: what is decided the other way */
    char *records;            /* of the tier */
    const char *above;        /* for Black: what of the source is in the row above the tier */
    char *planes[PLANES_MAX]; /* for Red: the tier's chunks of planes that get a bit for each find */
    int plane_count;
    const struct news *news;       /* what is new in the source, */
    const struct news *news_above; /* and above it */
    struct news *found;            /* what is found: added to */
    struct kernels_log *log;       /* for Red: finds are added to it; it has room */
};

struct kernels {
    const char *name;
    void (*red_some)(struct kernels_sweep *sweep);   /* Red to move, some move leads into the source */
    void (*red_all)(struct kernels_sweep *sweep);    /* Red to move, every move leads into the source */
    void (*black_some)(struct kernels_sweep *sweep); /* Black to move, some move leads into the source */
    void (*black_all)(struct kernels_sweep *sweep);  /* Black to move, every move leads into the source */
    /* Adds the lowest row of log entries to chunks one after the other, as the row above the next tier, and notes
       it as news. */
    void (*replay)(const struct index *index, const char *entries, size_t bytes, char *above,
                   struct news *news);
};

/* The i-th set of kernels that this machine runs, the slowest and plainest first; NULL after the last. */
const struct kernels *kernels_at(int i);

/* The fastest. */
const struct kernels *kernels_best(void);

/* Each instruction set's own; to be called on machines that have it. */
extern const struct kernels kernels_portable;
extern const struct kernels kernels_avx2;
extern const struct kernels kernels_simd128;

#endif
