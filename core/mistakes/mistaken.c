#include "mistakes/mistaken_table.h"

#include "analysis/solver.h"
#include "mistakes/printed.h"

#include <stdlib.h>
#include <string.h>

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

static uint64_t bytes_for(uint64_t cells, uint64_t pawns, uint64_t sides) {
    const struct mistaken *table = NULL;
    uint64_t position_bytes = sizeof *table->marks + sizeof *table->distances + sizeof *table->queue;
    return sizeof *table + count_pairs(cells) * pawns * sides * position_bytes;
}

uint64_t mistaken_bytes_for(const struct board *board) {
    uint64_t cells = count_free(board);
    return bytes_for(cells, cells, 2);
}

/* Draws the board as the program reads it, and says of each of its cells which of the drawn one it is. */
static void read_board(struct mistaken *table, const struct board *drawn, uint16_t *drawn_cell) {
    struct board *read = &table->board;
    bool swaps = mistaken_table_makes(table, MISTAKE_SIZES);
    bool lies = mistaken_table_makes(table, MISTAKE_TRANSPOSED);
    int rows = swaps ? drawn->columns : drawn->rows;
    int columns = swaps ? drawn->rows : drawn->columns;
    read->rows = lies ? columns : rows;
    read->columns = lies ? rows : columns;
    for (int cell = 0; cell < board_size(drawn); cell++) {
        int to = lies ? cell % columns * rows + cell / columns : cell;
        read->cells[to] = drawn->cells[cell];
        drawn_cell[to] = (uint16_t)cell;
    }
}

static void number_cells(struct mistaken *table, const uint16_t *drawn_cell, uint16_t *read_cell) {
    const struct board *board = &table->board;
    uint16_t cells = 0;
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        table->row_one[cells] = cell < board->columns;
        table->odd[cells] = (cell / board->columns + cell % board->columns) % 2 != 0;
        table->cell[cells] = drawn_cell[cell];
        read_cell[cells] = (uint16_t)cell;
        table->number[drawn_cell[cell]] = cells++;
    }
    table->cells = cells;
}

static void add(struct mistaken_table_steps *steps, uint16_t cell) {
    steps->cell[steps->count++] = cell;
}

static bool is_cut_off(const struct mistaken *table, int cell) {
    const struct board *board = &table->board;
    return (mistaken_table_makes(table, MISTAKE_LAST_ROW) && cell / board->columns == board->rows - 1) ||
           (mistaken_table_makes(table, MISTAKE_LAST_COLUMN) && cell % board->columns == board->columns - 1);
}

/* The pawn's moves are a general's, except for the one down, which is among them only by mistake. */
static void link_cell(struct mistaken *table, uint16_t from, const uint16_t *drawn_cell, uint16_t here) {
    struct move moves[MOVES_MAX];
    struct position lone = {{here, here}, here, SIDE_RED};
    int count = position_steps(&table->board, &lone, moves) / 2;
    for (int i = 0; i < count; i++) {
        uint16_t to = table->number[drawn_cell[moves[i].to]];
        bool is_down = moves[i].to == here + table->board.columns;
        if (is_cut_off(table, moves[i].to)) continue;
        add(&table->around[from], to);
        add(&table->around_from[to], from);
        if (is_down && !mistaken_table_makes(table, MISTAKE_DOWN)) continue;
        add(&table->pawn_to[from], to);
        if (from < table->pawns) add(&table->pawn_from[to], from);
    }
}

static unsigned odd_of(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn) {
    return (unsigned)table->odd[a] ^ (unsigned)table->odd[b] ^ (unsigned)table->odd[pawn];
}

/* Leaves only what the position's value depends on: its half, and of the pawn's cells those of its row and
   above. */
static void limit_to(struct mistaken *table, const struct position *position, const uint16_t *read_cell) {
    uint32_t pawn = table->number[position->pawn];
    int columns = table->board.columns;
    int row_end = (read_cell[pawn] / columns + 1) * columns;
    table->sides = 1;
    if (!mistaken_table_makes(table, MISTAKE_DOWN)) {
        while (table->pawns > 0 && read_cell[table->pawns - 1] >= row_end) table->pawns--;
    }
    table->wanted = mistaken_table_number_of(table, position);
    table->wanted_odd = (unsigned)position->side ^ odd_of(table, table->number[position->general[0]],
                                                          table->number[position->general[1]], pawn);
}

