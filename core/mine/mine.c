#include "mine/mine.h"

#include "layered/layered_inside.h"
#include "mine/anneal.h"
#include "mine/change.h"
#include "mine/place.h"

#include <stdlib.h>
#include <string.h>

/* A cache of recently tried boards: near its end a run comes upon the same ones again and again. */
enum { KNOWN_SLOTS = 1 << 14, KNOWN_IN_A_ROW_MAX = 1000 };

struct known {
    uint64_t key; /* 0 if the slot is empty */
    uint32_t score;
    struct position position;
};

struct mine {
    struct mine_settings settings;
    struct place_memory memory;
    struct random random;
    struct analysis *analysis; /* of the candidate board; NULL between boards */
    struct board tried;
    struct board current;     /* the board that the run has accepted */
    uint32_t score;           /* its score */
    struct position position; /* and the best placement known on it */
    uint32_t best;            /* the best score of the run */
    struct board best_board;  /* its board */
    struct position best_position;
    bool begins; /* whether the candidate is the first of its cycle, drawn at random */
    uint64_t run;
    uint64_t tries;     /* of the run */
    uint64_t run_tries; /* number of boards after which it ends */
    uint64_t all_tries;
    uint64_t changes;
    struct finds before; /* finds of the runs before this one */
    struct finds finds;  /* and including it */
    struct known known[KNOWN_SLOTS];
};

bool mine_open(const struct mine_settings *settings, struct mine **mine, struct failure *failure) {
    if (settings->rows < 2 || settings->rows > MINE_SIDE_MAX)
        return failure_set(failure, FAILURE_ROWS_OUT_OF_RANGE, 0, (uint64_t)settings->rows);
    if (settings->columns < 1 || settings->columns > MINE_SIDE_MAX)
        return failure_set(failure, FAILURE_COLUMNS_OUT_OF_RANGE, 0, (uint64_t)settings->columns);
    struct mine *opened = calloc(1, sizeof *opened);
    if (!opened) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *opened, 0);
    opened->settings = *settings;
    *mine = opened;
    return true;
}

static void end_board(struct mine *mine) {
    analysis_close(mine->analysis);
    mine->analysis = NULL;
}

void mine_begin(struct mine *mine, uint64_t run, uint64_t tries) {
    end_board(mine);
    mine->before = mine->finds;
    mine->random.state = mine->settings.seed;
    mine->random.state = random_next(&mine->random) ^ run;
    mine->random.state = random_next(&mine->random);
    mine->run = run;
    mine->run_tries = tries;
    mine->tries = 0;
    mine->score = 0;
    mine->best = 0;
    mine->position = (struct position){{0, 0}, 0, SIDE_RED};
    memset(mine->known, 0, sizeof mine->known);
}

static uint64_t key_of(const struct board *board) {
    struct random mixed = {0};
    uint64_t bits = 1;
    for (int cell = 0; cell < board_size(board); cell++) {
        bits = bits << 1 | board_is_obstacle(board, cell);
        if (cell % 32 < 31) continue;
        mixed.state = random_next(&mixed) ^ bits;
        bits = 1;
    }
    mixed.state = random_next(&mixed) ^ bits;
    return random_next(&mixed) | 1;
}

static struct known *known_at(struct mine *mine, uint64_t key) {
    return &mine->known[key >> 1 & (KNOWN_SLOTS - 1)];
}

/* A run consists of cycles, each of which cools down. The first few begin with random obstacles; the
   others begin with the best board of the run, at various temperatures. */
enum { CYCLES = 16, BEGINNINGS = 4 };

static uint64_t cycle_length(const struct mine *mine) {
    return (mine->settings.length + CYCLES - 1) / CYCLES;
}

/* Each cycle begins at a thirtieth of the score, later ones at an eightieth, a fortieth or a twentieth in turn. */
static uint64_t temperature(const struct mine *mine) {
    uint64_t cycle = mine->tries / cycle_length(mine);
    uint64_t hottest = cycle < BEGINNINGS ? 2185 : (uint64_t)819 << cycle % 3;
    return anneal_temperature(hottest, mine->tries % cycle_length(mine), cycle_length(mine));
}

/* The score of the solved board. The placement is computed only if the longest win may be the best of its
   run. */
static bool score_board(struct mine *mine, struct position *position, uint32_t *score,
                        struct failure *failure) {
    enum score_goal goal = mine->settings.goal;
    if (goal == SCORE_RED || goal == SCORE_BLACK) {
        *score = layered_longest(mine->analysis, goal == SCORE_RED ? SIDE_RED : SIDE_BLACK);
        if (*score <= mine->best) return true;
    }
    return place_best(&mine->memory, mine->analysis, goal, &mine->random, position, score, failure);
}

