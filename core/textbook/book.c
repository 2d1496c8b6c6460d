#include "textbook/book.h"

#include <stdlib.h>
#include <string.h>

static uint64_t count_pairs(uint64_t cells) {
    return cells * (cells - 1) / 2;
}

uint64_t book_positions_of(const struct board *board) {
    uint64_t cells = board_free_cells(board);
    return count_pairs(cells) * cells * 2;
}

uint64_t book_bytes(const struct board *board) {
    const struct book *book = NULL;
    uint64_t cells = board_free_cells(board);
    uint64_t pairs = count_pairs(cells);
    uint64_t position_bytes = sizeof *book->marks + sizeof *book->distances + sizeof *book->queue;
    return sizeof *book + pairs * sizeof *book->pair_cells + pairs * cells * 2 * position_bytes;
}

void book_close(struct book *book) {
    free(book->pair_cells);
    free(book->marks);
    free(book->distances);
    free(book->queue);
    free(book);
}

static void link_cells(struct book *book, const struct board *board) {
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board_is_obstacle(board, cell)) continue;
        book->row_one[book->cells] = cell < board->columns;
        book->cell[book->cells] = (uint16_t)cell;
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
            struct book_neighbours *origins = &book->pawn_from[book->number[steps[step].to]];
            origins->cell[origins->count++] = from;
        }
        lone.side = SIDE_RED;
        count = position_steps(board, &lone, steps) / 2;
        book->around[from].count = (uint16_t)count;
        for (int step = 0; step < count; step++) book->around[from].cell[step] = book->number[steps[step].to];
    }
}

static void list_pairs(struct book *book) {
    struct book_pair *pair = book->pair_cells;
    for (uint16_t b = 1; b < book->cells; b++) {
        for (uint16_t a = 0; a < b; a++) *pair++ = (struct book_pair){a, b};
    }
}

struct book *book_open(const struct board *board) {
    struct book *book = calloc(1, sizeof *book);
    if (!book) return NULL;
    link_cells(book, board);
    book->pairs = (uint32_t)count_pairs(book->cells);
    book->head.bytes = book_bytes(board);
    book->head.progress.done = book->pairs == 0;
    if (book->pairs == 0) return book;
    size_t positions = (size_t)book_positions(book);
    book->pair_cells = malloc(book->pairs * sizeof *book->pair_cells);
    book->marks = malloc(positions * sizeof *book->marks);
    book->distances = malloc(positions * sizeof *book->distances);
    book->queue = malloc(positions * sizeof *book->queue);
    if (book->pair_cells && book->marks && book->distances && book->queue) {
        list_pairs(book);
        return book;
    }
    book_close(book);
    return NULL;
}

uint64_t book_positions(const struct book *book) {
    return (uint64_t)book->pairs * book->cells * 2;
}

static uint32_t number_of(const struct book *book, uint32_t a, uint32_t b, uint32_t pawn, enum side side) {
    uint32_t pair = a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
    return (pair * book->cells + pawn) * 2 + (uint32_t)side;
}

uint32_t book_number(const struct book *book, const struct position *position) {
    return number_of(book, book->number[position->general[0]], book->number[position->general[1]],
                     book->number[position->pawn], position->side);
}

struct position book_position(const struct book *book, uint32_t number) {
    struct book_pair generals = book->pair_cells[number / 2 / book->cells];
    return (struct position){{book->cell[generals.a], book->cell[generals.b]},
                             book->cell[number / 2 % book->cells],
                             number & 1 ? SIDE_BLACK : SIDE_RED};
}

struct value book_value(const struct book *book, uint32_t number) {
    if (!book_is_decided(book->marks[number])) return value_of(WINNER_NONE, 0);
    enum side mover = number & 1 ? SIDE_BLACK : SIDE_RED;
    enum side winner = book->marks[number] & BOOK_WON ? mover : side_other(mover);
    return value_of(side_winner(winner), book->distances[number]);
}

static bool red_wins(uint32_t position, bool won) {
    return won == ((position & 1) == SIDE_RED);
}

/* Decides a position and sets its counter to `counter`. */
static void decide(struct book *book, uint32_t position, uint8_t counter, uint8_t mark, uint32_t distance) {
    book->marks[position] = counter | mark;
    book->distances[position] = (uint16_t)distance;
    book->queue[book->queued++] = position;
    book->head.progress.decided[red_wins(position, mark == BOOK_WON) ? SIDE_RED : SIDE_BLACK]++;
}

/* The inverse of `decide` for the last decided position. */
static void undecide_last(struct book *book) {
    uint32_t position = book->queue[--book->queued];
    bool won = (book->marks[position] & BOOK_WON) != 0;
    book->marks[position] &= BOOK_COUNTER;
    book->head.progress.decided[red_wins(position, won) ? SIDE_RED : SIDE_BLACK]--;
}

static unsigned red_moves_of(const struct book *book, uint32_t a, uint32_t b) {
    unsigned moves = book->around[a].count + book->around[b].count;
    for (unsigned i = 0; i < book->around[a].count; i++) moves -= book->around[a].cell[i] == b ? 2 : 0;
    return moves;
}

