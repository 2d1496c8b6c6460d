#include "mistakes/smallest.h"

#include "game/pairs.h"
#include "layered/layered.h"

#include <string.h>

static uint32_t lowest(int obstacles) {
    return ((uint32_t)1 << obstacles) - 1;
}

void smallest_begin(struct smallest *search, unsigned mistakes, int cells_max) {
    memset(search, 0, sizeof *search);
    search->mistakes = mistakes & MISTAKES_ALL;
    search->cells = 1;
    search->rows = 1;
    search->cells_max = cells_max < SMALLEST_CELLS_MAX ? cells_max : SMALLEST_CELLS_MAX;
    search->done = cells_max < 1;
}

/* The next number with as many bits set, by Gosper. */
static uint32_t next_pattern(uint32_t pattern) {
    uint32_t lowest_bit = pattern & (~pattern + 1);
    uint32_t raised = pattern + lowest_bit;
    return raised | ((pattern ^ raised) / lowest_bit >> 2);
}

/* Advances to the next board. Three cells stay free for the pieces; the smallest boards have fewer. */
static void move_on(struct smallest *search) {
    if (search->pattern != 0) search->pattern = next_pattern(search->pattern);
    if (search->pattern != 0 && search->pattern >> search->cells == 0) return;
    do search->rows++;
    while (search->rows <= search->cells && search->cells % search->rows != 0);
    if (search->rows > search->cells) {
        search->rows = 1;
        search->obstacles++;
        if (search->obstacles > search->cells - 3) {
            search->obstacles = 0;
            search->cells++;
        }
    }
    search->pattern = lowest(search->obstacles);
    search->done = search->cells > search->cells_max;
}

static struct board board_in_hand(const struct smallest *search) {
    struct board board = {.rows = search->rows, .columns = search->cells / search->rows};
    for (int cell = 0; cell < search->cells; cell++)
        board.cells[cell] = search->pattern >> cell & 1 ? CELL_OBSTACLE : CELL_FREE;
    return board;
}

/* What the wrong program prints. With MISTAKE_MEMO that depends on where its search begins. */
static bool find_wrong(const struct smallest *search, const struct board *board,
                       const struct mistaken *mistaken, const struct position *position, struct value *wrong,
                       struct failure *failure) {
    struct mistaken *one;
    if ((search->mistakes & MISTAKE_MEMO) == 0) {
        *wrong = mistaken_value(mistaken, position);
        return true;
    }
    if (!mistaken_open_for(board, position, search->mistakes, UINT64_MAX, &one, failure)) return false;
    const bool fine = mistaken_step(one, UINT64_MAX, failure);
    if (fine) *wrong = mistaken_value(one, position);
    mistaken_close(one);
    return fine;
}

/* Compares all cells of the pawn but the generals', because the pieces of a drawn board are on different
   cells. */
static bool compare_pair(struct smallest *search, const struct board *board, const struct mistaken *mistaken,
                         const int general[2], const struct value *right, struct failure *failure) {
    for (int pawn = 0; pawn < board_size(board) && !search->found; pawn++) {
        if (board_is_obstacle(board, pawn) || pawn == general[0] || pawn == general[1]) continue;
        struct position position = {{(uint16_t)general[0], (uint16_t)general[1]}, (uint16_t)pawn, SIDE_RED};
        struct value wrong;
        if (!find_wrong(search, board, mistaken, &position, &wrong, failure)) return false;
        if (value_equal(wrong, right[pawn])) continue;
        search->found = true;
        search->right = right[pawn];
        search->wrong = wrong;
        search->board = *board;
        for (int i = 0; i < 2; i++) search->board.cells[general[i]] = CELL_GENERAL;
        search->board.cells[pawn] = CELL_PAWN;
    }
    return true;
}

static bool compare(struct smallest *search, const struct board *board, const struct analysis *analysis,
                    const struct mistaken *mistaken, struct failure *failure) {
    struct value red[SMALLEST_CELLS_MAX];
    struct value black[SMALLEST_CELLS_MAX];
    struct pairs pairs = {{-1, 0}};
    while (!search->found && pairs_next(&pairs, board)) {
        if (!analysis_values(analysis, pairs.general, red, black, failure)) return false;
        if (!compare_pair(search, board, mistaken, pairs.general, red, failure)) return false;
    }
    return true;
}

static bool try_board(struct smallest *search, struct failure *failure) {
    struct board board = board_in_hand(search);
    struct analysis *analysis = NULL;
    struct mistaken *mistaken = NULL;
    bool fine = analysis_open(&layered_solver, &board, UINT64_MAX, &analysis, failure) &&
                analysis_solve(analysis, failure) &&
                mistaken_open(&board, search->mistakes, UINT64_MAX, &mistaken, failure) &&
                mistaken_step(mistaken, UINT64_MAX, failure) &&
                compare(search, &board, analysis, mistaken, failure);
    mistaken_close(mistaken);
    analysis_close(analysis);
    return fine;
}

bool smallest_step(struct smallest *search, uint64_t boards, struct failure *failure) {
    for (; boards > 0 && !search->done; boards--) {
        if (!try_board(search, failure)) return false;
        search->tried++;
        if (search->found)
            search->done = true;
        else
            move_on(search);
    }
    return true;
}
