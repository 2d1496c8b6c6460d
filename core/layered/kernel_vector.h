/* The kernels in vectors. The including file has defined VECTOR_BYTES; ALWAYS_INLINE; IS_ANY(vector), whether some
   bit is set; NONZERO_BYTES(vector), a bit for each byte of a word that is not 0; KEEP_SHORT, which may keep a
   loop from being unrolled; and UNITS_OF_ONE, whether boards with units of one chunk have code of their own. */
typedef uint16_t vector __attribute__((vector_size(VECTOR_BYTES), aligned(sizeof(uint16_t)), may_alias));
/* Two words side by side. */
typedef uint32_t pairs __attribute__((vector_size(VECTOR_BYTES)));

ALWAYS_INLINE vector load(const char *bytes) {
    return *(const vector *)bytes;
}

ALWAYS_INLINE void store(char *bytes, vector words) {
    *(vector *)bytes = words;
}

/* A vector of words by parity that take turns, beginning with this parity. A chunk begins at an even b, and so
   does a vector in it: the lanes of either kind have words of one parity. */
ALWAYS_INLINE vector spread(const uint16_t words[2], int parity) {
    const uint32_t both = words[parity] | (uint32_t)words[1 - parity] << 16;
    return (vector)((pairs){0} + both);
}

/* The words that a block's moves lead to, at b = 0. */
struct near {
    const char *before, *after, *above, *below; /* in the block itself: b - 1, b + 1, b - width, b + width */
    const char *up, *left, *right, *down;       /* in those of a's neighbours */
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

/* The units of a's block that Red's moves lead out of into something new. */
ALWAYS_INLINE uint64_t units_near_news(const struct kernels_sweep *sweep, int a,
                                       const struct index_block *block) {
    const int width = sweep->index->width;
    const uint64_t *news = sweep->news->units + a;
    uint64_t near = news[0];
    near |= near << 1 | near >> 1;
    for (int reach = CHUNK_WORDS; reach < width; reach += CHUNK_WORDS) near |= near << 1 | near >> 1;
    near |= news[-1] | news[1] | news[-width] | news[width];
    return near & block->units;
}

/* Units of one chunk, which most boards have, are faster where the compiler knows it, and take more code. */
#define BY_UNITS(kernel, sweep, all)                                                                         \
    if (UNITS_OF_ONE && (sweep)->index->unit_chunks == 1)                                                    \
        kernel(sweep, all, 1);                                                                               \
    else                                                                                                     \
        kernel(sweep, all, (unsigned)(sweep)->index->unit_chunks)

ALWAYS_INLINE void note_block(struct news *found, int a, uint64_t units) {
    found->units[a] |= units;
    found->blocks[a / 64] |= (uint64_t)(units != 0) << a % 64;
}

ALWAYS_INLINE void red_block(struct kernels_sweep *sweep, int a, bool all, unsigned unit_chunks, vector free,
                             vector lowest) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    const struct near near = near_of(sweep, block);
    const ptrdiff_t first_chunk = ((ptrdiff_t)block->own_chunk - block->first) * CHUNK_BYTES;
    char *const records = sweep->records + first_chunk * RECORD_SLOTS;
    const ptrdiff_t own = sweep->slot * CHUNK_BYTES;
    const ptrdiff_t other = CHUNK_BYTES - own;
    const int plane_count = sweep->plane_count;
    char *entry = sweep->log->entries + sweep->log->length;
    uint64_t found = 0;
    for (uint64_t units = units_near_news(sweep, a, block); units; units &= units - 1) {
        const unsigned unit = (unsigned)__builtin_ctzll(units);
        unsigned chunk = unit * unit_chunks;
        do {
            const ptrdiff_t first = (ptrdiff_t)chunk * CHUNK_BYTES;
            char *record = records + first * RECORD_SLOTS;
            vector any = {0};
            for (ptrdiff_t part = 0; part < CHUNK_BYTES; part += VECTOR_BYTES) {
                vector reached = all ? near_all(near, first + part) : near_some(near, first + part);
                reached &= free;
                vector before = load(record + own + part);
                vector added = reached & ~(before | load(record + other + part));
                store(record + own + part, before | added);
                store(entry + LOG_HEAD + part, added);
                KEEP_SHORT
                for (int plane = 0; plane < plane_count; plane++) {
                    char *bits = sweep->planes[plane] + first_chunk + first + part;
                    store(bits, load(bits) | added);
                }
                any |= added;
            }
            const uint32_t place = (uint32_t)a << 8 | chunk;
            memcpy(entry, &place, sizeof place);
            entry += IS_ANY(any & lowest) * (LOG_HEAD + CHUNK_BYTES);
            found |= (uint64_t)IS_ANY(any) << unit;
        } while (++chunk < (unit + 1) * unit_chunks);
    }
    sweep->log->length = (size_t)(entry - sweep->log->entries);
    note_block(sweep->found, a, found);
}

