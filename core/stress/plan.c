#include "stress/plan.h"

#include "analysis/play.h"
#include "generate/generate.h"
#include "generate/records.h"
#include "layered/layered.h"

#include <stdlib.h>

enum {
    SIDE_LEAST = 2, /* rows; columns begin at 1 */
    SIDE_MOST = 10,
    TINY_SIDE = 4,
    SHAPES = (SIDE_MOST - SIDE_LEAST + 1) * SIDE_MOST * GENERATE_KINDS,
    LONG_OF_RECORD = 8, /* boards of each record: as it is, mirrored, and later in its line */
    FULL_FILES = 6,     /* of them every second one again */
    DENSITY_MOST = 50
};

const char *plan_stage_name(enum plan_stage stage) {
#define NAME(STAGE, name, meaning) #name,
    static const char *const names[] = {PLAN_LIST(NAME)};
    return names[stage];
}

const char *plan_stage_meaning(enum plan_stage stage) {
#define MEANING(STAGE, name, meaning) meaning,
    static const char *const meanings[] = {PLAN_LIST(MEANING)};
    return meanings[stage];
}

struct plan plan_begin(uint32_t seed) {
    return (struct plan){.seed = seed, .most = PLAN_TINY_MOST};
}

/* Beyond the numbers of all other boards. */
static struct random random_of(const struct plan *plan, uint32_t number) {
    struct random random = {(uint64_t)plan->seed << 32 | plan->round << 3 | (uint32_t)plan->stage};
    random.state = random_next(&random) + number;
    random.state = random_next(&random);
    return random;
}

/* Puts a piece on a free cell from `first` on; there is one. */
static void put(struct board *board, char piece, int first, struct random *random) {
    int cell;
    do cell = first + (int)random_below(random, (uint32_t)(board_size(board) - first));
    while (board->cells[cell] != CELL_FREE);
    board->cells[cell] = piece;
}

/* A board of this size with about `density` percent obstacles. */
static struct board draw(int rows, int columns, uint32_t density, struct random *random) {
    struct board board = {.rows = rows, .columns = columns};
    for (int cell = 0; cell < board_size(&board); cell++) board.cells[cell] = CELL_FREE;
    put(&board, CELL_PAWN, columns, random);
    for (int i = 0; i < 2; i++) put(&board, CELL_GENERAL, 0, random);
    for (int cell = 0; cell < board_size(&board); cell++) {
        if (board.cells[cell] == CELL_FREE && random_below(random, 100) < density)
            board.cells[cell] = CELL_OBSTACLE;
    }
    return board;
}

/* Adds a board from generate.h; none if the kind has no such size. */
static bool add_generated(struct sequence *sequence, const struct generate_settings *settings,
                          uint32_t number, struct failure *failure) {
    struct board board;
    struct value value;
    if (!generate_check(settings, failure)) return true;
    return generate_board(settings, number, SEQUENCE_MEMORY_LIMIT, &board, &value, failure) &&
           sequence_add(sequence, &board, value, failure);
}

static bool add_tiny(const struct plan *plan, uint32_t number, struct sequence *sequence,
                     struct failure *failure) {
    struct random random = random_of(plan, number);
    uint32_t density = random_below(&random, DENSITY_MOST);
    if (number % 2 > 0) {
        const struct generate_settings settings = {.kind = (enum generate_kind)(number / 2 % GENERATE_KINDS),
                                                   .seed = (uint32_t)random_next(&random),
                                                   .rows = {SIDE_LEAST, TINY_SIDE},
                                                   .columns = {1, TINY_SIDE},
                                                   .density = (int)density};
        return add_generated(sequence, &settings, number, failure);
    }
    int columns = 1 + (int)random_below(&random, TINY_SIDE);
    int least = columns == 1 ? SIDE_LEAST + 1 : SIDE_LEAST;
    int rows = least + (int)random_below(&random, (uint32_t)(TINY_SIDE - least + 1));
    struct board board = draw(rows, columns, density, &random);
    return sequence_solve(sequence, &board, failure);
}

static bool add_shape(const struct plan *plan, uint32_t number, struct sequence *sequence,
                      struct failure *failure) {
    struct random random = random_of(plan, number);
    uint32_t shape = number / GENERATE_KINDS;
    int rows = SIDE_LEAST + (int)(shape / SIDE_MOST);
    int columns = 1 + (int)(shape % SIDE_MOST);
    const struct generate_settings settings = {.kind = (enum generate_kind)(number % GENERATE_KINDS),
                                               .seed = (uint32_t)random_next(&random),
                                               .rows = {rows, rows},
                                               .columns = {columns, columns},
                                               .density = (int)random_below(&random, DENSITY_MOST)};
    return add_generated(sequence, &settings, number, failure);
}

static void set_pieces(struct board *board, const struct position *position) {
    for (int cell = 0; cell < board_size(board); cell++)
        if (!board_is_obstacle(board, cell)) board->cells[cell] = CELL_FREE;
    board->cells[position->pawn] = CELL_PAWN;
    for (int i = 0; i < 2; i++) board->cells[position->general[i]] = CELL_GENERAL;
}

/* Plays part of the best line of the board, with Red to move at its end, before the game is over. */
static bool play_on(struct board *board, struct random *random, const struct analysis *analysis,
                    struct failure *failure) {
    struct position position;
    struct play_shape shape;
    if (!position_of_board(board, SIDE_RED, &position, failure)) return false;
    if (!play_line_shape(analysis, &position, &shape, failure)) return false;
    uint32_t count = 2 * random_below(random, (shape.length + 1) / 2);
    struct move *moves = malloc((count + 1) * sizeof *moves);
    if (!moves) return failure_set(failure, FAILURE_OUT_OF_MEMORY, (count + 1) * sizeof *moves, 0);
    bool played = play_line(analysis, &position, moves, count, failure);
    for (uint32_t i = 0; played && i < count; i++) position_play(&position, moves[i]);
    free(moves);
    if (played) set_pieces(board, &position);
    return played;
}

