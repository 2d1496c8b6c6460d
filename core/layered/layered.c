/* The layered solver: all positions of one distance at a time, many to a word.

   A pawn never goes down, so the pawn's rows are solved one after the other, from the top. Within a row the
   sweeps of kernels.h carry what was found in one layer to the next; what the row above has found in a layer
   is played back to the row below when that comes to the same layer. So the work of a row stays in the
   processor's cache, and only words that read something new are looked at. */
#include "layered/layered.h"
#include "analysis/solver.h"
#include "layered/history.h"
#include "layered/large_memory.h"
#include "layered/layered_inside.h"
#include "layered/prepare.h"
#include "layered/table.h"

#include <stdlib.h>
#include <string.h>

struct layered {
    struct analysis head;
    const struct kernels *kernels;
    struct table table;
    int row;                    /* the pawn row in hand; row 1 of the board, number 0, needs no work */
    uint32_t layer;             /* to be found next; 0 before the row is prepared */
    uint32_t layers_above;      /* of the row above, for an estimate */
    uint32_t longest[2];        /* layer of the last position found with Red to move, by winner */
    int counted;                /* rows that progress.decided counts */
    void *black[2];             /* the row in hand with Black to move, by winner */
    char *above[2];             /* the row above with Red to move, by winner, as it was at this layer */
    char *below;                /* what the row below will have above it to begin with */
    struct news found[2][2];    /* in the last layer of that parity, by side to move and winner */
    struct news above_found[2]; /* the same in the row above */
    struct history here[2];     /* of the row in hand, by winner */
    struct history back[2];     /* of the row above */
};

enum {
    SLACK = 256,         /* bytes that sweeps may read beyond a row, without using them */
    PLANES_EXPECTED = 9, /* for distances up to 1023, longer than in any board known */
    NEWS = 6,
};

static size_t rows_bytes(const struct index *index) {
    return NEWS * news_words(index) * sizeof(uint64_t) + 2 * (index_black_row_bytes(index) + SLACK) +
           3 * (index_red_row_bytes(index) + SLACK) + 4 * history_expected_bytes(index);
}

static uint64_t layered_bytes(const struct board *board) {
    struct index index;
    index_build(&index, board);
    return sizeof(struct layered) + rows_bytes(&index) + table_bytes(&index, PLANES_EXPECTED) +
           4 * HISTORY_MORE_LAYERS * sizeof(size_t);
}

static void layered_close(struct analysis *analysis) {
    struct layered *layered = (struct layered *)analysis;
    for (int winner = 0; winner < 2; winner++) {
        history_close(&layered->here[winner]);
        history_close(&layered->back[winner]);
    }
    table_close(&layered->table);
    free(layered);
}

static char *take(char **memory, size_t bytes) {
    char *taken = *memory;
    *memory += bytes;
    return taken;
}

static void take_news(struct news *news, const struct index *index, char **memory) {
    size_t bytes = news_words(index) * sizeof(uint64_t);
    char *taken = take(memory, bytes);
    memset(taken, 0, bytes);
    news->chunks = (uint64_t *)(void *)taken + index->width;
}

static void divide_memory(struct layered *layered, const struct index *index, char *memory) {
    for (int i = 0; i < 4; i++) take_news(&layered->found[i / 2][i % 2], index, &memory);
    for (int winner = 0; winner < 2; winner++) take_news(&layered->above_found[winner], index, &memory);
    layered->below = take(&memory, index_red_row_bytes(index) + SLACK);
    for (int winner = 0; winner < 2; winner++) {
        layered->black[winner] = take(&memory, index_black_row_bytes(index) + SLACK);
        layered->above[winner] = take(&memory, index_red_row_bytes(index) + SLACK);
        history_open(&layered->here[winner], index, take(&memory, history_expected_bytes(index)));
        history_open(&layered->back[winner], index, take(&memory, history_expected_bytes(index)));
    }
    table_open(&layered->table, index, memory);
}

/* All in one piece of memory: small boards are opened and closed thousands of times, and one piece of a size
   that comes again is what an allocator hands out fastest. */
