#include "layered/table.h"

#include "layered/large_memory.h"

#include <stdlib.h>

static uint64_t tier_bytes(const struct index *index) {
    return (uint64_t)index_red_bytes(index) * RECORD_SLOTS;
}

/* However many rows of the first one are skipped. */
static int tiers_max(const struct index *index) {
    return (index->rows - 1 + 2 * (index->tier_rows - 1)) / index->tier_rows;
}

static int sheet_of(int slot) {
    return slot / RECORD_SLOTS;
}

uint64_t table_sheet_bytes(const struct index *index) {
    return tier_bytes(index) * (uint64_t)tiers_max(index);
}

uint64_t table_bytes(const struct index *index, int planes) {
    return table_sheet_bytes(index) * (uint64_t)(sheet_of(SLOT_PLANE + planes - 1) + 1);
}

void table_open(struct table *table, const struct index *index, int half) {
    *table = (struct table){.index = index, .half = half};
}

void table_begin(struct table *table, char *first_sheet) {
    table->sheets[0] = first_sheet;
}

void table_close(struct table *table) {
    for (int sheet = 1; sheet < SHEETS_MAX; sheet++) free(table->sheets[sheet]);
}

uint64_t table_plane_growth(const struct table *table) {
    return table->sheets[sheet_of(SLOT_PLANE + table->plane_count)] ? 0 : table_sheet_bytes(table->index);
}

static void clear_tier(struct table *table, int sheet, int tier) {
    memset(table_slot(table, tier, sheet * RECORD_SLOTS), 0, (size_t)tier_bytes(table->index));
}

bool table_add_plane(struct table *table, int tier) {
    int sheet = sheet_of(SLOT_PLANE + table->plane_count);
    uint64_t bytes = table_sheet_bytes(table->index);
    if (!table->sheets[sheet]) {
        table->sheets[sheet] = bytes <= SIZE_MAX ? large_memory((size_t)bytes) : NULL;
        if (!table->sheets[sheet]) return false;
        table->sheets_begin[sheet] = tier;
        clear_tier(table, sheet, tier);
    }
    table->plane_count++;
    return true;
}

void table_clear_tier(struct table *table, int tier) {
    for (int sheet = 0; sheet < SHEETS_MAX; sheet++) {
        if (table->sheets[sheet]) clear_tier(table, sheet, tier);
    }
}

char *table_slot(const struct table *table, int tier, int slot) {
    const struct index *index = table->index;
    size_t place = (size_t)(slot % RECORD_SLOTS) * index_chunk_bytes(index);
    return table->sheets[sheet_of(slot)] + (size_t)tier_bytes(index) * (size_t)tier + place;
}

/* Where the word of a pair is, in words from a tier's first record on. */
static size_t pair_place(const struct index *index, int first, int second) {
    const int a = first < second ? first : second;
    const size_t b = (size_t)(first < second ? second : first);
    const size_t words = (size_t)index->chunk_words;
    const size_t chunk = index->block[a].own_chunk + b / words - index->block[a].first;
    return chunk * words * RECORD_SLOTS + b % words;
}

/* The bits of a pawn row, 1 or more, in the word of a pair. */
static uint32_t row_at(const struct table *table, int row, int slot, size_t place) {
    const struct index *index = table->index;
    const int tier = table_tier(table, row);
    const int line = row - table_tier_row(table, tier);
    const uint32_t word = ((const uint16_t *)(const void *)table_slot(table, tier, slot))[place];
    return word >> line * index->row_bits & ((1u << index->row_bits) - 1);
}

/* What holds the values of a pair of generals for one pawn row. */
struct row_words {
    uint32_t won;
    uint32_t lost;
    uint32_t planes[PLANES_MAX];
};

static void read_words(const struct table *table, int row, size_t place, struct row_words *words) {
    words->won = row_at(table, row, SLOT_WON, place);
    words->lost = row_at(table, row, SLOT_LOST, place);
    for (int plane = 0; plane < table->plane_count; plane++) {
        bool is_written = table_tier(table, row) >= table->sheets_begin[sheet_of(SLOT_PLANE + plane)];
        words->planes[plane] = is_written ? row_at(table, row, SLOT_PLANE + plane, place) : 0;
    }
}

