/* The textbook solver: retrograde analysis with a queue of decided positions and, for every other position, a
   counter of successors that are not yet known to be won for the opponent. A position is won as soon as one
   successor is lost, which is its nearest, because the queue is in order of distance; it is lost when its
   last successor is found to be won. What is never reached is a tie. */
#include "solver.h"

#include <stdlib.h>
#include <string.h>

/* A position's mark: its counter in the low four bits, and whether it is decided, from the view of the side
 * to move. */
enum { UNDECIDED = 0, WON = 1 << 4, LOST = 2 << 4, COUNTER = 15 };

/* Cells one step away, by their numbers among the free cells. */
struct neighbours {
    uint16_t count;
    uint16_t cell[4];
};

struct pair {
    uint16_t a;
    uint16_t b;
};

/* Positions are numbered ((pair * free cells) + pawn) * 2 + side to move, the pair of general cells a < b
   being number b * (b - 1) / 2 + a; all cells counted among the free ones. */
struct textbook {
    struct analysis head;
    uint32_t cells; /* free cells */
    uint32_t pairs;
    uint32_t prepared;                            /* pairs prepared */
    uint64_t taken;                               /* positions taken from the queue */
    uint64_t queued;                              /* positions put into it */
    uint16_t number[BOARD_CELLS_MAX];             /* of each free cell of the board among the free ones */
    bool row_one[BOARD_CELLS_MAX];                /* from here on by free cell: whether it is on row 1 */
    uint8_t pawn_moves[BOARD_CELLS_MAX];          /* how many moves the pawn has */
    struct neighbours around[BOARD_CELLS_MAX];    /* where a general may go to, and come from */
    struct neighbours pawn_from[BOARD_CELLS_MAX]; /* where the pawn may have come from */
    struct pair *pair_cells;                      /* the cells of each pair of generals */
    uint8_t *marks;
    uint16_t *distances; /* of decided positions */
    uint32_t *queue;
};

static uint64_t count_free(const struct board *board) {
    uint64_t cells = 0;
    for (int cell = 0; cell < board_size(board); cell++) cells += !board_is_obstacle(board, cell);
    return cells;
}

static uint64_t count_pairs(uint64_t cells) {
    return cells > 0 ? cells * (cells - 1) / 2 : 0;
}

static uint64_t textbook_bytes(const struct board *board) {
    const struct textbook *book = NULL;
    uint64_t cells = count_free(board);
    uint64_t pairs = count_pairs(cells);
    uint64_t position_bytes = sizeof *book->marks + sizeof *book->distances + sizeof *book->queue;
    return sizeof *book + pairs * sizeof *book->pair_cells + pairs * cells * 2 * position_bytes;
}

static void textbook_close(struct analysis *analysis) {
    struct textbook *book = (struct textbook *)analysis;
    free(book->pair_cells);
    free(book->marks);
    free(book->distances);
    free(book->queue);
    free(book);
}

static void link_cells(struct textbook *book, const struct board *board) {
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        book->row_one[book->cells] = cell < board->columns;
        book->number[cell] = (uint16_t)book->cells++;
    }
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        uint16_t from = book->number[cell];
        struct move steps[MOVES_MAX];
        struct position lone = {{(uint16_t)cell, (uint16_t)cell}, (uint16_t)cell, SIDE_BLACK};
        int count = position_steps(board, &lone, steps);
        book->pawn_moves[from] = (uint8_t)count;
        for (int step = 0; step < count; step++) {
            struct neighbours *origins = &book->pawn_from[book->number[steps[step].to]];
            origins->cell[origins->count++] = from;
        }
        lone.side = SIDE_RED;
        count = position_steps(board, &lone, steps) / 2;
        book->around[from].count = (uint16_t)count;
        for (int step = 0; step < count; step++) book->around[from].cell[step] = book->number[steps[step].to];
    }
}

static void list_pairs(struct textbook *book) {
    struct pair *pair = book->pair_cells;
    for (uint16_t b = 1; b < book->cells; b++) {
        for (uint16_t a = 0; a < b; a++) *pair++ = (struct pair){a, b};
    }
}

static struct analysis *textbook_open(const struct board *board) {
    struct textbook *book = calloc(1, sizeof *book);
    if (!book) return NULL;
    link_cells(book, board);
    book->pairs = (uint32_t)count_pairs(book->cells);
    book->head.bytes = textbook_bytes(board);
    book->head.progress.done = book->pairs == 0;
    if (book->pairs == 0) return &book->head;
    size_t positions = (size_t)book->pairs * book->cells * 2;
    book->pair_cells = malloc(book->pairs * sizeof *book->pair_cells);
    book->marks = malloc(positions * sizeof *book->marks);
    book->distances = malloc(positions * sizeof *book->distances);
    book->queue = malloc(positions * sizeof *book->queue);
    if (book->pair_cells && book->marks && book->distances && book->queue) {
        list_pairs(book);
        return &book->head;
    }
    textbook_close(&book->head);
    return NULL;
}

static uint32_t position_number(const struct textbook *book, uint32_t a, uint32_t b, uint32_t pawn,
                                enum side side) {
    uint32_t pair = a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
    return (pair * book->cells + pawn) * 2 + (uint32_t)side;
}

