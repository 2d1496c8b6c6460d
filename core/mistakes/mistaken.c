#include "mistakes/mistaken_table.h"

#include "mistakes/printed.h"

#include <stdlib.h>

/* The sizes of the parts of a table. */
struct sizes {
    uint64_t cells;
    uint64_t pawns;
    uint64_t planes;
    uint64_t places; /* a multiple of the unit */
    uint64_t margin; /* places after a plane and before a set */
    uint64_t halves;
    uint64_t kept; /* 16-bit numbers, one for each position */
    unsigned unit_shift;
};

/* Words are processed in pairs, and units are the smallest for which 64 suffice. */
static struct sizes sizes_of(uint64_t cells, uint64_t rows, uint64_t columns, uint64_t pawns) {
    struct sizes sizes = {.cells = cells, .pawns = pawns, .unit_shift = 2, .halves = 2, .kept = 1};
    const uint64_t width = (columns + 1) | 1;
    while (rows * width >> sizes.unit_shift >= UNITS_MAX) sizes.unit_shift++;
    const uint64_t unit = (uint64_t)1 << sizes.unit_shift;
    sizes.places = (rows * width + unit - 1) / unit * unit;
    sizes.planes = (pawns + PLANE_CELLS - 1) / PLANE_CELLS;
    sizes.margin = width + 1;
    return sizes;
}

static struct sizes sizes_of_table(const struct mistaken *table) {
    struct sizes sizes =
        sizes_of(table->cells, (uint64_t)table->board.rows, (uint64_t)table->board.columns, table->pawns);
    sizes.halves = table->is_for_one ? 1 : 2;
    const bool keeps_layers =
        !table->is_for_one || mistaken_table_makes(table, MISTAKE_LAST) || mistaken_table_compares(table);
    sizes.kept = (uint64_t)keeps_layers + (uint64_t)mistaken_table_compares(table);
    return sizes;
}

static uint64_t words_of_row(const struct sizes *sizes) {
    return sizes->planes * (sizes->places + sizes->margin);
}

static uint64_t words_of_set(const struct sizes *sizes) {
    return sizes->margin + sizes->cells * words_of_row(sizes);
}

enum { SHARED_SETS = 2, SHARED_ROWS = 3, PLACE_TABLES = 2, NEWS = 4 };

static uint64_t words_of(const struct sizes *sizes) {
    return (SHARED_SETS + 2 * sizes->halves) * words_of_set(sizes) +
           SHARED_ROWS * (sizes->margin + words_of_row(sizes)) +
           PLACE_TABLES * (sizes->places + sizes->margin) + NEWS * sizes->cells;
}

static uint64_t positions_of(const struct sizes *sizes) {
    return sizes->halves * mistaken_table_pairs(sizes->cells) * sizes->pawns;
}

static uint64_t bytes_of(const struct sizes *sizes) {
    return sizeof(struct mistaken) + words_of(sizes) * sizeof(uint64_t) +
           sizes->kept * positions_of(sizes) * sizeof(uint16_t);
}

uint64_t mistaken_bytes_for(const struct board *board) {
    const struct sizes sizes = sizes_of(board_free_cells(board), (uint64_t)board->rows,
                                        (uint64_t)board->columns, (uint64_t)board_size(board));
    return bytes_of(&sizes);
}

static uint64_t *take_words(uint64_t **memory, uint64_t before, uint64_t words) {
    uint64_t *taken = *memory + before;
    *memory = taken + words;
    return taken;
}

static void divide_memory(struct mistaken *table, const struct sizes *sizes) {
    uint64_t *memory = table->memory;
    const uint64_t set = words_of_set(sizes) - sizes->margin;
    for (uint64_t half = 0; half < sizes->halves; half++) {
        const unsigned number = table->is_for_one ? table->half : (unsigned)half;
        table->lost[number] = take_words(&memory, sizes->margin, set);
        table->unwon[number] = take_words(&memory, sizes->margin, set);
    }
    table->held = take_words(&memory, sizes->margin, set);
    table->counted = take_words(&memory, sizes->margin, set);
    table->nothing = take_words(&memory, sizes->margin, table->row_words);
    table->aside = take_words(&memory, sizes->margin, table->row_words);
    table->on_place = take_words(&memory, sizes->margin, table->row_words);
    table->is_place = take_words(&memory, 0, table->plane_words);
    table->enters = take_words(&memory, 0, table->plane_words);
    for (int i = 0; i < 2; i++) {
        table->news[i] = take_words(&memory, 0, table->cells);
        table->next[i] = take_words(&memory, 0, table->cells);
    }
}

