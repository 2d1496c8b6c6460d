#include "mistakes/leaking.h"

#include "game/position.h"

#include <stdlib.h>
#include <string.h>

enum habit_of_winners { DECIDES_ANEW, DECIDES_ONCE };
enum habit_of_counters { COUNTS_WINS, COUNTS_ALL };
enum habit_of_queue { ALL_AS_WINS, ALL_BUT_UNKNOWN, REST_AS_WINS, REST_BUT_UNKNOWN };
enum habit_of_distances { LEAVES_ENDINGS, TAKES_LONGEST, TAKES_SHORTEST };

static const int habits[LEAKS] = {
    [LEAK_WINNERS] = 2, [LEAK_COUNTERS] = 2, [LEAK_QUEUE] = 4, [LEAK_DISTANCES] = 3};

/* A position by the numbers of its cells, as cells are numbered now. One of a former board may have cells that
   this one has not. */
struct found {
    uint32_t general[2];
    uint32_t pawn;
    uint32_t side;
};

struct leaking {
    enum leak leak;
    int habit;
    enum leak_numbers numbers;
    int columns; /* of the largest board */
    int cells;
    const struct board *board;
    int stride; /* cells of a row, as cells are numbered now */
    int base;   /* cell numbers, as positions are numbered now */
    uint32_t positions;
    uint8_t *winner; /* enum winner; WINNER_NONE: not known */
    int32_t *counter;
    uint32_t *distance;
    uint32_t *queue; /* numbers of positions */
    size_t taken;
    size_t queued;
    size_t capacity;
    size_t refused; /* bytes of the queue that there were not, or 0 */
};

const char *leak_name(enum leak leak) {
#define NAME(LEAK, name, wrong) #name,
    static const char *const names[] = {LEAK_LIST(NAME)};
    return names[leak];
}

const char *leak_wrong(enum leak leak) {
#define WRONG(LEAK, name, wrong) wrong,
    static const char *const wrongs[] = {LEAK_LIST(WRONG)};
    return wrongs[leak];
}

enum leak leaking_kind(int way) {
    return (enum leak)(way / (LEAK_HABITS * LEAK_NUMBERINGS));
}

static int habit_of(int way) {
    return way / LEAK_NUMBERINGS % LEAK_HABITS;
}

bool leaking_is_way(int way) {
    return habit_of(way) < habits[leaking_kind(way)];
}

static void *get(size_t bytes, struct failure *failure) {
    void *memory = calloc(1, bytes);
    if (!memory) failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    return memory;
}

bool leaking_open(int way, int rows, int columns, struct leaking **opened, struct failure *failure) {
    struct leaking *leaking = calloc(1, sizeof *leaking);
    if (!leaking) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *leaking, 0);
    size_t cells = (size_t)(rows * columns);
    size_t positions = 2 * cells * cells * cells;
    leaking->leak = leaking_kind(way);
    leaking->habit = habit_of(way);
    leaking->numbers = (enum leak_numbers)(way % LEAK_NUMBERINGS);
    leaking->columns = columns;
    leaking->cells = (int)cells;
    leaking->positions = (uint32_t)positions;
    leaking->winner = get(positions, failure);
    if (leaking->winner) leaking->counter = get(positions * sizeof *leaking->counter, failure);
    if (leaking->counter) leaking->distance = get(positions * sizeof *leaking->distance, failure);
    if (!leaking->distance) {
        leaking_close(leaking);
        return false;
    }
    *opened = leaking;
    return true;
}

void leaking_close(struct leaking *leaking) {
    if (!leaking) return;
    free(leaking->winner);
    free(leaking->counter);
    free(leaking->distance);
    free(leaking->queue);
    free(leaking);
}

/* Whether this is what is kept, with this habit. */
static bool keeps(const struct leaking *leaking, enum leak leak, int habit) {
    return leaking->leak == leak && leaking->habit == habit;
}

/* The number of a position, and back; the number after the last for one that the table has no room for. */
static uint32_t number_of(const struct leaking *leaking, struct found at) {
    uint32_t base = (uint32_t)leaking->base;
    uint32_t number = ((at.general[0] * base + at.general[1]) * base + at.pawn) * 2 + at.side;
    return number < leaking->positions ? number : leaking->positions;
}

