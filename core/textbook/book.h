/* The textbook solver's table and the work on it, one position at a time. For textbook.c, which solves by
   it, and watch.c, which shows it; everybody else uses analysis.h or watch.h.

   Positions are numbered ((pair * free cells) + pawn) * 2 + side to move, the pair of general cells a < b
   being number b * (b - 1) / 2 + a; all cells counted among the free ones. */
#ifndef RUBICON_TEXTBOOK_BOOK_H
#define RUBICON_TEXTBOOK_BOOK_H

#include "analysis/solver.h"
#include "textbook/watch.h"

/* A position's mark: in the low four bits its counter, the successors that are not yet known to be won for
   the other side; above them whether it is decided, from the view of the side to move. The counter of a
   decided position stays as it was then. */
enum { BOOK_WON = 1 << 4, BOOK_LOST = 2 << 4, BOOK_COUNTER = 15 };

/* Cells one step away, by their numbers among the free cells. */
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
    uint32_t prepared;                              /* pairs prepared */
    uint64_t taken;                                 /* positions taken from the queue */
    uint64_t queued;                                /* positions put into it */
    uint16_t number[BOARD_CELLS_MAX];               /* of each free cell of the board among the free ones */
    uint16_t cell[BOARD_CELLS_MAX];                 /* from here on by free cell: its number on the board */
    bool row_one[BOARD_CELLS_MAX];                  /* whether it is on row 1 */
    uint8_t pawn_moves[BOARD_CELLS_MAX];            /* how many moves the pawn has */
    struct book_neighbours around[BOARD_CELLS_MAX]; /* where a general may go to, and come from */
    struct book_neighbours pawn_from[BOARD_CELLS_MAX]; /* where the pawn may have come from */
    struct book_pair *pair_cells;                      /* the cells of each pair of generals */
    uint8_t *marks;
    uint16_t *distances; /* of decided positions */
    uint32_t *queue;
};

/* As the functions of struct solver. */
uint64_t book_bytes(const struct board *board);
struct book *book_open(const struct board *board);
void book_close(struct book *book);

/* Positions of a board, with either side to move. */
uint64_t book_positions(const struct book *book);
uint64_t book_positions_of(const struct board *board);

/* Marks the finished games of one more pair of general cells and sets the others' counters. */
void book_prepare_pair(struct book *book);

/* Takes so many positions from the queue, as far as it goes, and informs the predecessors of each.
   FAILURE_TOO_MANY_LAYERS, before the position is taken whose predecessors would be too far away. */
bool book_take(struct book *book, uint64_t positions, struct failure *failure);

/* Puts the position taken last back to the head of the queue, the inverse of taking it; the newest
   `decided` of the queue are the positions that taking it had decided. progress.distance stays. */
void book_put_back(struct book *book, unsigned decided);

/* The predecessors of a position, in the order in which they are informed. Returns how many. */
unsigned book_predecessors(const struct book *book, uint32_t position,
                           uint32_t predecessors[PREDECESSORS_MAX]);

/* The moves of the side to move by the rules of movement alone: what its counter begins with. */
unsigned book_moves(const struct book *book, uint32_t number);

/* A position's number and back: inverses of each other up to the order of the generals. */
uint32_t book_number(const struct book *book, const struct position *position);
struct position book_position(const struct book *book, uint32_t number);

/* The value of a decided position, a tie for any other. */
struct value book_value(const struct book *book, uint32_t number);

#endif