static void fill_place_tables(struct mistaken *table) {
    for (uint32_t i = 0; i < table->cells; i++) {
        const uint32_t cell = table->read[i];
        table->is_place[table->place[i]] = UINT64_MAX;
        if (cell < table->pawns)
            table->on_place[cell / PLANE_CELLS * table->plane_words + table->place[i]] |=
                (uint64_t)1 << cell % PLANE_CELLS;
        for (unsigned k = 0; k < table->around[i].count; k++)
            table->enters[table->place[table->around[i].cell[k]]] = UINT64_MAX;
    }
}

static bool allocate_numbers(struct mistaken *table, size_t kept, size_t positions) {
    if (kept == 0 || positions == 0) return true;
    table->layers = calloc(kept * positions, sizeof *table->layers);
    if (!table->layers) return false;
    table->distances = table->layers + (kept - 1) * positions;
    return true;
}

static bool allocate_tables(struct mistaken *table, const struct sizes *sizes) {
    table->planes = (uint32_t)sizes->planes;
    table->places = (uint32_t)sizes->places;
    table->plane_words = (uint32_t)(sizes->places + sizes->margin);
    table->row_words = (uint32_t)words_of_row(sizes);
    table->unit_shift = sizes->unit_shift;
    table->units = UINT64_MAX >> (UNITS_MAX - (sizes->places >> sizes->unit_shift));
    table->memory = calloc((size_t)words_of(sizes), sizeof *table->memory);
    if (!table->memory) return false;
    divide_memory(table, sizes);
    fill_place_tables(table);
    return allocate_numbers(table, (size_t)sizes->kept, (size_t)positions_of(sizes));
}

static bool open_table(const struct board *board, const struct position *position, unsigned mistakes,
                       uint64_t memory_limit, struct mistaken **mistaken, struct failure *failure) {
    if (!board_check(board, failure)) return false;
    struct mistaken *table = calloc(1, sizeof *table);
    if (!table) return failure_set(failure, FAILURE_OUT_OF_MEMORY, mistaken_bytes_for(board), 0);
    table->mistakes = mistakes & MISTAKES_ALL;
    table->is_for_one = position != NULL;
    struct failure no_position;
    table->has_start = position || position_of_board(board, SIDE_RED, &table->wanted, &no_position);
    if (position) table->wanted = *position;
    mistaken_table_lay_out(table, board);
    if (position) table->half = mistaken_table_position_of(table, position).half;
    const struct sizes sizes = sizes_of_table(table);
    const uint64_t bytes = bytes_of(&sizes);
    bool is_too_large = bytes > memory_limit || bytes > SIZE_MAX;
    if (!is_too_large && allocate_tables(table, &sizes)) {
        *mistaken = table;
        return true;
    }
    mistaken_close(table);
    return is_too_large ? failure_set(failure, FAILURE_TOO_LARGE, memory_limit, bytes)
                        : failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
}

bool mistaken_open(const struct board *board, unsigned mistakes, uint64_t memory_limit,
                   struct mistaken **mistaken, struct failure *failure) {
    return open_table(board, NULL, mistakes, memory_limit, mistaken, failure);
}

bool mistaken_open_for(const struct board *board, const struct position *position, unsigned mistakes,
                       uint64_t memory_limit, struct mistaken **mistaken, struct failure *failure) {
    return open_table(board, position, mistakes, memory_limit, mistaken, failure);
}

void mistaken_close(struct mistaken *table) {
    if (!table) return;
    free(table->memory);
    free(table->layers);
    free(table->path);
    free(table);
}

bool mistaken_is_done(const struct mistaken *table) {
    return table->phase == PHASE_DONE;
}

/* A win may still change when it is found, but only with MISTAKE_LAST. */
static bool is_decided(const struct mistaken *table, const struct mistaken_table_position *at) {
    if (table->phase == PHASE_DONE) return true;
    if (mistaken_table_has(table, table->lost[at->half], at)) return true;
    return !mistaken_table_makes(table, MISTAKE_LAST) &&
           !mistaken_table_has(table, table->unwon[at->half], at);
}

bool mistaken_is_settled(const struct mistaken *table, const struct position *position) {
    const struct mistaken_table_position at = mistaken_table_position_of(table, position);
    if (table->is_for_one) return table->is_settled;
    if (at.half != table->half) return at.half < table->half;
    return table->phase != PHASE_BEGIN && is_decided(table, &at);
}

static void clear_news(struct mistaken *table, uint64_t *news) {
    for (uint32_t row = 0; row < table->cells; row++) news[row] = 0;
}

static bool any_news(const struct mistaken *table, const uint64_t *news) {
    uint64_t any = 0;
    for (uint32_t row = 0; row < table->cells; row++) any |= news[row];
    return any != 0;
}

