#include "layered/half.h"

#include "layered/large_memory.h"
#include "layered/pieces.h"
#include "layered/prepare.h"

#include <stdlib.h>

enum {
    PLANES_EXPECTED = 10, /* for layers up to 2047, more than on any known board */
    LAYERS_EXPECTED = 2 << PLANES_EXPECTED,
    NEWS = 7,
};

static size_t work_bytes(const struct index *index) {
    return PIECES_LINE + NEWS * pieces_news_bytes(index) +
           2 * pieces_whole(index_black_bytes(index) + PIECES_SLACK) +
           3 * pieces_whole(index_red_bytes(index) + PIECES_SLACK) +
           2 * pieces_whole(history_log_bytes(index));
}

uint64_t half_bytes_first(const struct index *index) {
    return work_bytes(index) + table_bytes_first(index);
}

uint64_t half_bytes(const struct index *index) {
    return work_bytes(index) + table_bytes(index, PLANES_EXPECTED) + 2 * LAYERS_EXPECTED * sizeof(uint32_t);
}

/* Number of tiers with rows that need work. */
static int tiers_below(const struct table *table) {
    return table->index->rows > 1 ? table_tier(table, table->index->rows - 1) + 1 : 0;
}

void half_open(struct half *half, const struct index *index, int number, char *memory) {
    memset(half, 0, sizeof *half);
    table_open(&half->table, index, number);
    half->kernels = kernels_best();
    half->memory = memory;
    half->tiers = tiers_below(&half->table);
}

void half_close(struct half *half) {
    history_close(&half->here);
    history_close(&half->back);
    table_close(&half->table);
    free(half->own_memory);
}

void half_aim(struct half *half, int row) {
    const int rows = half->table.index->tier_rows;
    if (half_has_begun(half) || row == 0) return;
    half->table.skipped = (rows - row % rows) % rows;
    half->tiers = tiers_below(&half->table);
}

bool half_has_begun(const struct half *half) {
    return half->number > 0 || half->layer > 0;
}

bool half_is_done(const struct half *half) {
    return half->number == half->tiers;
}

/* Number of layers of the tier above. */
static uint32_t layers_above(const struct half *half) {
    return half->number > 0 ? half->layers[half->number - 1] : 0;
}

static void divide_memory(struct half *half, const struct index *index, char *memory) {
    memory = pieces_begin(memory);
    for (int i = 0; i < 4; i++) pieces_take_news(&half->found[i / 2][i % 2], index, &memory);
    for (int winner = 0; winner < 2; winner++) pieces_take_news(&half->above_found[winner], index, &memory);
    pieces_take_news(&half->everything, index, &memory);
    half->lost = pieces_take(&memory, index_red_bytes(index) + PIECES_SLACK);
    for (int winner = 0; winner < 2; winner++) {
        half->black[winner] = pieces_take(&memory, index_black_bytes(index) + PIECES_SLACK);
        half->above[winner] = pieces_take(&memory, index_red_bytes(index) + PIECES_SLACK);
    }
    history_open(&half->here, pieces_take(&memory, history_log_bytes(index)));
    history_open(&half->back, pieces_take(&memory, history_log_bytes(index)));
    table_begin(&half->table, memory);
}

/* Reserves bytes against the memory limit. False if the limit does not allow them. */
static bool may_grow(struct analysis *head, uint64_t bytes, struct failure *failure) {
    uint64_t wanted = head->bytes + bytes;
    if (wanted > head->memory_limit)
        return failure_set(failure, FAILURE_TOO_LARGE, head->memory_limit, wanted);
    head->bytes = wanted;
    return true;
}

/* Releases reserved bytes that could not be allocated: without a tier handed over, the half continues on
   its own. */
static bool refused(struct analysis *head, uint64_t bytes, struct failure *failure) {
    head->bytes -= bytes;
    return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
}

static bool allocate(struct half *half, struct analysis *head, struct failure *failure) {
    const uint64_t bytes = half_bytes_first(half->table.index);
    if (!may_grow(head, bytes, failure)) return false;
    half->own_memory = half->memory = bytes <= SIZE_MAX ? large_memory((size_t)bytes) : NULL;
    return half->memory || refused(head, bytes, failure);
}

static bool make_room(struct half *half, struct analysis *head, struct failure *failure) {
    const struct index *index = half->table.index;
    if (half->table.sets[SIDE_RED]) return true;
    if (!half->memory && !allocate(half, head, failure)) return false;
    divide_memory(half, index, half->memory);
    news_fill(&half->everything, index);
    return true;
}

/* Planes that are used by the tier. */
static uint32_t planes_of(const struct table *table, uint32_t tier) {
    uint32_t planes = (uint32_t)table->plane_count;
    while (planes > 0 && (uint32_t)table->planes_begin[planes - 1] > tier) planes--;
    return planes;
}

