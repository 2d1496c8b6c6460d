#include "mine/corridor.h"

#include "mine/anneal.h"
#include "mine/change.h"

enum { HOTTEST = 1024 }; /* a sixty-fourth of the length */

/* A breadth-first search from the entrance: the cells reached, nearest first, and their distances in steps. */
struct walk {
    int cells[BOARD_CELLS_MAX];
    int count;
    uint32_t steps[BOARD_CELLS_MAX];
    bool seen[BOARD_CELLS_MAX];
};

static void reach(struct walk *walk, const struct board *board, int cell, uint32_t steps) {
    if (walk->seen[cell] || board_is_obstacle(board, cell)) return;
    walk->seen[cell] = true;
    walk->steps[cell] = steps;
    walk->cells[walk->count++] = cell;
}

/* The number of steps to the farthest cell. */
static uint32_t length_from(const struct board *board, int entrance) {
    struct walk walk = {.count = 0};
    uint32_t steps = 0;
    reach(&walk, board, entrance, 0);
    for (int next = 0; next < walk.count; next++) {
        int cell = walk.cells[next];
        int column = cell % board->columns;
        steps = walk.steps[cell];
        if (cell >= board->columns) reach(&walk, board, cell - board->columns, steps + 1);
        if (cell < board_size(board) - board->columns) reach(&walk, board, cell + board->columns, steps + 1);
        if (column > 0) reach(&walk, board, cell - 1, steps + 1);
        if (column < board->columns - 1) reach(&walk, board, cell + 1, steps + 1);
    }
    return steps;
}

/* A corridor from side to side: every second row is a wall, open at its right end or its left in turn. */
static void begin_winding(struct board *board) {
    for (int cell = 0; cell < board_size(board); cell++) {
        int row = cell / board->columns;
        int open = row % 4 == 1 ? board->columns - 1 : 0;
        bool is_wall = row % 2 == 1 && cell % board->columns != open;
        board->cells[cell] = is_wall ? CELL_OBSTACLE : CELL_FREE;
    }
}

uint32_t corridor_build(struct board *board, int entrance, uint64_t tries, struct random *random) {
    begin_winding(board);
    struct board current = *board;
    uint32_t length = length_from(board, entrance);
    uint32_t longest = length;
    for (uint64_t done = 0; done < tries; done++) {
        struct board tried = current;
        change_some(&tried, random);
        uint32_t found = length_from(&tried, entrance);
        if (!anneal_accepts(anneal_temperature(HOTTEST, done, tries), length, found, random)) continue;
        current = tried;
        length = found;
        if (length <= longest) continue;
        longest = length;
        *board = tried;
    }
    return longest;
}
