/* The kernels in vectors. Included once for each size of chunks, CHUNK_WORDS; KERNEL(name) gives the functions
   their names. The including file has defined VECTOR_BYTES; ALWAYS_INLINE; NONZERO_BYTES(vector), a bit for
   each byte of a word that is not 0; and KEEP_SHORT, which may keep a loop from being unrolled. */
enum { KERNEL(CHUNK_BYTES) = CHUNK_WORDS * sizeof(uint16_t) };

typedef uint16_t KERNEL(vector)
    __attribute__((vector_size(VECTOR_BYTES), aligned(sizeof(uint16_t)), may_alias));
/* Two words side by side. */
typedef uint32_t KERNEL(pairs) __attribute__((vector_size(VECTOR_BYTES)));

ALWAYS_INLINE KERNEL(vector) KERNEL(load)(const char *bytes) {
    return *(const KERNEL(vector) *)bytes;
}

ALWAYS_INLINE void KERNEL(store)(char *bytes, KERNEL(vector) vector) {
    *(KERNEL(vector) *)bytes = vector;
}

/* A vector of words by parity that take turns, beginning with this parity. A chunk begins at an even b, and so
   does a vector in it: the lanes of either kind have words of one parity. */
ALWAYS_INLINE KERNEL(vector) KERNEL(spread)(const uint16_t words[2], int parity) {
    const uint32_t both = words[parity] | (uint32_t)words[1 - parity] << 16;
    return (KERNEL(vector))((KERNEL(pairs)){0} + both);
}

/* The words that a block's moves lead to, at b = 0. */
struct KERNEL(near) {
    const char *before, *after, *above, *below; /* in the block itself: b - 1, b + 1, b - width, b + width */
    const char *up, *left, *right, *down;       /* in those of a's neighbours */
};

