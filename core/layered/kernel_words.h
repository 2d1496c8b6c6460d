/* The kernels in plain C, word by word. Included once for each word width: WORD is the type of words,
   KERNEL(name) gives the functions their names. */

enum { KERNEL(CHUNK_BYTES) = CHUNK_WORDS * sizeof(WORD) };

/* The chunk of a slot that belongs to a block's chunk, where own chunks lie `stride` chunks apart. */
static WORD *KERNEL(chunk_of)(const char *slot, const struct index_block *block, int chunk, int stride) {
    ptrdiff_t number = (ptrdiff_t)block->own_chunk + chunk - block->first;
    return (WORD *)(uintptr_t)(slot + number * stride * KERNEL(CHUNK_BYTES));
}

static bool KERNEL(reads_news)(const struct kernels_sweep *sweep, int a, int chunk) {
    const uint64_t *news = sweep->news->chunks + a;
    const int width = sweep->index->width;
    uint64_t near = news[-1] | news[1] | news[-width] | news[width];
    for (int b = -2; b <= 2; b++) near |= b < 0 ? news[0] >> -b : news[0] << b;
    return near >> chunk & 1;
}

static void KERNEL(note)(struct news *news, int a, int chunk) {
    news->chunks[a] |= (uint64_t)1 << chunk;
    news->blocks[a / 64] |= (uint64_t)1 << a % 64;
}

/* What Red's moves lead to from (a, b): in some of them, or in all. */
static WORD KERNEL(red_reaches)(const struct kernels_sweep *sweep, const struct index_block *block, int b,
                                bool all) {
    const int width = sweep->index->width;
    const WORD *own = (const WORD *)sweep->black + block->word + b;
    WORD some = own[-1] | own[1] | own[-width] | own[width];
    WORD every = own[-1] & own[1] & own[-width] & own[width];
    for (int i = 0; i < 4; i++) {
        const WORD near = ((const WORD *)sweep->black)[block->neighbour[i] + (unsigned)b];
        some |= near;
        every &= near;
    }
    return all ? every : some;
}

static void KERNEL(red_chunk)(struct kernels_sweep *sweep, int a, int chunk, bool all) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    WORD *record = KERNEL(chunk_of)(sweep->records, block, chunk, RECORD_SLOTS);
    WORD *own = record + sweep->slot * CHUNK_WORDS;
    const WORD *other = record + (SLOT_WON + SLOT_LOST - sweep->slot) * CHUNK_WORDS;
    WORD found[CHUNK_WORDS];
    bool any = false;
    for (int lane = 0; lane < CHUNK_WORDS; lane++) {
        const int b = chunk * CHUNK_WORDS + lane;
        const int parity = index_parity(sweep->half, a, b, sweep->row, SIDE_RED);
        const WORD free = (WORD)index->free_columns[sweep->row][parity];
        const WORD reached = KERNEL(red_reaches)(sweep, block, b, all);
        found[lane] = (WORD)(reached & free & (WORD) ~(own[lane] | other[lane]));
        own[lane] |= found[lane];
        any |= found[lane] != 0;
    }
    if (!any) return;
    for (int plane = 0; plane < sweep->plane_count; plane++) {
        WORD *bits = KERNEL(chunk_of)(sweep->planes[plane], block, chunk, RECORD_SLOTS);
        for (int lane = 0; lane < CHUNK_WORDS; lane++) bits[lane] |= found[lane];
    }
    const uint32_t place = (uint32_t)a << 8 | (uint32_t)chunk;
    char *entry = sweep->log->entries + sweep->log->length;
    memcpy(entry, &place, sizeof place);
    memcpy(entry + LOG_HEAD, found, sizeof found);
    sweep->log->length += LOG_HEAD + sizeof found;
    KERNEL(note)(sweep->found, a, chunk);
}

