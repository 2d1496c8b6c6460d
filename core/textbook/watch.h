/* The textbook solver watched at work, forwards and backwards: which position it takes from its queue, which
   predecessors hear of it, what becomes of their counters, and what is decided by that.

   Time goes in positions taken. At the beginning every finished game is in the queue and every other position
   has its counter; in the end the queue is empty, and what is not decided is a tie. */
#ifndef RUBICON_TEXTBOOK_WATCH_H
#define RUBICON_TEXTBOOK_WATCH_H

#include "analysis/analysis.h"

/* The most predecessors of a position: either general may have come from four sides. */
enum { PREDECESSORS_MAX = 8 };

/* A run that is watched; it owns its table. */
struct watch;

/* What is known of a position at some time. */
struct watch_mark {
    bool decided;
    struct value value; /* a tie where it is not decided */
    uint32_t counter;   /* legal moves that are not yet known to lose; 0 where it is decided */
};

/* A predecessor that hears of a position taken: a move of a game that still goes on leads from it there. */
struct watch_told {
    struct position position;
    uint32_t moves; /* its legal moves: what its counter begins with */
    struct watch_mark before;
    struct watch_mark after;
};

/* One position taken from the queue, with its value, and its predecessors in the order in which they are
   told. */
struct watch_step {
    struct position taken;
    struct value value;
    int count;
    struct watch_told told[PREDECESSORS_MAX];
};

/* How much is done: positions of the board, put into the queue and taken from it; those put into it by the
   side to move, won and lost for that side. */
struct watch_counts {
    uint64_t positions;
    uint64_t queued;
    uint64_t taken;
    uint64_t won[2];
    uint64_t lost[2];
};

/* What a search stops after: a step that decides a win or a loss of the side to move, that takes the last
   position of its distance, or that decides the position asked for. They can be combined. WATCH_CHOICE is no
   stop of its own: with it a win or a loss counts only where the side to move has two legal moves or more. */
enum { WATCH_WIN = 1, WATCH_LOSS = 2, WATCH_LAYER = 4, WATCH_POSITION = 8, WATCH_CHOICE = 16 };

/* Bytes that watching this board takes. Only its size and obstacles count. Allocates nothing. */
uint64_t watch_bytes_for(const struct board *board);

/* Opens a run at its beginning. Only the board's obstacles matter. Fails as analysis_open does. The caller
   owns *watch and ends it with watch_close. */
bool watch_open(const struct board *board, uint64_t memory_limit, struct watch **watch,
                struct failure *failure);

struct watch_counts watch_counts_of(const struct watch *watch);

/* Whether the queue is empty. */
bool watch_is_done(const struct watch *watch);

/* Takes the next position and reports what that does; *step may be NULL. Not to be called when the queue is
   empty. FAILURE_TOO_MANY_LAYERS where its predecessors would be too far away; the run stays as it is
   then. */
bool watch_take(struct watch *watch, struct watch_step *step, struct failure *failure);

/* Puts the position taken last back to the head of the queue: the exact inverse of watch_take. Nothing
   happens at the beginning. */
void watch_put_back(struct watch *watch);

/* Goes to the time at which `taken` positions have been taken, or to the end where that comes first, forwards
   or backwards. Fails as watch_take does. */
bool watch_seek(struct watch *watch, uint64_t taken, struct failure *failure);

/* Takes positions, at most `budget` and at least one unless the queue is empty, until a step has done one of
   `stops`. *stopped is which of them the last step has done, 0 when the search may go on or the queue is
   empty. `position` is for WATCH_POSITION, else NULL. Fails as watch_take does, and with
   FAILURE_BAD_POSITION. */
bool watch_find(struct watch *watch, unsigned stops, const struct position *position, uint64_t budget,
                unsigned *stopped, struct failure *failure);

/* The index-th position that was put into the queue, from 0 on; the head is number `taken`. False where there
   is none yet. */
bool watch_queued(const struct watch *watch, uint64_t index, struct position *position, struct value *value);

/* What is known of a position now. FAILURE_BAD_POSITION where the pieces cannot stand so. */
bool watch_mark_of(const struct watch *watch, const struct position *position, struct watch_mark *mark,
                   struct failure *failure);

/* Frees all that the run owns. NULL is allowed. */
void watch_close(struct watch *watch);

#endif