ALWAYS_INLINE struct KERNEL(near)
    KERNEL(near_of)(const struct kernels_sweep *sweep, const struct index_block *block) {
    const char *source = sweep->black;
    const char *own = source + block->word * sizeof(uint16_t);
    const ptrdiff_t width = (ptrdiff_t)sweep->index->width * (ptrdiff_t)sizeof(uint16_t);
    return (struct KERNEL(near)){
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

ALWAYS_INLINE KERNEL(vector) KERNEL(near_some)(struct KERNEL(near) near, ptrdiff_t at) {
    return (KERNEL(load)(near.before + at) | KERNEL(load)(near.after + at)) |
           (KERNEL(load)(near.above + at) | KERNEL(load)(near.below + at)) |
           (KERNEL(load)(near.up + at) | KERNEL(load)(near.left + at)) |
           (KERNEL(load)(near.right + at) | KERNEL(load)(near.down + at));
}

ALWAYS_INLINE KERNEL(vector) KERNEL(near_all)(struct KERNEL(near) near, ptrdiff_t at) {
    return (KERNEL(load)(near.before + at) & KERNEL(load)(near.after + at)) &
           (KERNEL(load)(near.above + at) & KERNEL(load)(near.below + at)) &
           (KERNEL(load)(near.up + at) & KERNEL(load)(near.left + at)) &
           (KERNEL(load)(near.right + at) & KERNEL(load)(near.down + at));
}

/* The chunks of a's block that Red's moves lead out of into something new. */
ALWAYS_INLINE uint64_t KERNEL(chunks_near_news)(const struct kernels_sweep *sweep, int a,
                                                const struct index_block *block) {
    const int width = sweep->index->width;
    const uint64_t *news = sweep->news->chunks + a;
    uint64_t near = news[0];
    near |= near << 1 | near >> 1;
    for (int reach = CHUNK_WORDS; reach < width; reach += CHUNK_WORDS) near |= near << 1 | near >> 1;
    near |= news[-1] | news[1] | news[-width] | news[width];
    return near & block->chunks;
}

ALWAYS_INLINE void KERNEL(note_block)(struct news *found, int a, uint64_t chunks) {
    found->chunks[a] |= chunks;
    found->blocks[a / 64] |= (uint64_t)(chunks != 0) << a % 64;
}

ALWAYS_INLINE void KERNEL(red_block)(struct kernels_sweep *sweep, int a, bool all, KERNEL(vector) free) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    const struct KERNEL(near) near = KERNEL(near_of)(sweep, block);
    const ptrdiff_t record_bytes = KERNEL(CHUNK_BYTES) * RECORD_SLOTS;
    const ptrdiff_t first_record = ((ptrdiff_t)block->own_chunk - block->first) * record_bytes;
    char *const records = sweep->records + first_record;
    const ptrdiff_t own = sweep->slot == SLOT_WON ? 0 : KERNEL(CHUNK_BYTES);
    const ptrdiff_t other = KERNEL(CHUNK_BYTES) - own;
    char *entry = sweep->log->entries + sweep->log->length;
    uint64_t found = 0;
    const int plane_count = sweep->plane_count;
    const int shift = tier_shift(index);
    for (uint64_t chunks = KERNEL(chunks_near_news)(sweep, a, block); chunks; chunks &= chunks - 1) {
        const unsigned chunk = (unsigned)__builtin_ctzll(chunks);
        const ptrdiff_t first = (ptrdiff_t)chunk * KERNEL(CHUNK_BYTES);
        char *record = records + first * RECORD_SLOTS;
        uint64_t is_news = 0;
        uint64_t is_logged = 0;
        for (ptrdiff_t part = 0; part < KERNEL(CHUNK_BYTES); part += VECTOR_BYTES) {
            KERNEL(vector)
            reached = all ? KERNEL(near_all)(near, first + part) : KERNEL(near_some)(near, first + part);
            reached &= free;
            KERNEL(vector) before = KERNEL(load)(record + own + part);
            KERNEL(vector) added = reached & ~(before | KERNEL(load)(record + other + part));
            KERNEL(store)(record + own + part, before | added);
            const KERNEL(vector) lowest = added >> shift;
            KERNEL(store)(entry + LOG_HEAD + part, lowest);
            KEEP_SHORT
            for (int plane = 0; plane < plane_count; plane++) {
                char *bits = sweep->planes[plane] + first_record + first * RECORD_SLOTS + part;
                KERNEL(store)(bits, KERNEL(load)(bits) | added);
            }
            is_news |= NONZERO_BYTES(added);
            is_logged |= NONZERO_BYTES(lowest);
        }
        const uint32_t place = (uint32_t)a << 8 | chunk;
        memcpy(entry, &place, sizeof place);
        entry += (is_logged != 0) * (LOG_HEAD + KERNEL(CHUNK_BYTES));
        found |= (uint64_t)(is_news != 0) << chunk;
    }
    sweep->log->length = (size_t)(entry - sweep->log->entries);
    KERNEL(note_block)(sweep->found, a, found);
}

ALWAYS_INLINE void KERNEL(spread_blocks)(const struct index *index, const uint64_t *news, uint64_t *active) {
    const int masks = (index->cells + 63) / 64;
    const int width = index->width;
    for (int i = 0; i < masks; i++) {
        const uint64_t here = news[i];
        const uint64_t before = i > 0 ? news[i - 1] : 0;
        const uint64_t after = i + 1 < masks ? news[i + 1] : 0;
        active[i] = here | here << 1 | before >> 63 | here >> 1 | after << 63;
        active[i] |= here << width | before >> (64 - width) | here >> width | after << (64 - width);
        active[i] &= index->blocks[i];
    }
}

ALWAYS_INLINE void KERNEL(red)(struct kernels_sweep *sweep, bool all) {
    uint64_t active[INDEX_MASKS];
    const struct tier *tier = sweep->tier;
    const int parity = tier->parity[SIDE_RED];
    const KERNEL(vector)
        free[2] = {KERNEL(spread)(tier->free, parity), KERNEL(spread)(tier->free, 1 - parity)};
    KERNEL(spread_blocks)(sweep->index, sweep->news->blocks, active);
    for (int mask = 0; mask * 64 < sweep->index->cells; mask++) {
        for (uint64_t blocks = active[mask]; blocks; blocks &= blocks - 1) {
            const int a = mask * 64 + __builtin_ctzll(blocks);
            KERNEL(red_block)(sweep, a, all, free[a % 2]);
        }
    }
}

static void KERNEL(red_some)(struct kernels_sweep *sweep) {
    KERNEL(red)(sweep, false);
}

static void KERNEL(red_all)(struct kernels_sweep *sweep) {
    KERNEL(red)(sweep, true);
}

/* Repeats words found near a where other blocks have them in their bands: of a vector that begins at b =
   first, those told by bits for its bytes. */
ALWAYS_INLINE void KERNEL(mirror)(struct kernels_sweep *sweep, int a, int first, uint64_t bytes) {
    const struct index *index = sweep->index;
    uint16_t *black = (uint16_t *)sweep->black;
    const uint16_t *own = black + index->block[a].word;
    const int room = (a + index->width + 1 - first) * (int)sizeof(uint16_t);
    if (room < VECTOR_BYTES) bytes &= ((uint64_t)1 << room) - 1;
    while (bytes) {
        const int b = first + __builtin_ctzll(bytes) / (int)sizeof(uint16_t);
        black[index->block[b].word + (unsigned)a] = own[b];
        sweep->found->chunks[b] |= (uint64_t)1 << a / CHUNK_WORDS;
        sweep->found->blocks[b / 64] |= (uint64_t)1 << b % 64;
        for (size_t byte = 0; byte < sizeof(uint16_t); byte++) bytes &= bytes - 1;
    }
}

/* What of a tier concerns Black's moves, in vectors whose even lanes have words of one parity and whose odd
   lanes have the other. */
struct KERNEL(turns) {
    KERNEL(vector) free, upper, still, moved, from_below, from_above;
};

ALWAYS_INLINE struct KERNEL(turns) KERNEL(turns_of)(const struct tier *tier, int parity) {
    return (struct KERNEL(turns)){
        .free = KERNEL(spread)(tier->free, parity),
        .upper = KERNEL(spread)(tier->upper, parity),
        .still = KERNEL(spread)(tier->still, parity),
        .moved = KERNEL(spread)(tier->moved, parity),
        .from_below = KERNEL(spread)(tier->from_below, parity),
        .from_above = KERNEL(spread)(tier->from_above, parity),
    };
}

ALWAYS_INLINE KERNEL(vector) KERNEL(moved)(KERNEL(vector) here, const struct KERNEL(turns) * turns) {
    return (here << 1 & turns->from_below) | (here >> 1 & turns->from_above);
}

/* all_lanes: a chunk of words with every bit set, and before it one with none. */
ALWAYS_INLINE void KERNEL(black_block)(struct kernels_sweep *sweep, int a, bool all,
                                       const struct KERNEL(turns) * turns, const uint16_t *all_lanes) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    const ptrdiff_t chunks_before = (ptrdiff_t)block->own_chunk - block->first;
    const char *const source =
        sweep->records + (chunks_before * RECORD_SLOTS + sweep->slot) * KERNEL(CHUNK_BYTES);
    const char *const above = sweep->above + chunks_before * KERNEL(CHUNK_BYTES);
    const char *const other = (const char *)sweep->black_other + block->word * sizeof(uint16_t);
    char *const own = (char *)sweep->black + block->word * sizeof(uint16_t);
    const int last_near = a + index->width;
    uint64_t found = 0;
    uint64_t chunks = sweep->news->chunks[a] | sweep->news_above->chunks[a];
    const uint16_t *lanes = all_lanes - (chunks >> block->first & 1 ? block->first_lane : 0);
    for (; chunks; chunks &= chunks - 1, lanes = all_lanes) {
        const unsigned chunk = (unsigned)__builtin_ctzll(chunks);
        const ptrdiff_t first = (ptrdiff_t)chunk * KERNEL(CHUNK_BYTES);
        uint64_t is_news = 0;
        KEEP_SHORT
        for (ptrdiff_t part = 0; part < KERNEL(CHUNK_BYTES); part += VECTOR_BYTES) {
            const ptrdiff_t at = first + part;
            KERNEL(vector) here = KERNEL(load)(source + first * RECORD_SLOTS + part);
            KERNEL(vector) up = here << index->row_bits | KERNEL(load)(above + at);
            KERNEL(vector) moved = KERNEL(moved)(here, turns);
            KERNEL(vector) reached = turns->free;
            if (all)
                reached &= (moved | turns->moved) & (here | turns->still) & (up | turns->upper);
            else
                reached &= moved | here | up;
            KERNEL(vector) before = KERNEL(load)(own + at);
            KERNEL(vector)
            added = reached & KERNEL(load)((const char *)lanes + part) & ~(before | KERNEL(load)(other + at));
            KERNEL(store)(own + at, before | added);
            const uint64_t bytes = NONZERO_BYTES(added);
            const int b = (int)(at / (ptrdiff_t)sizeof(uint16_t));
            if (b <= last_near && bytes) KERNEL(mirror)(sweep, a, b, bytes);
            is_news |= bytes;
        }
        found |= (uint64_t)(is_news != 0) << chunk;
    }
    KERNEL(note_block)(sweep->found, a, found);
}

