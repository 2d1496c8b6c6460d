/* The vector kernels. The including file defines VECTOR_BYTES; ALWAYS_INLINE; IS_ANY(vector), whether any
   bit is set; NONZERO_WORDS(vector), a mask of the words that are not 0; SHIFT_DOWN(vector, bits), its words
   shifted by the same number of bits; and KEEP_SHORT, a pragma that may prevent loops from being unrolled. */
enum { VECTOR_WORDS = VECTOR_BYTES / sizeof(uint16_t), CHUNK_VECTORS = CHUNK_BYTES / VECTOR_BYTES };

typedef uint16_t vector __attribute__((vector_size(VECTOR_BYTES), aligned(sizeof(uint16_t)), may_alias));
/* Two words side by side. */
typedef uint32_t pairs __attribute__((vector_size(VECTOR_BYTES)));

ALWAYS_INLINE vector load(const char *bytes) {
    return *(const vector *)bytes;
}

ALWAYS_INLINE void store(char *bytes, vector words) {
    *(vector *)bytes = words;
}

/* A vector that repeats the words of both parities in turn, beginning with this parity. Chunks, and so
   vectors, begin at an even b: all even lanes have one parity, all odd lanes the other. */
ALWAYS_INLINE vector spread(const uint16_t words[2], int parity) {
    const uint32_t both = words[parity] | (uint32_t)words[1 - parity] << 16;
    return (vector)((pairs){0} + both);
}

/* The words of a tier where a sweep may find something. */
struct masks {
    vector free[2]; /* for even `a` and for odd `a` */
    int meeting;
};

ALWAYS_INLINE struct masks masks_of(const struct tier *tier, enum side mover) {
    const int parity = tier->parity[mover];
    return (struct masks){.free = {spread(tier->free, parity), spread(tier->free, 1 - parity)},
                          .meeting = tier_meeting(tier, mover)};
}

/* The part of the masks that depends on `a` alone: without the pawn on its general. */
ALWAYS_INLINE vector mask_of_block(const struct masks *masks, const struct tier *tier, unsigned a) {
    const uint32_t own = (uint32_t)tier->pawn_on[a] << masks->meeting * WORD_BITS;
    return masks->free[a % 2] & ~(vector)((pairs){0} + own);
}

/* The part that depends on b, from b = 0 on. */
ALWAYS_INLINE const char *mask_of_words(const struct masks *masks, const struct tier *tier, unsigned a) {
    return (const char *)tier->open[((unsigned)masks->meeting ^ a ^ 1) & 1];
}

/* The words to which a block's moves lead, at b = 0. */
struct near {
    const char *before, *after, *above, *below; /* in the block itself: b - 1, b + 1, b - width, b + width */
    const char *up, *left, *right, *down;       /* in the blocks of a's neighbours */
};

ALWAYS_INLINE struct near near_of(const struct kernels_sweep *sweep, const struct index_block *block) {
    const char *source = sweep->black;
    const char *own = source + block->word * sizeof(uint16_t);
    const ptrdiff_t width = (ptrdiff_t)sweep->index->width * (ptrdiff_t)sizeof(uint16_t);
    return (struct near){
        .before = own - sizeof(uint16_t),
        .after = own + sizeof(uint16_t),
        .above = own - width,
        .below = own + width,
        .up = source + block->neighbour[0] * sizeof(uint16_t),
        .left = source + block->neighbour[1] * sizeof(uint16_t),
        .right = source + block->neighbour[2] * sizeof(uint16_t),
        .down = source + block->neighbour[3] * sizeof(uint16_t),
    };
}

ALWAYS_INLINE vector near_some(struct near near, ptrdiff_t at) {
    return (load(near.before + at) | load(near.after + at)) |
           (load(near.above + at) | load(near.below + at)) | (load(near.up + at) | load(near.left + at)) |
           (load(near.right + at) | load(near.down + at));
}

ALWAYS_INLINE vector near_all(struct near near, ptrdiff_t at) {
    return (load(near.before + at) & load(near.after + at)) &
           (load(near.above + at) & load(near.below + at)) & (load(near.up + at) & load(near.left + at)) &
           (load(near.right + at) & load(near.down + at));
}

