/* Divides memory into pieces that begin at cache lines. */
#ifndef RUBICON_LAYERED_PIECES_H
#define RUBICON_LAYERED_PIECES_H

#include "layered/news.h"

enum {
    PIECES_LINE = 64,   /* bytes of a cache line; the memory has as many beside the pieces */
    PIECES_SLACK = 256, /* bytes beyond a tier that sweeps may read without using them */
};

/* Bytes that a piece takes. */
static inline size_t pieces_whole(size_t bytes) {
    return (bytes + PIECES_LINE - 1) / PIECES_LINE * PIECES_LINE;
}

static inline char *pieces_begin(char *memory) {
    return memory + (PIECES_LINE - (uintptr_t)memory % PIECES_LINE) % PIECES_LINE;
}

static inline char *pieces_take(char **memory, size_t bytes) {
    char *taken = *memory;
    *memory += pieces_whole(bytes);
    return taken;
}

static inline size_t pieces_news_bytes(const struct index *index) {
    return pieces_whole(news_words(index) * sizeof(uint64_t));
}

/* Takes the units of empty news. */
static inline void pieces_take_news(struct news *news, const struct index *index, char **memory) {
    char *taken = pieces_take(memory, news_words(index) * sizeof(uint64_t));
    memset(taken, 0, news_words(index) * sizeof(uint64_t));
    memset(news->blocks, 0, sizeof news->blocks);
    news->units = (uint64_t *)(void *)taken + index->width;
}

#endif