ALWAYS_INLINE void KERNEL(black)(struct kernels_sweep *sweep, bool all) {
    uint16_t lanes[2 * CHUNK_WORDS];
    for (int lane = 0; lane < 2 * CHUNK_WORDS; lane++) lanes[lane] = lane < CHUNK_WORDS ? 0 : UINT16_MAX;
    /* By a's colour: where that is odd, even and odd lanes change places. */
    const int parity = sweep->tier->parity[SIDE_BLACK];
    const struct KERNEL(turns)
        turns[2] = {KERNEL(turns_of)(sweep->tier, parity), KERNEL(turns_of)(sweep->tier, 1 - parity)};
    for (int mask = 0; mask * 64 < sweep->index->cells; mask++) {
        uint64_t blocks = sweep->news->blocks[mask] | sweep->news_above->blocks[mask];
        for (; blocks; blocks &= blocks - 1) {
            const int a = mask * 64 + __builtin_ctzll(blocks);
            KERNEL(black_block)(sweep, a, all, &turns[a % 2], lanes + CHUNK_WORDS);
        }
    }
}

static void KERNEL(black_some)(struct kernels_sweep *sweep) {
    KERNEL(black)(sweep, false);
}

static void KERNEL(black_all)(struct kernels_sweep *sweep) {
    KERNEL(black)(sweep, true);
}

/* Adds logged words to the row above a tier, and notes them as news. */
static void KERNEL(replay)(const struct index *index, const char *entries, size_t bytes, char *above,
                           struct news *news) {
    for (const char *end = entries + bytes; entries < end; entries += LOG_HEAD + KERNEL(CHUNK_BYTES)) {
        uint32_t place;
        memcpy(&place, entries, sizeof place);
        const uint32_t a = place >> 8;
        const uint32_t chunk = place & 255;
        const struct index_block *block = &index->block[a];
        char *to =
            above + ((ptrdiff_t)block->own_chunk - block->first + (ptrdiff_t)chunk) * KERNEL(CHUNK_BYTES);
        for (ptrdiff_t part = 0; part < KERNEL(CHUNK_BYTES); part += VECTOR_BYTES)
            KERNEL(store)(to + part, KERNEL(load)(to + part) | KERNEL(load)(entries + LOG_HEAD + part));
        news->chunks[a] |= (uint64_t)1 << chunk;
        news->blocks[a / 64] |= (uint64_t)1 << a % 64;
    }
}