/* The units of a's block from which Red's moves lead to news. */
ALWAYS_INLINE uint64_t units_near_news(const struct kernels_sweep *sweep, unsigned a) {
    const int width = sweep->index->width;
    const uint64_t *news = sweep->news->units + a;
    uint64_t near = news[0];
    near |= near << 1 | near >> 1;
    KEEP_SHORT
    for (int reach = CHUNK_WORDS; reach < width; reach += CHUNK_WORDS) near |= near << 1 | near >> 1;
    near |= news[-1] | news[1] | news[-width] | news[width];
    return near & sweep->within->units[a];
}

ALWAYS_INLINE void note_block(struct news *found, unsigned a, uint64_t units) {
    found->units[a] |= units;
    found->blocks[a / 64] |= (uint64_t)(units != 0) << a % 64;
}

/* Returns the new end of the log. */
ALWAYS_INLINE uint32_t *red_block(const struct kernels_sweep *sweep, unsigned a, bool all,
                                  const struct masks *masks, vector lowest, uint32_t *entry) {
    uint64_t units = units_near_news(sweep, a);
    if (!units) return entry;
    const struct index_block *block = &sweep->index->block[a];
    const struct near near = near_of(sweep, block);
    const ptrdiff_t before = index_own_begin(sweep->index, (int)a) * CHUNK_BYTES;
    const ptrdiff_t end = (ptrdiff_t)sweep->index->chunks * CHUNK_BYTES;
    const vector mask = mask_of_block(masks, sweep->tier, a);
    const char *const open = mask_of_words(masks, sweep->tier, a);
    char *const own = sweep->red + before;
    uint64_t found = 0;
    for (; units; units &= units - 1) {
        const unsigned unit = (unsigned)__builtin_ctzll(units);
        ptrdiff_t at = (ptrdiff_t)unit * CHUNK_BYTES;
        do {
            vector any = {0};
            for (ptrdiff_t part = 0; part < CHUNK_BYTES; part += VECTOR_BYTES) {
                const vector reached = all ? near_all(near, at + part) : near_some(near, at + part);
                const vector had = load(own + at + part);
                const vector added = reached & mask & load(open + at + part) & ~had;
                store(own + at + part, had | added);
                KEEP_SHORT
                for (int plane = 0; plane < sweep->plane_count; plane++) {
                    char *bits = sweep->planes[plane] + before + at + part;
                    store(bits, load(bits) | added);
                }
                any |= added;
            }
            if (sweep->log) {
                *entry = log_entry((before + at) / (ptrdiff_t)CHUNK_BYTES, a);
                entry += IS_ANY(any & lowest);
            }
            found |= (uint64_t)IS_ANY(any) << unit;
            at += CHUNK_BYTES;
        } while (at > (ptrdiff_t)UNIT_LAST * CHUNK_BYTES && at < end);
    }
    note_block(sweep->found, a, found);
    return entry;
}

static void spread_blocks(const struct index *index, const uint64_t *within, const uint64_t *news,
                          uint64_t *active) {
    const int masks = (index->cells + 63) / 64;
    const int width = index->width;
    KEEP_SHORT
    for (int i = 0; i < masks; i++) {
        const uint64_t here = news[i];
        const uint64_t before = i > 0 ? news[i - 1] : 0;
        const uint64_t after = i + 1 < masks ? news[i + 1] : 0;
        active[i] = here | here << 1 | before >> 63 | here >> 1 | after << 63;
        active[i] |= here << width | before >> (64 - width) | here >> width | after << (64 - width);
        active[i] &= within[i];
    }
}

ALWAYS_INLINE void red(const struct kernels_sweep *whole, bool all) {
    const struct kernels_sweep sweep = *whole; /* a copy: the compiler sees that no store changes it */
    uint64_t active[INDEX_MASKS];
    const struct masks masks = masks_of(sweep.tier, SIDE_RED);
    const vector lowest = (vector){0} + sweep.tier->lowest;
    uint32_t *entry = sweep.log ? sweep.log->entries + sweep.log->length : NULL;
    spread_blocks(sweep.index, sweep.within->blocks, sweep.news->blocks, active);
    for (unsigned mask = 0; mask * 64 < (unsigned)sweep.index->cells; mask++) {
        for (uint64_t blocks = active[mask]; blocks; blocks &= blocks - 1) {
            const unsigned a = mask * 64 + (unsigned)__builtin_ctzll(blocks);
            entry = red_block(&sweep, a, all, &masks, lowest, entry);
        }
    }
    if (sweep.log) sweep.log->length = (size_t)(entry - sweep.log->entries);
}

