#include "mine/words.h"

#include <stdlib.h>

enum { LANES = 16, CHUNK_BYTES = LANES * sizeof(uint16_t) };

/* A chunk of words, side by side. */
struct chunk {
    uint16_t lane[LANES];
};

static struct chunk chunk_at(const void *words) {
    struct chunk chunk;
    memcpy(&chunk, words, sizeof chunk);
    return chunk;
}

static bool chunk_and(struct chunk *result, const struct chunk *a, const struct chunk *b) {
    uint16_t any = 0;
    for (int lane = 0; lane < LANES; lane++) {
        result->lane[lane] = a->lane[lane] & b->lane[lane];
        any |= result->lane[lane];
    }
    return any != 0;
}

/* A row of a table, and the chunk in hand. */
struct cursor {
    const struct table *table;
    int row;
    int a;
    int first; /* b of the chunk's first word */
    size_t record;
};

static struct chunk chunk_of(const struct cursor *cursor, int slot) {
    return chunk_at(table_slot(cursor->table, cursor->row, slot) +
                    cursor->record * CHUNK_BYTES * RECORD_SLOTS);
}

/* Begin with a = -1 in a row. */
static bool next_chunk(struct cursor *cursor) {
    const struct index *index = &cursor->table->index;
    if (cursor->a >= 0 && cursor->first + LANES < index->cells) {
        cursor->first += LANES;
        cursor->record++;
        return true;
    }
    do cursor->a++;
    while (cursor->a < index->cells && !index->free[cursor->a]);
    if (cursor->a >= index->cells) return false;
    const struct index_block *block = &index->block[cursor->a];
    cursor->first = block->first * LANES;
    cursor->record = block->own_chunk;
    return true;
}

static bool is_written(const struct cursor *cursor, int plane) {
    return cursor->row >= cursor->table->sheets_begin[(SLOT_PLANE + plane) / RECORD_SLOTS];
}

static int lowest_bit(uint16_t word) {
    return __builtin_ctz(word);
}

static void position_in(const struct cursor *cursor, const struct chunk *found, struct position *position) {
    const struct index *index = &cursor->table->index;
    int lane = 0;
    while (found->lane[lane] == 0) lane++;
    position->general[0] = (uint16_t)index_board_cell(index, cursor->a);
    position->general[1] = (uint16_t)index_board_cell(index, cursor->first + lane);
    position->pawn = (uint16_t)(cursor->row * index->columns + lowest_bit(found->lane[lane]));
    position->side = SIDE_RED;
}

/* Looks among the positions of a chunk that are bits of `among` for one at more than *distance moves from the
   end, and takes the one farthest away. */
static bool take_farthest(const struct cursor *cursor, struct chunk among, uint32_t odd,
                          struct position *position, uint32_t *distance) {
    uint32_t farthest = odd;
    for (int plane = cursor->table->plane_count; plane-- > 0;) {
        if (!is_written(cursor, plane)) continue;
        struct chunk far = chunk_of(cursor, SLOT_PLANE + plane);
        if (!chunk_and(&far, &far, &among)) continue;
        among = far;
        farthest |= 2u << plane;
    }
    if (farthest <= *distance) return false;
    *distance = farthest;
    position_in(cursor, &among, position);
    return true;
}

bool words_longest(const struct table *table, enum side winner, struct position *position,
                   uint32_t *distance) {
    bool found = false;
    *distance = 0;
    for (int row = 1; row < table->index.rows; row++) {
        for (struct cursor cursor = {.table = table, .row = row, .a = -1}; next_chunk(&cursor);) {
            struct chunk won = chunk_of(&cursor, winner == SIDE_RED ? SLOT_WON : SLOT_LOST);
            if (chunk_and(&won, &won, &won))
                found |= take_farthest(&cursor, won, winner == SIDE_RED, position, distance);
        }
    }
    return found;
}

/* Sets of positions of one pawn row as squares of words, a by b, each pair in both places, with a margin of
   `width` on all sides. */
struct squares {
    size_t pitch;
    uint16_t *red_won;    /* Red to move, Red wins */
    uint16_t *above_won;  /* the same in the row above */
    uint16_t *black_lost; /* Black to move, Red wins */
};

static uint16_t *line_of(const struct squares *squares, const struct index *index, uint16_t *square, int a) {
    return square + (size_t)(a + index->width) * squares->pitch + index->width;
}