static struct found numbered(const struct leaking *leaking, uint32_t number) {
    uint32_t base = (uint32_t)leaking->base;
    uint32_t cells = number / 2;
    return (struct found){{cells / base / base, cells / base % base}, cells % base, number % 2};
}

/* The cell a step up, left, right or down, or -1. */
static int beside(const struct leaking *leaking, uint32_t at, int direction) {
    static const int down[] = {-1, 0, 0, 1};
    static const int right[] = {0, -1, 1, 0};
    int cell = (int)at;
    int row = cell / leaking->stride + down[direction];
    int column = cell % leaking->stride + right[direction];
    const struct board *board = leaking->board;
    if (row < 0 || row >= board->rows || column < 0 || column >= board->columns) return -1;
    return board_is_obstacle(board, row * board->columns + column) ? -1 : row * leaking->stride + column;
}

static void put_in_queue(struct leaking *leaking, uint32_t number) {
    if (leaking->queued == leaking->capacity) {
        size_t capacity = 2 * leaking->capacity + 1024;
        uint32_t *queue = realloc(leaking->queue, capacity * sizeof *queue);
        if (!queue) {
            leaking->refused = capacity * sizeof *queue;
            return;
        }
        leaking->queue = queue;
        leaking->capacity = capacity;
    }
    leaking->queue[leaking->queued++] = number;
}

static void decide(struct leaking *leaking, struct found at, enum side winner, uint32_t distance) {
    uint32_t number = number_of(leaking, at);
    uint32_t before = leaking->distance[number];
    bool is_win = winner == (enum side)at.side;
    bool leaves = distance == 0 && keeps(leaking, LEAK_DISTANCES, LEAVES_ENDINGS);
    bool longest = distance > before || is_win || !keeps(leaking, LEAK_DISTANCES, TAKES_LONGEST);
    bool shortest =
        distance < before || before == 0 || !is_win || !keeps(leaking, LEAK_DISTANCES, TAKES_SHORTEST);
    leaking->winner[number] = (uint8_t)side_winner(winner);
    if (distance == 0 ? !leaves : longest && shortest) leaking->distance[number] = distance;
    put_in_queue(leaking, number);
}

static int count_moves(const struct leaking *leaking, struct found at) {
    int count = 0;
    for (int direction = 0; direction < 4; direction++) {
        if (at.side == SIDE_BLACK) {
            count += direction < 3 && beside(leaking, at.pawn, direction) >= 0;
            continue;
        }
        for (int i = 0; i < 2; i++) {
            int to = beside(leaking, at.general[i], direction);
            count += to >= 0 && (uint32_t)to != at.general[1 - i];
        }
    }
    return count;
}

static void prepare(struct leaking *leaking, struct found at) {
    uint32_t number = number_of(leaking, at);
    int moves = count_moves(leaking, at);
    leaking->counter[number] = leaking->leak == LEAK_COUNTERS ? leaking->counter[number] + moves : moves;
    if (leaking->winner[number] != WINNER_NONE && keeps(leaking, LEAK_WINNERS, DECIDES_ONCE)) return;
    if (at.pawn < (uint32_t)leaking->stride)
        decide(leaking, at, SIDE_BLACK, 0);
    else if (at.pawn == at.general[0] || at.pawn == at.general[1] || leaking->counter[number] == 0)
        decide(leaking, at, side_other((enum side)at.side), 0);
}

/* Tells a predecessor that one of its moves leads to a position with this winner. */
static void tell(struct leaking *leaking, struct found at, enum winner winner, uint32_t distance) {
    uint32_t number = number_of(leaking, at);
    if (number == leaking->positions) return;
    bool counts_all = keeps(leaking, LEAK_COUNTERS, COUNTS_ALL);
    if (counts_all) leaking->counter[number]--;
    if (leaking->winner[number] != WINNER_NONE) return;
    if (winner == side_winner((enum side)at.side)) {
        decide(leaking, at, (enum side)at.side, distance + 1);
        return;
    }
    if (!counts_all) leaking->counter[number]--;
    if (leaking->counter[number] == 0) decide(leaking, at, side_other((enum side)at.side), distance + 1);
}