static void red_some(struct kernels_sweep *sweep) {
    red(sweep, false);
}

static void red_all(struct kernels_sweep *sweep) {
    red(sweep, true);
}

/* A mask of the words of a chunk that are not 0. */
ALWAYS_INLINE uint64_t nonzero_words_of(const vector chunk[CHUNK_VECTORS]) {
    uint64_t words = 0;
    for (int i = 0; i < CHUNK_VECTORS; i++) words |= (uint64_t)NONZERO_WORDS(chunk[i]) << i * VECTOR_WORDS;
    return words;
}

/* Copies words found near `a`, by a mask in the chunk that begins at b = first, into the bands of the other
   blocks that have them. */
static void mirror(const struct kernels_sweep *sweep, unsigned a, unsigned first, uint64_t words) {
    const struct index *index = sweep->index;
    struct news *found = sweep->found;
    uint16_t *black = sweep->black;
    const uint64_t unit = index_unit(a / CHUNK_WORDS);
    const uint16_t *own = black + index->block[a].word;
    const unsigned room = a + (unsigned)index->width + 1 - first;
    if (room < CHUNK_WORDS) words &= ((uint64_t)1 << room) - 1;
    found->blocks[first / 64] |= words << first % 64;
    for (; words; words &= words - 1) {
        const unsigned b = first + (unsigned)__builtin_ctzll(words);
        black[index->block[b].word + a] = own[b];
        found->units[b] |= unit;
    }
}

/* The parts of a tier that Black's moves need, as vectors whose even lanes have words of one parity and
   whose odd lanes have the other. */
struct turns {
    vector upper, still, moved, from_below, from_above;
    vector row; /* factor that shifts a bit down by one row */
    int shift;  /* of the tier above, to the row above the first one */
};

static struct turns turns_of(const struct index *index, const struct tier *tier, int parity) {
    return (struct turns){
        .upper = spread(tier->upper, parity),
        .still = spread(tier->still, parity),
        .moved = spread(tier->moved, parity),
        .from_below = spread(tier->from_below, parity),
        .from_above = spread(tier->from_above, parity),
        .row = (vector){0} + (uint16_t)(1u << index->row_bits),
        .shift = tier_shift(index),
    };
}

/* The result of Black's moves, given a tier and the one above it. */
ALWAYS_INLINE vector black_reaches(struct turns turns, vector here, vector above, bool all) {
    const vector moved = (here << 1 & turns.from_below) | (here >> 1 & turns.from_above);
    const vector up = here * turns.row | SHIFT_DOWN(above, turns.shift);
    if (!all) return moved | here | up;
    return (moved | turns.moved) & (here | turns.still) & (up | turns.upper);
}

