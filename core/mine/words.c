#include "mine/words.h"

#include "layered/layered_inside.h"

#include <stdlib.h>

enum { LANES = 16, LINE_MAX = 16 * 17 };

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

/* A tier of a table, and the current chunk. */
struct cursor {
    const struct table *table;
    int tier;
    int a;
    int first; /* b of the chunk's first word */
    size_t chunk;
};

/* A set's words, only those with b > a. */
static struct chunk won_in(const struct cursor *cursor, enum side winner) {
    const char *set = table_set(cursor->table, cursor->tier, winner);
    struct chunk chunk = chunk_at(set + cursor->chunk * sizeof chunk);
    for (int lane = 0; lane <= cursor->a - cursor->first; lane++) chunk.lane[lane] = 0;
    return chunk;
}

static struct chunk plane_in(const struct cursor *cursor, int plane) {
    return chunk_at(table_plane(cursor->table, cursor->tier, plane) + cursor->chunk * sizeof(struct chunk));
}

/* Start with a = -1 in a tier. */
static bool next_chunk(struct cursor *cursor) {
    const struct index *index = cursor->table->index;
    if (cursor->a >= 0 && cursor->first + LANES < index->cells) {
        cursor->first += LANES;
        cursor->chunk++;
        return true;
    }
    do cursor->a++;
    while (cursor->a < index->cells && !index->free[cursor->a]);
    if (cursor->a >= index->cells) return false;
    const struct index_block *block = &index->block[cursor->a];
    cursor->first = block->first * LANES;
    cursor->chunk = block->own_chunk;
    return true;
}

static bool is_written(const struct cursor *cursor, int plane) {
    return cursor->tier >= cursor->table->planes_begin[plane];
}

/* The first of the positions in a chunk's set: by row, then by lane, then by column. */
static struct position position_in(const struct cursor *cursor, const struct chunk *found) {
    const struct index *index = cursor->table->index;
    uint16_t any = 0;
    for (int lane = 0; lane < LANES; lane++) any |= found->lane[lane];
    const int line = __builtin_ctz(any) / index->row_bits;
    const int first = line * index->row_bits;
    const uint16_t bits = (uint16_t)(((1u << index->row_bits) - 1) << first);
    int lane = 0;
    while ((found->lane[lane] & bits) == 0) lane++;
    const int row = table_tier_row(cursor->table, cursor->tier) + line;
    const int b = cursor->first + lane;
    const int parity = index_parity(cursor->table->half, cursor->a, b, row, SIDE_RED);
    const int column = 2 * (__builtin_ctz(found->lane[lane] & bits) - first) + parity;
    return (struct position){
        {(uint16_t)index_board_cell(index, cursor->a), (uint16_t)index_board_cell(index, b)},
        (uint16_t)(row * index->columns + column),
        SIDE_RED};
}

/* The rank of a position among equally good ones: by the pawn's row, the generals' cells and the pawn's
   column. */
static uint64_t place_of(const struct cursor *cursor, const struct position *position) {
    const int columns = cursor->table->index->columns;
    return (uint64_t)(position->pawn / columns) << 48 | (uint64_t)position->general[0] << 32 |
           (uint64_t)position->general[1] << 16 | (uint64_t)(position->pawn % columns);
}

/* Looks among the positions of a chunk in the set `among` for one that is more than *distance moves from
   the end, or as many and of lower rank than the current one, and takes the first of the farthest. */
static bool take_farthest(const struct cursor *cursor, struct chunk among, uint32_t odd,
                          struct position *position, uint32_t *distance) {
    uint32_t farthest = odd;
    for (int plane = cursor->table->plane_count; plane-- > 0;) {
        if (!is_written(cursor, plane)) continue;
        struct chunk far = plane_in(cursor, plane);
        if (!chunk_and(&far, &far, &among)) continue;
        among = far;
        farthest |= 2u << plane;
    }
    if (farthest < *distance || farthest == 0) return false;
    const struct position found = position_in(cursor, &among);
    if (farthest == *distance && place_of(cursor, &found) >= place_of(cursor, position)) return false;
    *distance = farthest;
    *position = found;
    return true;
}

static int tiers_of(const struct table *table) {
    return table_tier(table, table->index->rows - 1) + 1;
}

static bool take_longest(const struct table *table, int tier, enum side winner, struct position *position,
                         uint32_t *distance) {
    bool found = false;
    for (struct cursor cursor = {.table = table, .tier = tier, .a = -1}; next_chunk(&cursor);) {
        struct chunk won = won_in(&cursor, winner);
        if (chunk_and(&won, &won, &won))
            found |= take_farthest(&cursor, won, winner == SIDE_RED, position, distance);
    }
    return found;
}

bool words_longest(const struct analysis *analysis, enum side winner, struct position *position,
                   uint32_t *distance) {
    bool found = false;
    *distance = 0;
    for (int half = 0; half < 2; half++) {
        const struct table *table = layered_table(analysis, half);
        for (int tier = 0; tier < tiers_of(table); tier++)
            found |= take_longest(table, tier, winner, position, distance);
    }
    return found;
}

/* Sets of positions of one tier of a half as squares of words, a by b, each pair in both orders, with a
   margin on all sides. */
