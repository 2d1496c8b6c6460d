/* Retrograde analysis of a board: the value of every position of it, found backwards from the finished games.
   Which solver does the work is chosen when the analysis is opened; from then on all are used alike. */
#ifndef RUBICON_ANALYSIS_ANALYSIS_H
#define RUBICON_ANALYSIS_ANALYSIS_H

#include "game/position.h"

/* An analysis in progress or done. It owns its tables and keeps a copy of the board. One thread at a time may
   carry it on; while nobody does, any number may read what it knows. */
struct analysis;

/* How the work is done; each is declared in a header of its own. */
struct solver;

/* How far an analysis is. Of a solver that takes the pawn's rows one after the other, `distance` is that of
   the row in hand, and `decided` counts the rows that are done. */
struct analysis_progress {
    bool done;
    double fraction;     /* 0..1 of the work, 1 when done */
    uint32_t distance;   /* layer reached, in moves of both sides */
    uint64_t decided[2]; /* positions found so far to be won by each side, by enum side */
    uint64_t frontier;   /* found and waiting to be worked through: positions, or words of them */
};

/* Bytes that an analysis of this board takes. Only the board's size and obstacles count. Allocates
   nothing. */
uint64_t analysis_bytes_for(const struct solver *solver, const struct board *board);

/* Opens an analysis of every position of the board, with either side to move. Only the board's obstacles
   matter: cells with pieces are free. Fails with the codes of board_check, FAILURE_TOO_LARGE (before anything
   is allocated) when more than memory_limit bytes would be taken, or FAILURE_OUT_OF_MEMORY (nothing is left
   allocated). The caller owns *analysis and ends it with analysis_close. */
bool analysis_open(const struct solver *solver, const struct board *board, uint64_t memory_limit,
                   struct analysis **analysis, struct failure *failure);

/* Goes on with the work by about `budget` positions (at least one), and returns at once when it is done.
   After a failure (FAILURE_TOO_MANY_LAYERS; FAILURE_OUT_OF_MEMORY or FAILURE_TOO_LARGE where a board has
   longer games, or more to remember of a row, than was provided for) the analysis can only be closed. */
bool analysis_step(struct analysis *analysis, uint64_t budget, struct failure *failure);

/* Runs the work to its end. */
bool analysis_solve(struct analysis *analysis, struct failure *failure);

/* What somebody wants to know of a position. */
enum analysis_extent {
    ANALYSIS_VALUE, /* its value */
    ANALYSIS_MOVES, /* and those of the positions that its moves lead to */
    ANALYSIS_PLAY   /* the values of all positions that moves can lead to from it, and so its lines */
};

/* Goes on with the work by about `budget` positions (at least one), but no further than the question needs,
   and in the order that answers it soonest; returns at once when the answer is known. The pawn never goes
   down, so a solver that takes its rows from the top leaves out those below. With UINT64_MAX the answer is
   known when it returns. What other questions and analysis_step have found counts: asking in any order and
   in any slices gives the values of the complete table. Fails as analysis_step, or with
   FAILURE_BAD_POSITION. */
bool analysis_ask(struct analysis *analysis, const struct position *position, enum analysis_extent extent,
                  uint64_t budget, struct failure *failure);

/* Whether so much is known of a valid position, so that analysis_value, play_moves or play_line tell it. */
bool analysis_knows(const struct analysis *analysis, const struct position *position,
                    enum analysis_extent extent);

/* 0..1 of the work that a question takes, 1 when the answer is known. */
double analysis_fraction(struct analysis *analysis, const struct position *position,
                         enum analysis_extent extent);

/* How far the work is. The result is the analysis's own, valid until the next call. Counting what is decided
   takes a moment on large boards; analysis_glance leaves that out, and `decided` as it was. */
const struct analysis_progress *analysis_progress_of(struct analysis *analysis);
const struct analysis_progress *analysis_glance(struct analysis *analysis);

/* Whether the work is done. */
bool analysis_is_done(const struct analysis *analysis);

/* The board, as opened. */
const struct board *analysis_board(const struct analysis *analysis);

/* Bytes held. */
uint64_t analysis_bytes(const struct analysis *analysis);

/* The value of any position of the board, finished ones included. FAILURE_NOT_SOLVED before it is known,
   FAILURE_BAD_POSITION where the pieces cannot stand so. */
bool analysis_value(const struct analysis *analysis, const struct position *position, struct value *value,
                    struct failure *failure);

/* The values for one pair of generals and every cell that the pawn may stand on, by cell number, with Red and
   with Black to move; entries of obstacles are left alone. Each array has room for the board's cells. Much
   faster than so many calls of analysis_value. FAILURE_NOT_SOLVED before the work is done, otherwise fails as
   that does. */
bool analysis_values(const struct analysis *analysis, const int general[2], struct value *red,
                     struct value *black, struct failure *failure);

/* Frees all that the analysis owns. NULL is allowed. */
void analysis_close(struct analysis *analysis);

#endif