static bool open_squares(struct squares *squares, const struct index *index, struct words *words,
                         struct failure *failure) {
    size_t side = (size_t)(index->cells + 2 * index->width);
    squares->pitch = (side + LANES) / LANES * LANES + LANES;
    size_t square = side * squares->pitch;
    size_t bytes = 3 * square * sizeof *words->memory;
    if (words->bytes < bytes) {
        words_free(words);
        words->memory = malloc(bytes);
        if (!words->memory) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
        words->bytes = bytes;
    }
    memset(words->memory, 0, bytes);
    squares->red_won = words->memory;
    squares->above_won = words->memory + square;
    squares->black_lost = words->memory + 2 * square;
    return true;
}

static void read_red_won(const struct table *table, int row, const struct squares *squares) {
    const struct index *index = &table->index;
    for (struct cursor cursor = {.table = table, .row = row, .a = -1}; next_chunk(&cursor);) {
        struct chunk won = chunk_of(&cursor, SLOT_WON);
        int end = index->cells - cursor.first < LANES ? index->cells - cursor.first : LANES;
        for (int lane = 0; lane < end; lane++) {
            int b = cursor.first + lane;
            if (b <= cursor.a) continue;
            line_of(squares, index, squares->red_won, cursor.a)[b] = won.lane[lane];
            line_of(squares, index, squares->red_won, b)[cursor.a] = won.lane[lane];
        }
    }
}

static uint16_t captured(const struct index *index, int cell, int row) {
    return (uint16_t)(cell / index->width == row ? 1u << cell % index->width : 0);
}

/* Red wins with Black to move where the pawn is captured, or all its moves lead to wins of Red's. */
static void find_black_lost(const struct index *index, int row, const struct squares *squares) {
    const uint32_t free = index->free_columns[row], left = index->left_walls[row],
                   right = index->right_walls[row], upper = index->upper_walls[row];
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        const uint16_t *won = line_of(squares, index, squares->red_won, a);
        const uint16_t *above = line_of(squares, index, squares->above_won, a);
        uint16_t *lost = line_of(squares, index, squares->black_lost, a);
        uint32_t over = captured(index, a, row);
        for (int b = 0; b < index->cells; b++)
            lost[b] = (uint16_t)((((uint32_t)won[b] << 1 | left) & ((uint32_t)won[b] >> 1 | right) &
                                  (above[b] | upper)) |
                                 over);
        for (int b = 0; b < index->cells; b++) {
            bool is_pair = index->free[b] && b != a;
            lost[b] = is_pair ? (uint16_t)((lost[b] | captured(index, b, row)) & free) : 0;
        }
    }
}

/* The wins of Red's in a chunk of which exactly one move leads to a win of Red's. */
static struct chunk unique_in(const struct index *index, const struct squares *squares,
                              const struct cursor *cursor, const struct chunk *won) {
    const uint16_t *own = line_of(squares, index, squares->black_lost, cursor->a) + cursor->first;
    const ptrdiff_t pitch = (ptrdiff_t)squares->pitch, width = index->width;
    const ptrdiff_t near[8] = {-width, -1, 1, width, -width * pitch, -pitch, pitch, width * pitch};
    struct chunk unique;
    for (int lane = 0; lane < LANES; lane++) {
        uint16_t one = 0, more = 0;
        for (int i = 0; i < 8; i++) {
            uint16_t after = own[near[i] + lane];
            more |= one & after;
            one |= after;
        }
        unique.lane[lane] = (uint16_t)(won->lane[lane] & one & ~more);
    }
    return unique;
}

static bool take_unique(const struct table *table, int row, const struct squares *squares,
                        struct position *position, uint32_t *distance) {
    bool found = false;
    for (struct cursor cursor = {.table = table, .row = row, .a = -1}; next_chunk(&cursor);) {
        struct chunk won = chunk_of(&cursor, SLOT_WON);
        if (!chunk_and(&won, &won, &won)) continue;
        struct chunk unique = unique_in(&table->index, squares, &cursor, &won);
        if (chunk_and(&unique, &unique, &unique))
            found |= take_farthest(&cursor, unique, 1, position, distance);
    }
    return found;
}

bool words_unique(const struct table *table, struct words *words, struct position *position,
                  uint32_t *distance, bool *found, struct failure *failure) {
    struct squares squares = {.pitch = 0};
    *found = false;
    *distance = 0;
    if (!open_squares(&squares, &table->index, words, failure)) return false;
    for (int row = 1; row < table->index.rows; row++) {
        read_red_won(table, row, &squares);
        find_black_lost(&table->index, row, &squares);
        *found |= take_unique(table, row, &squares, position, distance);
        uint16_t *above = squares.above_won;
        squares.above_won = squares.red_won;
        squares.red_won = above;
    }
    return true;
}

void words_free(struct words *words) {
    free(words->memory);
    *words = (struct words){.memory = NULL};
}