ALWAYS_INLINE void spread_blocks(const struct index *index, const uint64_t *news, uint64_t *active) {
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

ALWAYS_INLINE void red(struct kernels_sweep *sweep, bool all, unsigned unit_chunks) {
    uint64_t active[INDEX_MASKS];
    const struct tier *tier = sweep->tier;
    const int parity = tier->parity[SIDE_RED];
    const vector free[2] = {spread(tier->free, parity), spread(tier->free, 1 - parity)};
    const vector lowest = (vector){0} + tier->lowest;
    spread_blocks(sweep->index, sweep->news->blocks, active);
    for (int mask = 0; mask * 64 < sweep->index->cells; mask++) {
        for (uint64_t blocks = active[mask]; blocks; blocks &= blocks - 1) {
            const int a = mask * 64 + __builtin_ctzll(blocks);
            red_block(sweep, a, all, unit_chunks, free[a % 2], lowest);
        }
    }
}

static void red_some(struct kernels_sweep *sweep) {
    BY_UNITS(red, sweep, false);
}

static void red_all(struct kernels_sweep *sweep) {
    BY_UNITS(red, sweep, true);
}

/* Repeats words found near a where other blocks have them in their bands: of a vector that begins at b =
   first, those told by bits for its bytes. */
ALWAYS_INLINE void mirror(struct kernels_sweep *sweep, int a, int first, uint64_t bytes) {
    const struct index *index = sweep->index;
    const uint64_t unit = index_unit(index, a);
    uint16_t *black = (uint16_t *)sweep->black;
    const uint16_t *own = black + index->block[a].word;
    const int room = (a + index->width + 1 - first) * (int)sizeof(uint16_t);
    if (room < VECTOR_BYTES) bytes &= ((uint64_t)1 << room) - 1;
    while (bytes) {
        const int b = first + __builtin_ctzll(bytes) / (int)sizeof(uint16_t);
        black[index->block[b].word + (unsigned)a] = own[b];
        sweep->found->units[b] |= unit;
        sweep->found->blocks[b / 64] |= (uint64_t)1 << b % 64;
        for (size_t byte = 0; byte < sizeof(uint16_t); byte++) bytes &= bytes - 1;
    }
}

/* What of a tier concerns Black's moves, in vectors whose even lanes have words of one parity and whose odd
   lanes have the other. */
struct turns {
    vector upper, still, moved, from_below, from_above;
    vector row; /* times this, a bit is one row further down */
};

ALWAYS_INLINE struct turns turns_of(const struct index *index, const struct tier *tier, int parity) {
    return (struct turns){
        .upper = spread(tier->upper, parity),
        .still = spread(tier->still, parity),
        .moved = spread(tier->moved, parity),
        .from_below = spread(tier->from_below, parity),
        .from_above = spread(tier->from_above, parity),
        .row = (vector){0} + (uint16_t)(1u << index->row_bits),
    };
}

/* What Black's moves lead to, from a tier and from the row above it. */
ALWAYS_INLINE vector black_reaches(struct turns turns, vector here, vector above, bool all) {
    const vector moved = (here << 1 & turns.from_below) | (here >> 1 & turns.from_above);
    const vector up = here * turns.row | above;
    if (!all) return moved | here | up;
    return (moved | turns.moved) & (here | turns.still) & (up | turns.upper);
}

/* all_lanes: a unit of words with every bit set, and before it as many with none. */
ALWAYS_INLINE void black_block(struct kernels_sweep *sweep, int a, bool all, unsigned unit_chunks,
                               struct turns turns, const uint16_t *all_lanes) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    const ptrdiff_t chunks_before = (ptrdiff_t)block->own_chunk - block->first;
    const char *const source = sweep->records + (chunks_before * RECORD_SLOTS + sweep->slot) * CHUNK_BYTES;
    const char *const above = sweep->above + chunks_before * CHUNK_BYTES;
    const char *const other = (const char *)sweep->black_other + block->word * sizeof(uint16_t);
    char *const own = (char *)sweep->black + block->word * sizeof(uint16_t);
    const int last_near = a + index->width;
    uint64_t found = 0;
    uint64_t units = sweep->news->units[a] | sweep->news_above->units[a];
    const bool is_first = (units & index_unit(index, block->first * CHUNK_WORDS)) != 0;
    const char *lanes = (const char *)(all_lanes - (is_first ? block->first_lane : 0));
    for (; units; units &= units - 1, lanes = (const char *)all_lanes) {
        const unsigned unit = (unsigned)__builtin_ctzll(units);
        const ptrdiff_t first = (ptrdiff_t)(unit * unit_chunks) * CHUNK_BYTES;
        const ptrdiff_t end = first + (ptrdiff_t)unit_chunks * CHUNK_BYTES;
        vector any = {0};
        KEEP_SHORT
        for (ptrdiff_t at = first; at < end; at += VECTOR_BYTES) {
            const ptrdiff_t chunk = at / CHUNK_BYTES * CHUNK_BYTES;
            const vector here = load(source + chunk * (RECORD_SLOTS - 1) + at);
            const vector reached = black_reaches(turns, here, load(above + at), all);
            const vector before = load(own + at);
            const vector added = reached & load(lanes + (at - first)) & ~(before | load(other + at));
            const int b = (int)(at / (ptrdiff_t)sizeof(uint16_t));
            store(own + at, before | added);
            if (b <= last_near) mirror(sweep, a, b, NONZERO_BYTES(added));
            any |= added;
        }
        found |= (uint64_t)IS_ANY(any) << unit;
    }
    note_block(sweep->found, a, found);
}

