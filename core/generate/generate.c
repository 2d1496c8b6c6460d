#include "generate/generate.h"

#include "game/random.h"
#include "layered/layered.h"

#include <stdlib.h>
#include <string.h>

enum { TIE_BOARDS = 8, TIE_PLACEMENTS = 64, SHORT_PLACEMENTS = 256, SHORT_TIES = 4, RESULT_RANK = 1 << 20 };

const char *generate_kind_name(enum generate_kind kind) {
#define NAME(KIND, name, promise) #name,
    static const char *const names[] = {GENERATE_LIST(NAME)};
    return names[kind];
}

uint32_t generate_kind_test(enum generate_kind kind) {
    static const uint32_t tests[GENERATE_KINDS] = {
        [GENERATE_ANY] = 14,   [GENERATE_STILL] = 1,  [GENERATE_WALLED] = 5,
        [GENERATE_COLUMN] = 7, [GENERATE_SHORT] = 10,
    };
    return tests[kind];
}

struct generate_settings generate_contest_settings(enum generate_kind kind) {
    struct generate_settings settings = {kind, 1, {4, 10}, {4, 10}, 25};
    if (kind == GENERATE_COLUMN) settings.columns[0] = settings.columns[1] = 1;
    return settings;
}

/* A board under construction: its obstacles so far, and its placement. */
struct making {
    const struct generate_settings *settings;
    uint64_t memory_limit;
    struct random random;
    struct board board;
    struct position position;
    struct value value;
};

/* Sizes. */

static int least(const int range[2]) {
    return range[0] < range[1] ? range[0] : range[1];
}

static int most(const int range[2]) {
    return range[0] < range[1] ? range[1] : range[0];
}

/* Whether there is a board of a kind and size: has_NAME for each kind. */

static bool has_any(int rows, int columns) {
    return rows * columns >= 3;
}

/* Two walled-in generals and a pawn that is not beside them need four cells, but not those of a square. */
static bool has_still(int rows, int columns) {
    return rows * columns >= 4 && !(rows == 2 && columns == 2);
}

static bool has_walled(int rows, int columns) {
    return rows >= 4 && columns >= 1;
}

static bool has_column(int rows, int columns) {
    return columns == 1 && rows >= 3;
}

static bool has_short(int rows, int columns) {
    return has_any(rows, columns);
}

static bool has_boards(enum generate_kind kind, int rows, int columns) {
#define HAS(KIND, name, promise) has_##name,
    static bool (*const has[])(int rows, int columns) = {GENERATE_LIST(HAS)};
    return has[kind](rows, columns);
}

/* Iterates over the sizes of the settings that have boards; skips `skip` of them and puts the next into *board.
   Returns the number skipped. */
static uint32_t skip_sizes(const struct generate_settings *settings, uint32_t skip, struct board *board) {
    uint32_t skipped = 0;
    for (int rows = least(settings->rows); rows <= most(settings->rows); rows++) {
        for (int columns = least(settings->columns); columns <= most(settings->columns); columns++) {
            if (!has_boards(settings->kind, rows, columns)) continue;
            board->rows = rows;
            board->columns = columns;
            if (skipped == skip) return skipped;
            skipped++;
        }
    }
    return skipped;
}

static bool is_side(int length) {
    return length >= 1 && length <= BOARD_SIDE_MAX;
}

bool generate_check(const struct generate_settings *settings, struct failure *failure) {
    struct board board;
    for (int end = 0; end < 2; end++) {
        if (!is_side(settings->rows[end]))
            return failure_set(failure, FAILURE_ROWS_OUT_OF_RANGE, 0, (uint64_t)settings->rows[end]);
        if (!is_side(settings->columns[end]))
            return failure_set(failure, FAILURE_COLUMNS_OUT_OF_RANGE, 0, (uint64_t)settings->columns[end]);
    }
    if (settings->density < 0 || settings->density > 100)
        return failure_set(failure, FAILURE_DENSITY_OUT_OF_RANGE, 0, (uint64_t)settings->density);
    return skip_sizes(settings, UINT32_MAX, &board) > 0 || failure_set(failure, FAILURE_NO_SUCH_SIZE, 0, 0);
}