static struct analysis *layered_open(const struct board *board) {
    struct index index;
    index_build(&index, board);
    uint64_t bytes = sizeof(struct layered) + rows_bytes(&index) + table_sheet_bytes(&index);
    struct layered *layered = bytes <= SIZE_MAX ? large_memory((size_t)bytes) : NULL;
    if (!layered) return NULL;
    memset(layered, 0, sizeof *layered);
    divide_memory(layered, &index, (char *)(layered + 1));
    prepare_red_lost(&index, 0, layered->below);
    layered->head.bytes = bytes;
    layered->kernels = kernels_best(index.word_bits);
    layered->row = 1;
    layered->head.progress.done = index.rows == 1;
    return &layered->head;
}

const char *layered_use_kernels(struct analysis *analysis, int i) {
    struct layered *layered = (struct layered *)analysis;
    const struct kernels *kernels = kernels_at(i, layered->table.index.word_bits);
    if (!kernels) return NULL;
    layered->kernels = kernels;
    return kernels->name;
}

uint32_t layered_longest(const struct analysis *analysis, enum side winner) {
    return ((const struct layered *)analysis)->longest[winner];
}

const struct table *layered_table(const struct analysis *analysis) {
    return &((const struct layered *)analysis)->table;
}

/* Brings the row above to the layer before this one. */
static void replay_above(struct layered *layered, enum side winner) {
    const struct index *index = &layered->table.index;
    struct news *news = &layered->above_found[winner];
    size_t bytes;
    if (layered->layer == 1) return; /* as prepared */
    const char *entries = history_layer(&layered->back[winner], (layered->layer - 1) / 2, &bytes);
    news_clear(news, index);
    layered->kernels->replay(index, entries, bytes, layered->above[winner], news);
}

static void swap_histories(struct history *a, struct history *b) {
    struct history kept = *a;
    *a = *b;
    *b = kept;
}

static void prepare_records(struct layered *layered) {
    const struct index *index = &layered->table.index;
    const size_t chunk = index_chunk_bytes(index);
    char *record = table_slot(&layered->table, layered->row, 0);
    table_clear_row(&layered->table, layered->row);
    for (size_t at = 0; at < index->row_chunks; at++, record += chunk * RECORD_SLOTS)
        memcpy(record + SLOT_LOST * chunk, layered->below + at * chunk, chunk);
}

static void begin_row(struct layered *layered) {
    const struct index *index = &layered->table.index;
    for (int winner = 0; winner < 2; winner++) {
        swap_histories(&layered->here[winner], &layered->back[winner]);
        history_clear(&layered->here[winner]);
    }
    char *above = layered->above[SIDE_BLACK];
    layered->above[SIDE_BLACK] = layered->below;
    layered->below = above;
    memset(layered->above[SIDE_RED], 0, index_red_row_bytes(index));
    prepare_red_lost(index, layered->row, layered->below);
    prepare_black_lost(index, layered->row, layered->black[SIDE_RED]);
    prepare_black_won(index, layered->black[SIDE_BLACK]);
    prepare_records(layered);
    news_fill(&layered->found[SIDE_BLACK][SIDE_RED], index);
    news_fill(&layered->found[SIDE_RED][SIDE_BLACK], index);
    news_fill(&layered->above_found[SIDE_BLACK], index);
    news_clear(&layered->found[SIDE_RED][SIDE_RED], index);
    news_clear(&layered->found[SIDE_BLACK][SIDE_BLACK], index);
    news_clear(&layered->above_found[SIDE_RED], index);
    layered->layer = 1;
}

static int slot_of(enum side winner) {
    return winner == SIDE_RED ? SLOT_WON : SLOT_LOST;
}

