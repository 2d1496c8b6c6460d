#include "layered/prepare.h"

#include <string.h>

enum { LANES_MAX = INDEX_CELLS_MAX + 8 * BOARD_SIDE_MAX };

/* The words of all blocks: apart from captures of a's general, for even `a` and for odd `a`, and for b from
   layout_begin on; and masks of where that general may be captured. */
struct pattern {
    uint16_t of[2][LANES_MAX];
    uint16_t meeting[INDEX_CELLS_MAX];
};

/* The words of a set in a tier before any move. */
struct layout {
    const struct tier *tier;
    enum side mover;
    uint16_t pair[2];  /* a pair's word without captures, by parity */
    bool has_captures; /* whether the set contains the pawn on a general's cell */
    uint16_t no_pair;  /* the word if no pair can stand here: no bit or every bit */
    struct pattern *pattern;
};

static int layout_begin(const struct index *index) {
    return index_block_begin(index, 0);
}

static void fill_words(uint16_t *words, int count, uint16_t no_pair) {
    memset(words, no_pair != 0 ? UINT8_MAX : 0, (size_t)count * sizeof *words);
}

static void fill_pattern(const struct index *index, const struct layout *layout, int a, uint16_t *words) {
    const struct tier *tier = layout->tier;
    const int parity = tier->parity[layout->mover] + a;
    const bool meets = layout->has_captures && ((tier_meeting(tier, layout->mover) ^ a) & 1) == 0;
    fill_words(words, index->block_end - layout_begin(index), layout->no_pair);
    words -= layout_begin(index);
    for (int b = 0; b < index->cells; b++) {
        if (index->free[b])
            words[b] = (uint16_t)(layout->pair[(parity + b) & 1] | (meets ? tier->pawn_on[b] : 0));
    }
}

static void fill_patterns(const struct index *index, const struct layout *layout) {
    const int meeting = tier_meeting(layout->tier, layout->mover);
    for (int a = 0; a < 2; a++) fill_pattern(index, layout, a, layout->pattern->of[a]);
    memset(layout->pattern->meeting, 0, (size_t)index->cells * sizeof *layout->pattern->meeting);
    for (int b = meeting; b < index->cells; b += 2) layout->pattern->meeting[b] = layout->tier->open[0][b];
}

/* Fills the words of a block of `a` from b = begin on. */
static void lay_block(const struct index *index, const struct layout *layout, int a, int begin, int end,
                      uint16_t *block) {
    const uint16_t own = layout->tier->pawn_on[a];
    const uint16_t *pattern = layout->pattern->of[a % 2] + (begin - layout_begin(index));
    memcpy(block + begin, pattern, (size_t)(end - begin) * sizeof *block);
    if (!layout->has_captures || own == 0) return;
    for (int b = begin > 0 ? begin : 0; b < index->cells; b++) block[b] |= own & layout->pattern->meeting[b];
}

/* Fills the neutral block and all others. */
static void lay_blocks(const struct index *index, const struct layout *layout, uint16_t *words) {
    fill_words(words, index->block_end, layout->no_pair);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        uint16_t *block = words + index->block[a].word;
        lay_block(index, layout, a, index_block_begin(index, a), index->block_end, block);
        block[a] = layout->no_pair;
    }
}

void prepare_black_lost(const struct index *index, const struct tier *tier, void *black_lost) {
    struct pattern pattern;
    struct layout layout = {.tier = tier, .mover = SIDE_BLACK, .has_captures = true, .pattern = &pattern};
    for (int parity = 0; parity < 2; parity++)
        layout.pair[parity] = tier->still[parity] & tier->moved[parity] & tier->upper[parity];
    fill_patterns(index, &layout);
    lay_blocks(index, &layout, black_lost);
}

void prepare_black_won(const struct index *index, const struct tier *tier, void *black_won) {
    struct pattern pattern;
    const struct layout layout = {
        .tier = tier, .mover = SIDE_BLACK, .no_pair = UINT16_MAX, .pattern = &pattern};
    fill_patterns(index, &layout);
    lay_blocks(index, &layout, black_won);
}

static int general_moves(const struct index *index, int cell) {
    int moves = 0;
    for (int i = 0; i < 4; i++) moves += index->block[cell].neighbour[i] != 0;
    return moves;
}

/* Pairs of generals that cannot move are lost for Red wherever the pawn stands: each has no move, or only
   that to the other's cell. */
static void add_stuck_pairs(const struct index *index, const struct layout *layout, int a, uint16_t *block) {
    const int moves = general_moves(index, a);
    const int parity = layout->tier->parity[layout->mover] + a;
    if (moves > 1) return;
    const int step = moves == 0 ? 1 : index->width - 1;
    const int end = moves == 0 ? index->cells : a + index->width + 1;
    for (int b = a + 1; b < end; b += step) {
        if (index_has_general(index, b) && general_moves(index, b) == moves)
            block[b] |= layout->tier->free[(parity + b) & 1];
    }
}

/* Where a block's words begin among own chunks, at b = 0. */
static uint16_t *own_words(const struct index *index, void *chunks, int a) {
    return (uint16_t *)chunks + index_own_begin(index, a) * CHUNK_WORDS;
}

/* Fills the words with b <= a, so that none is ever found. */
static void fill_lower_words(const struct index *index, int a, uint16_t *block) {
    const int begin = index->block[a].first * CHUNK_WORDS;
    fill_words(block + begin, a + 1 - begin, UINT16_MAX);
}

void prepare_red_won(const struct index *index, void *red_won) {
    memset(red_won, 0, index_red_bytes(index));
    for (int a = 0; a < index->cells; a++) {
        if (index->free[a]) fill_lower_words(index, a, own_words(index, red_won, a));
    }
}

void prepare_red_lost(const struct index *index, const struct tier *tier, void *red_lost) {
    struct pattern pattern;
    const struct layout layout = {.tier = tier,
                                  .mover = SIDE_RED,
                                  .pair = {tier->top[0], tier->top[1]},
                                  .has_captures = true,
                                  .pattern = &pattern};
    fill_patterns(index, &layout);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        uint16_t *block = own_words(index, red_lost, a);
        lay_block(index, &layout, a, index->block[a].first * CHUNK_WORDS, index->chunks * CHUNK_WORDS, block);
        fill_lower_words(index, a, block);
        add_stuck_pairs(index, &layout, a, block);
    }
}