static void draw_size(struct making *making) {
    struct board *board = &making->board;
    uint32_t sizes = skip_sizes(making->settings, UINT32_MAX, board);
    skip_sizes(making->settings, random_below(&making->random, sizes), board);
    memset(board->cells, CELL_FREE, sizeof board->cells);
}

/* Placements. */

enum { ANYWHERE = 2 * BOARD_SIDE_MAX };

/* The cells allowed for a piece: rows `top` to `bottom`, from 0, within a number of steps from the pawn. */
struct room {
    int top;
    int bottom;
    int reach;
};

struct plan {
    struct room pawn;
    struct room general[2];
};

static bool is_in_reach(const struct board *board, int cell, int pawn, int reach) {
    int columns = board->columns;
    return pawn < 0 || abs(cell / columns - pawn / columns) + abs(cell % columns - pawn % columns) <= reach;
}

/* Iterates over the free cells of a room, except those of the pawn and the other general (-1: not placed
   yet); skips `skip` of them and puts the next into *cell. Returns the number skipped. */
static uint32_t skip_free(const struct board *board, struct room room, int pawn, int other, uint32_t skip,
                          int *cell) {
    uint32_t skipped = 0;
    for (int at = room.top * board->columns; at < (room.bottom + 1) * board->columns; at++) {
        if (board_is_obstacle(board, at) || at == pawn || at == other) continue;
        if (!is_in_reach(board, at, pawn, room.reach)) continue;
        *cell = at;
        if (skipped == skip) return skipped;
        skipped++;
    }
    return skipped;
}

static bool draw_cell(const struct board *board, struct room room, int pawn, int other, struct random *random,
                      int *cell) {
    uint32_t count = skip_free(board, room, pawn, other, UINT32_MAX, cell);
    if (count > 0) skip_free(board, room, pawn, other, random_below(random, count), cell);
    return count > 0;
}

static struct position position_at(int pawn, int first, int second) {
    return (struct position){{(uint16_t)first, (uint16_t)second}, (uint16_t)pawn, SIDE_RED};
}

/* Draws a random placement on free cells; false if the plan has no room for one. */
static bool draw_placement(const struct board *board, const struct plan *plan, struct random *random,
                           struct position *position) {
    int pawn;
    int first;
    int second;
    if (!draw_cell(board, plan->pawn, -1, -1, random, &pawn)) return false;
    if (!draw_cell(board, plan->general[0], pawn, -1, random, &first)) return false;
    if (!draw_cell(board, plan->general[1], pawn, first, random, &second)) return false;
    *position = position_at(pawn, first, second);
    return true;
}

static struct plan plan_anything(const struct board *board) {
    int bottom = board->rows - 1;
    struct room all = {0, bottom, ANYWHERE};
    struct room below_row_1 = {bottom > 0 ? 1 : 0, bottom, ANYWHERE};
    return (struct plan){below_row_1, {all, all}};
}

/* The pawn and a general above the wall, the pawn not on row 1, and the other general below it. */
static struct plan plan_walled(const struct board *board) {
    struct room above = {0, board->rows - 3, ANYWHERE};
    struct room below_row_1 = {1, board->rows - 3, ANYWHERE};
    struct room bottom = {board->rows - 1, board->rows - 1, ANYWHERE};
    return (struct plan){below_row_1, {above, bottom}};
}

/* A general beside the pawn. */
static struct plan plan_beside(const struct board *board) {
    struct plan plan = plan_anything(board);
    plan.general[0].reach = 1;
    return plan;
}

/* A plan for games of this length: a short way to row 1 for Black's wins, the generals close to the pawn
   for Red's. */