static void sweep_red(struct layered *layered, enum side winner, void (*kernel)(struct kernels_sweep *)) {
    struct table *table = &layered->table;
    struct history *history = &layered->here[winner];
    struct kernels_sweep sweep = {
        .index = &table->index,
        .row = layered->row,
        .black = layered->black[winner],
        .records = table_slot(table, layered->row, 0),
        .slot = slot_of(winner),
        .news = &layered->found[SIDE_BLACK][winner],
        .found = &layered->found[SIDE_RED][winner],
        .log = &history->log,
    };
    for (int plane = 0; plane < table->plane_count; plane++) {
        if (layered->layer >> (plane + 1) & 1)
            sweep.planes[sweep.plane_count++] = table_slot(table, layered->row, SLOT_PLANE + plane);
    }
    history_begin_layer(history, layered->layer / 2);
    news_clear(sweep.found, &table->index);
    if (!news_is_empty(sweep.news)) kernel(&sweep);
    history_end_layer(history);
    if (!news_is_empty(sweep.found) && layered->layer > layered->longest[winner])
        layered->longest[winner] = layered->layer;
}

static void sweep_black(struct layered *layered, enum side winner, void (*kernel)(struct kernels_sweep *)) {
    struct table *table = &layered->table;
    struct kernels_sweep sweep = {
        .index = &table->index,
        .row = layered->row,
        .black = layered->black[winner],
        .black_other = layered->black[side_other(winner)],
        .records = table_slot(table, layered->row, 0),
        .slot = slot_of(winner),
        .above = layered->above[winner],
        .news = &layered->found[SIDE_RED][winner],
        .news_above = &layered->above_found[winner],
        .found = &layered->found[SIDE_BLACK][winner],
    };
    replay_above(layered, winner);
    news_clear(sweep.found, &table->index);
    kernel(&sweep);
}

/* Whether the limit allows so many bytes more; they are counted as held. */
static bool may_grow(struct layered *layered, uint64_t bytes, struct failure *failure) {
    uint64_t wanted = layered->head.bytes + bytes;
    if (wanted > layered->head.memory_limit)
        return failure_set(failure, FAILURE_TOO_LARGE, layered->head.memory_limit, wanted);
    layered->head.bytes = wanted;
    return true;
}

static bool reserve_history(struct layered *layered, enum side winner, struct failure *failure) {
    const struct index *index = &layered->table.index;
    struct history *history = &layered->here[winner];
    uint64_t growth = history_growth(history, index);
    if (!may_grow(layered, growth, failure)) return false;
    return history_reserve(history, index) || failure_set(failure, FAILURE_OUT_OF_MEMORY, growth, 0);
}

static bool reserve_plane(struct layered *layered, struct failure *failure) {
    struct table *table = &layered->table;
    if (layered->layer >> 1 >> table->plane_count == 0) return true;
    if (table->plane_count == PLANES_MAX)
        return failure_set(failure, FAILURE_TOO_MANY_LAYERS, ((uint64_t)2 << PLANES_MAX) - 1, 0);
    uint64_t growth = table_plane_growth(table);
    if (!may_grow(layered, growth, failure)) return false;
    return table_add_plane(table, layered->row) || failure_set(failure, FAILURE_OUT_OF_MEMORY, growth, 0);
}

/* What a layer of the row has found with this side to move: wins in odd layers, losses in even ones. */
static const struct news *found_in(const struct layered *layered, uint32_t layer, enum side mover) {
    return &layered->found[mover][layer % 2 == 1 ? mover : side_other(mover)];
}

/* Whether nothing is new that a later layer of the row could read. */
static bool row_is_done(const struct layered *layered) {
    return news_is_empty(found_in(layered, layered->layer, SIDE_RED)) &&
           news_is_empty(found_in(layered, layered->layer, SIDE_BLACK)) &&
           layered->back[SIDE_RED].layers <= layered->layer / 2 &&
           layered->back[SIDE_BLACK].layers <= layered->layer / 2;
}

static void find_layer(struct layered *layered) {
    const struct kernels *kernels = layered->kernels;
    if (layered->layer % 2 == 1) {
        sweep_red(layered, SIDE_RED, kernels->red_some);
        sweep_black(layered, SIDE_BLACK, kernels->black_some);
    } else {
        sweep_red(layered, SIDE_BLACK, kernels->red_all);
        sweep_black(layered, SIDE_RED, kernels->black_all);
    }
    if (row_is_done(layered)) {
        layered->layers_above = layered->layer;
        layered->layer = 0;
        layered->row++;
    } else {
        layered->layer++;
    }
}