/* Brings the tier above to the layer before this one. */
static void replay_above(struct half *half, enum side winner) {
    const struct table *table = &half->table;
    const int tier = half->number - 1;
    struct kernels_replay replay = {.index = table->index,
                                    .layer = half->layer - 1,
                                    .above = half->above[winner],
                                    .news = &half->above_found[winner]};
    if (replay.layer == 0) return; /* the tier is as prepared */
    news_clear(replay.news, table->index);
    if (replay.layer >= layers_above(half)) return;
    replay.red = table_set(table, tier, winner);
    replay.plane_count = (int)planes_of(table, (uint32_t)tier);
    for (int plane = 0; plane < replay.plane_count; plane++)
        replay.planes[plane] = table_plane(table, tier, plane);
    replay.entries = half->back.log.entries;
    replay.count = half->back.log.length;
    if (!half->is_handed) replay.entries = history_layer(&half->back, replay.layer, &replay.count);
    half->kernels->replay(&replay);
}

static void swap_histories(struct history *a, struct history *b) {
    struct history kept = *a;
    *a = *b;
    *b = kept;
}

/* Sets the tier above to what it began with. */
static void prepare_above(struct half *half) {
    const size_t bytes = index_red_bytes(half->table.index);
    memset(half->above[SIDE_RED], 0, bytes);
    memcpy(half->above[SIDE_BLACK], half->lost, bytes);
}

static void begin_tier(struct half *half) {
    const struct index *index = half->table.index;
    const int row = table_tier_row(&half->table, half->number);
    if (half->is_handed || half->number == 0) {
        tier_build(&half->tier, index, half->table.half, row - index->tier_rows);
        prepare_red_lost(index, &half->tier, half->lost);
    }
    swap_histories(&half->here, &half->back);
    history_clear(&half->here);
    if (half->is_handed) history_list_chunks(&half->back, index);
    tier_build(&half->tier, index, half->table.half, row);
    prepare_above(half);
    prepare_red_lost(index, &half->tier, half->lost);
    prepare_black_lost(index, &half->tier, half->black[SIDE_RED]);
    prepare_black_won(index, &half->tier, half->black[SIDE_BLACK]);
    table_begin_tier(&half->table, half->number, half->lost);
    news_copy(&half->found[SIDE_BLACK][SIDE_RED], &half->everything, index);
    news_copy(&half->found[SIDE_RED][SIDE_BLACK], &half->everything, index);
    news_copy(&half->above_found[SIDE_BLACK], &half->everything, index);
    news_clear(&half->found[SIDE_RED][SIDE_RED], index);
    news_clear(&half->found[SIDE_BLACK][SIDE_BLACK], index);
    news_clear(&half->above_found[SIDE_RED], index);
    half->layer = 1;
}

static bool reserve_history(struct half *half, struct analysis *head, struct failure *failure) {
    const uint64_t growth = history_growth(&half->here);
    if (!may_grow(head, growth, failure)) return false;
    return history_reserve(&half->here) || refused(head, growth, failure);
}

static void sweep_red(struct half *half, enum side winner, void (*kernel)(struct kernels_sweep *)) {
    struct table *table = &half->table;
    struct kernels_sweep sweep = {
        .index = table->index,
        .tier = &half->tier,
        .within = &half->everything,
        .black = half->black[winner],
        .red = table_set(table, half->number, winner),
        .news = &half->found[SIDE_BLACK][winner],
        .found = &half->found[SIDE_RED][winner],
        .log = half->number + 1 < half->tiers ? &half->here.log : NULL, /* for the tier below */
    };
    for (int plane = 0; plane < table->plane_count; plane++) {
        if (half->layer >> (plane + 1) & 1)
            sweep.planes[sweep.plane_count++] = table_plane(table, half->number, plane);
    }
    news_clear(sweep.found, table->index);
    if (!news_is_empty(sweep.news)) kernel(&sweep);
    history_end_layer(&half->here);
    if (!news_is_empty(sweep.found) && half->layer > half->longest[winner])
        half->longest[winner] = half->layer;
}

static void sweep_black(struct half *half, enum side winner, void (*kernel)(struct kernels_sweep *)) {
    struct table *table = &half->table;
    struct kernels_sweep sweep = {
        .index = table->index,
        .tier = &half->tier,
        .black = half->black[winner],
        .red = table_set(table, half->number, winner),
        .above = half->above[winner],
        .news = &half->found[SIDE_RED][winner],
        .news_above = &half->above_found[winner],
        .found = &half->found[SIDE_BLACK][winner],
    };
    replay_above(half, winner);
    news_clear(sweep.found, table->index);
    kernel(&sweep);
}

static bool add_plane(struct half *half, struct analysis *head, struct failure *failure) {
    struct table *table = &half->table;
    if (table->plane_count == PLANES_MAX)
        return failure_set(failure, FAILURE_TOO_MANY_LAYERS, ((uint64_t)2 << PLANES_MAX) - 1, 0);
    uint64_t growth = table_plane_growth(table);
    if (!may_grow(head, growth, failure)) return false;
    return table_add_plane(table, half->number) || refused(head, growth, failure);
}

static bool reserve_plane(struct half *half, struct analysis *head, struct failure *failure) {
    return half->layer >> 1 >> half->table.plane_count == 0 || add_plane(half, head, failure);
}

