#include "layered/prepare.h"

#include <string.h>

static void put_word(const struct index *index, void *words, int64_t at, uint32_t word) {
    if (index->word_bits == 8)
        ((uint8_t *)words)[at] = (uint8_t)word;
    else
        ((uint16_t *)words)[at] = (uint16_t)word;
}

static void add_bits(const struct index *index, void *words, int64_t at, uint32_t bits) {
    if (index->word_bits == 8)
        ((uint8_t *)words)[at] |= (uint8_t)bits;
    else
        ((uint16_t *)words)[at] |= (uint16_t)bits;
}

/* Words as they are in the blocks of every other a, except for what concerns the block's own general, for b
   from -2 chunks to the end. */
struct pattern {
    uint16_t words[INDEX_CELLS_MAX + 8 * BOARD_SIDE_MAX];
};

/* What a set's words are like in one pawn row before any move. */
struct layout {
    int row;
    int parity;           /* of words of a + b even */
    uint32_t pair[2];     /* a pair's word by parity, besides captures */
    bool has_captures;    /* the pawn on a general's cell is in the set */
    uint32_t no_pair;     /* where no pair can stand: no bit or every one */
    struct pattern of[2]; /* for even a and for odd a */
};

static int pattern_begin(const struct index *index) {
    return index_block_begin(index, 0);
}

static void fill_words(const struct index *index, void *words, int64_t at, int count, uint32_t no_pair) {
    const size_t bytes = (size_t)index->word_bits / 8;
    memset((char *)words + at * (int64_t)bytes, no_pair != 0 ? UINT8_MAX : 0, (size_t)count * bytes);
}

static void fill_pattern(const struct index *index, const struct layout *layout, int a,
                         struct pattern *pattern) {
    const int begin = pattern_begin(index);
    const int row_begin = layout->row * index->width;
    fill_words(index, pattern->words, 0, index->block_end - begin, layout->no_pair);
    for (int b = 0; b < index->cells; b++) {
        const uint32_t pair = layout->pair[(layout->parity + a + b) & 1];
        if (index->free[b]) put_word(index, pattern->words, b - begin, pair);
    }
    for (int b = row_begin; layout->has_captures && b < row_begin + index->columns; b++) {
        const int parity = (layout->parity + a + b) & 1;
        if (index->free[b])
            add_bits(index, pattern->words, b - begin, index_captured(index, b, layout->row, parity));
    }
}

static void fill_patterns(const struct index *index, struct layout *layout) {
    for (int a = 0; a < 2; a++) fill_pattern(index, layout, a, &layout->of[a]);
}

static void copy_words(const struct index *index, void *to, int64_t at, const struct pattern *pattern, int b,
                       int count) {
    size_t bytes = (size_t)index->word_bits / 8;
    memcpy((char *)to + at * (int64_t)bytes,
           (const char *)pattern->words + (size_t)(b - pattern_begin(index)) * bytes, (size_t)count * bytes);
}

/* The pawn on the cell of the block's own general: in every other word, for the pawn's column has one
   parity. */
static void add_own_captures(const struct index *index, const struct layout *layout, int a, int begin,
                             void *words, int64_t block) {
    if (!layout->has_captures || a / index->width != layout->row) return;
    const int parity = a % index->width & 1;
    const uint32_t own = index_captured(index, a, layout->row, parity);
    for (int b = begin + ((layout->parity + a + begin + parity) & 1); b < index->cells; b += 2) {
        if (index_has_general(index, b)) add_bits(index, words, block + b, own);
    }
}

/* Lays the pattern out for the neutral block and every other one. */
static void lay_blocks(const struct index *index, const struct layout *layout, void *words) {
    fill_words(index, words, 0, index->block_end, layout->no_pair);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        int begin = index_block_begin(index, a);
        int64_t block = index->block[a].word;
        copy_words(index, words, block + begin, &layout->of[a % 2], begin, index->block_end - begin);
        add_own_captures(index, layout, a, begin, words, block);
        put_word(index, words, block + a, layout->no_pair);
    }
}

void prepare_black_lost(const struct index *index, int half, int row, void *black_lost) {
    struct layout layout = {
        .row = row, .parity = index_parity(half, 0, 0, row, SIDE_BLACK), .has_captures = true};
    for (int parity = 0; parity < 2; parity++)
        layout.pair[parity] = index->left_walls[row][parity] & index->right_walls[row][parity] &
                              index->upper_walls[row][parity];
    fill_patterns(index, &layout);
    lay_blocks(index, &layout, black_lost);
}

void prepare_black_won(const struct index *index, void *black_won) {
    struct layout layout = {.no_pair = UINT32_MAX};
    fill_patterns(index, &layout);
    lay_blocks(index, &layout, black_won);
}

static int general_moves(const struct index *index, int cell) {
    int moves = 0;
    for (int i = 0; i < 4; i++) moves += index->block[cell].neighbour[i] != 0;
    return moves;
}

/* Pairs of generals that cannot move are lost for Red wherever the pawn is. */
static void add_stuck_pairs(const struct index *index, const struct layout *layout, int a, void *words,
                            int64_t block) {
    int moves = general_moves(index, a);
    if (moves > 1) return;
    for (int b = a + 1; b < index->cells; b++) {
        if (!index->free[b]) continue;
        bool neighbours = b - a == index->width || b - a == 1; /* a wall column is between rows */
        uint32_t free = index->free_columns[layout->row][(layout->parity + a + b) & 1];
        if (moves + general_moves(index, b) == 2 * neighbours) add_bits(index, words, block + b, free);
    }
}

void prepare_red_lost(const struct index *index, int half, int row, void *red_lost) {
    struct layout layout = {.row = row,
                            .parity = index_parity(half, 0, 0, row, SIDE_RED),
                            .has_captures = true,
                            .no_pair = UINT32_MAX};
    for (int parity = 0; parity < 2 && row == 0; parity++)
        layout.pair[parity] = index->free_columns[row][parity];
    fill_patterns(index, &layout);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        const struct index_block *place = &index->block[a];
        int begin = place->first * CHUNK_WORDS;
        int64_t block = ((int64_t)place->own_chunk - place->first) * CHUNK_WORDS;
        copy_words(index, red_lost, block + begin, &layout.of[a % 2], begin, index->own_end - begin);
        add_own_captures(index, &layout, a, a + 1, red_lost, block);
        fill_words(index, red_lost, block + begin, a + 1 - begin, UINT32_MAX);
        add_stuck_pairs(index, &layout, a, red_lost, block);
    }
}