/* Begins a row or finds a layer of it. */
static bool go_on(struct layered *layered, struct failure *failure) {
    if (layered->layer == 0) {
        begin_row(layered);
        return true;
    }
    if (!reserve_history(layered, SIDE_RED, failure) || !reserve_history(layered, SIDE_BLACK, failure) ||
        !reserve_plane(layered, failure))
        return false;
    find_layer(layered);
    layered->head.progress.done = layered->row == layered->table.index.rows;
    return true;
}

/* What going on once takes of a budget: a sweep passes over most words, and looks at all columns of the others
   at once. */
static uint64_t cost_of_going_on(const struct layered *layered) {
    const struct index *index = &layered->table.index;
    return (uint64_t)index->row_chunks * (uint64_t)index->word_bits / 4 + 1;
}

static bool layered_step(struct analysis *analysis, uint64_t budget, struct failure *failure) {
    struct layered *layered = (struct layered *)analysis;
    const uint64_t cost = cost_of_going_on(layered);
    for (uint64_t spent = 0; spent < budget && !analysis->progress.done; spent += cost) {
        if (!go_on(layered, failure)) return false;
    }
    return true;
}

static bool layered_ask(struct analysis *analysis, const struct position *position,
                        enum analysis_extent extent, uint64_t budget, struct failure *failure) {
    struct layered *layered = (struct layered *)analysis;
    const uint64_t cost = cost_of_going_on(layered);
    for (uint64_t spent = 0; spent < budget && !analysis_knows(analysis, position, extent); spent += cost) {
        if (!go_on(layered, failure)) return false;
    }
    return true;
}

/* A row that is done is known, and so is every row above it; of the row in hand, what the layers so far have
   found. */
static bool layered_knows(const struct analysis *analysis, const struct position *position,
                          enum analysis_extent extent) {
    const struct layered *layered = (const struct layered *)analysis;
    const int row = position->pawn / layered->table.index.columns;
    if (row < layered->row) return true;
    if (row > layered->row || layered->layer == 0 || extent != ANALYSIS_VALUE) return false;
    return table_is_decided(&layered->table, &analysis->board, position, layered->layer);
}

/* How much of the rows down to the last one is done; a row takes about as many layers as the one above it. */
static double fraction_done(const struct layered *layered, int last) {
    double of_row = (double)layered->layer / (layered->layers_above + 4);
    return (layered->row - 1 + (of_row < 0.95 ? of_row : 0.95)) / last;
}

static double layered_fraction(const struct analysis *analysis, const struct position *position) {
    return fraction_done((const struct layered *)analysis, position->pawn / analysis->board.columns);
}

static void layered_report(struct analysis *analysis) {
    struct layered *layered = (struct layered *)analysis;
    struct analysis_progress *progress = &analysis->progress;
    const uint32_t last = layered->layer - 1;
    progress->distance = layered->layer > 0 ? last : layered->layers_above;
    progress->frontier = 0;
    if (!progress->done && layered->layer > 0)
        progress->frontier = news_count(found_in(layered, last, SIDE_RED), &layered->table.index) +
                             news_count(found_in(layered, last, SIDE_BLACK), &layered->table.index);
    progress->fraction = progress->done ? 1 : fraction_done(layered, layered->table.index.rows - 1);
}

static void layered_count(struct analysis *analysis) {
    struct layered *layered = (struct layered *)analysis;
    for (; layered->counted < layered->row; layered->counted++)
        table_count_row(&layered->table, layered->counted, analysis->progress.decided);
}

static struct value layered_value(const struct analysis *analysis, const struct position *position) {
    return table_value(&((const struct layered *)analysis)->table, &analysis->board, position);
}

static void layered_values(const struct analysis *analysis, const int general[2], struct value *red,
                           struct value *black) {
    table_values(&((const struct layered *)analysis)->table, &analysis->board, general, red, black);
}

const struct solver layered_solver = {
    .name = "layered",
    .bytes = layered_bytes,
    .open = layered_open,
    .step = layered_step,
    .ask = layered_ask,
    .knows = layered_knows,
    .fraction = layered_fraction,
    .report = layered_report,
    .count = layered_count,
    .value = layered_value,
    .values = layered_values,
    .close = layered_close,
};