ALWAYS_INLINE void black(struct kernels_sweep *sweep, bool all, unsigned unit_chunks) {
    enum { UNIT_WORDS_MAX = 2 * CHUNK_WORDS };
    uint16_t lanes[2 * UNIT_WORDS_MAX];
    for (int lane = 0; lane < 2 * UNIT_WORDS_MAX; lane++)
        lanes[lane] = lane < UNIT_WORDS_MAX ? 0 : UINT16_MAX;
    /* By a's colour: where that is odd, even and odd lanes change places. */
    const struct tier *tier = sweep->tier;
    const int parity = tier->parity[SIDE_BLACK];
    const struct turns turns[2] = {turns_of(sweep->index, tier, parity),
                                   turns_of(sweep->index, tier, 1 - parity)};
    for (int mask = 0; mask * 64 < sweep->index->cells; mask++) {
        uint64_t blocks = sweep->news->blocks[mask] | sweep->news_above->blocks[mask];
        for (; blocks; blocks &= blocks - 1) {
            const int a = mask * 64 + __builtin_ctzll(blocks);
            black_block(sweep, a, all, unit_chunks, turns[a % 2], lanes + UNIT_WORDS_MAX);
        }
    }
}

static void black_some(struct kernels_sweep *sweep) {
    BY_UNITS(black, sweep, false);
}

static void black_all(struct kernels_sweep *sweep) {
    BY_UNITS(black, sweep, true);
}

/* Adds the lowest row of log entries to the row above the next tier, and notes it as news. */
static void replay(const struct index *index, const char *entries, size_t bytes, char *above,
                   struct news *news) {
    const int shift = tier_shift(index);
    for (const char *end = entries + bytes; entries < end; entries += LOG_HEAD + CHUNK_BYTES) {
        uint32_t place;
        memcpy(&place, entries, sizeof place);
        const uint32_t a = place >> 8;
        const uint32_t chunk = place & 255;
        const struct index_block *block = &index->block[a];
        char *to = above + ((ptrdiff_t)block->own_chunk - block->first + (ptrdiff_t)chunk) * CHUNK_BYTES;
        for (ptrdiff_t part = 0; part < CHUNK_BYTES; part += VECTOR_BYTES)
            store(to + part, load(to + part) | load(entries + LOG_HEAD + part) >> shift);
        news->units[a] |= index_unit(index, (int)chunk * CHUNK_WORDS);
        news->blocks[a / 64] |= (uint64_t)1 << a % 64;
    }
}
