#include "layered/table.h"

#include "layered/large_memory.h"
#include "layered/prepare.h"

#include <stdlib.h>
#include <string.h>

/* The maximum over all numbers of skipped rows. */
static uint64_t tiers_max(const struct index *index) {
    return (uint64_t)((index->rows - 1 + 2 * (index->tier_rows - 1)) / index->tier_rows);
}

uint64_t table_plane_bytes(const struct index *index) {
    return index_red_bytes(index) * tiers_max(index);
}

uint64_t table_bytes_first(const struct index *index) {
    return table_bytes(index, PLANES_FIRST);
}

uint64_t table_bytes(const struct index *index, int planes) {
    return table_plane_bytes(index) * (uint64_t)(SETS + planes);
}

void table_open(struct table *table, const struct index *index, int half) {
    *table = (struct table){.index = index, .half = half};
}

void table_begin(struct table *table, char *memory) {
    const size_t bytes = (size_t)table_plane_bytes(table->index);
    for (int set = 0; set < SETS; set++) table->sets[set] = memory + bytes * (size_t)set;
    for (int plane = 0; plane < PLANES_FIRST; plane++)
        table->planes[plane] = memory + bytes * (size_t)(SETS + plane);
}

void table_close(struct table *table) {
    for (int plane = PLANES_FIRST; plane < PLANES_MAX; plane++) free(table->planes[plane]);
}

uint64_t table_plane_growth(const struct table *table) {
    return table->planes[table->plane_count] ? 0 : table_plane_bytes(table->index);
}

static void clear_plane(struct table *table, int tier, int plane) {
    memset(table_plane(table, tier, plane), 0, index_red_bytes(table->index));
}

bool table_add_plane(struct table *table, int tier) {
    const int plane = table->plane_count;
    const uint64_t bytes = table_plane_growth(table);
    if (bytes > 0) table->planes[plane] = bytes <= SIZE_MAX ? large_memory((size_t)bytes) : NULL;
    if (!table->planes[plane]) return false;
    table->planes_begin[plane] = tier;
    table->plane_count++;
    clear_plane(table, tier, plane);
    return true;
}

void table_begin_tier(struct table *table, int tier, const char *red_lost) {
    const size_t bytes = index_red_bytes(table->index);
    prepare_red_won(table->index, table_set(table, tier, SIDE_RED));
    memcpy(table_set(table, tier, SIDE_BLACK), red_lost, bytes);
    for (int plane = 0; plane < table->plane_count; plane++) clear_plane(table, tier, plane);
}

char *table_set(const struct table *table, int tier, enum side winner) {
    return table->sets[winner] + index_red_bytes(table->index) * (size_t)tier;
}

char *table_plane(const struct table *table, int tier, int plane) {
    return table->planes[plane] + index_red_bytes(table->index) * (size_t)tier;
}

static size_t pair_word(const struct index *index, int first, int second) {
    return first < second ? index_pair_word(index, first, second) : index_pair_word(index, second, first);
}

/* The bits of a pawn row, 1 or more, in words of its tier. */
static uint32_t row_at(const struct table *table, int row, const char *words, size_t word) {
    const struct index *index = table->index;
    const int line = row - table_tier_row(table, table_tier(table, row));
    const uint32_t bits = ((const uint16_t *)(const void *)words)[word];
    return bits >> line * index->row_bits & ((1u << index->row_bits) - 1);
}

static uint32_t row_won_by(const struct table *table, int row, enum side winner, size_t word) {
    return row_at(table, row, table_set(table, table_tier(table, row), winner), word);
}

static uint32_t row_in_plane(const struct table *table, int row, int plane, size_t word) {
    const int tier = table_tier(table, row);
    if (tier < table->planes_begin[plane]) return 0;
    return row_at(table, row, table_plane(table, tier, plane), word);
}

/* The words with the values of a pair of generals for one pawn row. */
struct row_words {
    uint32_t won;
    uint32_t lost;
    uint32_t planes[PLANES_MAX];
};

static void read_words(const struct table *table, int row, size_t word, struct row_words *words) {
    words->won = row_won_by(table, row, SIDE_RED, word);
    words->lost = row_won_by(table, row, SIDE_BLACK, word);
    for (int plane = 0; plane < table->plane_count; plane++)
        words->planes[plane] = row_in_plane(table, row, plane, word);
}

/* The value at a column, which the words must contain. */
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
    read_words(table, row, pair_word(index, first, index_cell(index, position->general[1])), &words);
    return value_in(table, &words, position->pawn % index->columns);
}

/* One move before the best of the values that Black's moves lead to; without any move Red has won. */
static struct value one_move_before(const struct value *after, int count) {
    if (count == 0) return value_of(WINNER_RED, 0);
    struct value best = after[0];
    for (int i = 1; i < count; i++) {
        if (value_compare(after[i], best, SIDE_BLACK) < 0) best = after[i];
    }
    return best.winner == WINNER_NONE ? best : value_of(best.winner, best.distance + 1);
}

/* The values that Black's moves lead to; returns their number. */
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

/* Black has won if a move leads to a loss of Red's among the layers found, because later ones are longer;
   Red has won if every move leads to a win of Red's. A tie in the row above is final, but does not keep
   Black from a win that is still to be found. */
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

/* The values of a pair and a pawn row, in the columns of one half. */
static void row_values(const struct table *table, const struct board *board, int a, int b, int row,
                       struct value *red) {
    struct row_words words;
    if (row > 0) read_words(table, row, pair_word(table->index, a, b), &words);
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

/* Where Black's sideways moves lead, from words of this parity into those of the other. */
static uint32_t from_left(uint32_t words, int parity) {
    return parity == 0 ? words << 1 : words;
}

static uint32_t from_right(uint32_t words, int parity) {
    return parity == 0 ? words : words >> 1;
}

/* The bits of the pawn on a general's cell, in words of this row and parity. */
static uint32_t captured(const struct index *index, int cell, int row, int parity) {
    const int column = cell - row * index->width;
    const bool has = column >= 0 && column < index->columns && (column & 1) == parity;
    return has ? 1u << column / 2 : 0;
}

static void count_pair(const struct table *table, int row, int a, int b, uint64_t decided[2]) {
    const struct index *index = table->index;
    const int parity = index_parity(table->half, a, b, row, SIDE_BLACK);
    uint32_t free = index->free_columns[row][parity];
    const size_t word = pair_word(index, a, b);
    if (row == 0) {
        decided[SIDE_BLACK] += count_bits(free) + count_bits(index->free_columns[0][1 - parity]);
        return;
    }
    uint32_t won = row_won_by(table, row, SIDE_RED, word);
    uint32_t lost = row_won_by(table, row, SIDE_BLACK, word);
    uint32_t won_above = row > 1 ? row_won_by(table, row - 1, SIDE_RED, word) : 0;
    uint32_t lost_above =
        row > 1 ? row_won_by(table, row - 1, SIDE_BLACK, word) : index->free_columns[0][parity];
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