static void KERNEL(red)(struct kernels_sweep *sweep, bool all) {
    for (int a = 0; a < sweep->index->cells; a++) {
        for (int chunk = 0; chunk < 64 && sweep->index->free[a]; chunk++) {
            if (sweep->index->block[a].chunks >> chunk & 1 && KERNEL(reads_news)(sweep, a, chunk))
                KERNEL(red_chunk)(sweep, a, chunk, all);
        }
    }
}

static void KERNEL(red_some)(struct kernels_sweep *sweep) {
    KERNEL(red)(sweep, false);
}

static void KERNEL(red_all)(struct kernels_sweep *sweep) {
    KERNEL(red)(sweep, true);
}

/* What Black's moves lead to, from the pawn's row and the one above it. */
static WORD KERNEL(black_reaches)(const struct kernels_sweep *sweep, int parity, WORD here, WORD above,
                                  bool all) {
    const struct index *index = sweep->index;
    const int row = sweep->row;
    const WORD left = (WORD)(parity == 0 ? here << 1 : here);
    const WORD right = (WORD)(parity == 0 ? here : here >> 1);
    if (!all) return left | right | above;
    return (WORD)((left | index->left_walls[row][parity]) & (right | index->right_walls[row][parity]) &
                  (above | index->upper_walls[row][parity]));
}

static void KERNEL(black_chunk)(struct kernels_sweep *sweep, int a, int chunk, bool all) {
    const struct index *index = sweep->index;
    const struct index_block *block = &index->block[a];
    const WORD *here =
        KERNEL(chunk_of)(sweep->records, block, chunk, RECORD_SLOTS) + sweep->slot * CHUNK_WORDS;
    const WORD *above = KERNEL(chunk_of)(sweep->above, block, chunk, 1);
    WORD *black = (WORD *)sweep->black;
    const WORD *other = (const WORD *)sweep->black_other + block->word;
    for (int lane = 0; lane < CHUNK_WORDS; lane++) {
        const int b = chunk * CHUNK_WORDS + lane;
        WORD *own = black + block->word + b;
        const int parity = index_parity(sweep->half, a, b, sweep->row, SIDE_BLACK);
        const WORD free = (WORD)index->free_columns[sweep->row][parity];
        const WORD reached = KERNEL(black_reaches)(sweep, parity, here[lane], above[lane], all);
        const WORD found = (WORD)(reached & free & (WORD) ~(*own | other[b]));
        if (b <= a || found == 0) continue;
        *own |= found;
        KERNEL(note)(sweep->found, a, chunk);
        if (b > a + index->width) continue;
        black[index->block[b].word + (unsigned)a] = *own; /* repeated in the band of b's block */
        KERNEL(note)(sweep->found, b, a / CHUNK_WORDS);
    }
}

static void KERNEL(black)(struct kernels_sweep *sweep, bool all) {
    for (int a = 0; a < sweep->index->cells; a++) {
        const uint64_t chunks = sweep->news->chunks[a] | sweep->news_above->chunks[a];
        for (int chunk = 0; chunk < 64 && sweep->index->free[a]; chunk++) {
            if (chunks >> chunk & 1) KERNEL(black_chunk)(sweep, a, chunk, all);
        }
    }
}

static void KERNEL(black_some)(struct kernels_sweep *sweep) {
    KERNEL(black)(sweep, false);
}

static void KERNEL(black_all)(struct kernels_sweep *sweep) {
    KERNEL(black)(sweep, true);
}

static void KERNEL(replay)(const struct index *index, const char *entries, size_t bytes, char *above,
                           struct news *news) {
    for (const char *end = entries + bytes; entries < end; entries += LOG_HEAD + KERNEL(CHUNK_BYTES)) {
        uint32_t place;
        WORD words[CHUNK_WORDS];
        memcpy(&place, entries, sizeof place);
        memcpy(words, entries + LOG_HEAD, sizeof words);
        const int a = (int)(place >> 8);
        const int chunk = (int)(place & 255);
        WORD *to = KERNEL(chunk_of)(above, &index->block[a], chunk, 1);
        for (int lane = 0; lane < CHUNK_WORDS; lane++) to[lane] |= words[lane];
        KERNEL(note)(news, a, chunk);
    }
}