static void tell_predecessors(struct leaking *leaking, uint32_t number) {
    struct found at = numbered(leaking, number);
    enum winner winner = (enum winner)leaking->winner[number];
    uint32_t distance = leaking->distance[number];
    bool skips = keeps(leaking, LEAK_QUEUE, ALL_BUT_UNKNOWN) || keeps(leaking, LEAK_QUEUE, REST_BUT_UNKNOWN);
    if (winner == WINNER_NONE && skips) return;
    for (int direction = 0; direction < 4; direction++) {
        if (at.side == SIDE_RED) {
            int from = direction > 0 ? beside(leaking, at.pawn, direction) : -1;
            if (from >= 0)
                tell(leaking, (struct found){{at.general[0], at.general[1]}, (uint32_t)from, SIDE_BLACK},
                     winner, distance);
            continue;
        }
        for (int i = 0; i < 2; i++) {
            int from = beside(leaking, at.general[i], direction);
            struct found before = at;
            before.side = SIDE_RED;
            before.general[i] = (uint32_t)from;
            if (from >= 0 && before.general[i] != at.general[1 - i]) tell(leaking, before, winner, distance);
        }
    }
}

/* Sets back what is not kept. Distances need not be: where there is a winner, its distance was written. */
static void set_back(struct leaking *leaking) {
    bool keeps_queue = leaking->leak == LEAK_QUEUE;
    if (leaking->leak != LEAK_WINNERS) memset(leaking->winner, WINNER_NONE, leaking->positions);
    if (!keeps_queue) leaking->queued = 0;
    if (!keeps_queue || leaking->habit <= ALL_BUT_UNKNOWN) leaking->taken = 0;
}

/* The pieces, as cells are numbered now. */
static struct found found_of(const struct leaking *leaking, const struct position *position) {
    const int columns = leaking->board->columns;
    const int cells[] = {position->general[0], position->general[1], position->pawn};
    uint32_t numbers[3];
    for (int i = 0; i < 3; i++)
        numbers[i] = (uint32_t)(cells[i] / columns * leaking->stride + cells[i] % columns);
    return (struct found){{numbers[0], numbers[1]}, numbers[2], SIDE_RED};
}

static bool is_free(const struct leaking *leaking, int cell) {
    int row = cell / leaking->stride;
    int column = cell % leaking->stride;
    const struct board *board = leaking->board;
    return row < board->rows && column < board->columns &&
           !board_is_obstacle(board, row * board->columns + column);
}

static void prepare_all(struct leaking *leaking) {
    int cells = leaking->board->rows * leaking->stride;
    for (int a = 0; a < cells; a++) {
        for (int b = 0; b < cells; b++) {
            if (a == b || !is_free(leaking, a) || !is_free(leaking, b)) continue;
            for (int pawn = 0; pawn < cells; pawn++) {
                if (!is_free(leaking, pawn)) continue;
                prepare(leaking, (struct found){{(uint32_t)a, (uint32_t)b}, (uint32_t)pawn, SIDE_RED});
                prepare(leaking, (struct found){{(uint32_t)a, (uint32_t)b}, (uint32_t)pawn, SIDE_BLACK});
            }
        }
    }
}

static void analyse(struct leaking *leaking, uint32_t start) {
    bool ends_early = leaking->leak == LEAK_QUEUE && leaking->habit >= REST_AS_WINS;
    prepare_all(leaking);
    while (leaking->taken < leaking->queued && leaking->refused == 0) {
        if (ends_early && leaking->winner[start] != WINNER_NONE) return;
        tell_predecessors(leaking, leaking->queue[leaking->taken++]);
    }
}

bool leaking_answer(struct leaking *leaking, const struct board *board, struct value *value,
                    struct failure *failure) {
    struct position position;
    if (!position_of_board(board, SIDE_RED, &position, failure)) return false;
    leaking->board = board;
    leaking->stride = leaking->numbers == LEAK_BY_PLACE ? leaking->columns : board->columns;
    leaking->base = leaking->numbers == LEAK_BY_BOARD ? board_size(board) : leaking->cells;
    set_back(leaking);
    uint32_t start = number_of(leaking, found_of(leaking, &position));
    analyse(leaking, start);
    if (leaking->refused > 0) return failure_set(failure, FAILURE_OUT_OF_MEMORY, leaking->refused, 0);
    enum winner winner = (enum winner)leaking->winner[start];
    *value = value_of(winner, winner == WINNER_NONE ? 0 : leaking->distance[start]);
    return true;
}