static bool keep_best(struct mine *mine, const struct position *position, uint32_t score,
                      struct failure *failure) {
    struct find find = {mine->tried, {WINNER_NONE, 0}, score, mine->run, mine->tries};
    if (!analysis_value(mine->analysis, position, &find.value, failure)) return false;
    find.board.cells[position->general[0]] = CELL_GENERAL;
    find.board.cells[position->general[1]] = CELL_GENERAL;
    find.board.cells[position->pawn] = CELL_PAWN;
    mine->best = score;
    mine->best_board = mine->tried;
    mine->best_position = *position;
    mine->finds = mine->before;
    mine->changes += finds_keep(&mine->finds, &find);
    return true;
}

static void decide(struct mine *mine, const struct position *position, uint32_t score) {
    if (!mine->begins && !anneal_accepts(temperature(mine), mine->score, score, &mine->random)) return;
    mine->current = mine->tried;
    mine->position = *position;
    mine->score = score;
}

/* Cuts the candidate down to the rows that change. The inverse of add_below. */
static void cut_below(struct mine *mine) {
    const struct board *below = mine->settings.below;
    mine->tried.rows = mine->settings.rows - (below ? below->rows : 0);
}

static void add_below(struct mine *mine) {
    const struct board *below = mine->settings.below;
    if (below) memcpy(mine->tried.cells + board_size(&mine->tried), below->cells, (size_t)board_size(below));
    mine->tried.rows = mine->settings.rows;
}

/* Sets the board with which a cycle begins. */
static void begin_cycle(struct mine *mine) {
    mine->begins = mine->tries / cycle_length(mine) < BEGINNINGS;
    if (mine->begins) {
        mine->tried.columns = mine->settings.columns;
        cut_below(mine);
        change_begin(&mine->tried, mine->settings.density, &mine->random);
        add_below(mine);
    } else if (mine->best > 0) {
        mine->current = mine->best_board;
        mine->position = mine->best_position;
        mine->score = mine->best;
    }
}

/* Opens the next board whose score is not cached; cached ones are decided at once. */
static bool open_board(struct mine *mine, struct failure *failure) {
    mine->begins = false;
    if (mine->tries % cycle_length(mine) == 0) begin_cycle(mine);
    for (int row = 0; row < KNOWN_IN_A_ROW_MAX && !mine->begins; row++) {
        mine->tried = mine->current;
        cut_below(mine);
        change_some(&mine->tried, &mine->random);
        add_below(mine);
        uint64_t key = key_of(&mine->tried);
        const struct known *known = known_at(mine, key);
        if (known->key != key) break;
        decide(mine, &known->position, known->score);
    }
    return analysis_open(&layered_solver, &mine->tried, UINT64_MAX, &mine->analysis, failure);
}

static bool judge_board(struct mine *mine, struct failure *failure) {
    struct position position = mine->position;
    uint64_t key = key_of(&mine->tried);
    uint32_t score;
    if (!score_board(mine, &position, &score, failure)) return false;
    mine->tries++;
    mine->all_tries++;
    if (score > mine->best && !keep_best(mine, &position, score, failure)) return false;
    *known_at(mine, key) = (struct known){key, score, position};
    decide(mine, &position, score);
    end_board(mine);
    return true;
}

bool mine_step(struct mine *mine, uint64_t budget, struct failure *failure) {
    const uint64_t slice = budget < 16384 ? budget : 16384;
    for (uint64_t spent = 0; spent < budget && !mine_is_done(mine); spent += slice) {
        if (!mine->analysis && !open_board(mine, failure)) return false;
        if (!analysis_step(mine->analysis, slice, failure)) return false;
        if (analysis_is_done(mine->analysis) && !judge_board(mine, failure)) return false;
    }
    return true;
}

bool mine_is_done(const struct mine *mine) {
    return mine->tries == mine->run_tries;
}

uint64_t mine_tried(const struct mine *mine) {
    return mine->all_tries;
}

uint32_t mine_current(const struct mine *mine) {
    return mine->score;
}

const struct finds *mine_finds(const struct mine *mine) {
    return &mine->finds;
}

uint64_t mine_changes(const struct mine *mine) {
    return mine->changes;
}

void mine_close(struct mine *mine) {
    if (!mine) return;
    end_board(mine);
    place_free(&mine->memory);
    free(mine);
}