unsigned book_moves(const struct book *book, uint32_t number) {
    struct book_pair generals = book->pair_cells[number / 2 / book->cells];
    return number & 1 ? book->pawn_moves[number / 2 % book->cells]
                      : red_moves_of(book, generals.a, generals.b);
}

void book_prepare_pair(struct book *book) {
    uint32_t a = book->pair_cells[book->prepared].a;
    uint32_t b = book->pair_cells[book->prepared].b;
    uint8_t red_moves = (uint8_t)red_moves_of(book, a, b);
    uint32_t position = number_of(book, a, b, 0, SIDE_RED);
    for (uint32_t pawn = 0; pawn < book->cells; pawn++, position += 2) {
        uint8_t black_moves = book->pawn_moves[pawn];
        bool capture = pawn == a || pawn == b;
        book->marks[position] = red_moves;
        book->marks[position + 1] = black_moves;
        if (book->row_one[pawn] || capture || red_moves == 0) decide(book, position, red_moves, BOOK_LOST, 0);
        if (book->row_one[pawn])
            decide(book, position + 1, black_moves, BOOK_WON, 0);
        else if (capture || black_moves == 0)
            decide(book, position + 1, black_moves, BOOK_LOST, 0);
    }
    book->prepared++;
}

/* Called for each predecessor; `with` is the visitor's data. */
typedef void visitor(uint32_t predecessor, void *with);

static inline void visit_red(const struct book *book, uint32_t moved, uint32_t other, uint32_t pawn,
                             visitor *visit, void *with) {
    const struct book_neighbours *from = &book->around[moved];
    for (unsigned i = 0; i < from->count; i++) {
        if (from->cell[i] != other) visit(number_of(book, from->cell[i], other, pawn, SIDE_RED), with);
    }
}

/* Visits the predecessors of a position in a fixed order. Inlined with its visitor, because the solver
   spends its time here. */
static inline void visit_predecessors(const struct book *book, uint32_t position, visitor *visit,
                                      void *with) {
    uint32_t pair = position / 2 / book->cells;
    uint32_t pawn = position / 2 % book->cells;
    if ((position & 1) == SIDE_RED) {
        const struct book_neighbours *from = &book->pawn_from[pawn];
        for (unsigned i = 0; i < from->count; i++)
            visit((pair * book->cells + from->cell[i]) * 2 + SIDE_BLACK, with);
        return;
    }
    struct book_pair generals = book->pair_cells[pair];
    visit_red(book, generals.a, generals.b, pawn, visit, with);
    visit_red(book, generals.b, generals.a, pawn, visit, with);
}

struct list {
    uint32_t *positions;
    unsigned count;
};

static inline void append(uint32_t predecessor, void *with) {
    struct list *list = with;
    list->positions[list->count++] = predecessor;
}

unsigned book_predecessors(const struct book *book, uint32_t position,
                           uint32_t predecessors[PREDECESSORS_MAX]) {
    struct list list = {predecessors, 0};
    visit_predecessors(book, position, append, &list);
    return list.count;
}

/* The value of a decided position, as it is propagated to its predecessors. */
struct message {
    struct book *book;
    uint32_t distance; /* distance of the predecessors that it decides */
    bool lost;
};

static inline void inform(uint32_t predecessor, void *with) {
    const struct message *message = with;
    struct book *book = message->book;
    uint8_t counter = book->marks[predecessor];
    if (book_is_decided(counter)) return;
    if (message->lost)
        decide(book, predecessor, counter, BOOK_WON, message->distance);
    else if (counter == 1)
        decide(book, predecessor, 0, BOOK_LOST, message->distance);
    else
        book->marks[predecessor] = (uint8_t)(counter - 1);
}

static inline bool take_one(struct book *book, struct failure *failure) {
    uint32_t position = book->queue[book->taken];
    uint32_t distance = (uint32_t)book->distances[position] + 1;
    if (distance > UINT16_MAX) return failure_set(failure, FAILURE_TOO_MANY_LAYERS, UINT16_MAX, 0);
    struct message message = {book, distance, (book->marks[position] & BOOK_LOST) != 0};
    book->taken++;
    book->head.progress.distance = distance - 1;
    visit_predecessors(book, position, inform, &message);
    return true;
}

bool book_take(struct book *book, uint64_t positions, struct failure *failure) {
    for (; positions > 0 && book->taken < book->queued; positions--) {
        if (!take_one(book, failure)) return false;
    }
    return true;
}

/* Undoes the message of a won successor to an undecided position. */
static inline void count_again(uint32_t predecessor, void *with) {
    struct book *book = with;
    if (!book_is_decided(book->marks[predecessor])) book->marks[predecessor]++;
}

void book_put_back(struct book *book, unsigned decided) {
    uint32_t position = book->queue[--book->taken];
    for (; decided > 0; decided--) undecide_last(book);
    if (book->marks[position] & BOOK_WON) visit_predecessors(book, position, count_again, book);
}