static struct plan plan_short(const struct board *board, int length) {
    struct plan plan = plan_anything(board);
    if (length % 2 != 0)
        plan.general[0].reach = plan.general[1].reach = length;
    else if (plan.pawn.bottom > length / 2)
        plan.pawn.bottom = length / 2;
    return plan;
}

/* Whether a general could capture the pawn at once. */
static bool is_beside(const struct board *board, const struct position *position) {
    struct move moves[MOVES_MAX];
    int count = position_steps(board, position, moves);
    for (int i = 0; i < count; i++) {
        if (moves[i].to == position->pawn) return true;
    }
    return false;
}

/* Draws a placement with the pawn not beside a general; every size accepted by has_still has many. */
static struct position draw_apart(const struct board *board, struct random *random) {
    const struct plan plan = plan_anything(board);
    struct position position;
    while (!draw_placement(board, &plan, random, &position) || is_beside(board, &position)) continue;
    return position;
}

/* Obstacles. */

static void scatter(struct making *making) {
    const struct position *keep = &making->position;
    for (int cell = 0; cell < board_size(&making->board); cell++) {
        bool drawn = random_below(&making->random, 100) < (uint32_t)making->settings->density;
        bool has_piece = cell == keep->pawn || cell == keep->general[0] || cell == keep->general[1];
        if (drawn && !has_piece) making->board.cells[cell] = CELL_OBSTACLE;
    }
}

/* Puts obstacles on the cells beside the generals, except the other general's. */
static void wall_in(struct making *making) {
    struct move moves[MOVES_MAX];
    int count = position_steps(&making->board, &making->position, moves);
    for (int i = 0; i < count; i++) making->board.cells[moves[i].to] = CELL_OBSTACLE;
}

/* Choice by value. */

/* The criteria for choosing a placement. */
struct taste {
    enum winner winner; /* wanted result; among equal ones the longest game */
    int length;         /* if not 0: the wanted length of a short game */
    int placements;     /* number of placements to compare */
};

static int rank_of(const struct taste *taste, struct value value) {
    if (taste->length == 0) return (value.winner == taste->winner) * RESULT_RANK + (int)value.distance;
    if (value.winner == WINNER_NONE || value.distance > GENERATE_SHORT_MOVES) return -1;
    return GENERATE_SHORT_MOVES - abs((int)value.distance - taste->length);
}

static bool ask_value(struct analysis *analysis, const struct position *position, struct value *value,
                      struct failure *failure) {
    return analysis_ask(analysis, position, ANALYSIS_VALUE, UINT64_MAX, failure) &&
           analysis_value(analysis, position, value, failure);
}

/* Keeps the best of the current placement and newly drawn ones. */
static bool take_best(struct making *making, struct analysis *analysis, const struct plan *plan,
                      const struct taste *taste, struct failure *failure) {
    if (!ask_value(analysis, &making->position, &making->value, failure)) return false;
    for (int i = 1; i < taste->placements; i++) {
        struct position position;
        struct value value;
        if (!draw_placement(&making->board, plan, &making->random, &position)) continue;
        if (!ask_value(analysis, &position, &value, failure)) return false;
        if (rank_of(taste, value) <= rank_of(taste, making->value)) continue;
        making->position = position;
        making->value = value;
    }
    return true;
}

static bool solve_and_take(struct making *making, const struct plan *plan, const struct taste *taste,
                           struct failure *failure) {
    struct analysis *analysis;
    if (!analysis_open(&layered_solver, &making->board, making->memory_limit, &analysis, failure))
        return false;
    bool taken = take_best(making, analysis, plan, taste, failure);
    analysis_close(analysis);
    return taken;
}

/* Kinds: make_NAME for each. */

/* Chooses by a randomly drawn result. */
static bool take_any(struct making *making, const struct plan *plan, struct failure *failure) {
    static const enum winner winners[] = {WINNER_RED, WINNER_BLACK, WINNER_NONE};
    struct taste taste = {.winner = winners[random_below(&making->random, 3)],
                          .placements = 1 << random_below(&making->random, 5)};
    return solve_and_take(making, plan, &taste, failure);
}

