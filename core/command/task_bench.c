#include "command/tasks.h"

#include "layered/layered.h"
#include "process/clock.h"
#include "publish/complain.h"
#include "textbook/textbook.h"

#include <stdlib.h>
#include <string.h>

enum { RUNS_MAX = 101 };

static double milliseconds_now(void) {
    return clock_seconds() * 1e3;
}

static int compare(const void *a, const void *b) {
    double of_a = *(const double *)a;
    double of_b = *(const double *)b;
    return (of_a > of_b) - (of_a < of_b);
}

static double median(double *runs, int count) {
    qsort(runs, (size_t)count, sizeof *runs, compare);
    return runs[count / 2];
}

/* A generator of its own, so that every machine times the same boards. */
static uint32_t draw_number(uint32_t *seed) {
    *seed = *seed * 1664525 + 1013904223;
    return *seed >> 16;
}

static struct board scattered_board(int side, unsigned percent) {
    struct board board = {.rows = side, .columns = side};
    uint32_t seed = 2023;
    for (int cell = 0; cell < side * side; cell++)
        board.cells[cell] = draw_number(&seed) % 100 < percent ? CELL_OBSTACLE : CELL_FREE;
    return board;
}

/* Carves a maze depth first, two cells at a time. */
static void carve(struct board *board, int row, int column, uint32_t *seed) {
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    board->cells[row * board->columns + column] = CELL_FREE;
    uint32_t turn = draw_number(seed);
    for (uint32_t i = 0; i < 4; i++) {
        const int *step = steps[(turn + i * (turn / 4 % 2 ? 1 : 3)) % 4];
        int to_row = row + 2 * step[0];
        int to_column = column + 2 * step[1];
        if (to_row < 0 || to_row >= board->rows || to_column < 0 || to_column >= board->columns) continue;
        if (board->cells[to_row * board->columns + to_column] == CELL_FREE) continue;
        board->cells[(row + step[0]) * board->columns + column + step[1]] = CELL_FREE;
        carve(board, to_row, to_column, seed);
    }
}

static struct board maze(int side) {
    struct board board = scattered_board(side, 100);
    uint32_t seed = 333;
    carve(&board, 0, 0, &seed);
    return board;
}

/* The time to open, solve and close (ms), -1 if memory runs out; *bytes is the size of the finished table. */
static double time_once(const struct solver *solver, const struct board *board, uint64_t limit,
                        uint64_t *bytes) {
    struct failure failure;
    struct analysis *analysis;
    double begun = milliseconds_now();
    if (!analysis_open(solver, board, limit, &analysis, &failure)) return -1;
    bool solved = analysis_solve(analysis, &failure);
    *bytes = analysis_bytes(analysis);
    analysis_close(analysis);
    return solved ? milliseconds_now() - begun : -1;
}

struct times {
    double layered;
    double textbook;
    uint64_t bytes;
};

/* Times the two solvers in turn, so that both see the same machine, the layered one `often` times as often. */
static bool time_board(const struct board *board, uint64_t limit, int runs, int often, struct times *times) {
    double layered[RUNS_MAX];
    double textbook[RUNS_MAX];
    uint64_t bytes;
    int count = 0;
    for (int run = 0; run < runs; run++) {
        textbook[run] = often > 0 ? time_once(&textbook_solver, board, limit, &bytes) : 0;
        for (int i = 0; i < (often > 0 ? often : 1) && count < RUNS_MAX; i++) {
            layered[count] = time_once(&layered_solver, board, limit, &times->bytes);
            if (layered[count++] < 0) return false;
        }
        if (textbook[run] < 0) return false;
    }
    times->layered = median(layered, count);
    times->textbook = median(textbook, runs);
    return true;
}

static double time_memset(uint64_t bytes) {
    double runs[21];
    char *memory = malloc((size_t)bytes);
    for (int run = 0; memory && run < 21; run++) {
        double begun = milliseconds_now();
        memset(memory, run, (size_t)bytes);
        __asm__ volatile("" : : "r"(memory) : "memory");
        runs[run] = milliseconds_now() - begun;
    }
    double middle = memory ? median(runs, 21) : -1;
    free(memory);
    return middle;
}

static bool bench_board(const char *name, const struct board *board, uint64_t limit, int runs, int often,
                        struct times *times) {
    if (!time_board(board, limit, runs, often, times)) return false;
    printf("%s layered\t%.4f\tms\n", name, times->layered);
    printf("%s table\t%.2f\tMB\n", name, (double)times->bytes / 1e6);
    printf("%s memset of the table\t%.4f\tms\n", name, time_memset(times->bytes));
    if (often > 0) {
        printf("%s textbook\t%.3f\tms\n", name, times->textbook);
        printf("%s textbook/layered\t%.1f\ttimes\n", name, times->textbook / times->layered);
    }
    fflush(stdout);
    return true;
}

/* Times the first and the last thousand of 100,000 solves of a 4x4 board. */
static bool bench_many(uint64_t limit) {
    const struct board board = scattered_board(4, 0);
    uint64_t bytes;
    double first = 0;
    double last = 0;
    for (int i = 0; i < 100000; i++) {
        double took = time_once(&layered_solver, &board, limit, &bytes);
        if (took < 0) return false;
        if (i < 1000) first += took;
        if (i >= 99000) last += took;
    }
    printf("4x4 open first 1000 of 100000\t%.3f\tms\n", first);
    printf("4x4 open last 1000 of 100000\t%.3f\tms\n", last);
    return true;
}

/* Prints lines `name<TAB>value<TAB>unit`, medians of runs in one thread; false if memory runs out or its limit is too
   low. */
static bool time_all(const struct options *options) {
    const struct board open_10 = scattered_board(10, 0);
    const struct board scattered_10 = scattered_board(10, 25);
    const struct board maze_10 = maze(10);
    const struct board open_16 = scattered_board(16, 0);
    const struct board open_20 = scattered_board(20, 0);
    const struct board large = scattered_board(32, 25);
    const uint64_t limit = options->memory;
    struct times at_10;
    struct times times;
    if (!bench_board("10x10 open", &open_10, limit, 10, 10, &at_10)) return false;
    if (!bench_board("10x10 25% obstacles", &scattered_10, limit, 10, 10, &times)) return false;
    if (!bench_board("10x10 maze", &maze_10, limit, 10, 10, &times)) return false;
    if (!bench_board("16x16 open", &open_16, limit, 3, 10, &times)) return false;
    printf("16x16 open / 10x10 open\t%.1f\ttimes\n", times.layered / at_10.layered);
    if (!bench_board("20x20 open", &open_20, limit, 11, 0, &times)) return false;
    printf("20x20 open / 10x10 open\t%.1f\ttimes\n", times.layered / at_10.layered);
    if (!bench_many(limit)) return false;
    return !options->large || bench_board("32x32 25% obstacles", &large, limit, 1, 0, &times);
}

int task_bench(const struct options *options) {
    if (time_all(options)) return STATUS_GOOD;
    complain("bench needs more memory than it is allowed or the machine gives");
    return STATUS_BAD;
}
