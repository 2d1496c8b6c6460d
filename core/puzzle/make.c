#include "puzzle/make.h"

#include "game/random.h"
#include "layered/layered.h"

enum {
    PLACEMENTS = 64,
    LEAST_LENGTH = 3,
    MOST_LENGTH = 31,
    MOST_TIE = 12,
    LEAST_SIDE = 3,
    LEAST_CELLS = 16,
    LEAST_DENSITY = 12,
    DENSITIES = 29
};

/* The first entry: any level. */
static const int MOST_SIDE_OF_LEVEL[PUZZLE_LEVELS + 1] = {7, 6, 9, 9, 9, 9};
static const uint32_t LEVEL_OF_DAY[PUZZLE_WEEK] = {1, 2, 2, 3, 3, 4, 5};

/* A puzzle under construction. */
struct making {
    struct random random;
    uint32_t level; /* requested; 0: any */
    enum theme theme;
    struct analysis *analysis;
    struct position position; /* the placement taken; none while the puzzle's level is 0 */
    struct puzzle *puzzle;
};

static int draw_below(struct making *making, int below) {
    return (int)random_below(&making->random, (uint32_t)below);
}

/* Rows or columns. */
static int draw_side(struct making *making) {
    return LEAST_SIDE + draw_below(making, MOST_SIDE_OF_LEVEL[making->level] - LEAST_SIDE + 1);
}

static void draw_obstacles(struct making *making) {
    struct board *board = &making->puzzle->board;
    do {
        board->rows = draw_side(making);
        board->columns = draw_side(making);
    } while (board_size(board) < LEAST_CELLS);
    int density = LEAST_DENSITY + draw_below(making, DENSITIES);
    for (int cell = 0; cell < board_size(board); cell++)
        board->cells[cell] = draw_below(making, 100) < density ? CELL_OBSTACLE : CELL_FREE;
}

static struct position draw_position(struct making *making) {
    int cells = board_size(&making->puzzle->board);
    struct position position = {.side = making->puzzle->side};
    position.pawn = (uint16_t)draw_below(making, cells);
    for (int i = 0; i < 2; i++) position.general[i] = (uint16_t)draw_below(making, cells);
    return position;
}

static enum winner wanted_winner(const struct making *making) {
    return making->theme == THEME_TIE ? WINNER_NONE : side_winner(making->puzzle->side);
}

static bool is_wanted(const struct making *making, const struct puzzle_grade *grade, uint32_t themes) {
    uint32_t most = making->theme == THEME_TIE ? MOST_TIE : MOST_LENGTH;
    if (grade->level == 0 || grade->length < LEAST_LENGTH || grade->length > most) return false;
    return making->theme ? themes >> making->theme & 1 : grade->level == making->level;
}

/* Takes a placement if it is wanted. */
static bool try_placement(struct making *making, const struct position *position, struct failure *failure) {
    const struct analysis *analysis = making->analysis;
    struct puzzle_grade grade;
    struct value value;
    uint32_t themes;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (value.winner != wanted_winner(making)) return true;
    if (!puzzle_grade(analysis, position, &grade, failure)) return false;
    if (grade.level == 0) return true;
    if (!puzzle_themes(analysis, position, &themes, failure)) return false;
    if (!is_wanted(making, &grade, themes)) return true;
    making->puzzle->grade = grade;
    making->puzzle->themes = themes;
    making->position = *position;
    return true;
}

static bool choose_placement(struct making *making, struct failure *failure) {
    for (int i = 0; i < PLACEMENTS && making->puzzle->grade.level == 0; i++) {
        struct position position = draw_position(making);
        if (!position_is_valid(&making->puzzle->board, &position)) continue;
        if (!try_placement(making, &position, failure)) return false;
    }
    return true;
}

static bool try_board(struct making *making, struct failure *failure) {
    const struct board *board = &making->puzzle->board;
    draw_obstacles(making);
    bool is_good = analysis_open(&layered_solver, board, UINT64_MAX, &making->analysis, failure) &&
                   analysis_solve(making->analysis, failure) && choose_placement(making, failure);
    analysis_close(making->analysis);
    making->analysis = NULL;
    return is_good;
}

static void put_pieces(const struct making *making) {
    char *cells = making->puzzle->board.cells;
    cells[making->position.pawn] = CELL_PAWN;
    for (int i = 0; i < 2; i++) cells[making->position.general[i]] = CELL_GENERAL;
}

bool puzzle_make(uint64_t seed, uint32_t number, enum theme theme, struct puzzle *puzzle,
                 struct failure *failure) {
    struct random mixed = {seed};
    struct making making = {.theme = theme, .puzzle = puzzle};
    making.random.state = random_next(&mixed) + number + ((uint64_t)theme << 32);
    making.random.state = random_next(&making.random);
    making.level = theme == THEME_NONE ? LEVEL_OF_DAY[number % PUZZLE_WEEK] : 0;
    *puzzle = (struct puzzle){.side = theme == THEME_BLACK ? SIDE_BLACK : SIDE_RED};
    do {
        if (!try_board(&making, failure)) return false;
    } while (puzzle->grade.level == 0);
    put_pieces(&making);
    return true;
}
