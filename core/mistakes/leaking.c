#include "mistakes/leaking.h"

#include "game/enlarge.h"
#include "game/position.h"

#include <stdlib.h>
#include <string.h>

/* Habits of a program that leaks; a way of leaking is a set of them. */
enum habit {
    KEEPS_WINNERS = 1 << 0,
    FORGETS_WINNERS = 1 << 1, /* clears winners, but not the flags that keep positions from being decided */
    DECIDES_ONCE = 1 << 2,    /* does not decide, or queue, finished games with a winner again */
    GOES_FORWARD = 1 << 3,    /* looks at the successors of all positions, until a round decides none */
    ENDS_IN_ROUNDS = 1 << 4,  /* finds finished games in the first round instead of before it */
    KEEPS_COUNTERS = 1 << 5,  /* adds the moves to what is left */
    COUNTS_ALL = 1 << 6,      /* decrements also for positions already decided */
    KEEPS_QUEUE = 1 << 7,     /* resets the queue's head but not its tail */
    KEEPS_REST = 1 << 8,      /* keeps what was queued when the answer was known */
    TAKES_START = 1 << 9,     /* stops once the drawn position is taken from the queue, not decided */
    LEAVES_UNKNOWN = 1 << 10, /* skips what has no winner in the queue; else it counts as won */
    LEAVES_ENDINGS = 1 << 11, /* does not write the distance 0 of finished games */
    TAKES_LONGEST = 1 << 12,  /* a loss takes the maximum of the old and the new distance */
    TAKES_SHORTEST = 1 << 13, /* a win takes the minimum of both, unless the old one is 0 */
    KEEPS_EDGES = 1 << 14,    /* keeps the predecessors of each position on all boards */
    LISTS_ENDED = 1 << 15,    /* lists finished games as predecessors, too */
    KEEPS_GENERAL = 1 << 16,  /* of the first board: its first general */
    KEEPS_GENERALS = 1 << 17, /* both generals */
    KEEPS_PAWN = 1 << 18,
    KEEPS_CELLS = 1 << 19,     /* a board ends where no former board had a free cell */
    WALLS_ROWS = 1 << 20,      /* and after the last cell of each row */
    GOES_BEYOND = 1 << 21,     /* also initializes positions in rows below the board */
    CLEARS_CELLS = 1 << 22,    /* clears winners only of cell numbers below the board's cell count */
    CLEARS_FORMER = 1 << 23,   /* uses the cell count of the former board */
    CLEARS_BOARD = 1 << 24,    /* clears winners only of positions on the board */
    CLEARS_COUNTERS = 1 << 25, /* clears counters of positions off the board, too */
    KEEPS_ANSWER = 1 << 26     /* prints the former answer instead of a tie */
};

static const uint32_t habits[LEAKS][LEAK_HABITS] = {
    [LEAK_WINNERS] = {KEEPS_WINNERS, KEEPS_WINNERS | DECIDES_ONCE, FORGETS_WINNERS | DECIDES_ONCE,
                      KEEPS_WINNERS | DECIDES_ONCE | GOES_FORWARD,
                      KEEPS_WINNERS | DECIDES_ONCE | GOES_FORWARD | ENDS_IN_ROUNDS},
    [LEAK_COUNTERS] = {KEEPS_COUNTERS, KEEPS_COUNTERS | COUNTS_ALL},
    [LEAK_QUEUE] = {KEEPS_QUEUE, KEEPS_QUEUE | LEAVES_UNKNOWN, KEEPS_REST, KEEPS_REST | LEAVES_UNKNOWN,
                    KEEPS_REST | TAKES_START | CLEARS_COUNTERS,
                    KEEPS_REST | TAKES_START | CLEARS_COUNTERS | LEAVES_UNKNOWN},
    [LEAK_DISTANCES] = {LEAVES_ENDINGS, TAKES_LONGEST, TAKES_SHORTEST},
    [LEAK_EDGES] = {KEEPS_EDGES | CLEARS_COUNTERS, KEEPS_EDGES | CLEARS_COUNTERS | LISTS_ENDED,
                    KEEPS_EDGES | KEEPS_COUNTERS, KEEPS_EDGES | LISTS_ENDED | KEEPS_COUNTERS},
    [LEAK_PIECES] = {KEEPS_GENERAL, KEEPS_GENERALS, KEEPS_PAWN, KEEPS_GENERAL | CLEARS_BOARD,
                     KEEPS_GENERALS | CLEARS_BOARD, KEEPS_PAWN | CLEARS_BOARD},
    [LEAK_CELLS] = {KEEPS_CELLS, KEEPS_CELLS | WALLS_ROWS, KEEPS_CELLS | GOES_BEYOND,
                    KEEPS_CELLS | WALLS_ROWS | GOES_BEYOND},
    [LEAK_PART] = {CLEARS_CELLS | DECIDES_ONCE, CLEARS_CELLS | CLEARS_FORMER | DECIDES_ONCE},
    [LEAK_ANSWER] = {KEEPS_ANSWER},
};