static bool make_any(struct making *making, struct failure *failure) {
    struct plan plan = plan_anything(&making->board);
    draw_placement(&making->board, &plan, &making->random, &making->position);
    scatter(making);
    return take_any(making, &plan, failure);
}

/* The wall is the only obstacle. */
static bool make_walled(struct making *making, struct failure *failure) {
    struct board *board = &making->board;
    struct plan plan = plan_walled(board);
    memset(board->cells + (board->rows - 2) * board->columns, CELL_OBSTACLE, (size_t)board->columns);
    draw_placement(board, &plan, &making->random, &making->position);
    return take_any(making, &plan, failure);
}

static bool make_column(struct making *making, struct failure *failure) {
    return make_any(making, failure);
}

static bool make_tie(struct making *making, struct failure *failure) {
    const struct taste taste = {.winner = WINNER_NONE, .placements = TIE_PLACEMENTS};
    const struct plan plan = plan_anything(&making->board);
    draw_placement(&making->board, &plan, &making->random, &making->position);
    scatter(making);
    return solve_and_take(making, &plan, &taste, failure);
}

/* Tries a few boards for a tie. If none has one, the board is left as empty as before. */
static bool find_tie(struct making *making, bool *found, struct failure *failure) {
    const struct board empty = making->board;
    *found = false;
    for (int i = 0; !*found && i < TIE_BOARDS; i++) {
        making->board = empty;
        if (!make_tie(making, failure)) return false;
        *found = making->value.winner == WINNER_NONE;
    }
    if (!*found) making->board = empty;
    return true;
}

static bool make_still(struct making *making, struct failure *failure) {
    bool found = false;
    if (random_below(&making->random, 2) == 0 && !find_tie(making, &found, failure)) return false;
    if (found) return true;
    making->position = draw_apart(&making->board, &making->random);
    making->value = value_of(WINNER_BLACK, 0);
    scatter(making);
    wall_in(making);
    return true;
}

/* The first placement, with a general beside the pawn, is a short game already. */
static bool make_short(struct making *making, struct failure *failure) {
    struct board *board = &making->board;
    bool found = false;
    if (random_below(&making->random, SHORT_TIES) == 0 && !find_tie(making, &found, failure)) return false;
    if (found) return true;
    struct taste taste = {.length = 1 + (int)random_below(&making->random, GENERATE_SHORT_MOVES),
                          .placements = SHORT_PLACEMENTS};
    struct plan plan = plan_short(board, taste.length);
    struct plan beside = plan_beside(board);
    draw_placement(board, &beside, &making->random, &making->position);
    scatter(making);
    return solve_and_take(making, &plan, &taste, failure);
}

static bool make(struct making *making, struct failure *failure) {
#define MAKE(KIND, name, promise) make_##name,
    static bool (*const makers[])(struct making * making, struct failure * failure) = {GENERATE_LIST(MAKE)};
    return makers[making->settings->kind](making, failure);
}

/* Starts far from the numbers of every other board, whatever the seeds. */
static struct random random_of(uint32_t seed, uint32_t number) {
    struct random random = {(uint64_t)seed << 32 | number};
    random.state = random_next(&random);
    return random;
}

bool generate_board(const struct generate_settings *settings, uint32_t number, uint64_t memory_limit,
                    struct board *board, struct value *value, struct failure *failure) {
    struct making making = {
        .settings = settings, .memory_limit = memory_limit, .random = random_of(settings->seed, number)};
    if (!generate_check(settings, failure)) return false;
    draw_size(&making);
    if (!make(&making, failure)) return false;
    *board = making.board;
    *value = making.value;
    board->cells[making.position.pawn] = CELL_PAWN;
    for (int i = 0; i < 2; i++) board->cells[making.position.general[i]] = CELL_GENERAL;
    return true;
}
