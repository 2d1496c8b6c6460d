#include "layered/prepare.h"

#include <string.h>

static void put_word(const struct index *index, void *words, int64_t at, uint32_t word) {
    if (index->word_bits == 16)
        ((uint16_t *)words)[at] = (uint16_t)word;
    else
        ((uint32_t *)words)[at] = word;
}

static void add_bits(const struct index *index, void *words, int64_t at, uint32_t bits) {
    if (index->word_bits == 16)
        ((uint16_t *)words)[at] |= (uint16_t)bits;
    else
        ((uint32_t *)words)[at] |= bits;
}

/* The pawn on a general's cell. */
static uint32_t captured(const struct index *index, int cell, int row) {
    return cell / index->width == row ? (uint32_t)1 << cell % index->width : 0;
}

/* Words as they are in every block, except for what concerns the block's own general, for b from -2 chunks to
   the end. */
struct pattern {
    uint32_t words[INDEX_CELLS_MAX + 8 * BOARD_SIDE_MAX];
};

static int pattern_begin(const struct index *index) {
    return index_block_begin(index, 0);
}

static void fill_pattern(const struct index *index, int row, uint32_t pair, uint32_t no_pair,
                         struct pattern *pattern) {
    int begin = pattern_begin(index);
    for (int b = begin; b < index->block_end; b++) {
        bool stands = index_has_general(index, b);
        put_word(index, pattern->words, b - begin, stands ? pair | captured(index, b, row) : no_pair);
    }
}

static void copy_words(const struct index *index, void *to, int64_t at, const struct pattern *pattern, int b,
                       int count) {
    size_t bytes = (size_t)index->word_bits / 8;
    memcpy((char *)to + at * (int64_t)bytes,
           (const char *)pattern->words + (size_t)(b - pattern_begin(index)) * bytes, (size_t)count * bytes);
}

/* Lays the pattern out for every block, with the words of its own general's cell. */
static void lay_blocks(const struct index *index, const struct pattern *pattern, int row, uint32_t no_pair,
                       void *words) {
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        int begin = index_block_begin(index, a);
        int64_t block = index->block[a].word;
        copy_words(index, words, block + begin, pattern, begin, index->block_end - begin);
        uint32_t own = captured(index, a, row);
        for (int b = begin; own && b < index->cells; b++) {
            if (index_has_general(index, b)) add_bits(index, words, block + b, own);
        }
        put_word(index, words, block + a, no_pair);
    }
}

static void lay_neutral_block(const struct index *index, uint32_t no_pair, void *words) {
    for (int b = 0; b < index->block_end; b++) put_word(index, words, b, no_pair);
}

void prepare_black_lost(const struct index *index, int row, void *black_lost) {
    struct pattern pattern;
    uint32_t stuck = index->left_walls[row] & index->right_walls[row] & index->upper_walls[row];
    fill_pattern(index, row, stuck, 0, &pattern);
    lay_neutral_block(index, 0, black_lost);
    lay_blocks(index, &pattern, row, 0, black_lost);
}

void prepare_black_won(const struct index *index, void *black_won) {
    struct pattern pattern;
    fill_pattern(index, -1, 0, UINT32_MAX, &pattern);
    lay_neutral_block(index, UINT32_MAX, black_won);
    lay_blocks(index, &pattern, -1, UINT32_MAX, black_won);
}

static int general_moves(const struct index *index, int cell) {
    int moves = 0;
    for (int i = 0; i < 4; i++) moves += index->block[cell].neighbour[i] != 0;
    return moves;
}

/* Pairs of generals that cannot move are lost for Red wherever the pawn is. */
static void add_stuck_pairs(const struct index *index, int a, uint32_t free, void *words, int64_t block) {
    int moves = general_moves(index, a);
    if (moves > 1) return;
    for (int b = a + 1; b < index->cells; b++) {
        if (!index->free[b]) continue;
        bool neighbours = b - a == index->width || b - a == 1; /* a wall column is between rows */
        if (moves + general_moves(index, b) == 2 * neighbours) add_bits(index, words, block + b, free);
    }
}

void prepare_red_lost(const struct index *index, int row, void *red_lost) {
    struct pattern pattern;
    uint32_t free = index->free_columns[row];
    int chunk = index->word_bits;
    fill_pattern(index, row, row == 0 ? free : 0, UINT32_MAX, &pattern);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        const struct index_block *place = &index->block[a];
        int begin = place->first * chunk;
        int64_t block = ((int64_t)place->own_chunk - place->first) * chunk;
        copy_words(index, red_lost, block + begin, &pattern, begin, index->own_end - begin);
        for (int b = begin; b <= a; b++) put_word(index, red_lost, block + b, UINT32_MAX);
        uint32_t own = captured(index, a, row);
        for (int b = a + 1; own && b < index->cells; b++) {
            if (index->free[b]) add_bits(index, red_lost, block + b, own);
        }
        add_stuck_pairs(index, a, free, red_lost, block);
    }
}
