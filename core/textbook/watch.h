/* Shows the textbook solver at work, forwards and backwards: the position taken from the queue, its
   predecessors, their counters, and the positions decided by that.

   Time is the number of positions taken. At the start the queue holds every finished game and every other
   position has its counter; at the end the queue is empty, and undecided positions are ties. */
#ifndef RUBICON_TEXTBOOK_WATCH_H
#define RUBICON_TEXTBOOK_WATCH_H

#include "analysis/analysis.h"

/* A run; it owns its table. */
struct watch;

/* The state of a position at some time. */
struct watch_mark {
    bool decided;
    struct value value; /* a tie if not decided */
    uint32_t counter;   /* legal moves not yet known to lose; 0 if decided */
};

/* A predecessor informed of a position taken: a legal move leads from it there. */
struct watch_predecessor {
    struct position position;
    uint32_t moves; /* number of its legal moves, the initial counter */
    struct watch_mark before;
    struct watch_mark after;
};

/* One position taken from the queue, with its value, and its predecessors in the order in which they are
   informed. */
struct watch_step {
    struct position taken;
    struct value value;
    int count;
    struct watch_predecessor predecessor[PREDECESSORS_MAX];
};

/* Counts of positions: of the board, pushed onto the queue and popped from it; those pushed that the side
   to move has won and lost, by that side. */
struct watch_counts {
    uint64_t positions;
    uint64_t queued;
    uint64_t taken;
    uint64_t won[2];
    uint64_t lost[2];
};

/* The events at which a search stops: a step that decides a win or a loss for the side to move, takes the
   last position of its distance, or decides the requested position. They can be combined. WATCH_CHOICE is
   a restriction: wins and losses count only if the side to move has at least two legal moves. */
enum { WATCH_WIN = 1, WATCH_LOSS = 2, WATCH_LAYER = 4, WATCH_POSITION = 8, WATCH_CHOICE = 16 };

/* Bytes that a run on this board takes. Depends on the board's size and obstacles only. Allocates nothing. */
uint64_t watch_bytes_for(const struct board *board);

/* Opens a run at its start. Pieces on the board are ignored. Fails as analysis_open. The caller owns
   *watch and frees it with watch_close. */
bool watch_open(const struct board *board, uint64_t memory_limit, struct watch **watch,
                struct failure *failure);

struct watch_counts watch_counts_of(const struct watch *watch);

/* Whether the queue is empty. */
bool watch_is_done(const struct watch *watch);

/* Takes the next position and reports its effects; `step` may be NULL. The queue must not be empty.
   FAILURE_TOO_MANY_LAYERS, with the run unchanged, if the predecessors' distance would be too large. */
bool watch_take(struct watch *watch, struct watch_step *step, struct failure *failure);

/* Puts the last position taken back to the head of the queue: the exact inverse of watch_take. No effect
   at the start. */
void watch_put_back(struct watch *watch);

/* Moves forwards or backwards to the time at which `taken` positions have been taken, or to the end if
   that comes first. Fails as watch_take. */
bool watch_seek(struct watch *watch, uint64_t taken, struct failure *failure);

/* Takes positions, at most `budget`, and at least one unless the queue is empty, until a step matches one
   of `stops`. *stopped is what the last step matched; 0 if the search can be continued or the queue is
   empty. `position` is for WATCH_POSITION, else NULL. Fails as watch_take, or with FAILURE_BAD_POSITION. */
bool watch_find(struct watch *watch, unsigned stops, const struct position *position, uint64_t budget,
                unsigned *stopped, struct failure *failure);

/* The index-th position pushed onto the queue, from 0; the head has number `taken`. False if there is none
   yet. */
bool watch_queued(const struct watch *watch, uint64_t index, struct position *position, struct value *value);

/* The current state of a position. FAILURE_BAD_POSITION if the pieces cannot stand like this. */
bool watch_mark_of(const struct watch *watch, const struct position *position, struct watch_mark *mark,
                   struct failure *failure);

/* Frees all that the run owns. NULL is allowed. */
void watch_close(struct watch *watch);

#endif
