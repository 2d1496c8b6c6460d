#include "layered/tier.h"

#include <stddef.h>
#include <string.h>

/* Adds a row to the words of one parity, that of the row. */
static void add_row(struct tier *tier, const struct index *index, int row, int line, int parity) {
    const int first = line * index->row_bits;
    const int of_word = parity ^ (line & 1);
    const uint32_t left = index->left_walls[row][parity];
    const uint32_t right = index->right_walls[row][parity];
    const uint32_t ends = (1u << index->row_bits) - 1;
    if (row == 0) {
        tier->top[of_word] |= (uint16_t)(index->free_columns[row][parity] << first);
        return;
    }
    tier->free[of_word] |= (uint16_t)(index->free_columns[row][parity] << first);
    tier->upper[of_word] |= (uint16_t)(index->upper_walls[row][parity] << first);
    tier->still[of_word] |= (uint16_t)((parity == 0 ? right : left) << first);
    tier->moved[of_word] |= (uint16_t)((parity == 0 ? left : right) << first);
    tier->from_below[of_word] |= (uint16_t)((parity == 0 ? ends & ~1u : 0) << first);
    tier->from_above[of_word] |= (uint16_t)((parity == 0 ? 0 : ends >> 1) << first);
}

/* The cells of the tier's rows, among which the pawn may meet a general. */
static void add_cells(struct tier *tier, const struct index *index) {
    const size_t bytes = (size_t)index->chunks * CHUNK_WORDS * sizeof *tier->pawn_on;
    memset(tier->pawn_on, 0, bytes);
    for (int line = 0; line < index->tier_rows; line++) {
        if (tier->row + line < 0 || tier->row + line >= index->rows) continue;
        const int first = (tier->row + line) * index->width;
        for (int column = 0; column < index->columns; column++) {
            if (index->free[first + column])
                tier->pawn_on[first + column] = (uint16_t)(1u << (line * index->row_bits + column / 2));
        }
    }
    for (int cell = 0; cell < index->chunks * CHUNK_WORDS; cell++) {
        tier->open[0][cell] = cell < index->cells && index->free[cell] ? UINT16_MAX : 0;
        tier->open[1][cell] = (uint16_t)(tier->open[0][cell] & ~tier->pawn_on[cell]);
    }
}

void tier_build(struct tier *tier, const struct index *index, int half, int row) {
    memset(tier, 0, offsetof(struct tier, pawn_on));
    tier->row = row;
    for (int side = 0; side < 2; side++) tier->parity[side] = index_parity(half, 0, 0, row, (enum side)side);
    tier->lowest = (uint16_t)(((1u << index->row_bits) - 1) << tier_shift(index));
    for (int line = 0; line < index->tier_rows; line++) {
        if (row + line < 0 || row + line >= index->rows) continue;
        for (int parity = 0; parity < 2; parity++) add_row(tier, index, row + line, line, parity);
    }
    add_cells(tier, index);
}