/* Width of arrays of the contest's size, and maximum moves of a side. */
enum { CONTEST_SIDE = 10, MOVES = 8 };

/* Winner of a position whose winner was cleared but not its flag: decided on a former board. */
enum { FLAGGED = 1 << 2 };

/* A position as cell numbers; one of a former board may have cells that the current board lacks. */
enum { PAWN = 2, PIECES };
struct found {
    uint32_t cell[PIECES]; /* of the generals and the pawn */
    uint32_t side;
};

/* A board with its numbering of cells and positions. */
struct view {
    struct board board;
    uint32_t stride; /* cells in a row */
    uint32_t base;   /* number of cell numbers */
};

struct leaking {
    uint32_t habits;
    enum leak_numbers numbers;
    int rows; /* of the largest board */
    int columns;
    uint32_t positions;
    struct view *views; /* of the current board and, if edges are kept, of all former ones */
    size_t viewed;
    const struct view *view;         /* the one of `views` in use */
    bool is_free[LEAKING_CELLS_MAX]; /* by row and column of the largest board, if cells are kept */
    uint32_t former;                 /* cells of the former board; 0: none */
    struct found kept;               /* the pieces of the first board; kept_stride is its stride */
    uint32_t kept_stride;
    struct value answer; /* to the former board */
    uint8_t *winner;     /* enum winner; WINNER_NONE: not known */
    int32_t *counter;
    uint32_t *distance;
    int32_t round;
    uint32_t *queue; /* position numbers */
    size_t taken;
    size_t queued;
    size_t capacity;
    size_t refused; /* bytes that could not be allocated, or 0 */
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

static uint32_t habits_of(int way) {
    return habits[leaking_kind(way)][way / LEAK_NUMBERINGS % LEAK_HABITS];
}

bool leaking_is_way(int way) {
    return habits_of(way) != 0;
}

static void *get(size_t bytes, struct failure *failure) {
    void *memory = calloc(1, bytes);
    if (!memory) failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    return memory;
}

bool leaking_open(int way, int rows, int columns, struct leaking **opened, struct failure *failure) {
    struct leaking *leaking = get(sizeof *leaking, failure);
    if (!leaking) return false;
    size_t cells = (size_t)(rows * columns);
    size_t positions = 2 * cells * cells * cells;
    leaking->habits = habits_of(way);
    leaking->numbers = (enum leak_numbers)(way % LEAK_NUMBERINGS);
    leaking->rows = rows;
    leaking->columns = columns;
    leaking->positions = (uint32_t)positions;
    leaking->winner = get(positions + 1, failure);
    if (leaking->winner) leaking->counter = get((positions + 1) * sizeof *leaking->counter, failure);
    if (leaking->counter) leaking->distance = get((positions + 1) * sizeof *leaking->distance, failure);
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
    free(leaking->views);
    free(leaking);
}

static bool does(const struct leaking *leaking, uint32_t habit) {
    return (leaking->habits & habit) != 0;
}

/* The number of a position and its inverse; the number past the last one if the table has no entry for it. */
static uint32_t number_of(const struct leaking *leaking, const struct found *at) {
    uint32_t base = leaking->view->base;
    uint32_t number = ((at->cell[0] * base + at->cell[1]) * base + at->cell[PAWN]) * 2 + at->side;
    return number < leaking->positions ? number : leaking->positions;
}

static struct found numbered(const struct leaking *leaking, uint32_t number) {
    uint32_t base = leaking->view->base;
    uint32_t cells = number / 2;
    return (struct found){{cells / base / base, cells / base % base, cells % base}, number % 2};
}

/* The cell itself (HERE) or its neighbour above, left, right or below; -1 if it is not free. */
enum { HERE = 4 };
static int beside(const struct leaking *leaking, uint32_t cell, int direction) {
    static const int8_t down[] = {-1, 0, 0, 1, 0};
    static const int8_t right[] = {0, -1, 1, 0, 0};
    const struct board *board = &leaking->view->board;
    int stride = (int)leaking->view->stride;
    int row = (int)cell / stride + down[direction];
    int column = (int)cell % stride + right[direction];
    bool keeps = does(leaking, KEEPS_CELLS);
    if (row < 0 || row >= (keeps ? leaking->rows : board->rows)) return -1;
    if (column < 0 || column >= (keeps ? leaking->columns : board->columns)) return -1;
    bool is_free = keeps ? leaking->is_free[row * leaking->columns + column]
                         : !board_is_obstacle(board, row * board->columns + column);
    return is_free ? row * stride + column : -1;
}

static bool is_position(const struct leaking *leaking, const struct found *at) {
    for (int piece = 0; piece < PIECES; piece++)
        if (beside(leaking, at->cell[piece], HERE) < 0) return false;
    return at->cell[0] != at->cell[1];
}

static bool is_ended(const struct leaking *leaking, const struct found *at) {
    uint32_t pawn = at->cell[PAWN];
    return pawn < leaking->view->stride || pawn == at->cell[0] || pawn == at->cell[1];
}

/* The successors of a position or, with `back`, its predecessors. */
static int moved(const struct leaking *leaking, const struct found *at, bool back, uint32_t numbers[MOVES]) {
    int count = 0;
    bool is_red = (at->side == SIDE_RED) != back;
    for (int direction = 0; direction < 4; direction++) {
        for (int piece = is_red ? 0 : PAWN; piece < (is_red ? PAWN : PIECES); piece++) {
            int to = beside(leaking, at->cell[piece], direction);
            bool is_down = !is_red && direction == (back ? 0 : 3);
            if (to < 0 || is_down || (is_red && (uint32_t)to == at->cell[1 - piece])) continue;
            struct found next = *at;
            next.cell[piece] = (uint32_t)to;
            next.side = !at->side;
            numbers[count++] = number_of(leaking, &next);
        }
    }
    return count;
}

static void *grow(struct leaking *leaking, void *memory, size_t used, size_t bytes) {
    void *more = enlarge(memory, used, bytes);
    if (!more) leaking->refused = bytes;
    return more;
}

static void put_in_queue(struct leaking *leaking, uint32_t number) {
    if (leaking->queued == leaking->capacity) {
        size_t capacity = 2 * leaking->capacity + 1024;
        uint32_t *queue =
            grow(leaking, leaking->queue, leaking->queued * sizeof *queue, capacity * sizeof *queue);
        if (!queue) return;
        leaking->queue = queue;
        leaking->capacity = capacity;
    }
    leaking->queue[leaking->queued++] = number;
}

static void decide(struct leaking *leaking, uint32_t number, enum side winner, uint32_t distance) {
    uint32_t before = leaking->distance[number];
    bool is_win = winner == (enum side)(number % 2);
    bool leaves = distance == 0 && does(leaking, LEAVES_ENDINGS);
    bool is_longer = distance > before || is_win || !does(leaking, TAKES_LONGEST);
    bool is_shorter = distance < before || before == 0 || !is_win || !does(leaking, TAKES_SHORTEST);
    leaking->winner[number] = (uint8_t)side_winner(winner);
    if (distance == 0 ? !leaves : is_longer && is_shorter) leaking->distance[number] = distance;
    put_in_queue(leaking, number);
}

/* Calls a function for each position of the board. */
static void visit(struct leaking *leaking,
                  void (*each)(struct leaking *leaking, uint32_t number, const struct found *at)) {
    const struct view *view = leaking->view;
    uint32_t rows = (uint32_t)(does(leaking, GOES_BEYOND) ? leaking->rows : view->board.rows);
    for (uint32_t number = 0; number < leaking->positions; number++) {
        struct found at = numbered(leaking, number);
        bool is_inside = true;
        for (int piece = 0; piece < PIECES; piece++) is_inside &= at.cell[piece] < rows * view->stride;
        if (is_inside && is_position(leaking, &at)) each(leaking, number, &at);
    }
}

static void prepare(struct leaking *leaking, uint32_t number, const struct found *at) {
    uint32_t after[MOVES];
    int moves = moved(leaking, at, false, after);
    leaking->counter[number] = does(leaking, KEEPS_COUNTERS) ? leaking->counter[number] + moves : moves;
    if (leaking->winner[number] != WINNER_NONE && does(leaking, DECIDES_ONCE)) return;
    if (at->cell[PAWN] < leaking->view->stride)
        decide(leaking, number, SIDE_BLACK, 0);
    else if (is_ended(leaking, at) || leaking->counter[number] == 0)
        decide(leaking, number, side_other((enum side)at->side), 0);
}

/* Updates a position after one of its successors was decided. */
static void update(struct leaking *leaking, uint32_t number, enum winner winner, uint32_t distance) {
    enum side side = (enum side)(number % 2);
    if (number == leaking->positions) return;
    bool counts_all = does(leaking, COUNTS_ALL);
    if (counts_all) leaking->counter[number]--;
    if (leaking->winner[number] != WINNER_NONE) return;
    if (winner == side_winner(side)) {
        decide(leaking, number, side, distance + 1);
        return;
    }
    if (!counts_all) leaking->counter[number]--;
    if (leaking->counter[number] == 0) decide(leaking, number, side_other(side), distance + 1);
}

/* Updates the predecessors of a decided position in the current view. */
static void update_before(struct leaking *leaking, uint32_t number) {
    uint32_t before[MOVES];
    struct found at = numbered(leaking, number);
    enum winner winner = (enum winner)leaking->winner[number];
    uint32_t distance = leaking->distance[number];
    bool keeps = does(leaking, KEEPS_EDGES);
    if (keeps && !is_position(leaking, &at)) return;
    int count = moved(leaking, &at, true, before);
    for (int i = 0; i < count; i++) {
        at = numbered(leaking, before[i]);
        if (!keeps || does(leaking, LISTS_ENDED) || !is_ended(leaking, &at))
            update(leaking, before[i], winner, distance);
    }
}

static void update_all_before(struct leaking *leaking, uint32_t number) {
    if (leaking->winner[number] == WINNER_NONE && does(leaking, LEAVES_UNKNOWN)) return;
    for (size_t i = 0; i < leaking->viewed; i++) {
        leaking->view = &leaking->views[i];
        update_before(leaking, number);
    }
}

static void go_backward(struct leaking *leaking, uint32_t start) {
    while (leaking->taken < leaking->queued && leaking->refused == 0) {
        bool is_known = does(leaking, KEEPS_REST) && leaking->winner[start] != WINNER_NONE;
        if (is_known && !does(leaking, TAKES_START)) return;
        uint32_t number = leaking->queue[leaking->taken++];
        if (is_known && number == start) return;
        update_all_before(leaking, number);
    }
}

/* Decides a position from what earlier rounds decided. Its counter holds its round. */
static void decide_in_round(struct leaking *leaking, uint32_t number, const struct found *at) {
    uint32_t after[MOVES];
    enum side side = (enum side)at->side;
    uint32_t shortest = UINT32_MAX;
    uint32_t longest = 0;
    bool is_lost = true;
    if (leaking->winner[number] != WINNER_NONE) return;
    int count = moved(leaking, at, false, after);
    for (int i = 0; i < count; i++) {
        uint32_t next = after[i];
        uint32_t distance = leaking->distance[next];
        bool is_known = leaking->winner[next] != WINNER_NONE && leaking->counter[next] < leaking->round;
        bool is_win = is_known && leaking->winner[next] == side_winner(side);
        if (is_win && distance < shortest) shortest = distance;
        if (is_known && distance > longest) longest = distance;
        is_lost &= is_known && !is_win;
    }
    if (shortest == UINT32_MAX && !is_lost) return;
    leaking->counter[number] = leaking->round;
    decide(leaking, number, is_lost ? side_other(side) : side, (is_lost ? longest : shortest) + 1);
}

/* What leaked from the former board counts as round -1, finished games as round 0. */
static void go_forward(struct leaking *leaking) {
    memset(leaking->counter, -1, leaking->positions * sizeof *leaking->counter);
    for (size_t i = 0; i < leaking->queued; i++) leaking->counter[leaking->queue[i]] = 0;
    leaking->round = !does(leaking, ENDS_IN_ROUNDS);
    do {
        leaking->taken = leaking->queued;
        visit(leaking, decide_in_round);
    } while (leaking->round++ == 0 || (leaking->taken < leaking->queued && leaking->refused == 0));
}

/* Whether the winner of a position is cleared, given the cell count used for clearing. */
static bool is_cleared(const struct leaking *leaking, uint32_t number, uint32_t cells) {
    struct found at = numbered(leaking, number);
    uint32_t columns = (uint32_t)leaking->columns;
    bool is_below = true;
    for (int piece = 0; piece < PIECES; piece++) {
        uint32_t cell = at.cell[piece];
        if (leaking->numbers == LEAK_BY_PLACE) cell = cell / columns * CONTEST_SIDE + cell % columns;
        is_below &= cell < cells;
    }
    if (does(leaking, CLEARS_BOARD)) return is_position(leaking, &at);
    return !does(leaking, KEEPS_WINNERS) && (is_below || !does(leaking, CLEARS_CELLS));
}

/* Resets what does not leak. Distances need no reset, because they are written together with winners. */
static void reset(struct leaking *leaking, uint32_t cells) {
    uint32_t size = does(leaking, CLEARS_FORMER) ? leaking->former : cells;
    for (uint32_t number = 0; number < leaking->positions; number++) {
        uint8_t *winner = &leaking->winner[number];
        if (is_cleared(leaking, number, size))
            *winner = *winner != WINNER_NONE && does(leaking, FORGETS_WINNERS) ? FLAGGED : WINNER_NONE;
        if (does(leaking, CLEARS_COUNTERS)) leaking->counter[number] = 0;
    }
    leaking->former = cells;
    if (!does(leaking, KEEPS_QUEUE | KEEPS_REST)) leaking->queued = 0;
    if (!does(leaking, KEEPS_REST)) leaking->taken = 0;
}

/* Makes a view of the board current; it replaces the former one unless edges are kept. */
static bool add_view(struct leaking *leaking, const struct board *board) {
    if (!does(leaking, KEEPS_EDGES)) leaking->viewed = 0;
    struct view *views =
        grow(leaking, leaking->views, leaking->viewed * sizeof *views, (leaking->viewed + 1) * sizeof *views);
    if (!views) return false;
    struct view *view = &views[leaking->viewed++];
    int columns = leaking->columns;
    leaking->views = views;
    leaking->view = view;
    view->board = *board;
    view->stride = (uint32_t)(leaking->numbers == LEAK_BY_PLACE ? columns : board->columns);
    view->base = (uint32_t)(leaking->numbers == LEAK_BY_BOARD ? board_size(board) : leaking->rows * columns);
    for (int cell = 0; cell < board_size(board); cell++) {
        bool *row = &leaking->is_free[cell / board->columns * columns];
        row[cell % board->columns] = !board_is_obstacle(board, cell);
        if (board->columns < columns && does(leaking, WALLS_ROWS)) row[board->columns] = false;
    }
    return true;
}

/* The number of the start position, with the board's pieces or those that leaked. */
static uint32_t find(struct leaking *leaking, const struct position *position) {
    static const uint32_t habits_of_piece[] = {KEEPS_GENERAL | KEEPS_GENERALS, KEEPS_GENERALS, KEEPS_PAWN};
    const int cells[PIECES] = {position->general[0], position->general[1], position->pawn};
    const uint32_t columns = (uint32_t)leaking->view->board.columns;
    const uint32_t stride = leaking->view->stride;
    struct found found = {.side = SIDE_RED};
    for (int i = 0; i < PIECES; i++) {
        uint32_t kept = leaking->kept.cell[i];
        found.cell[i] = (uint32_t)cells[i] / columns * stride + (uint32_t)cells[i] % columns;
        if (leaking->former == 0 || !does(leaking, habits_of_piece[i])) continue;
        if (leaking->numbers != LEAK_BY_BOARD)
            kept = kept / leaking->kept_stride * stride + kept % leaking->kept_stride;
        found.cell[i] = kept;
    }
    if (leaking->former == 0) {
        leaking->kept = found;
        leaking->kept_stride = stride;
    }
    return number_of(leaking, &found);
}

bool leaking_answer(struct leaking *leaking, const struct board *board, struct value *value,
                    struct failure *failure) {
    struct position position;
    if (!position_of_board(board, SIDE_RED, &position, failure)) return false;
    if (add_view(leaking, board)) {
        uint32_t start = find(leaking, &position);
        reset(leaking, (uint32_t)board_size(board));
        visit(leaking, prepare);
        if (does(leaking, GOES_FORWARD))
            go_forward(leaking);
        else
            go_backward(leaking, start);
        uint8_t winner = leaking->winner[start];
        if (winner != WINNER_NONE && winner != FLAGGED)
            leaking->answer = value_of((enum winner)winner, leaking->distance[start]);
        else if (!does(leaking, KEEPS_ANSWER))
            leaking->answer = value_of(WINNER_NONE, 0);
        *value = leaking->answer;
    }
    return leaking->refused == 0 || failure_set(failure, FAILURE_OUT_OF_MEMORY, leaking->refused, 0);
}