/* all_lanes: a unit of words with every bit set, and before it as many words with none. */
ALWAYS_INLINE void black_block(const struct kernels_sweep *sweep, unsigned a, bool all, struct turns turns,
                               const struct masks *masks, const char *all_lanes) {
    const struct index_block *block = &sweep->index->block[a];
    const ptrdiff_t before = index_own_begin(sweep->index, (int)a) * CHUNK_BYTES;
    const char *const source = sweep->red + before;
    const char *const above = sweep->above + before;
    char *const own = (char *)sweep->black + block->word * sizeof(uint16_t);
    const ptrdiff_t last_near = ((ptrdiff_t)a + sweep->index->width) * (ptrdiff_t)sizeof(uint16_t);
    const ptrdiff_t end = (ptrdiff_t)sweep->index->chunks * CHUNK_BYTES;
    const vector mask = mask_of_block(masks, sweep->tier, a);
    const char *const open = mask_of_words(masks, sweep->tier, a);
    uint64_t found = 0;
    uint64_t units = sweep->news->units[a] | sweep->news_above->units[a];
    const bool is_first = units >> block->first & 1;
    const char *lanes = all_lanes - (is_first ? block->first_lane * sizeof(uint16_t) : 0);
    for (; units; units &= units - 1, lanes = all_lanes) {
        const unsigned unit = (unsigned)__builtin_ctzll(units);
        ptrdiff_t at = (ptrdiff_t)unit * CHUNK_BYTES;
        do {
            vector added[CHUNK_VECTORS], any = {0};
            for (int i = 0; i < CHUNK_VECTORS; i++) {
                const ptrdiff_t part = at + i * VECTOR_BYTES;
                const vector reached = black_reaches(turns, load(source + part), load(above + part), all);
                const vector had = load(own + part);
                added[i] = reached & mask & load(open + part) & load(lanes + i * VECTOR_BYTES) & ~had;
                store(own + part, had | added[i]);
                any |= added[i];
            }
            if (IS_ANY(any)) {
                found |= (uint64_t)1 << unit;
                if (at <= last_near)
                    mirror(sweep, a, (unsigned)at / sizeof(uint16_t), nonzero_words_of(added));
            }
            at += CHUNK_BYTES;
            lanes += CHUNK_BYTES;
        } while (at > (ptrdiff_t)UNIT_LAST * CHUNK_BYTES && at < end);
    }
    note_block(sweep->found, a, found);
}

ALWAYS_INLINE void black(const struct kernels_sweep *whole, bool all) {
    const struct kernels_sweep sweep = *whole;
    const struct masks masks = masks_of(sweep.tier, SIDE_BLACK);
    enum { UNIT_BYTES_MAX = UNIT_CHUNKS_MAX * CHUNK_BYTES };
    char lanes[2 * UNIT_BYTES_MAX];
    memset(lanes, 0, UNIT_BYTES_MAX);
    memset(lanes + UNIT_BYTES_MAX, UINT8_MAX, UNIT_BYTES_MAX);
    /* By the colour of `a`: if it is odd, even and odd lanes are swapped. */
    const int parity = sweep.tier->parity[SIDE_BLACK];
    const struct turns turns[2] = {turns_of(sweep.index, sweep.tier, parity),
                                   turns_of(sweep.index, sweep.tier, 1 - parity)};
    for (unsigned mask = 0; mask * 64 < (unsigned)sweep.index->cells; mask++) {
        uint64_t blocks = sweep.news->blocks[mask] | sweep.news_above->blocks[mask];
        for (; blocks; blocks &= blocks - 1) {
            const unsigned a = mask * 64 + (unsigned)__builtin_ctzll(blocks);
            black_block(&sweep, a, all, turns[a % 2], &masks, lanes + UNIT_BYTES_MAX);
        }
    }
}

static void black_some(struct kernels_sweep *sweep) {
    black(sweep, false);
}

static void black_all(struct kernels_sweep *sweep) {
    black(sweep, true);
}

static void replay(const struct kernels_replay *whole) {
    const struct kernels_replay replay = *whole;
    vector missing[PLANES_MAX]; /* every bit for the planes that the layer lacks */
    for (int plane = 0; plane < replay.plane_count; plane++)
        missing[plane] = (vector){0} - (uint16_t)(~replay.layer >> (plane + 1) & 1);
    for (size_t i = 0; i < replay.count; i++) {
        const ptrdiff_t chunk = log_entry_chunk(replay.entries[i]);
        const unsigned a = log_entry_cell(replay.entries[i]);
        vector any = {0};
        for (ptrdiff_t part = 0; part < CHUNK_BYTES; part += VECTOR_BYTES) {
            const ptrdiff_t at = chunk * CHUNK_BYTES + part;
            vector found = load(replay.red + at);
            KEEP_SHORT
            for (int plane = 0; plane < replay.plane_count; plane++)
                found &= load(replay.planes[plane] + at) ^ missing[plane];
            store(replay.above + at, load(replay.above + at) | found);
            any |= found;
        }
        if (IS_ANY(any))
            note_block(replay.news, a, index_unit((unsigned)(chunk - index_own_begin(replay.index, (int)a))));
    }
}
