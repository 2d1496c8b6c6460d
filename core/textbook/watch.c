#include "textbook/watch.h"

#include "textbook/book.h"

#include <stdlib.h>

struct watch {
    struct book *book;
    uint8_t *decided; /* number of positions decided by each step: all that stepping back needs */
    uint64_t won[2];  /* positions pushed onto the queue that the side to move wins, by that side */
};

uint64_t watch_bytes_for(const struct board *board) {
    return sizeof(struct watch) + book_bytes(board) + book_positions_of(board);
}

static struct watch *watch_allocate(const struct board *board) {
    struct watch *watch = calloc(1, sizeof *watch);
    if (!watch) return NULL;
    uint64_t positions = book_positions_of(board);
    watch->book = book_open(board);
    watch->decided = malloc(positions > 0 ? (size_t)positions : 1);
    if (watch->book && watch->decided) return watch;
    watch_close(watch);
    return NULL;
}

/* Adds or subtracts the wins among the newest positions of the queue. */
static void count_wins(struct watch *watch, uint64_t newest, bool are_new) {
    const struct book *book = watch->book;
    for (uint64_t at = book->queued - newest; at < book->queued; at++) {
        uint32_t number = book->queue[at];
        if (!(book->marks[number] & BOOK_WON)) continue;
        if (are_new)
            watch->won[number & 1]++;
        else
            watch->won[number & 1]--;
    }
}

bool watch_open(const struct board *board, uint64_t memory_limit, struct watch **watch,
                struct failure *failure) {
    if (!board_check(board, failure)) return false;
    uint64_t bytes = watch_bytes_for(board);
    if (bytes > memory_limit) return failure_set(failure, FAILURE_TOO_LARGE, memory_limit, bytes);
    struct watch *opened = bytes <= SIZE_MAX ? watch_allocate(board) : NULL;
    if (!opened) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    opened->book->head.board = *board;
    while (opened->book->prepared < opened->book->pairs) book_prepare_pair(opened->book);
    count_wins(opened, opened->book->queued, true);
    *watch = opened;
    return true;
}

void watch_close(struct watch *watch) {
    if (!watch) return;
    if (watch->book) book_close(watch->book);
    free(watch->decided);
    free(watch);
}

struct watch_counts watch_counts_of(const struct watch *watch) {
    const struct book *book = watch->book;
    const uint64_t *by_winner = book->head.progress.decided;
    struct watch_counts counts = {
        .positions = book_positions(book), .queued = book->queued, .taken = book->taken};
    for (int side = 0; side < 2; side++) {
        counts.won[side] = watch->won[side];
        /* The positions that a side loses with the move are those that the other wins without it. */
        counts.lost[side] = by_winner[1 - side] - watch->won[1 - side];
    }
    return counts;
}

bool watch_is_done(const struct watch *watch) {
    return watch->book->taken == watch->book->queued;
}

static struct watch_mark mark_of(const struct book *book, uint32_t number) {
    uint8_t mark = book->marks[number];
    return (struct watch_mark){
        .decided = book_is_decided(mark),
        .value = book_value(book, number),
        .counter = book_is_decided(mark) ? 0 : mark,
    };
}

/* Takes the next position; the queue must not be empty. */
static bool take_next(struct watch *watch, struct failure *failure) {
    struct book *book = watch->book;
    uint64_t queued = book->queued;
    if (!book_take(book, 1, failure)) return false;
    uint64_t decided = book->queued - queued;
    watch->decided[book->taken - 1] = (uint8_t)decided;
    count_wins(watch, decided, true);
    return true;
}

bool watch_take(struct watch *watch, struct watch_step *step, struct failure *failure) {
    const struct book *book = watch->book;
    if (!step) return take_next(watch, failure);
    uint32_t number = book->queue[book->taken];
    uint32_t predecessors[PREDECESSORS_MAX];
    unsigned found = book_predecessors(book, number, predecessors);
    step->taken = book_position(book, number);
    step->value = book_value(book, number);
    step->count = 0;
    for (unsigned i = 0; i < found; i++) {
        struct watch_mark before = mark_of(book, predecessors[i]);
        /* No move leads on from a finished game. */
        if (before.decided && before.value.distance == 0) continue;
        predecessors[step->count] = predecessors[i];
        step->predecessor[step->count++] = (struct watch_predecessor){
            .position = book_position(book, predecessors[i]),
            .moves = book_moves(book, predecessors[i]),
            .before = before,
        };
    }
    if (!take_next(watch, failure)) return false;
    for (int i = 0; i < step->count; i++) step->predecessor[i].after = mark_of(book, predecessors[i]);
    return true;
}

void watch_put_back(struct watch *watch) {
    if (watch->book->taken == 0) return;
    uint8_t decided = watch->decided[watch->book->taken - 1];
    count_wins(watch, decided, false);
    book_put_back(watch->book, decided);
}

bool watch_seek(struct watch *watch, uint64_t taken, struct failure *failure) {
    struct book *book = watch->book;
    while (book->taken > taken) watch_put_back(watch);
    while (book->taken < taken && book->taken < book->queued) {
        if (!take_next(watch, failure)) return false;
    }
    return true;
}

static unsigned done_by_last(const struct watch *watch, unsigned stops, uint32_t wanted) {
    const struct book *book = watch->book;
    uint64_t last = book->taken - 1;
    unsigned done = 0;
    for (uint64_t at = book->queued - watch->decided[last]; at < book->queued; at++) {
        uint32_t number = book->queue[at];
        if (number == wanted) done |= WATCH_POSITION;
        if ((stops & WATCH_CHOICE) && book_moves(book, number) < 2) continue;
        done |= book->marks[number] & BOOK_WON ? WATCH_WIN : WATCH_LOSS;
    }
    bool ends_layer = watch_is_done(watch) ||
                      book->distances[book->queue[book->taken]] != book->distances[book->queue[last]];
    return done | (ends_layer ? WATCH_LAYER : 0);
}

bool watch_find(struct watch *watch, unsigned stops, const struct position *position, uint64_t budget,
                unsigned *stopped, struct failure *failure) {
    const struct book *book = watch->book;
    if ((stops & WATCH_POSITION) && !position_is_valid(&book->head.board, position))
        return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    uint32_t wanted = stops & WATCH_POSITION ? book_number(book, position) : UINT32_MAX;
    *stopped = 0;
    for (uint64_t left = budget == 0 ? 1 : budget; left > 0 && !watch_is_done(watch) && !*stopped; left--) {
        if (!take_next(watch, failure)) return false;
        *stopped = done_by_last(watch, stops, wanted) & stops;
    }
    return true;
}

bool watch_queued(const struct watch *watch, uint64_t index, struct position *position, struct value *value) {
    const struct book *book = watch->book;
    if (index >= book->queued) return false;
    *position = book_position(book, book->queue[index]);
    *value = book_value(book, book->queue[index]);
    return true;
}

bool watch_mark_of(const struct watch *watch, const struct position *position, struct watch_mark *mark,
                   struct failure *failure) {
    const struct book *book = watch->book;
    if (!position_is_valid(&book->head.board, position))
        return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    *mark = mark_of(book, book_number(book, position));
    return true;
}
