#include "mistakes/mistaken_table.h"

#include "analysis/solver.h"

#include <stdlib.h>

const char *mistake_name(int number) {
#define NAME(MISTAKE, name, wrong) #name,
    static const char *const names[] = {MISTAKE_LIST(NAME)};
    return names[number];
}

static uint32_t count_free(const struct board *board) {
    uint32_t cells = 0;
    for (int cell = 0; cell < board_size(board); cell++) cells += !board_is_obstacle(board, cell);
    return cells;
}

static uint64_t count_pairs(uint64_t cells) {
    return cells * (cells + 1) / 2;
}

uint64_t mistaken_bytes_for(const struct board *board) {
    uint64_t cells = count_free(board);
    const struct mistaken *table = NULL;
    uint64_t position_bytes = sizeof *table->marks + sizeof *table->distances + sizeof *table->queue;
    return sizeof *table + count_pairs(cells) * (sizeof *table->pair_cells + cells * 2 * position_bytes);
}

static void add(struct mistaken_table_steps *steps, uint16_t cell) {
    steps->cell[steps->count++] = cell;
}

/* The pawn's moves are a general's, except for the one down, which is among them only by mistake. */
static void link_cell(struct mistaken *table, uint16_t from) {
    const struct board *board = &table->board;
    uint16_t here = table->cell[from];
    struct move moves[MOVES_MAX];
    struct position lone = {{here, here}, here, SIDE_RED};
    int count = position_steps(board, &lone, moves) / 2;
    for (int i = 0; i < count; i++) {
        uint16_t to = table->number[moves[i].to];
        bool is_down = moves[i].to == here + board->columns;
        add(&table->around[from], to);
        if (is_down && !mistaken_table_makes(table, MISTAKE_DOWN)) continue;
        add(&table->pawn_to[from], to);
        add(&table->pawn_from[to], from);
    }
}

static void link_cells(struct mistaken *table) {
    uint16_t cells = 0;
    for (int cell = 0; cell < board_size(&table->board); cell++) {
        if (board_is_obstacle(&table->board, cell)) continue;
        table->row_one[cells] = cell < table->board.columns;
        table->cell[cells] = (uint16_t)cell;
        table->number[cell] = cells++;
    }
    for (uint16_t from = 0; from < cells; from++) link_cell(table, from);
}

static bool allocate_tables(struct mistaken *table) {
    size_t pairs = (size_t)count_pairs(table->cells);
    size_t positions = pairs * table->cells * 2;
    if (positions == 0) return true;
    table->pair_cells = malloc(pairs * sizeof *table->pair_cells);
    table->marks = calloc(positions, sizeof *table->marks);
    table->distances = malloc(positions * sizeof *table->distances);
    table->queue = malloc(positions * sizeof *table->queue);
    return table->pair_cells && table->marks && table->distances && table->queue;
}

bool mistaken_open(const struct board *board, unsigned mistakes, uint64_t memory_limit,
                   struct mistaken **mistaken, struct failure *failure) {
    if (!board_check(board, failure)) return false;
    uint64_t bytes = mistaken_bytes_for(board);
    if (bytes > memory_limit || bytes > SIZE_MAX)
        return failure_set(failure, FAILURE_TOO_LARGE, memory_limit, bytes);
    struct mistaken *table = calloc(1, sizeof *table);
    if (!table) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    table->board = *board;
    table->mistakes = mistakes & MISTAKES_ALL;
    table->cells = count_free(board);
    link_cells(table);
    if (allocate_tables(table)) {
        *mistaken = table;
        return true;
    }
    mistaken_close(table);
    return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
}

void mistaken_close(struct mistaken *table) {
    if (!table) return;
    free(table->pair_cells);
    free(table->marks);
    free(table->distances);
    free(table->queue);
    free(table);
}

bool mistaken_is_done(const struct mistaken *table) {
    return table->prepared_b == table->cells && table->taken == table->queued;
}

static uint16_t kept(const struct mistaken *table, uint32_t distance) {
    return (uint16_t)(mistaken_table_makes(table, MISTAKE_BYTE) ? distance & UINT8_MAX : distance);
}