static void decide(struct textbook *book, uint32_t position, uint8_t mark, uint32_t distance) {
    bool red_wins = (mark == WON) == ((position & 1) == SIDE_RED);
    book->marks[position] = mark;
    book->distances[position] = (uint16_t)distance;
    book->queue[book->queued++] = position;
    book->head.progress.decided[red_wins ? SIDE_RED : SIDE_BLACK]++;
}

/* Marks the finished games of one pair of general cells and sets the others' counters. */
static void prepare_pair(struct textbook *book) {
    uint32_t a = book->pair_cells[book->prepared].a;
    uint32_t b = book->pair_cells[book->prepared].b;
    unsigned red_moves = book->around[a].count + book->around[b].count;
    for (unsigned i = 0; i < book->around[a].count; i++) red_moves -= book->around[a].cell[i] == b ? 2 : 0;
    uint32_t position = position_number(book, a, b, 0, SIDE_RED);
    for (uint32_t pawn = 0; pawn < book->cells; pawn++, position += 2) {
        unsigned black_moves = book->pawn_moves[pawn];
        bool capture = pawn == a || pawn == b;
        book->marks[position] = (uint8_t)red_moves;
        book->marks[position + 1] = (uint8_t)black_moves;
        if (book->row_one[pawn] || capture || red_moves == 0) decide(book, position, LOST, 0);
        if (book->row_one[pawn])
            decide(book, position + 1, WON, 0);
        else if (capture || black_moves == 0)
            decide(book, position + 1, LOST, 0);
    }
    book->prepared++;
}

/* Carries the value of a decided position back to a predecessor. */
static void inform(struct textbook *book, uint32_t predecessor, bool lost, uint32_t distance) {
    uint8_t *mark = &book->marks[predecessor];
    if (*mark > COUNTER) return;
    if (lost)
        decide(book, predecessor, WON, distance);
    else if (--*mark == 0)
        decide(book, predecessor, LOST, distance);
}

static void inform_red(struct textbook *book, uint32_t moved, uint32_t other, uint32_t pawn, bool lost,
                       uint32_t distance) {
    const struct neighbours *from = &book->around[moved];
    for (unsigned i = 0; i < from->count; i++) {
        if (from->cell[i] != other)
            inform(book, position_number(book, from->cell[i], other, pawn, SIDE_RED), lost, distance);
    }
}

/* Takes one position from the queue and informs its predecessors. */
static bool take_position(struct textbook *book, struct failure *failure) {
    uint32_t position = book->queue[book->taken++];
    uint32_t distance = (uint32_t)book->distances[position] + 1;
    if (distance > UINT16_MAX) return failure_set(failure, FAILURE_TOO_MANY_LAYERS, UINT16_MAX, 0);
    bool lost = (book->marks[position] & LOST) != 0;
    uint32_t pair = position / 2 / book->cells;
    uint32_t pawn = position / 2 % book->cells;
    book->head.progress.distance = distance - 1;
    if ((position & 1) == SIDE_RED) {
        const struct neighbours *from = &book->pawn_from[pawn];
        for (unsigned i = 0; i < from->count; i++)
            inform(book, (pair * book->cells + from->cell[i]) * 2 + SIDE_BLACK, lost, distance);
    } else {
        struct pair generals = book->pair_cells[pair];
        inform_red(book, generals.a, generals.b, pawn, lost, distance);
        inform_red(book, generals.b, generals.a, pawn, lost, distance);
    }
    return true;
}

/* Preparing a position costs about an eighth of taking one from the queue. */
static double fraction_done(const struct textbook *book) {
    double positions = (double)book->pairs * book->cells * 2;
    double prepared = (double)book->prepared / book->pairs;
    return (prepared / 8 + (double)book->taken / positions) / (1 + 1.0 / 8);
}

static bool textbook_step(struct analysis *analysis, uint64_t budget, struct failure *failure) {
    struct textbook *book = (struct textbook *)analysis;
    uint64_t pair_cost = book->cells / 4 + 1;
    while (budget > 0 && book->prepared < book->pairs) {
        prepare_pair(book);
        budget -= budget < pair_cost ? budget : pair_cost;
    }
    for (; budget > 0 && book->taken < book->queued; budget--) {
        if (!take_position(book, failure)) return false;
    }
    analysis->progress.done = book->prepared == book->pairs && book->taken == book->queued;
    return true;
}

static void textbook_report(struct analysis *analysis) {
    const struct textbook *book = (const struct textbook *)analysis;
    analysis->progress.frontier = book->queued - book->taken;
    analysis->progress.fraction = analysis->progress.done ? 1 : fraction_done(book);
}

static struct value textbook_value(const struct analysis *analysis, const struct position *position) {
    const struct textbook *book = (const struct textbook *)analysis;
    uint32_t number =
        position_number(book, book->number[position->general[0]], book->number[position->general[1]],
                        book->number[position->pawn], position->side);
    if (book->marks[number] <= COUNTER) return value_of(WINNER_NONE, 0);
    enum side winner = book->marks[number] & WON ? position->side : side_other(position->side);
    return value_of(winner_of(winner), book->distances[number]);
}

const struct solver textbook_solver = {
    .name = "textbook",
    .bytes = textbook_bytes,
    .open = textbook_open,
    .step = textbook_step,
    .report = textbook_report,
    .value = textbook_value,
    .close = textbook_close,
};
