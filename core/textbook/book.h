/* The textbook solver's table and the work on it, one position at a time. For textbook.c, which solves
   with it, and watch.c, which shows it; all others use analysis.h or watch.h.

   Positions are numbered ((pair * free cells) + pawn) * 2 + side to move, the pair of general cells a < b
   being number b * (b - 1) / 2 + a; all cells being numbered among the free ones. */
#ifndef RUBICON_TEXTBOOK_BOOK_H
#define RUBICON_TEXTBOOK_BOOK_H

#include "analysis/solver.h"

/* A position's mark: in the low four bits its counter, the number of successors not yet known to be won
   for the other side; above them whether it is won or lost for the side to move. Once decided, a position
   keeps its counter. */
enum { BOOK_WON = 1 << 4, BOOK_LOST = 2 << 4, BOOK_COUNTER = 15 };

static inline bool book_is_decided(uint8_t mark) {
    return (mark & (BOOK_WON | BOOK_LOST)) != 0;
}

/* Neighbouring cells, as numbers among the free cells. */
struct book_neighbours {
    uint16_t count;
    uint16_t cell[4];
};

struct book_pair {
    uint16_t a;
    uint16_t b;
};

struct book {
    struct analysis head;
    uint32_t cells; /* free cells */
    uint32_t pairs;
    uint32_t prepared;                /* pairs prepared */
    uint64_t taken;                   /* positions popped from the queue */
    uint64_t queued;                  /* positions pushed onto it */
    uint16_t number[BOARD_CELLS_MAX]; /* of a cell of the board among the free ones */
    uint16_t cell[BOARD_CELLS_MAX];   /* of a free cell on the board; the arrays below have the same index */
    bool row_one[BOARD_CELLS_MAX];    /* whether it is on row 1 */
    uint8_t pawn_moves[BOARD_CELLS_MAX];               /* number of the pawn's moves */
    struct book_neighbours around[BOARD_CELLS_MAX];    /* where a general may go to and come from */
    struct book_neighbours pawn_from[BOARD_CELLS_MAX]; /* where the pawn may come from */
    struct book_pair *pair_cells;                      /* the cells of each pair of generals */
    uint8_t *marks;
    uint16_t *distances; /* of decided positions */
    uint32_t *queue;
};

/* As the functions of struct solver. */
uint64_t book_bytes(const struct board *board);
struct book *book_open(const struct board *board);
void book_close(struct book *book);

/* Number of positions of a board, with either side to move. */
uint64_t book_positions(const struct book *book);
uint64_t book_positions_of(const struct board *board);

/* Marks the finished games of the next pair of general cells and sets the counters of its other positions. */
void book_prepare_pair(struct book *book);

/* Pops up to `positions` positions from the queue and propagates each to its predecessors.
   FAILURE_TOO_MANY_LAYERS before a position is popped whose predecessors would have too large a distance. */
bool book_take(struct book *book, uint64_t positions, struct failure *failure);

/* Puts the last popped position back to the head of the queue, the inverse of taking it; `decided` is the
   number of positions that it decided, which are the newest of the queue. progress.distance is not
   changed. */
void book_put_back(struct book *book, unsigned decided);

/* The predecessors of a position, in the order of propagation. Returns their number. */
unsigned book_predecessors(const struct book *book, uint32_t position,
                           uint32_t predecessors[PREDECESSORS_MAX]);

/* The number of moves of the side to move by the rules of movement alone: the initial counter. */
unsigned book_moves(const struct book *book, uint32_t number);

/* Convert a position to its number and back: inverses of each other up to the order of the generals. */
uint32_t book_number(const struct book *book, const struct position *position);
struct position book_position(const struct book *book, uint32_t number);

/* The value of a decided position; a tie for any other. */
struct value book_value(const struct book *book, uint32_t number);

#endif