static void decide(struct mistaken *table, uint32_t position, unsigned mark, uint32_t distance) {
    table->marks[position] |= (uint8_t)mark;
    table->distances[position] = kept(table, distance);
    table->queue[table->queued++] = position;
}

static bool has(const struct mistaken_table_steps *steps, uint32_t cell) {
    for (unsigned i = 0; i < steps->count; i++) {
        if (steps->cell[i] == cell) return true;
    }
    return false;
}

static unsigned count_red(const struct mistaken *table, uint32_t a, uint32_t b) {
    if (a == b) return table->around[a].count;
    unsigned blocked = has(&table->around[a], b) && !mistaken_table_makes(table, MISTAKE_SHARE) ? 2 : 0;
    return (unsigned)table->around[a].count + table->around[b].count - blocked;
}

static unsigned count_black(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn) {
    const struct mistaken_table_steps *to = &table->pawn_to[pawn];
    if (!mistaken_table_makes(table, MISTAKE_NO_CAPTURE)) return to->count;
    unsigned blocked = (unsigned)has(to, a) + (a != b && has(to, b));
    return to->count - blocked;
}

/* How the game has ended for Red to move, or for Black: 0 while it goes on. */
static unsigned red_ending(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn,
                           unsigned moves) {
    const struct mistaken_table_steps *around = &table->around[pawn];
    bool retaken = mistaken_table_makes(table, MISTAKE_ORDER) && (has(around, a) || has(around, b));
    bool lost = pawn == a || pawn == b || (table->row_one[pawn] && !retaken) ||
                (moves == 0 && !mistaken_table_makes(table, MISTAKE_NO_LOSS));
    return lost ? MARK_OVER | MARK_LOST : 0;
}

static unsigned black_ending(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn,
                             unsigned moves) {
    bool taken = pawn == a || pawn == b;
    if (table->row_one[pawn] && !(taken && mistaken_table_makes(table, MISTAKE_ORDER)))
        return MARK_OVER | MARK_WON;
    bool lost = taken || (moves == 0 && !mistaken_table_makes(table, MISTAKE_NO_LOSS));
    return lost ? MARK_OVER | MARK_LOST : 0;
}

static void prepare_position(struct mistaken *table, uint32_t position, unsigned moves, unsigned ending) {
    table->marks[position] = (uint8_t)moves;
    table->distances[position] = UINT16_MAX;
    if (ending != 0) decide(table, position, ending, 0);
}

static void prepare_pair(struct mistaken *table, uint32_t a, uint32_t b) {
    unsigned red_moves = count_red(table, a, b);
    uint32_t position = mistaken_table_number(table, a, b, 0, SIDE_RED);
    for (uint32_t pawn = 0; pawn < table->cells; pawn++, position += 2) {
        unsigned black_moves = count_black(table, a, b, pawn);
        prepare_position(table, position, red_moves, red_ending(table, a, b, pawn, red_moves));
        prepare_position(table, position + 1, black_moves, black_ending(table, a, b, pawn, black_moves));
    }
}

static void prepare_next(struct mistaken *table) {
    uint32_t a = table->prepared_a;
    uint32_t b = table->prepared_b;
    table->pair_cells[mistaken_table_pair_number(a, b)] =
        (struct mistaken_table_pair){(uint16_t)a, (uint16_t)b};
    if (a != b || mistaken_table_makes(table, MISTAKE_SHARE)) prepare_pair(table, a, b);
    table->prepared_a = a < b ? a + 1 : 0;
    table->prepared_b = a < b ? b : b + 1;
}

/* The right program leaves a win as it was found first. Everything that one layer finds is equally far,
   except with MISTAKE_HURRY: then the nearest of that layer counts, whatever the order of the queue. */
static void find_won_again(struct mistaken *table, uint32_t position, uint32_t distance) {
    uint16_t *old = &table->distances[position];
    uint16_t new = kept(table, distance);
    bool is_same_layer = (table->marks[position] & MARK_TAKEN) == 0;
    if (mistaken_table_makes(table, MISTAKE_LAST) || (is_same_layer && new < *old)) *old = new;
}

