/* The reference kernels: one word at a time, for any machine. */
#include "layered/kernels.h"

#include <string.h>

/* A block's chunk among own chunks. */
static uint16_t *chunk_of(const struct index *index, const char *chunks, int a, int chunk) {
    return (uint16_t *)(uintptr_t)chunks + (index_own_begin(index, a) + chunk) * CHUNK_WORDS;
}

/* The bits that may be found for a pair, which need not be one. */
static uint16_t mask_of(const struct kernels_sweep *sweep, enum side mover, int a, int b) {
    const struct tier *tier = sweep->tier;
    if (b <= a || b >= sweep->index->cells || !sweep->index->free[b]) return 0;
    return (uint16_t)(tier->free[(tier->parity[mover] + a + b) & 1] & ~tier_captured(tier, mover, a, b) &
                      ~tier_captured(tier, mover, b, a));
}

static bool reads_news(const struct kernels_sweep *sweep, int a, int chunk) {
    const uint64_t *news = sweep->news->units + a;
    const int width = sweep->index->width;
    uint64_t near = news[-1] | news[1] | news[-width] | news[width];
    for (int b = 0; b <= width / CHUNK_WORDS + 1; b++) near |= news[0] >> b | news[0] << b;
    return (near & sweep->within->units[a] & index_unit((unsigned)chunk)) != 0;
}

static void note(struct news *news, int a, int chunk) {
    news->units[a] |= index_unit((unsigned)chunk);
    news->blocks[a / 64] |= (uint64_t)1 << a % 64;
}

/* The result of Red's moves from (a, b): some of them lead into the source, or all. */
static uint16_t red_reaches(const struct kernels_sweep *sweep, const struct index_block *block, int b,
                            bool all) {
    const int width = sweep->index->width;
    const uint16_t *own = (const uint16_t *)sweep->black + block->word + b;
    uint16_t some = own[-1] | own[1] | own[-width] | own[width];
    uint16_t every = own[-1] & own[1] & own[-width] & own[width];
    for (int i = 0; i < 4; i++) {
        const uint16_t near = ((const uint16_t *)sweep->black)[block->neighbour[i] + (unsigned)b];
        some |= near;
        every &= near;
    }
    return all ? every : some;
}

/* Logs a chunk with finds in the lowest row, for the tier below. */
static void log_lowest(struct kernels_sweep *sweep, int a, int chunk, const uint16_t *found) {
    bool any = false;
    for (int lane = 0; lane < CHUNK_WORDS; lane++) any |= (found[lane] & sweep->tier->lowest) != 0;
    if (!any) return;
    sweep->log->entries[sweep->log->length++] =
        log_entry(index_own_begin(sweep->index, a) + chunk, (unsigned)a);
}

static void red_chunk(struct kernels_sweep *sweep, int a, int chunk, bool all) {
    const struct index *index = sweep->index;
    uint16_t *own = chunk_of(index, sweep->red, a, chunk);
    uint16_t found[CHUNK_WORDS];
    bool any = false;
    for (int lane = 0; lane < CHUNK_WORDS; lane++) {
        const int b = chunk * CHUNK_WORDS + lane;
        const uint16_t reached = red_reaches(sweep, &index->block[a], b, all);
        found[lane] = (uint16_t)(reached & mask_of(sweep, SIDE_RED, a, b) & ~own[lane]);
        own[lane] |= found[lane];
        any |= found[lane] != 0;
    }
    if (!any) return;
    for (int plane = 0; plane < sweep->plane_count; plane++) {
        uint16_t *bits = chunk_of(index, sweep->planes[plane], a, chunk);
        for (int lane = 0; lane < CHUNK_WORDS; lane++) bits[lane] |= found[lane];
    }
    note(sweep->found, a, chunk);
    if (sweep->log) log_lowest(sweep, a, chunk, found);
}

static void red(struct kernels_sweep *sweep, bool all) {
    const struct index *index = sweep->index;
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        for (int chunk = index->block[a].first; chunk < index->chunks; chunk++) {
            if (reads_news(sweep, a, chunk)) red_chunk(sweep, a, chunk, all);
        }
    }
}

