#include "layered/cone.h"

#include "layered/pieces.h"
#include "layered/prepare.h"

enum { NEWS_OF_TIER = 2 };

/* The number of tiers for the lowest row, with one above. */
static size_t tiers_max(const struct index *index) {
    return (size_t)((index->rows - 1 + index->tier_rows - 1) / index->tier_rows + 1);
}

size_t cone_bytes(const struct index *index) {
    const size_t of_tier = sizeof(struct cone_tier) + pieces_whole(index_red_bytes(index) + PIECES_SLACK) +
                           pieces_whole(index_black_bytes(index) + PIECES_SLACK) +
                           NEWS_OF_TIER * pieces_news_bytes(index);
    return PIECES_LINE + pieces_news_bytes(index) + tiers_max(index) * pieces_whole(of_tier);
}

static bool is_limited(const struct cone *cone) {
    return cone->limit <= CONE_LIMIT_MAX;
}

/* Moves of each side, at most, before a find of this layer that matters. */
static int moves_left(const struct cone *cone, uint32_t layer) {
    return (int)(cone->limit - layer + (cone->position.side == SIDE_BLACK)) / 2;
}

static int row_of(const struct cone *cone, int pawn) {
    return pawn / cone->index->columns;
}

static int tier_of(const struct cone *cone, int row) {
    return cone->count - 1 - (row_of(cone, cone->position.pawn) - row) / cone->index->tier_rows;
}

/* Adds a cell of the pawn to those that matter, or removes it. */
static void set_cell(struct cone *cone, int pawn, bool matters) {
    const int row = row_of(cone, pawn);
    if (row == 0) return;
    struct tier *tier = &cone->tiers[tier_of(cone, row)].tier;
    const int parity = (row - tier->row + pawn % cone->index->columns) & 1;
    const uint16_t bit = tier->pawn_on[index_cell(cone->index, pawn)];
    tier->free[parity] = (uint16_t)(matters ? tier->free[parity] | bit : tier->free[parity] & ~bit);
}

static bool matters(const struct tier *tier) {
    return (tier->free[0] | tier->free[1]) != 0;
}

/* Number of pawn cells at most `moves` moves away; the cells are sorted by distance. */
static int pawn_cells_within(const struct cone *cone, int moves) {
    int cells = cone->pawn_cells;
    while (cells > 0 && cone->reach->pawn_moves[cells - 1] > moves) cells--;
    return cells;
}

/* Leaves out what cannot be reached before a find of this layer. */
static void narrow(struct cone *cone, uint32_t layer) {
    if (!is_limited(cone)) return;
    const int moves = moves_left(cone, layer);
    if (moves == moves_left(cone, layer - 1)) return;
    reach_keep(cone->reach, cone->index, moves, &cone->within);
    const int cells = pawn_cells_within(cone, moves);
    while (cone->pawn_cells > cells) set_cell(cone, cone->reach->pawn_cell[--cone->pawn_cells], false);
}

/* The first row among the pawn's cells that matter. */
static int first_row(const struct cone *cone) {
    int first = row_of(cone, cone->position.pawn);
    for (int i = 0; i < cone->pawn_cells; i++) {
        const int row = row_of(cone, cone->reach->pawn_cell[i]);
        if (row < first && row > 0) first = row;
    }
    return first;
}

/* Sets the tiers to the finished games. A tier in which nothing is found only needs its losses for Red, which
   the tier below reads. */
static void prepare(struct cone *cone, char *memory) {
    const struct index *index = cone->index;
    const int row = row_of(cone, cone->position.pawn);
    for (int i = 0; i < cone->count; i++) {
        struct cone_tier *of = &cone->tiers[i];
        tier_build(&of->tier, index, cone->half, row + 1 - (cone->count - i) * index->tier_rows);
        of->red = pieces_take(&memory, index_red_bytes(index) + PIECES_SLACK);
        of->black = pieces_take(&memory, index_black_bytes(index) + PIECES_SLACK);
        for (int side = 0; side < NEWS_OF_TIER; side++) pieces_take_news(&of->found[side], index, &memory);
        if (cone->winner == SIDE_BLACK) {
            prepare_red_lost(index, &of->tier, of->red);
            if (i > 0) prepare_black_won(index, &of->tier, of->black);
        } else {
            prepare_red_won(index, of->red);
            if (i > 0) prepare_black_lost(index, &of->tier, of->black);
        }
        news_copy(&of->found[side_other(cone->winner)], &cone->within, index);
        for (int parity = 0; parity < 2; parity++) of->tier.free[parity] = 0;
    }
}