static void find_one_loss_more(struct mistaken *table, uint32_t position, uint32_t distance) {
    uint16_t *farthest = &table->distances[position];
    uint16_t new = kept(table, distance);
    bool is_first = *farthest == UINT16_MAX;
    if (is_first || !mistaken_table_makes(table, MISTAKE_HURRY) || new < *farthest) *farthest = new;
    if ((--table->marks[position] & MARK_COUNTER) == 0) decide(table, position, MARK_LOST, *farthest);
}

/* Carries the value of a decided position back to a predecessor. */
static void inform(struct mistaken *table, uint32_t predecessor, bool lost, uint32_t distance) {
    unsigned mark = table->marks[predecessor];
    if (mark & (MARK_OVER | MARK_LOST)) return;
    if (lost && mark & MARK_WON)
        find_won_again(table, predecessor, distance);
    else if (lost)
        decide(table, predecessor, MARK_WON, distance);
    else if (!(mark & MARK_WON))
        find_one_loss_more(table, predecessor, distance);
}

static void inform_red(struct mistaken *table, uint32_t moved, uint32_t other, uint32_t pawn, bool lost,
                       uint32_t distance) {
    const struct mistaken_table_steps *from = &table->around[moved];
    for (unsigned i = 0; i < from->count; i++) {
        if (from->cell[i] == other && !mistaken_table_makes(table, MISTAKE_SHARE)) continue;
        inform(table, mistaken_table_number(table, from->cell[i], other, pawn, SIDE_RED), lost, distance);
    }
}

static void inform_black(struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn, bool lost,
                         uint32_t distance) {
    const struct mistaken_table_steps *from = &table->pawn_from[pawn];
    if (mistaken_table_makes(table, MISTAKE_NO_CAPTURE) && (pawn == a || pawn == b)) return;
    for (unsigned i = 0; i < from->count; i++)
        inform(table, mistaken_table_number(table, a, b, from->cell[i], SIDE_BLACK), lost, distance);
}

static bool take_one(struct mistaken *table, struct failure *failure) {
    uint32_t position = table->queue[table->taken++];
    uint32_t distance = (uint32_t)table->distances[position] + 1;
    if (distance >= UINT16_MAX) return failure_set(failure, FAILURE_TOO_MANY_LAYERS, UINT16_MAX - 1, 0);
    uint32_t pawn = position / 2 % table->cells;
    uint32_t a = table->pair_cells[position / 2 / table->cells].a;
    uint32_t b = table->pair_cells[position / 2 / table->cells].b;
    bool lost = (table->marks[position] & MARK_LOST) != 0;
    table->marks[position] |= MARK_TAKEN;
    if ((position & 1) == SIDE_RED) {
        inform_black(table, a, b, pawn, lost, distance);
        return true;
    }
    inform_red(table, a, b, pawn, lost, distance);
    if (a != b) inform_red(table, b, a, pawn, lost, distance);
    return true;
}

bool mistaken_step(struct mistaken *table, uint64_t budget, struct failure *failure) {
    const uint64_t pair_cost = solver_pair_cost(table->cells);
    while (budget > 0 && table->prepared_b < table->cells) {
        prepare_next(table);
        budget -= budget < pair_cost ? budget : pair_cost;
    }
    for (; budget > 0 && table->taken < table->queued; budget--) {
        if (!take_one(table, failure)) return false;
    }
    return true;
}

/* Only a win can still change when it is found: see find_won_again. */
bool mistaken_is_settled(const struct mistaken *table, const struct position *position) {
    if (mistaken_is_done(table)) return true;
    unsigned mark = table->marks[mistaken_table_number_of(table, position)];
    if (mark & (MARK_LOST | MARK_OVER)) return true;
    bool may_change = mistaken_table_makes(table, MISTAKE_LAST) || mistaken_table_makes(table, MISTAKE_HURRY);
    return mark & MARK_WON && !may_change;
}

struct value mistaken_value(const struct mistaken *table, const struct position *position) {
    uint32_t number = mistaken_table_number_of(table, position);
    unsigned mark = table->marks[number];
    if ((mark & (MARK_WON | MARK_LOST)) == 0) return value_of(WINNER_NONE, 0);
    enum side winner = mark & MARK_WON ? position->side : side_other(position->side);
    return value_of(side_winner(winner), table->distances[number]);
}