static void red_some(struct kernels_sweep *sweep) {
    red(sweep, false);
}

static void red_all(struct kernels_sweep *sweep) {
    red(sweep, true);
}

/* The result of Black's moves from a word of this parity, given the tier and the one above it. */
static uint16_t black_reaches(const struct kernels_sweep *sweep, int parity, uint16_t here, uint16_t above,
                              bool all) {
    const struct tier *tier = sweep->tier;
    const uint16_t moved =
        (uint16_t)((here << 1 & tier->from_below[parity]) | (here >> 1 & tier->from_above[parity]));
    const uint16_t up =
        (uint16_t)((uint32_t)here << sweep->index->row_bits | (uint32_t)above >> tier_shift(sweep->index));
    if (!all) return moved | here | up;
    return (uint16_t)((moved | tier->moved[parity]) & (here | tier->still[parity]) &
                      (up | tier->upper[parity]));
}

static void black_chunk(struct kernels_sweep *sweep, int a, int chunk, bool all) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    const uint16_t *here = chunk_of(index, sweep->red, a, chunk);
    const uint16_t *above = chunk_of(index, sweep->above, a, chunk);
    uint16_t *black = sweep->black;
    for (int lane = 0; lane < CHUNK_WORDS; lane++) {
        const int b = chunk * CHUNK_WORDS + lane;
        uint16_t *own = black + block->word + b;
        const int parity = (sweep->tier->parity[SIDE_BLACK] + a + b) & 1;
        const uint16_t reached = black_reaches(sweep, parity, here[lane], above[lane], all);
        const uint16_t found = (uint16_t)(reached & mask_of(sweep, SIDE_BLACK, a, b) & ~*own);
        if (found == 0) continue;
        *own |= found;
        note(sweep->found, a, chunk);
        if (b > a + index->width) continue;
        black[index->block[b].word + (unsigned)a] = *own; /* repeated in the band of b's block */
        note(sweep->found, b, a / CHUNK_WORDS);
    }
}

static void black(struct kernels_sweep *sweep, bool all) {
    const struct index *index = sweep->index;
    for (int a = 0; a < index->cells; a++) {
        const uint64_t units = sweep->news->units[a] | sweep->news_above->units[a];
        if (!index->free[a]) continue;
        for (int chunk = index->block[a].first; chunk < index->chunks; chunk++) {
            if (units & index_unit((unsigned)chunk)) black_chunk(sweep, a, chunk, all);
        }
    }
}

static void black_some(struct kernels_sweep *sweep) {
    black(sweep, false);
}

static void black_all(struct kernels_sweep *sweep) {
    black(sweep, true);
}

static void replay_chunk(const struct kernels_replay *replay, int a, ptrdiff_t chunk) {
    uint16_t *above = (uint16_t *)(void *)replay->above + chunk * CHUNK_WORDS;
    bool any = false;
    for (int lane = 0; lane < CHUNK_WORDS; lane++) {
        const ptrdiff_t word = chunk * CHUNK_WORDS + lane;
        uint16_t found = ((const uint16_t *)(const void *)replay->red)[word];
        for (int plane = 0; plane < replay->plane_count; plane++) {
            const uint16_t bits = ((const uint16_t *)(const void *)replay->planes[plane])[word];
            found &= replay->layer >> (plane + 1) & 1 ? bits : (uint16_t)~bits;
        }
        above[lane] |= found;
        any |= found != 0;
    }
    if (any) note(replay->news, a, (int)(chunk - index_own_begin(replay->index, a)));
}

static void replay(const struct kernels_replay *replay) {
    for (size_t i = 0; i < replay->count; i++) {
        const uint32_t entry = replay->entries[i];
        replay_chunk(replay, (int)log_entry_cell(entry), log_entry_chunk(entry));
    }
}

const struct kernels kernels_portable = {"portable", red_some, red_all, black_some, black_all, replay};
