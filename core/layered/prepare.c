#include "layered/prepare.h"

#include <string.h>

/* Words of the blocks of every other `a`, apart from captures of the block's own general, for b from -2
   chunks to the end. */
struct pattern {
    uint16_t words[INDEX_CELLS_MAX + 8 * BOARD_SIDE_MAX];
};

/* The words of a set in a tier before any move. */
struct layout {
    const struct tier *tier;
    int parity;           /* of words with a + b even */
    uint16_t pair[2];     /* a pair's word without captures, by parity */
    bool has_captures;    /* whether the set contains the pawn on a general's cell */
    uint16_t no_pair;     /* the word if no pair can stand here: no bit or every bit */
    struct pattern of[2]; /* for even `a` and for odd `a` */
};

static int pattern_begin(const struct index *index) {
    return index_block_begin(index, 0);
}

static void fill_words(uint16_t *words, int count, uint16_t no_pair) {
    memset(words, no_pair != 0 ? UINT8_MAX : 0, (size_t)count * sizeof *words);
}

/* The grid cell where the tier's rows on the board begin. */
static int tier_begin(const struct index *index, const struct tier *tier) {
    return tier->row > 0 ? tier->row * index->width : 0;
}

static int tier_end(const struct index *index, const struct tier *tier) {
    const int end = (tier->row + index->tier_rows) * index->width;
    return end < index->cells ? end : index->cells;
}

static void fill_pattern(const struct index *index, const struct layout *layout, int a,
                         struct pattern *pattern) {
    const struct tier *tier = layout->tier;
    const int begin = pattern_begin(index);
    const int end = tier_end(index, tier);
    uint16_t *words = pattern->words - begin;
    fill_words(pattern->words, index->block_end - begin, layout->no_pair);
    for (int b = 0; b < index->cells; b++) {
        if (index->free[b]) words[b] = layout->pair[(layout->parity + a + b) & 1];
    }
    for (int b = tier_begin(index, tier); layout->has_captures && b < end; b++) {
        if (index->free[b]) words[b] |= tier_captured(index, tier, b, (layout->parity + a + b) & 1);
    }
}

static void fill_patterns(const struct index *index, struct layout *layout) {
    for (int a = 0; a < 2; a++) fill_pattern(index, layout, a, &layout->of[a]);
}

static void copy_words(const struct index *index, uint16_t *block, const struct pattern *pattern, int b,
                       int end) {
    memcpy(block + b, pattern->words + (b - pattern_begin(index)), (size_t)(end - b) * sizeof *block);
}

/* Captures of the block's own general: in every other word, because the pawn's column has one parity. */
static void add_own_captures(const struct index *index, const struct layout *layout, int a, int begin,
                             uint16_t *block) {
    if (!layout->has_captures) return;
    const int parity = tier_captured(index, layout->tier, a, 1) != 0;
    const uint16_t own = tier_captured(index, layout->tier, a, parity);
    for (int b = begin + ((layout->parity + a + begin + parity) & 1); own && b < index->cells; b += 2) {
        if (index_has_general(index, b)) block[b] |= own;
    }
}

/* Copies the pattern to the neutral block and all others. */
static void lay_blocks(const struct index *index, const struct layout *layout, uint16_t *words) {
    fill_words(words, index->block_end, layout->no_pair);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        const int begin = index_block_begin(index, a);
        uint16_t *block = words + index->block[a].word;
        copy_words(index, block, &layout->of[a % 2], begin, index->block_end);
        add_own_captures(index, layout, a, begin, block);
        block[a] = layout->no_pair;
    }
}

void prepare_black_lost(const struct index *index, const struct tier *tier, void *black_lost) {
    struct layout layout = {.tier = tier, .parity = tier->parity[SIDE_BLACK], .has_captures = true};
    for (int parity = 0; parity < 2; parity++)
        layout.pair[parity] = tier->still[parity] & tier->moved[parity] & tier->upper[parity];
    fill_patterns(index, &layout);
    lay_blocks(index, &layout, black_lost);
}

void prepare_black_won(const struct index *index, const struct tier *tier, void *black_won) {
    struct layout layout = {.tier = tier, .parity = tier->parity[SIDE_BLACK], .no_pair = UINT16_MAX};
    for (int parity = 0; parity < 2; parity++) layout.pair[parity] = (uint16_t)~tier->free[parity];
    fill_patterns(index, &layout);
    lay_blocks(index, &layout, black_won);
}

static int general_moves(const struct index *index, int cell) {
    int moves = 0;
    for (int i = 0; i < 4; i++) moves += index->block[cell].neighbour[i] != 0;
    return moves;
}

/* Pairs of generals that cannot move are lost for Red wherever the pawn stands. */
static void add_stuck_pairs(const struct index *index, const struct layout *layout, int a, uint16_t *block) {
    const int moves = general_moves(index, a);
    if (moves > 1) return;
    for (int b = a + 1; b < index->cells; b++) {
        if (!index->free[b]) continue;
        const bool neighbours = b - a == index->width || b - a == 1; /* there is a wall column between rows */
        if (moves + general_moves(index, b) == 2 * neighbours)
            block[b] |= layout->tier->free[(layout->parity + a + b) & 1];
    }
}

void prepare_red_lost(const struct index *index, const struct tier *tier, void *red_lost) {
    struct layout layout = {.tier = tier,
                            .parity = tier->parity[SIDE_RED],
                            .pair = {tier->top[0], tier->top[1]},
                            .has_captures = true,
                            .no_pair = UINT16_MAX};
    fill_patterns(index, &layout);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        const struct index_block *place = &index->block[a];
        const int begin = place->first * CHUNK_WORDS;
        uint16_t *block = (uint16_t *)red_lost + ((ptrdiff_t)place->own_chunk - place->first) * CHUNK_WORDS;
        copy_words(index, block, &layout.of[a % 2], begin, index->chunks * CHUNK_WORDS);
        add_own_captures(index, &layout, a, a + 1, block);
        fill_words(block + begin, a + 1 - begin, UINT16_MAX);
        add_stuck_pairs(index, &layout, a, block);
    }
}
