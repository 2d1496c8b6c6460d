/* News: the parts of a set that have changed since the last layer. */
#ifndef RUBICON_LAYERED_NEWS_H
#define RUBICON_LAYERED_NEWS_H

#include "layered/index.h"

#include <string.h>

/* A bit for each block with news, and for each block a bit for each unit (see index.h); units of blocks
   without a bit are 0. Sweeps read the units of a's neighbours without checking for the edge. */
struct news {
    uint64_t blocks[INDEX_MASKS];
    uint64_t *units; /* by a, from -width to cells + width; initially 0 */
};

static inline size_t news_words(const struct index *index) {
    return (size_t)(index->cells + 2 * index->width);
}

static inline bool news_is_empty(const struct news *news) {
    uint64_t any = 0;
    for (int i = 0; i < INDEX_MASKS; i++) any |= news->blocks[i];
    return any == 0;
}

static inline void news_clear(struct news *news, const struct index *index) {
    if (news_is_empty(news)) return;
    memset(news->blocks, 0, sizeof news->blocks);
    memset(news->units, 0, (size_t)index->cells * sizeof *news->units);
}

/* Marks everything as new. */
static inline void news_fill(struct news *news, const struct index *index) {
    memcpy(news->blocks, index->blocks, sizeof news->blocks);
    for (int a = 0; a < index->cells; a++) news->units[a] = index->block[a].units;
}

static inline void news_copy(struct news *news, const struct news *from, const struct index *index) {
    memcpy(news->blocks, from->blocks, sizeof news->blocks);
    memcpy(news->units, from->units, (size_t)index->cells * sizeof *news->units);
}

/* Number of words in units with news, each counted as one chunk. */
static inline uint64_t news_count(const struct news *news, const struct index *index) {
    uint64_t units = 0;
    for (int a = 0; a < index->cells; a++) units += (uint64_t)__builtin_popcountll(news->units[a]);
    return units * CHUNK_WORDS;
}

#endif