/* The value at a column, one of those that the words have. */
static struct value value_in(const struct table *table, const struct row_words *words, int column) {
    const int bit = column / 2;
    bool won = words->won >> bit & 1;
    bool lost = words->lost >> bit & 1;
    uint32_t distance = won;
    if (!won && !lost) return value_of(WINNER_NONE, 0);
    for (int plane = 0; plane < table->plane_count; plane++)
        distance |= (words->planes[plane] >> bit & 1) << (plane + 1);
    return value_of(won ? WINNER_RED : WINNER_BLACK, distance);
}

static struct value red_value(const struct table *table, const struct position *position) {
    const struct index *index = table->index;
    int row = position->pawn / index->columns;
    struct row_words words;
    if (row == 0) return value_of(WINNER_BLACK, 0);
    int first = index_cell(index, position->general[0]);
    read_words(table, row, pair_place(index, first, index_cell(index, position->general[1])), &words);
    return value_in(table, &words, position->pawn % index->columns);
}

/* One move before the best of the values that Black's moves lead to; without a move Red has won. */
static struct value one_move_before(const struct value *after, int count) {
    if (count == 0) return value_of(WINNER_RED, 0);
    struct value best = after[0];
    for (int i = 1; i < count; i++) {
        if (value_compare(after[i], best, SIDE_BLACK) < 0) best = after[i];
    }
    return best.winner == WINNER_NONE ? best : value_of(best.winner, best.distance + 1);
}

/* What Black's moves lead to; returns how many there are. */
static int values_after_black(const struct table *table, const struct board *board,
                              const struct position *position, struct value after[3]) {
    struct move moves[MOVES_MAX];
    int count = position_steps(board, position, moves);
    for (int i = 0; i < count; i++) {
        struct position next = *position;
        position_play(&next, moves[i]);
        after[i] = red_value(table, &next);
    }
    return count;
}

static struct value black_value(const struct table *table, const struct board *board,
                                const struct position *position) {
    struct value after[3] = {{WINNER_NONE, 0}};
    enum side winner;
    if (position_ending(board, position, &winner) != ENDING_NONE) return value_of(side_winner(winner), 0);
    int count = values_after_black(table, board, position, after);
    return one_move_before(after, count);
}

/* Black has won where a move leads to a loss of Red's among the layers found, for later ones are longer; Red
   has won where every move leads to a win of Red's. A tie above is one for good, but does not keep Black from
   a win that is still to be found. */
static bool is_decided_for_black(const struct table *table, const struct board *board,
                                 const struct position *position, uint32_t layer) {
    struct value after[3] = {{WINNER_NONE, 0}};
    enum side winner;
    int won = 0;
    if (position_ending(board, position, &winner) != ENDING_NONE) return true;
    int count = values_after_black(table, board, position, after);
    for (int i = 0; i < count; i++) {
        if (after[i].winner == WINNER_BLACK && after[i].distance < layer) return true;
        won += after[i].winner == WINNER_RED;
    }
    return won == count;
}

bool table_is_decided(const struct table *table, const struct board *board, const struct position *position,
                      uint32_t layer) {
    if (position->side == SIDE_BLACK) return is_decided_for_black(table, board, position, layer);
    return red_value(table, position).winner != WINNER_NONE;
}

struct value table_value(const struct table *table, const struct board *board,
                         const struct position *position) {
    return position->side == SIDE_RED ? red_value(table, position) : black_value(table, board, position);
}

static struct value black_value_among(const struct board *board, const int general[2], int pawn,
                                      const struct value *red) {
    struct value after[3];
    int count = 0;
    int column = pawn % board->columns;
    if (pawn < board->columns) return value_of(WINNER_BLACK, 0);
    if (pawn == general[0] || pawn == general[1]) return value_of(WINNER_RED, 0);
    if (!board_is_obstacle(board, pawn - board->columns)) after[count++] = red[pawn - board->columns];
    if (column > 0 && !board_is_obstacle(board, pawn - 1)) after[count++] = red[pawn - 1];
    if (column + 1 < board->columns && !board_is_obstacle(board, pawn + 1)) after[count++] = red[pawn + 1];
    return one_move_before(after, count);
}