/* The finds of a layer of the tier with this side to move: wins in odd layers, losses in even ones. */
static const struct news *found_in(const struct half *half, uint32_t layer, enum side mover) {
    return &half->found[mover][layer % 2 == 1 ? mover : side_other(mover)];
}

/* Whether a later layer of the tier could read nothing new. */
static bool tier_is_done(const struct half *half) {
    return news_is_empty(found_in(half, half->layer, SIDE_RED)) &&
           news_is_empty(found_in(half, half->layer, SIDE_BLACK)) && layers_above(half) <= half->layer;
}

static void find_layer(struct half *half) {
    const struct kernels *kernels = half->kernels;
    if (half->layer % 2 == 1) {
        sweep_red(half, SIDE_RED, kernels->red_some);
        sweep_black(half, SIDE_BLACK, kernels->black_some);
    } else {
        sweep_red(half, SIDE_BLACK, kernels->red_all);
        sweep_black(half, SIDE_RED, kernels->black_all);
    }
    if (tier_is_done(half)) {
        half->layers[half->number++] = half->layer;
        half->layer = 0;
        half->is_handed = false;
    } else {
        half->layer++;
    }
}

bool half_step(struct half *half, struct analysis *head, struct failure *failure) {
    if (half->layer == 0) {
        if (!make_room(half, head, failure)) return false;
        begin_tier(half);
        return true;
    }
    if (!reserve_history(half, head, failure) || !reserve_plane(half, head, failure)) return false;
    find_layer(half);
    return true;
}

bool half_give(const struct half *half, uint32_t tier, struct handed *handed) {
    const struct table *table = &half->table;
    if (tier >= (uint32_t)half->number || table->skipped > 0) return false;
    handed->layers = half->layers[tier];
    memcpy(handed->longest, half->longest, sizeof half->longest);
    handed->pieces = SETS + planes_of(table, tier);
    handed->piece_bytes = (uint32_t)index_red_bytes(table->index);
    return true;
}

static bool fits(const struct half *half, uint32_t tier, const struct handed *handed, bool is_written) {
    const struct table *table = &half->table;
    const uint32_t planes = handed->pieces - SETS;
    return tier == (uint32_t)half->number && half->layer == 0 && !half_is_done(half) && table->skipped == 0 &&
           (!is_written || table->sets[SIDE_RED]) && planes >= planes_of(table, tier) &&
           planes <= (uint32_t)(is_written ? table->plane_count : PLANES_MAX) &&
           handed->layers >> 1 >> planes == 0 && handed->piece_bytes == index_red_bytes(table->index);
}

enum handing half_take(struct half *half, uint32_t tier, const struct handed *handed, bool is_written,
                       struct analysis *head, struct failure *failure) {
    if (!fits(half, tier, handed, is_written)) return HANDING_REFUSED;
    if (is_written) {
        memcpy(half->longest, handed->longest, sizeof half->longest);
        half->layers[half->number++] = handed->layers;
        half->is_handed = true;
        return HANDING_FINE;
    }
    if (!make_room(half, head, failure)) return HANDING_FAILED;
    while (SETS + (uint32_t)half->table.plane_count < handed->pieces) {
        if (!add_plane(half, head, failure)) return HANDING_FAILED;
    }
    return HANDING_FINE;
}

char *half_piece(const struct half *half, uint32_t tier, uint32_t piece) {
    const struct table *table = &half->table;
    if (piece >= SETS) return table_plane(table, (int)tier, (int)(piece - SETS));
    return table_set(table, (int)tier, (enum side)piece);
}

/* Finished tiers are known; of the current tier, the finds of its layers so far. */
bool half_knows(const struct half *half, const struct board *board, const struct position *position,
                enum analysis_extent extent) {
    const int row = position->pawn / half->table.index->columns;
    const int tier = row > 0 ? table_tier(&half->table, row) : -1;
    if (tier < half->number) return true;
    if (tier > half->number || half->layer == 0 || extent != ANALYSIS_VALUE) return false;
    return table_is_decided(&half->table, board, position, half->layer);
}

/* Estimates that a tier takes about as many layers as the one above it. */
double half_fraction(const struct half *half, int row) {
    const double of_tier = (double)half->layer / (layers_above(half) + 4);
    const double grown =
        of_tier < 0.8 ? of_tier
                      : 1 - 0.16 / of_tier; /* to keep growing when the tier takes more layers than that */
    const int tiers = row > 0 ? table_tier(&half->table, row) + 1 : 0;
    if (half->number >= tiers) return 1;
    return (half->number + grown) / tiers;
}

uint32_t half_distance(const struct half *half) {
    return half->layer > 0 ? half->layer - 1 : layers_above(half);
}

uint64_t half_frontier(const struct half *half) {
    if (half->layer == 0) return 0;
    return news_count(found_in(half, half->layer - 1, SIDE_RED), half->table.index) +
           news_count(found_in(half, half->layer - 1, SIDE_BLACK), half->table.index);
}

void half_count(struct half *half, uint64_t decided[2]) {
    const int rows = half->table.index->rows;
    const int end = table_tier_row(&half->table, half->number);
    for (; half->counted < end && half->counted < rows; half->counted++)
        table_count_row(&half->table, half->counted, decided);
}
