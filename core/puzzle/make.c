#include "puzzle/make.h"

#include "game/random.h"
#include "layered/layered.h"

enum {
    PLACEMENTS = 64,
    LEAST_LENGTH = 3,
    MOST_LENGTH = 31,
    LEAST_SIDE = 3,
    LEAST_CELLS = 16,
    LEAST_DENSITY = 12,
    DENSITIES = 29
};

static const int MOST_SIDE_OF_LEVEL[PUZZLE_LEVELS] = {6, 9, 9, 9, 9};
static const uint32_t LEVEL_OF_DAY[PUZZLE_WEEK] = {1, 2, 2, 3, 3, 4, 5};

/* A puzzle under construction. */
struct making {
    struct random random;
    uint32_t level; /* requested */
    struct board board;
    struct analysis *analysis;
    struct position position; /* the placement taken, with its grade; level 0: none */
    struct puzzle_grade grade;
};

static int draw_below(struct making *making, int below) {
    return (int)random_below(&making->random, (uint32_t)below);
}

/* Rows or columns. */
static int draw_side(struct making *making) {
    int most = MOST_SIDE_OF_LEVEL[making->level - 1];
    return LEAST_SIDE + draw_below(making, most - LEAST_SIDE + 1);
}

static void draw_obstacles(struct making *making) {
    struct board *board = &making->board;
    do {
        board->rows = draw_side(making);
        board->columns = draw_side(making);
    } while (board_size(board) < LEAST_CELLS);
    int density = LEAST_DENSITY + draw_below(making, DENSITIES);
    for (int cell = 0; cell < board_size(board); cell++)
        board->cells[cell] = draw_below(making, 100) < density ? CELL_OBSTACLE : CELL_FREE;
}

static struct position draw_position(struct making *making) {
    int cells = board_size(&making->board);
    struct position position = {.side = SIDE_RED};
    position.pawn = (uint16_t)draw_below(making, cells);
    for (int i = 0; i < 2; i++) position.general[i] = (uint16_t)draw_below(making, cells);
    return position;
}

static bool is_wanted(const struct making *making, const struct puzzle_grade *grade) {
    return grade->level == making->level && grade->length >= LEAST_LENGTH && grade->length <= MOST_LENGTH;
}

/* Takes the first placement that is wanted. */
static bool choose_placement(struct making *making, struct failure *failure) {
    for (int i = 0; i < PLACEMENTS && making->grade.level == 0; i++) {
        struct puzzle_grade grade;
        struct value value;
        struct position position = draw_position(making);
        if (!position_is_valid(&making->board, &position)) continue;
        if (!analysis_value(making->analysis, &position, &value, failure)) return false;
        if (value.winner != WINNER_RED) continue;
        if (!puzzle_grade(making->analysis, &position, &grade, failure)) return false;
        if (!is_wanted(making, &grade)) continue;
        making->grade = grade;
        making->position = position;
    }
    return true;
}

static bool try_board(struct making *making, struct failure *failure) {
    draw_obstacles(making);
    bool is_good = analysis_open(&layered_solver, &making->board, UINT64_MAX, &making->analysis, failure) &&
                   analysis_solve(making->analysis, failure) && choose_placement(making, failure);
    analysis_close(making->analysis);
    making->analysis = NULL;
    return is_good;
}

static void put_pieces(struct making *making) {
    making->board.cells[making->position.pawn] = CELL_PAWN;
    for (int i = 0; i < 2; i++) making->board.cells[making->position.general[i]] = CELL_GENERAL;
}

bool puzzle_make(uint64_t seed, uint32_t number, struct board *board, struct puzzle_grade *grade,
                 struct failure *failure) {
    struct random mixed = {seed};
    struct making making = {.random = {random_next(&mixed) + number},
                            .level = LEVEL_OF_DAY[number % PUZZLE_WEEK]};
    making.random.state = random_next(&making.random);
    do {
        if (!try_board(&making, failure)) return false;
    } while (making.grade.level == 0);
    put_pieces(&making);
    *board = making.board;
    *grade = making.grade;
    return true;
}