/* The values of a pair and a row of the pawn, in the columns of one half. */
static void row_values(const struct table *table, const struct board *board, int a, int b, int row,
                       struct value *red) {
    struct row_words words;
    if (row > 0) read_words(table, row, pair_place(table->index, a, b), &words);
    int column = index_parity(table->half, a, b, row, SIDE_RED);
    for (; column < board->columns; column += 2) {
        const int pawn = row * board->columns + column;
        if (!board_is_obstacle(board, pawn))
            red[pawn] = row > 0 ? value_in(table, &words, column) : value_of(WINNER_BLACK, 0);
    }
}

void table_values(const struct table *const tables[2], const struct board *board, const int general[2],
                  struct value *red, struct value *black) {
    const struct index *index = tables[0]->index;
    const int a = index_cell(index, general[0]);
    const int b = index_cell(index, general[1]);
    for (int half = 0; half < 2; half++) {
        for (int row = 0; row < board->rows; row++) row_values(tables[half], board, a, b, row, red);
    }
    for (int pawn = 0; pawn < board_size(board); pawn++) {
        if (!board_is_obstacle(board, pawn)) black[pawn] = black_value_among(board, general, pawn, red);
    }
}

static uint64_t count_bits(uint32_t word) {
    return (uint64_t)__builtin_popcount(word);
}

/* Where Black's moves along the row lead, from words of this parity into those of the other. */
static uint32_t from_left(uint32_t words, int parity) {
    return parity == 0 ? words << 1 : words;
}

static uint32_t from_right(uint32_t words, int parity) {
    return parity == 0 ? words : words >> 1;
}

/* The pawn on a general's cell, in words of this row and parity. */
static uint32_t captured(const struct index *index, int cell, int row, int parity) {
    const int column = cell - row * index->width;
    const bool has = column >= 0 && column < index->columns && (column & 1) == parity;
    return has ? 1u << column / 2 : 0;
}

static void count_pair(const struct table *table, int row, int a, int b, uint64_t decided[2]) {
    const struct index *index = table->index;
    const int parity = index_parity(table->half, a, b, row, SIDE_BLACK);
    uint32_t free = index->free_columns[row][parity];
    size_t place = pair_place(index, a, b);
    if (row == 0) {
        decided[SIDE_BLACK] += count_bits(free) + count_bits(index->free_columns[0][1 - parity]);
        return;
    }
    uint32_t won = row_at(table, row, SLOT_WON, place);
    uint32_t lost = row_at(table, row, SLOT_LOST, place);
    uint32_t won_above = row > 1 ? row_at(table, row - 1, SLOT_WON, place) : 0;
    uint32_t lost_above = row > 1 ? row_at(table, row - 1, SLOT_LOST, place) : index->free_columns[0][parity];
    uint32_t over = captured(index, a, row, parity) | captured(index, b, row, parity);
    uint32_t all = (from_left(won, parity) | index->left_walls[row][parity]) &
                   (from_right(won, parity) | index->right_walls[row][parity]) &
                   (won_above | index->upper_walls[row][parity]);
    uint32_t some = from_left(lost, parity) | from_right(lost, parity) | lost_above;
    decided[SIDE_RED] += count_bits(won) + count_bits((all | over) & free);
    decided[SIDE_BLACK] += count_bits(lost) + count_bits(some & ~over & free);
}

void table_count_row(const struct table *table, int row, uint64_t decided[2]) {
    const struct index *index = table->index;
    for (int a = 0; a < index->cells; a++) {
        for (int b = a + 1; b < index->cells; b++) {
            if (index->free[a] && index->free[b]) count_pair(table, row, a, b, decided);
        }
    }
}