static void lay_out(struct mistaken *table, const struct board *board, const struct position *position) {
    uint16_t drawn_cell[BOARD_CELLS_MAX];
    uint16_t read_cell[BOARD_CELLS_MAX];
    read_board(table, board, drawn_cell);
    number_cells(table, drawn_cell, read_cell);
    table->pawns = table->cells;
    table->sides = 2;
    if (position) limit_to(table, position, read_cell);
    for (uint16_t from = 0; from < table->cells; from++) link_cell(table, from, drawn_cell, read_cell[from]);
}

static bool allocate_tables(struct mistaken *table) {
    size_t positions = (size_t)count_pairs(table->cells) * table->pawns * table->sides;
    if (positions == 0) return true;
    table->marks = calloc(positions, sizeof *table->marks);
    table->distances = malloc(positions * sizeof *table->distances);
    table->queue = malloc(positions * sizeof *table->queue);
    return table->marks && table->distances && table->queue;
}

static bool open_table(const struct board *board, const struct position *position, unsigned mistakes,
                       uint64_t memory_limit, struct mistaken **mistaken, struct failure *failure) {
    if (!board_check(board, failure)) return false;
    struct mistaken *table = calloc(1, sizeof *table);
    if (!table) return failure_set(failure, FAILURE_OUT_OF_MEMORY, mistaken_bytes_for(board), 0);
    table->mistakes = mistakes & MISTAKES_ALL;
    lay_out(table, board, position);
    uint64_t bytes = bytes_for(table->cells, table->pawns, table->sides);
    bool is_too_large = bytes > memory_limit || bytes > SIZE_MAX;
    if (!is_too_large && allocate_tables(table)) {
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
    free(table->marks);
    free(table->distances);
    free(table->queue);
    free(table);
}

bool mistaken_is_done(const struct mistaken *table) {
    return table->prepared_b == table->cells && table->taken == table->queued;
}

static uint16_t kept(const struct mistaken *table, uint32_t distance) {
    return (uint16_t)(mistaken_table_makes(table, MISTAKE_BYTE_INSIDE) ? distance & UINT8_MAX : distance);
}

/* Whether the successors of a position are compared by distance, not taken as they come. */
static bool compares(const struct mistaken *table) {
    return mistaken_table_makes(table, MISTAKE_HURRY) || mistaken_table_makes(table, MISTAKE_BYTE_INSIDE);
}

static void decide(struct mistaken *table, uint32_t entry, uint32_t position, unsigned mark,
                   uint32_t distance) {
    table->marks[position] |= (uint8_t)mark;
    table->distances[position] = kept(table, distance);
    table->queue[table->queued++] = entry;
}

static bool has(const struct mistaken_table_steps *steps, uint32_t cell) {
    for (unsigned i = 0; i < steps->count; i++) {
        if (steps->cell[i] == cell) return true;
    }
    return false;
}

/* The legal moves as the program counts them. */
static unsigned counted(const struct mistaken *table, unsigned moves) {
    return moves > 0 && mistaken_table_makes(table, MISTAKE_COUNTER) ? moves - 1 : moves;
}

static unsigned count_red(const struct mistaken *table, uint32_t a, uint32_t b) {
    unsigned moves = table->around[a].count;
    if (a == b) return counted(table, moves);
    moves += table->around[b].count;
    if (!mistaken_table_makes(table, MISTAKE_SHARE))
        moves -= (unsigned)has(&table->around[a], b) + has(&table->around[b], a);
    return counted(table, moves);
}

static unsigned count_black(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn) {
    const struct mistaken_table_steps *to = &table->pawn_to[pawn];
    unsigned moves = to->count;
    if (mistaken_table_makes(table, MISTAKE_NO_CAPTURE))
        moves -= (unsigned)has(to, a) + (a != b && has(to, b));
    return counted(table, moves);
}

static bool has_lost_stuck(const struct mistaken *table, enum side side) {
    enum mistake other = side == SIDE_RED ? MISTAKE_BLACK_STUCK : MISTAKE_RED_STUCK;
    return !mistaken_table_makes(table, MISTAKE_NO_LOSS) && !mistaken_table_makes(table, other);
}

/* How the game has ended for Red to move, or for Black: 0 while it goes on. */
static unsigned red_ending(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn,
                           unsigned moves) {
    const struct mistaken_table_steps *from = &table->around_from[pawn];
    bool taken = pawn == a || pawn == b;
    bool orders = mistaken_table_makes(table, MISTAKE_ORDER);
    bool row_one = table->row_one[pawn] && !mistaken_table_makes(table, MISTAKE_ROW_LATE) &&
                   !mistaken_table_makes(table, MISTAKE_ROW_NEVER);
    if (taken && mistaken_table_makes(table, MISTAKE_RED_TAKES) && (orders || !row_one))
        return MARK_OVER | MARK_WON;
    bool retaken = orders && (has(from, a) || has(from, b));
    bool lost = taken || (row_one && !retaken) || (moves == 0 && has_lost_stuck(table, SIDE_RED));
    return lost ? MARK_OVER | MARK_LOST : 0;
}

static unsigned black_ending(const struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn,
                             unsigned moves) {
    bool taken = pawn == a || pawn == b;
    bool row_one = table->row_one[pawn] && !mistaken_table_makes(table, MISTAKE_ROW_NEVER);
    if (row_one && !(taken && mistaken_table_makes(table, MISTAKE_ORDER))) return MARK_OVER | MARK_WON;
    bool lost = taken || (moves == 0 && has_lost_stuck(table, SIDE_BLACK));
    return lost ? MARK_OVER | MARK_LOST : 0;
}

static void prepare_position(struct mistaken *table, uint32_t entry, uint32_t position, unsigned moves,
                             unsigned ending) {
    table->marks[position] = (uint8_t)moves;
    table->distances[position] = UINT16_MAX;
    if (ending != 0) decide(table, entry, position, ending, 0);
}

static void prepare_red(struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn, unsigned moves) {
    prepare_position(table, mistaken_table_entry(a, b, pawn, SIDE_RED),
                     mistaken_table_number(table, a, b, pawn, SIDE_RED), moves,
                     red_ending(table, a, b, pawn, moves));
}

static void prepare_black(struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn) {
    unsigned moves = count_black(table, a, b, pawn);
    prepare_position(table, mistaken_table_entry(a, b, pawn, SIDE_BLACK),
                     mistaken_table_number(table, a, b, pawn, SIDE_BLACK), moves,
                     black_ending(table, a, b, pawn, moves));
}

static void add_pawn(uint64_t pawns[PAWN_WORDS], uint32_t pawn) {
    pawns[pawn / 64] |= (uint64_t)1 << pawn % 64;
}

/* Before the first pair: what depends on the pawn alone. */
static void prepare_pawns(struct mistaken *table) {
    for (uint32_t pawn = 0; pawn < table->pawns; pawn++) {
        unsigned moves = counted(table, table->pawn_to[pawn].count);
        if (table->row_one[pawn] || moves == 0) add_pawn(table->ending, pawn);
        for (unsigned odd = 0; odd < 2; odd++) {
            bool is_red = ((unsigned)table->odd[pawn] ^ odd) == table->wanted_odd;
            uint32_t place = pawn * table->sides;
            if (table->sides == 2 || is_red) table->is_red[odd][place] = UINT8_MAX;
            if (table->sides == 2 || !is_red)
                table->black_counter[odd][place + table->sides - 1] = (uint8_t)moves;
        }
    }
}

/* The pawns whose positions with a pair may be over at once, or that have other moves beside it. */
static void find_special_pawns(const struct mistaken *table, uint32_t a, uint32_t b, bool is_stuck,
                               uint64_t pawns[PAWN_WORDS]) {
    const uint32_t generals[2] = {a, b};
    memcpy(pawns, table->ending, sizeof table->ending);
    for (uint32_t pawn = 0; is_stuck && pawn < table->pawns; pawn++) add_pawn(pawns, pawn);
    for (int i = 0; i < 2; i++) {
        const struct mistaken_table_steps *beside = &table->pawn_from[generals[i]];
        if (generals[i] < table->pawns) add_pawn(pawns, generals[i]);
        if (!mistaken_table_makes(table, MISTAKE_NO_CAPTURE)) continue;
        for (unsigned step = 0; step < beside->count; step++) add_pawn(pawns, beside->cell[step]);
    }
}

static void prepare_special(struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn,
                            unsigned red_moves) {
    bool is_red = odd_of(table, a, b, pawn) == table->wanted_odd;
    if (table->sides == 2 || is_red) prepare_red(table, a, b, pawn, red_moves);
    if (table->sides == 2 || !is_red) prepare_black(table, a, b, pawn);
}

static void prepare_pair(struct mistaken *table, uint32_t a, uint32_t b) {
    unsigned red_moves = count_red(table, a, b);
    unsigned odd = (unsigned)table->odd[a] ^ (unsigned)table->odd[b];
    uint32_t places = table->pawns * table->sides;
    size_t first = (size_t)mistaken_table_pair_number(a, b) * places;
    uint8_t *marks = table->marks + first;
    const uint8_t *black = table->black_counter[odd];
    const uint8_t *is_red = table->is_red[odd];
    uint64_t special[PAWN_WORDS];
    for (uint32_t i = 0; i < places; i++) marks[i] = (uint8_t)(black[i] | (is_red[i] & red_moves));
    memset(table->distances + first, UINT8_MAX, places * sizeof *table->distances);
    find_special_pawns(table, a, b, red_moves == 0, special);
    for (uint32_t word = 0; word * 64 < table->pawns; word++) {
        for (uint64_t left = special[word]; left != 0; left &= left - 1)
            prepare_special(table, a, b, word * 64 + (uint32_t)__builtin_ctzll(left), red_moves);
    }
}

static void prepare_next(struct mistaken *table) {
    uint32_t a = table->prepared_a;
    uint32_t b = table->prepared_b;
    if (b == 0) prepare_pawns(table);
    if (a != b || mistaken_table_makes(table, MISTAKE_SHARE)) prepare_pair(table, a, b);
    table->prepared_a = a < b ? a + 1 : 0;
    table->prepared_b = a < b ? b : b + 1;
}

/* The right program leaves a win as it was found first. Everything that one layer finds is equally far,
   except where distances are compared: then the nearest of that layer counts, whatever the order of the
   queue. */
static void find_won_again(struct mistaken *table, uint32_t position, uint32_t distance) {
    uint16_t *old = &table->distances[position];
    uint16_t new = kept(table, distance);
    bool is_same_layer = (table->marks[position] & MARK_TAKEN) == 0;
    if (mistaken_table_makes(table, MISTAKE_LAST) || (is_same_layer && new < *old)) *old = new;
}

/* The distance of a position all of whose successors known so far are won for the other side. */
static uint16_t farther(const struct mistaken *table, uint16_t farthest, uint16_t new) {
    if (farthest == UINT16_MAX) return new;
    if (mistaken_table_makes(table, MISTAKE_HURRY)) return new < farthest ? new : farthest;
    return new > farthest ? new : farthest;
}

static void find_one_loss_more(struct mistaken *table, uint32_t entry, uint32_t position, uint32_t distance) {
    if ((table->marks[position] & MARK_COUNTER) == 0) return;
    if (compares(table)) {
        uint16_t *farthest = &table->distances[position];
        distance = *farthest = farther(table, *farthest, kept(table, distance));
    }
    if ((--table->marks[position] & MARK_COUNTER) == 0) decide(table, entry, position, MARK_LOST, distance);
}

/* Carries the value of a decided position back to a predecessor. */
static void inform(struct mistaken *table, uint32_t entry, bool lost, uint32_t distance) {
    uint32_t predecessor = mistaken_table_number_of_entry(table, entry);
    unsigned mark = table->marks[predecessor];
    if (mark & (MARK_OVER | MARK_LOST)) return;
    if (lost && mark & MARK_WON)
        find_won_again(table, predecessor, distance);
    else if (lost)
        decide(table, entry, predecessor, MARK_WON, distance);
    else if (!(mark & MARK_WON))
        find_one_loss_more(table, entry, predecessor, distance);
}

static bool passes(uint32_t from, uint32_t to, uint32_t other) {
    return from < other ? to > other : from > other && to < other;
}

static void inform_red(struct mistaken *table, uint32_t moved, uint32_t other, uint32_t pawn, bool lost,
                       uint32_t distance) {
    const struct mistaken_table_steps *steps = &table->around_from[moved];
    bool shares = mistaken_table_makes(table, MISTAKE_SHARE);
    bool mirrors = !mistaken_table_makes(table, MISTAKE_UNMIRRORED);
    for (unsigned i = 0; i < steps->count; i++) {
        uint32_t from = steps->cell[i];
        if (from == other && !shares) continue;
        if (!mirrors && passes(from, moved, other)) continue;
        inform(table,
               from < other ? mistaken_table_entry(from, other, pawn, SIDE_RED)
                            : mistaken_table_entry(other, from, pawn, SIDE_RED),
               lost, distance);
    }
}

static void inform_black(struct mistaken *table, uint32_t a, uint32_t b, uint32_t pawn, bool lost,
                         uint32_t distance) {
    const struct mistaken_table_steps *steps = &table->pawn_from[pawn];
    if (mistaken_table_makes(table, MISTAKE_NO_CAPTURE) && (pawn == a || pawn == b)) return;
    for (unsigned i = 0; i < steps->count; i++)
        inform(table, mistaken_table_entry(a, b, steps->cell[i], SIDE_BLACK), lost, distance);
}

static bool take_one(struct mistaken *table, struct failure *failure) {
    uint32_t entry = table->queue[table->taken++];
    uint32_t position = mistaken_table_number_of_entry(table, entry);
    uint32_t distance = (uint32_t)table->distances[position] + 1;
    if (distance >= UINT16_MAX) return failure_set(failure, FAILURE_TOO_MANY_LAYERS, UINT16_MAX - 1, 0);
    uint32_t a = entry >> 20 & 1023;
    uint32_t b = entry >> 10 & 1023;
    uint32_t pawn = entry & 1023;
    bool lost = (table->marks[position] & MARK_LOST) != 0;
    table->marks[position] |= MARK_TAKEN;
    if (entry >> 30 == SIDE_RED) {
        inform_black(table, a, b, pawn, lost, distance);
        return true;
    }
    inform_red(table, a, b, pawn, lost, distance);
    if (a != b) inform_red(table, b, a, pawn, lost, distance);
    return true;
}

/* Only a win can still change when it is found: see find_won_again. */
static bool is_settled(const struct mistaken *table, uint32_t position) {
    unsigned mark = table->marks[position];
    if (mark & (MARK_LOST | MARK_OVER)) return true;
    if (!(mark & MARK_WON) || mistaken_table_makes(table, MISTAKE_LAST)) return false;
    return mark & MARK_TAKEN || !compares(table);
}

bool mistaken_step(struct mistaken *table, uint64_t budget, struct failure *failure) {
    const uint64_t pair_cost = solver_pair_cost((uint64_t)table->pawns * table->sides / 2);
    while (budget > 0 && table->prepared_b < table->cells) {
        prepare_next(table);
        budget -= budget < pair_cost ? budget : pair_cost;
    }
    for (; budget > 0 && table->taken < table->queued; budget--) {
        if (table->sides == 1 && is_settled(table, table->wanted)) return true;
        if (!take_one(table, failure)) return false;
    }
    return true;
}

bool mistaken_is_settled(const struct mistaken *table, const struct position *position) {
    return mistaken_is_done(table) || is_settled(table, mistaken_table_number_of(table, position));
}

struct value mistaken_found(const struct mistaken *table, const struct position *position) {
    uint32_t number = mistaken_table_number_of(table, position);
    unsigned mark = table->marks[number];
    if ((mark & (MARK_WON | MARK_LOST)) == 0) return value_of(WINNER_NONE, 0);
    enum side winner = mark & MARK_WON ? position->side : side_other(position->side);
    return value_of(side_winner(winner), table->distances[number]);
}

struct value mistaken_value(const struct mistaken *table, const struct position *position) {
    return printed_value(table->mistakes, mistaken_found(table, position));
}