void cone_begin(struct cone *cone, enum side winner, uint32_t limit) {
    const struct index *index = cone->index;
    char *memory = pieces_begin(cone->memory);
    cone->winner = winner;
    cone->limit = limit;
    cone->layer = 0;
    pieces_take_news(&cone->within, index, &memory);
    news_fill(&cone->within, index);
    cone->pawn_cells = cone->reach->pawn_cells;
    if (is_limited(cone)) cone->pawn_cells = pawn_cells_within(cone, moves_left(cone, 0));
    const int first = first_row(cone);
    const int rows = row_of(cone, cone->position.pawn) - first + 1;
    cone->count = (rows + index->tier_rows - 1) / index->tier_rows + 1;
    cone->tiers = (struct cone_tier *)(void *)pieces_take(&memory, (size_t)cone->count * sizeof *cone->tiers);
    prepare(cone, memory);
    for (int i = 0; i < cone->pawn_cells; i++) set_cell(cone, cone->reach->pawn_cell[i], true);
    if (is_limited(cone)) reach_keep(cone->reach, index, moves_left(cone, 0), &cone->within);
}

static void sweep_red(struct cone *cone, struct cone_tier *of) {
    struct kernels_sweep sweep = {
        .index = cone->index,
        .tier = &of->tier,
        .within = &cone->within,
        .black = of->black,
        .red = of->red,
        .news = &of->found[SIDE_BLACK],
        .found = &of->found[SIDE_RED],
    };
    news_clear(sweep.found, cone->index);
    if (!matters(&of->tier) || news_is_empty(sweep.news)) return;
    if (cone->winner == SIDE_RED)
        cone->kernels->red_some(&sweep);
    else
        cone->kernels->red_all(&sweep);
}

static void sweep_black(const struct cone *cone, struct cone_tier *of, struct cone_tier *above) {
    struct kernels_sweep sweep = {
        .index = cone->index,
        .tier = &of->tier,
        .black = of->black,
        .red = of->red,
        .above = above->red,
        .news = &of->found[SIDE_RED],
        .news_above = &above->found[SIDE_RED],
        .found = &of->found[SIDE_BLACK],
    };
    news_clear(sweep.found, cone->index);
    if (!matters(&of->tier)) return;
    if (cone->winner == SIDE_BLACK)
        cone->kernels->black_some(&sweep);
    else
        cone->kernels->black_all(&sweep);
}

/* Whether the position is among the finds so far. */
static bool has_position(const struct cone *cone) {
    const struct index *index = cone->index;
    const struct position *position = &cone->position;
    const struct cone_tier *of = &cone->tiers[cone->count - 1];
    const int cell[2] = {index_cell(index, position->general[0]), index_cell(index, position->general[1])};
    const int low = cell[1] < cell[0];
    const uint16_t *words =
        (const uint16_t *)(const void *)(position->side == SIDE_RED ? of->red : of->black);
    const size_t word = position->side == SIDE_RED ? index_pair_word(index, cell[low], cell[1 - low])
                                                   : index->block[cell[low]].word + (size_t)cell[1 - low];
    return (words[word] & of->tier.pawn_on[index_cell(index, position->pawn)]) != 0;
}

enum cone_state cone_step(struct cone *cone) {
    const enum side mover = (cone->layer % 2 == 0) == (cone->winner == SIDE_RED) ? SIDE_RED : SIDE_BLACK;
    bool has_found = false;
    narrow(cone, ++cone->layer);
    if (mover == SIDE_RED) news_clear(&cone->tiers[0].found[SIDE_RED], cone->index);
    for (int i = 1; i < cone->count; i++) {
        struct cone_tier *of = &cone->tiers[i];
        if (mover == SIDE_RED)
            sweep_red(cone, of);
        else
            sweep_black(cone, of, of - 1);
        has_found |= !news_is_empty(&of->found[mover]);
    }
    if (mover == cone->position.side && has_position(cone)) return CONE_FOUND;
    return has_found && cone->layer != cone->limit ? CONE_SEARCHING : CONE_FRUITLESS;
}
