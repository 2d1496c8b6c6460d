#include "layered/index.h"

#include <stddef.h>
#include <string.h>

static void mark_free_cells(struct index *index, const struct board *board) {
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        int at = index_cell(index, cell);
        index->free[at] = true;
        index->blocks[at / 64] |= (uint64_t)1 << at % 64;
    }
}

/* Packs every other column of a row. */
static uint16_t packed(uint32_t columns, int parity) {
    uint32_t word = columns >> parity & 0x55555555;
    word = (word | word >> 1) & 0x33333333;
    word = (word | word >> 2) & 0x0f0f0f0f;
    word = (word | word >> 4) & 0x00ff00ff;
    return (uint16_t)(word | word >> 8);
}

static uint32_t free_columns(const struct board *board, int row) {
    uint32_t columns = 0;
    for (int column = 0; column < board->columns && row >= 0; column++)
        columns |= (uint32_t)!board_is_obstacle(board, row * board->columns + column) << column;
    return columns;
}

static void mark_columns(struct index *index, const struct board *board) {
    for (int row = 0; row < index->rows; row++) {
        const uint32_t here = free_columns(board, row);
        const uint32_t above = free_columns(board, row - 1);
        for (int parity = 0; parity < 2; parity++) {
            index->free_columns[row][parity] = packed(here, parity);
            index->left_walls[row][parity] = packed(here & ~(here << 1), parity);
            index->right_walls[row][parity] = packed(here & ~(here >> 1), parity);
            index->upper_walls[row][parity] = packed(here & ~above, parity);
        }
    }
}

static int round_up(int number, int multiple) {
    return (number + multiple - 1) / multiple * multiple;
}

/* Places the blocks one after the other, after the neutral one. */
static void place_blocks(struct index *index) {
    int words = index->block_end;
    int chunks = 0;
    for (int a = 0; a < index->cells; a++) {
        struct index_block *block = &index->block[a];
        block->units = 0;
        if (!index->free[a]) continue;
        const int begin = index_block_begin(index, a);
        const int first = (int)index_unit_number((unsigned)(a + 1) / CHUNK_WORDS);
        block->word = (uint32_t)(words - begin);
        block->own_chunk = (uint32_t)chunks;
        block->first = (uint16_t)first;
        block->first_lane = (uint16_t)(a + 1 - first * CHUNK_WORDS);
        for (int own = first; own < index->chunks; own++) block->units |= index_unit((unsigned)own);
        words += index->block_end - begin;
        chunks += index->chunks - first;
    }
    index->tier_words = (uint32_t)words;
    index->tier_chunks = (uint32_t)chunks;
}

static uint32_t word_or_neutral(const struct index *index, int cell) {
    return index_has_general(index, cell) ? index->block[cell].word : 0;
}

static void link_blocks(struct index *index) {
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        uint32_t *neighbour = index->block[a].neighbour;
        neighbour[0] = word_or_neutral(index, a - index->width);
        neighbour[1] = word_or_neutral(index, a - 1);
        neighbour[2] = word_or_neutral(index, a + 1);
        neighbour[3] = word_or_neutral(index, a + index->width);
    }
}

void index_build(struct index *index, const struct board *board) {
    memset(index, 0, offsetof(struct index, block));
    index->rows = board->rows;
    index->columns = board->columns;
    index->width = (board->columns + 1) | 1;
    index->cells = board->rows * index->width;
    index->row_bits = (board->columns + 1) / 2;
    index->tier_rows = WORD_BITS / index->row_bits;
    index->chunks = round_up(index->cells, CHUNK_WORDS) / CHUNK_WORDS;
    index->block_end = round_up(index->cells + index->width, CHUNK_WORDS);
    mark_free_cells(index, board);
    mark_columns(index, board);
    place_blocks(index);
    link_blocks(index);
}
