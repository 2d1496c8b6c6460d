/* Compares the layered solver with the textbook one at every position of every board up to a number of
   cells: every shape, every pattern of obstacles. Stops at the first difference and prints its board.

   Usage: exhaustive [cells] */
#include "contest/answer.h"
#include "contest/contest.h"
#include "game/pairs.h"
#include "layered/layered.h"
#include "textbook/textbook.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { CELLS_DEFAULT = 16, CELLS_MAX = 32, BATCH = 256, THREADS_MAX = 256 };

/* All boards of one shape, distributed in batches. */
struct shape {
    int rows;
    int columns;
    uint64_t boards;
    atomic_uint_least64_t next;
    atomic_uint_least64_t positions;
    atomic_bool differs; /* a thread has found a difference and prints it */
};

/* The values of one pair of generals, by side to move. */
struct values {
    struct value of[2][CELLS_MAX];
};

static struct board board_of_pattern(const struct shape *shape, uint64_t obstacles) {
    struct board board = {.rows = shape->rows, .columns = shape->columns};
    for (int cell = 0; cell < board_size(&board); cell++)
        board.cells[cell] = obstacles >> cell & 1 ? CELL_OBSTACLE : CELL_FREE;
    return board;
}

static void stop(const char *what, const struct failure *failure) {
    fprintf(stderr, "%s: %s\n", what, failure_name(failure->code));
    exit(2);
}

static struct analysis *solve(const struct solver *solver, const struct board *board) {
    struct analysis *analysis;
    struct failure failure;
    if (!analysis_open(solver, board, UINT64_MAX, &analysis, &failure) || !analysis_solve(analysis, &failure))
        stop("a board cannot be solved", &failure);
    return analysis;
}

static void print_value(const char *name, struct value value) {
    char text[ANSWER_MAX];
    answer_format(value, text);
    printf("%s: %s\n", name, text);
}

static void print_difference(const struct board *board, const struct position *position,
                             struct value textbook, struct value layered) {
    struct board drawn = *board;
    char text[CONTEST_BOARD_TEXT_MAX];
    for (int i = 0; i < 2; i++) drawn.cells[position->general[i]] = CELL_GENERAL;
    drawn.cells[position->pawn] = CELL_PAWN;
    printf("They differ:\n1 1\n%.*s", (int)contest_format_board(&drawn, text), text);
    printf("generals on cells %d and %d, pawn on cell %d, %s to move\n", position->general[0],
           position->general[1], position->pawn, position->side == SIDE_RED ? "Red" : "Black");
    print_value("textbook", textbook);
    print_value("layered", layered);
}

static void read_values(const struct analysis *analysis, const int general[2], struct values *values) {
    struct failure failure;
    if (!analysis_values(analysis, general, values->of[SIDE_RED], values->of[SIDE_BLACK], &failure))
        stop("a pair has no values", &failure);
}

/* Counts the positions compared; false at a difference. */
static bool compare_pair(struct shape *shape, const struct analysis *textbook, const struct analysis *layered,
                         const int general[2], uint64_t *positions) {
    const struct board *board = analysis_board(textbook);
    struct values expected;
    struct values actual;
    read_values(textbook, general, &expected);
    read_values(layered, general, &actual);
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        for (int side = 0; side < 2; side++, ++*positions) {
            if (value_equal(expected.of[side][cell], actual.of[side][cell])) continue;
            struct position position = {
                {(uint16_t)general[0], (uint16_t)general[1]}, (uint16_t)cell, (enum side)side};
            if (!atomic_exchange(&shape->differs, true))
                print_difference(board, &position, expected.of[side][cell], actual.of[side][cell]);
            return false;
        }
    }
    return true;
}

static bool compare_board(struct shape *shape, uint64_t obstacles, uint64_t *positions) {
    struct board board = board_of_pattern(shape, obstacles);
    struct analysis *textbook = solve(&textbook_solver, &board);
    struct analysis *layered = solve(&layered_solver, &board);
    struct pairs pairs = {{-1, 0}};
    bool same = true;
    while (same && pairs_next(&pairs, &board))
        same = compare_pair(shape, textbook, layered, pairs.general, positions);
    analysis_close(textbook);
    analysis_close(layered);
    return same;
}

static void *work(void *of_shape) {
    struct shape *shape = of_shape;
    uint64_t positions = 0;
    while (!atomic_load(&shape->differs)) {
        uint64_t begin = atomic_fetch_add(&shape->next, BATCH);
        for (uint64_t obstacles = begin; obstacles < begin + BATCH && obstacles < shape->boards;
             obstacles++) {
            if (!compare_board(shape, obstacles, &positions)) return NULL;
        }
        if (begin >= shape->boards) break;
    }
    atomic_fetch_add(&shape->positions, positions);
    return NULL;
}

/* False at a difference. */
static bool compare_shape(struct shape *shape) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int threads = processors < 1 ? 1 : processors > THREADS_MAX ? THREADS_MAX : (int)processors;
    pthread_t thread[THREADS_MAX];
    int started = 0;
    while (started < threads && pthread_create(&thread[started], NULL, work, shape) == 0) started++;
    if (started == 0) work(shape);
    for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
    return !atomic_load(&shape->differs);
}

static bool fits(int rows, int columns, int cells) {
    return rows * columns == cells && columns <= BOARD_SIDE_MAX && rows <= BOARD_SIDE_MAX;
}

static uint64_t count_boards(int cells_max) {
    uint64_t boards = 0;
    for (int cells = 1; cells <= cells_max; cells++) {
        for (int rows = 1; rows <= cells; rows++)
            boards += fits(rows, cells / rows, cells) ? (uint64_t)1 << cells : 0;
    }
    return boards;
}

static bool compare_all(int cells_max, uint64_t *boards, uint64_t *positions) {
    const uint64_t all = count_boards(cells_max);
    for (int cells = 1; cells <= cells_max; cells++) {
        for (int rows = 1; rows <= cells; rows++) {
            if (!fits(rows, cells / rows, cells)) continue;
            struct shape shape = {.rows = rows, .columns = cells / rows, .boards = (uint64_t)1 << cells};
            if (!compare_shape(&shape)) return false;
            *boards += shape.boards;
            *positions += atomic_load(&shape.positions);
            printf("%2d x %-2d %10" PRIu64 " boards  %14" PRIu64 " positions  %3d %%\n", rows, shape.columns,
                   shape.boards, (uint64_t)atomic_load(&shape.positions), (int)(*boards * 100 / all));
            fflush(stdout);
        }
    }
    return true;
}

int main(int count, char **arguments) {
    char *end = "";
    long cells = count > 1 ? strtol(arguments[1], &end, 10) : CELLS_DEFAULT;
    uint64_t boards = 0;
    uint64_t positions = 0;
    if (count > 2 || *end || cells < 1 || cells > CELLS_MAX) {
        fprintf(stderr, "Usage: exhaustive [cells], 1 to %d\n", CELLS_MAX);
        return 2;
    }
    if (!compare_all((int)cells, &boards, &positions)) return 1;
    printf("%" PRIu64 " boards of up to %ld cells and their %" PRIu64 " positions: all alike\n", boards,
           cells, positions);
    return 0;
}
