/* The board of a mistaken analysis as the program reads it: its cells, and the steps of the pieces. */
#include "mistakes/mistaken_table.h"

#include <string.h>

/* Draws the board as the program reads it, and maps each of its cells to a cell of the drawn board. */
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

static void number_cells(struct mistaken *table, const uint16_t *drawn_cell) {
    const struct board *board = &table->board;
    uint16_t cells = 0;
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        uint32_t place = (uint32_t)(cell / board->columns) * table->width + (uint32_t)(cell % board->columns);
        table->cell[cells] = drawn_cell[cell];
        table->read[cells] = (uint16_t)cell;
        table->number_read[cell] = cells;
        table->place[cells] = (uint16_t)place;
        table->at_place[place] = cells;
        table->number[drawn_cell[cell]] = cells++;
    }
    table->cells = cells;
}

static bool is_cut_off(const struct mistaken *table, int cell) {
    const struct board *board = &table->board;
    return (mistaken_table_makes(table, MISTAKE_LAST_ROW) && cell / board->columns == board->rows - 1) ||
           (mistaken_table_makes(table, MISTAKE_LAST_COLUMN) && cell % board->columns == board->columns - 1);
}

static void add(struct mistaken_table_steps *steps, uint16_t cell) {
    steps->cell[steps->count++] = cell;
}

/* The pawn's moves are those of a general, except the one down, which is included only by mistake. */
static void link_cell(struct mistaken *table, uint16_t from, const uint16_t *drawn_cell) {
    const uint16_t here = table->read[from];
    struct move moves[MOVES_MAX];
    struct position lone = {{here, here}, here, SIDE_RED};
    int count = position_steps(&table->board, &lone, moves) / 2;
    for (int i = 0; i < count; i++) {
        uint16_t to = table->number[drawn_cell[moves[i].to]];
        bool is_down = moves[i].to == here + table->board.columns;
        if (is_cut_off(table, moves[i].to)) continue;
        add(&table->around[from], to);
        if (!is_down || mistaken_table_makes(table, MISTAKE_DOWN)) add(&table->pawn_to[from], to);
    }
}

static void add_pawn_if(uint64_t *pawns, uint32_t cell, bool is_one) {
    pawns[cell / PLANE_CELLS] |= (uint64_t)is_one << cell % PLANE_CELLS;
}

static void lay_out_pawn(struct mistaken *table) {
    const uint32_t columns = (uint32_t)table->board.columns;
    for (uint32_t cell = 0; cell < table->pawns; cell++) {
        const uint32_t column = cell % columns;
        const bool is_odd = (cell / columns + column) % 2 != 0;
        const bool is_free = !board_is_obstacle(&table->board, (int)cell);
        uint64_t *colour = table->colour[cell / PLANE_CELLS];
        const uint64_t bit = (uint64_t)is_free << cell % PLANE_CELLS;
        add_pawn_if(table->free, cell, is_free);
        add_pawn_if(table->row_one, cell, is_free && cell < columns);
        add_pawn_if(table->first_column, cell, column == 0);
        add_pawn_if(table->last_column, cell, column == columns - 1);
        add_pawn_if(table->cut_off, cell, is_cut_off(table, (int)cell));
        colour[is_odd] |= bit;
        if (!is_odd) colour[2] |= bit;
    }
}

void mistaken_table_lay_out(struct mistaken *table, const struct board *board) {
    uint16_t drawn_cell[BOARD_CELLS_MAX];
    read_board(table, board, drawn_cell);
    table->width = ((uint32_t)table->board.columns + 1) | 1;
    table->pawns = (uint32_t)board_size(&table->board);
    number_cells(table, drawn_cell);
    for (uint16_t from = 0; from < table->cells; from++) link_cell(table, from, drawn_cell);
    if (table->is_for_one && !mistaken_table_makes(table, MISTAKE_DOWN)) {
        uint32_t columns = (uint32_t)table->board.columns;
        table->pawns = (table->read[table->number[table->wanted.pawn]] / columns + 1) * columns;
    }
    lay_out_pawn(table);
}

struct mistaken_table_position mistaken_table_position_of(const struct mistaken *table,
                                                          const struct position *position) {
    const uint16_t first = table->number[position->general[0]];
    const uint16_t second = table->number[position->general[1]];
    const uint16_t pawn = table->number[position->pawn];
    return (struct mistaken_table_position){
        .half = (unsigned)(table->place[first] ^ table->place[second] ^ table->place[pawn] ^
                           (uint16_t)position->side) &
                1,
        .a = first < second ? first : second,
        .b = first < second ? second : first,
        .pawn = table->read[pawn],
    };
}
