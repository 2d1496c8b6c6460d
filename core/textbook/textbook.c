/* The textbook solver: retrograde analysis with a queue of decided positions and, for every other
   position, a counter of successors that are not yet known to be won for the opponent. A position is won
   as soon as one successor is lost, which is the nearest, because the queue is in order of distance; it is
   lost when its last successor is found to be won. Positions never reached are ties. */
#include "textbook/textbook.h"

#include "textbook/book.h"

static struct analysis *textbook_open(const struct board *board) {
    struct book *book = book_open(board);
    return book ? &book->head : NULL;
}

static void textbook_close(struct analysis *analysis) {
    book_close((struct book *)analysis);
}

static uint64_t pair_cost(const struct book *book) {
    return solver_pair_cost(book->cells);
}

static double fraction_done(const struct book *book) {
    uint64_t done = book->prepared * pair_cost(book) + book->taken;
    return (double)done / (double)(book->pairs * pair_cost(book) + book_positions(book));
}

static bool textbook_step(struct analysis *analysis, uint64_t budget, struct failure *failure) {
    struct book *book = (struct book *)analysis;
    const uint64_t cost = pair_cost(book);
    while (budget > 0 && book->prepared < book->pairs) {
        book_prepare_pair(book);
        budget -= budget < cost ? budget : cost;
    }
    if (!book_take(book, budget, failure)) return false;
    analysis->progress.done = book->prepared == book->pairs && book->taken == book->queued;
    return true;
}

static void textbook_report(struct analysis *analysis) {
    const struct book *book = (const struct book *)analysis;
    analysis->progress.frontier = book->queued - book->taken;
    analysis->progress.fraction = analysis->progress.done ? 1 : fraction_done(book);
}

static struct value textbook_value(const struct analysis *analysis, const struct position *position) {
    const struct book *book = (const struct book *)analysis;
    return book_value(book, book_number(book, position));
}

const struct solver textbook_solver = {
    .name = "textbook",
    .bytes = book_bytes,
    .open = textbook_open,
    .step = textbook_step,
    .report = textbook_report,
    .value = textbook_value,
    .close = textbook_close,
};