static bool go_along_line(struct board *board, struct random *random, struct failure *failure) {
    struct analysis *analysis = NULL;
    bool played = analysis_open(&layered_solver, board, SEQUENCE_MEMORY_LIMIT, &analysis, failure) &&
                  analysis_solve(analysis, failure) && play_on(board, random, analysis, failure);
    analysis_close(analysis);
    return played;
}

static void mirror(struct board *board) {
    for (int row = 0; row < board->rows; row++) {
        char *cells = board->cells + row * board->columns;
        for (int i = 0, j = board->columns - 1; i < j; i++, j--) {
            char cell = cells[i];
            cells[i] = cells[j];
            cells[j] = cell;
        }
    }
}

static bool add_long(const struct plan *plan, uint32_t number, struct sequence *sequence,
                     struct failure *failure) {
    struct random random = random_of(plan, number);
    uint32_t turn = number / RECORDS;
    struct board board;
    records_board((int)(number % RECORDS), &board);
    if (turn + plan->round >= 2 && !go_along_line(&board, &random, failure)) return false;
    if (turn % 2 > 0) mirror(&board);
    return sequence_solve(sequence, &board, failure);
}

static bool add_full(const struct plan *plan, uint32_t number, struct sequence *sequence,
                     struct failure *failure) {
    struct random random = random_of(plan, number);
    uint32_t density = number % SEQUENCE_CONTEST_BOARDS == 0 ? 0 : random_below(&random, DENSITY_MOST);
    const struct generate_settings settings = {.kind = (enum generate_kind)(number / 2 % GENERATE_KINDS),
                                               .seed = (uint32_t)random_next(&random),
                                               .rows = {SIDE_MOST, SIDE_MOST},
                                               .columns = {SIDE_MOST, SIDE_MOST},
                                               .density = (int)density};
    if (settings.kind != GENERATE_COLUMN) return add_generated(sequence, &settings, number, failure);
    struct board board = draw(SIDE_MOST, SIDE_MOST, density, &random);
    return sequence_solve(sequence, &board, failure);
}

static void shuffle(struct sequence *sequence, struct random *random) {
    for (uint32_t left = sequence->count; left > 1; left--) {
        uint32_t drawn = random_below(random, left);
        struct sequence_board board = sequence->boards[left - 1];
        sequence->boards[left - 1] = sequence->boards[drawn];
        sequence->boards[drawn] = board;
    }
}

/* The boards of the previous full file in another order. */
static bool fill_again(const struct plan *plan, struct sequence *sequence, struct failure *failure) {
    struct random random = random_of(plan, plan->at);
    struct plan before = *plan;
    before.stage = PLAN_FULL;
    for (uint32_t i = 0; i < SEQUENCE_CONTEST_BOARDS; i++) {
        if (!add_full(&before, plan->at + i, sequence, failure)) return false;
    }
    shuffle(sequence, &random);
    return true;
}

static bool fill(const struct plan *plan, uint32_t size, struct sequence *sequence, struct failure *failure) {
    static bool (*const add[])(const struct plan *plan, uint32_t number, struct sequence *sequence,
                               struct failure *failure) = {add_tiny, add_shape, add_long, add_full};
    if (plan->stage == PLAN_AGAIN) return fill_again(plan, sequence, failure);
    for (uint32_t i = 0; i < size; i++) {
        if (!add[plan->stage](plan, plan->at + i, sequence, failure)) return false;
    }
    return true;
}

/* Number of boards in the next file of a stage; 0 if the stage is over. */
static uint32_t next_size(const struct plan *plan) {
    static const uint32_t totals[] = {0, SHAPES, LONG_OF_RECORD * RECORDS,
                                      FULL_FILES / 2 * SEQUENCE_CONTEST_BOARDS,
                                      FULL_FILES / 2 * SEQUENCE_CONTEST_BOARDS};
    uint32_t size = SEQUENCE_CONTEST_BOARDS;
    uint32_t end = size;
    if (plan->stage == PLAN_TINY) {
        while (end <= plan->at && size < PLAN_TINY_MOST) {
            size = size * 10 < PLAN_TINY_MOST ? size * 10 : PLAN_TINY_MOST;
            end += size;
        }
        if (size > plan->most) size = plan->most;
    } else {
        end = totals[plan->stage];
    }
    uint32_t left = end > plan->at ? end - plan->at : 0;
    return left < size ? left : size;
}

/* Full boards alternate with the same in another order. */
static void move_on(struct plan *plan, uint32_t size) {
    if (plan->stage == PLAN_FULL) {
        plan->stage = PLAN_AGAIN;
        return;
    }
    if (plan->stage == PLAN_AGAIN) plan->stage = PLAN_FULL;
    plan->at += size;
}

bool plan_file(struct plan *plan, struct sequence *sequence, struct failure *failure) {
    sequence_clear(sequence);
    while (sequence->count == 0) {
        uint32_t size = next_size(plan);
        if (size > 0) {
            if (!fill(plan, size, sequence, failure)) return false;
            move_on(plan, size);
        } else {
            plan->round += plan->stage == PLAN_FULL;
            plan->stage = plan->stage == PLAN_FULL ? PLAN_TINY : (enum plan_stage)(plan->stage + 1);
            plan->at = 0;
        }
    }
    return true;
}