struct squares {
    size_t pitch;
    uint16_t *red_won;    /* Red to move, Red wins */
    uint16_t *above_won;  /* the same in the tier above */
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

static void read_red_won(const struct table *table, int tier, const struct squares *squares) {
    const struct index *index = table->index;
    for (struct cursor cursor = {.table = table, .tier = tier, .a = -1}; next_chunk(&cursor);) {
        struct chunk won = won_in(&cursor, SIDE_RED);
        int end = index->cells - cursor.first < LANES ? index->cells - cursor.first : LANES;
        for (int lane = 0; lane < end; lane++) {
            int b = cursor.first + lane;
            if (b <= cursor.a) continue;
            line_of(squares, index, squares->red_won, cursor.a)[b] = won.lane[lane];
            line_of(squares, index, squares->red_won, b)[cursor.a] = won.lane[lane];
        }
    }
}

/* The members of a tier that depend on parity (see tier.h), as words for every b, with Black to move. */
struct line {
    uint16_t free[LINE_MAX], captured[LINE_MAX], upper[LINE_MAX], still[LINE_MAX], moved[LINE_MAX];
    uint16_t from_below[LINE_MAX], from_above[LINE_MAX];
};

static void fill_line(const struct index *index, const struct tier *tier, int a, struct line *line) {
    for (int b = 0; b < index->cells; b++) {
        const int parity = (tier->parity[SIDE_BLACK] + a + b) & 1;
        line->free[b] = index->free[b] ? tier->free[parity] : 0;
        line->captured[b] = tier_captured(tier, SIDE_BLACK, b, a);
        line->upper[b] = tier->upper[parity];
        line->still[b] = tier->still[parity];
        line->moved[b] = tier->moved[parity];
        line->from_below[b] = tier->from_below[parity];
        line->from_above[b] = tier->from_above[parity];
    }
}

/* The pawn captured on the first general's cell. */
static void add_own_captures(const struct index *index, const struct tier *tier, int a, uint16_t *lost) {
    for (int b = 0; b < index->cells; b++) {
        const int parity = (tier->parity[SIDE_BLACK] + a + b) & 1;
        if (index->free[b]) lost[b] |= tier_captured(tier, SIDE_BLACK, a, b) & tier->free[parity];
    }
}

/* Red wins with Black to move if the pawn is captured, or if all its moves lead to wins of Red's. */
static void find_black_lost(const struct index *index, const struct tier *tier,
                            const struct squares *squares) {
    const int up = index->row_bits, shift = tier_shift(index);
    struct line lines[2]; /* for even `a` and for odd `a` */
    for (int a = 0; a < 2; a++) fill_line(index, tier, a, &lines[a]);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        const struct line *line = &lines[a % 2];
        const uint16_t *won = line_of(squares, index, squares->red_won, a);
        const uint16_t *above = line_of(squares, index, squares->above_won, a);
        uint16_t *lost = line_of(squares, index, squares->black_lost, a);
        for (int b = 0; b < index->cells; b++) {
            const int moved = (won[b] << 1 & line->from_below[b]) | (won[b] >> 1 & line->from_above[b]);
            const int all = (moved | line->moved[b]) & (won[b] | line->still[b]) &
                            (won[b] << up | above[b] >> shift | line->upper[b]);
            lost[b] = (uint16_t)((all | line->captured[b]) & line->free[b]);
        }
        add_own_captures(index, tier, a, lost);
        lost[a] = 0;
    }
}

/* The wins of Red's in a chunk in which exactly one move leads to a win of Red's. */
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

static bool take_unique_in_tier(const struct table *table, int tier, const struct squares *squares,
                                struct position *position, uint32_t *distance) {
    bool found = false;
    for (struct cursor cursor = {.table = table, .tier = tier, .a = -1}; next_chunk(&cursor);) {
        struct chunk won = won_in(&cursor, SIDE_RED);
        if (!chunk_and(&won, &won, &won)) continue;
        struct chunk unique = unique_in(table->index, squares, &cursor, &won);
        if (chunk_and(&unique, &unique, &unique))
            found |= take_farthest(&cursor, unique, 1, position, distance);
    }
    return found;
}

static bool take_unique(const struct table *table, struct squares *squares, struct position *position,
                        uint32_t *distance) {
    bool found = false;
    for (int number = 0; number < tiers_of(table); number++) {
        struct tier tier;
        tier_build(&tier, table->index, table->half, table_tier_row(table, number));
        read_red_won(table, number, squares);
        find_black_lost(table->index, &tier, squares);
        found |= take_unique_in_tier(table, number, squares, position, distance);
        uint16_t *above = squares->above_won;
        squares->above_won = squares->red_won;
        squares->red_won = above;
    }
    return found;
}

bool words_unique(const struct analysis *analysis, struct words *words, struct position *position,
                  uint32_t *distance, bool *found, struct failure *failure) {
    *found = false;
    *distance = 0;
    for (int half = 0; half < 2; half++) {
        const struct table *table = layered_table(analysis, half);
        struct squares squares = {.pitch = 0};
        if (!open_squares(&squares, table->index, words, failure)) return false;
        *found |= take_unique(table, &squares, position, distance);
    }
    return true;
}

void words_free(struct words *words) {
    free(words->memory);
    *words = (struct words){.memory = NULL};
}