/* In a table for one position: checks whether the phases so far decide its value. */
static bool settle_wanted(struct mistaken *table, struct failure *failure) {
    const struct mistaken_table_position wanted = mistaken_table_position_of(table, &table->wanted);
    if (!is_decided(table, &wanted)) return true;
    const bool is_tie = mistaken_table_has(table, table->unwon[wanted.half], &wanted) &&
                        !mistaken_table_has(table, table->lost[wanted.half], &wanted);
    const bool compares = mistaken_table_compares(table) && !mistaken_table_makes(table, MISTAKE_MEMO);
    if (!is_tie && compares && !mistaken_table_compare(table, &wanted, failure)) return false;
    table->is_settled = true;
    return true;
}

/* Begins the other half, or ends the work. */
static bool end_half(struct mistaken *table, struct failure *failure) {
    if (table->is_for_one || table->half == 1) {
        table->phase = PHASE_DONE;
        return !table->is_for_one || settle_wanted(table, failure);
    }
    table->half = 1;
    table->layer = 0;
    table->phase = PHASE_BEGIN;
    return true;
}

/* Ends a layer: begins the next one, unless this one has found nothing. */
static bool end_layer(struct mistaken *table, struct failure *failure) {
    for (int i = 0; i < 2 && table->layer > 0; i++) {
        uint64_t *found = table->next[i];
        table->next[i] = table->news[i];
        table->news[i] = found;
        clear_news(table, table->next[i]);
    }
    table->phase = PHASE_WINS;
    table->holds_wins = any_news(table, table->news[1]);
    if (table->holds_wins || any_news(table, table->news[0])) {
        if (++table->layer < UINT16_MAX) return true;
        return failure_set(failure, FAILURE_TOO_MANY_LAYERS, UINT16_MAX - 1, 0);
    }
    return end_half(table, failure);
}

/* Begins the next phase or layer, unless the wanted value is known. */
static bool end_phase(struct mistaken *table, struct failure *failure) {
    if (table->is_for_one && !settle_wanted(table, failure)) return false;
    if (table->is_settled) return true;
    table->row = 0;
    if (mistaken_table_makes(table, MISTAKE_MEMO)) return mistaken_table_begin_search(table, failure);
    const bool goes_on = table->phase == PHASE_LOSSES || (table->phase == PHASE_WINS && table->holds_wins);
    if (!goes_on) return end_layer(table, failure);
    table->phase++;
    return true;
}

/* Processes the next row; returns the number of units processed. */
static unsigned do_row(struct mistaken *table, uint32_t row) {
    const bool is_wins = table->phase == PHASE_WINS;
    const bool waits = mistaken_table_makes(table, MISTAKE_ALL_KNOWN);
    const bool is_held = table->phase == PHASE_NOTE || (waits && !is_wins);
    uint64_t units = table->units;
    if (table->phase == PHASE_BEGIN) {
        mistaken_table_begin_row(table, row);
        return (unsigned)__builtin_popcountll(units) * 2;
    }
    units = is_held ? table->next[1][row] & table->units
                    : mistaken_table_units_near(table, table->news[waits || !is_wins], row);
    if (units == 0) return 0;
    if (table->phase == PHASE_NOTE)
        mistaken_table_note_wins(table, row, units);
    else if (is_wins)
        mistaken_table_find_wins(table, row, units);
    else
        mistaken_table_find_losses(table, row, units);
    return (unsigned)__builtin_popcountll(units);
}

bool mistaken_step(struct mistaken *table, uint64_t budget, struct failure *failure) {
    const uint64_t unit_cost = ((uint64_t)table->planes << table->unit_shift) / 2;
    while (budget > 0 && table->phase != PHASE_DONE && !table->is_settled) {
        if (table->phase == PHASE_SEARCH) {
            if (!mistaken_table_search(table, &budget, failure)) return false;
            if (table->depth == 0 && !end_half(table, failure)) return false;
            continue;
        }
        if (table->row == table->cells) {
            if (!end_phase(table, failure)) return false;
            continue;
        }
        const uint64_t cost = do_row(table, table->row++) * unit_cost;
        budget -= cost < budget ? cost : budget;
    }
    return true;
}

struct value mistaken_found(const struct mistaken *table, const struct position *position) {
    const struct mistaken_table_position at = mistaken_table_position_of(table, position);
    const bool lost = mistaken_table_has(table, table->lost[at.half], &at);
    if (!lost && mistaken_table_has(table, table->unwon[at.half], &at)) return value_of(WINNER_NONE, 0);
    enum side winner = lost ? side_other(position->side) : position->side;
    return value_of(side_winner(winner), mistaken_table_distance(table, &at, !lost));
}

struct value mistaken_value(const struct mistaken *table, const struct position *position) {
    return printed_value(table->mistakes, mistaken_found(table, position));
}
