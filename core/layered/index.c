#include "layered/index.h"

#include <string.h>

static void mark_free_cells(struct index *index, const struct board *board) {
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        int at = index_cell(index, cell);
        index->free[at] = true;
        index->blocks[at / 64] |= (uint64_t)1 << at % 64;
        index->free_columns[cell / board->columns] |= (uint32_t)1 << cell % board->columns;
    }
}

static void mark_walls(struct index *index) {
    for (int row = 0; row < index->rows; row++) {
        uint32_t here = index->free_columns[row];
        uint32_t above = row > 0 ? index->free_columns[row - 1] : 0;
        index->left_walls[row] = here & ~(here << 1);
        index->right_walls[row] = here & ~(here >> 1);
        index->upper_walls[row] = here & ~above;
    }
}

static int round_up(int number, int multiple) {
    return (number + multiple - 1) / multiple * multiple;
}

/* Blocks lie one after the other, after the neutral one. */
static void place_blocks(struct index *index) {
    int words = index->block_end;
    int chunks = 0;
    int end = index->own_end / index->word_bits;
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        struct index_block *block = &index->block[a];
        int begin = index_block_begin(index, a);
        int first = (a + 1) / index->word_bits;
        block->word = (uint32_t)(words - begin);
        block->own_chunk = (uint32_t)chunks;
        block->first = (uint16_t)first;
        block->first_lane = (uint16_t)((a + 1) % index->word_bits);
        for (int chunk = first; chunk < end; chunk++) block->chunks |= (uint64_t)1 << chunk;
        words += index->block_end - begin;
        chunks += end - first;
    }
    index->row_words = (uint32_t)words;
    index->row_chunks = (uint32_t)chunks;
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
    memset(index, 0, sizeof *index);
    index->rows = board->rows;
    index->columns = board->columns;
    index->width = board->columns + 1;
    index->cells = board->rows * index->width;
    index->word_bits = board->columns <= 16 ? 16 : 32;
    index->own_end = round_up(index->cells, index->word_bits);
    index->block_end = round_up(index->cells + index->width, index->word_bits);
    mark_free_cells(index, board);
    mark_walls(index);
    place_blocks(index);
    link_blocks(index);
}
