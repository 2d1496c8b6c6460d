/* Retrograde analysis of a board: the value of every position, found backwards from the finished games.
   The solver is chosen when the analysis is opened; after that, all solvers have the same interface. */
#ifndef RUBICON_ANALYSIS_ANALYSIS_H
#define RUBICON_ANALYSIS_ANALYSIS_H

#include "game/position.h"

/* An analysis, running or finished. It owns its tables and a copy of the board. One thread at a time may
   advance it; while none does, any number of threads may read its results. */
struct analysis;

/* The available solvers are declared in headers of their own (layered/layered.h, textbook/textbook.h). */
struct solver;

/* Progress of an analysis. For a solver that works through the pawn's rows one by one, `distance` is that
   of the current row, and `decided` counts the finished rows only. */
struct analysis_progress {
    bool done;
    double fraction;     /* 0..1 of the work, 1 when done */
    uint32_t distance;   /* current layer, in moves of both sides */
    uint64_t decided[2]; /* positions known so far to be won by each side, by enum side */
    uint64_t frontier;   /* newly decided and not yet propagated: positions, or words of them */
};

/* The maximum of bytes that an analysis of this board takes, unless its games are longer than on any known
   board. Depends on the board's size and obstacles only. Allocates nothing. */
uint64_t analysis_bytes_for(const struct solver *solver, const struct board *board);

/* Opens an analysis of every position of the board, with either side to move. Pieces on the board are
   ignored: their cells are free. Fails with the codes of board_check, FAILURE_TOO_LARGE (before anything
   is allocated) if it might take more than memory_limit bytes, or FAILURE_OUT_OF_MEMORY (nothing is left
   allocated). The caller owns *analysis and frees it with analysis_close. */
bool analysis_open(const struct solver *solver, const struct board *board, uint64_t memory_limit,
                   struct analysis **analysis, struct failure *failure);

/* Advances the work by about `budget` positions (at least one); returns at once if it is done. After a
   failure the analysis can only be closed: FAILURE_TOO_MANY_LAYERS, or FAILURE_OUT_OF_MEMORY or
   FAILURE_TOO_LARGE if the board has longer games than analysis_bytes_for expects. */
bool analysis_step(struct analysis *analysis, uint64_t budget, struct failure *failure);

/* Finishes the work. */
bool analysis_solve(struct analysis *analysis, struct failure *failure);

/* How much analysis_ask must find out about a position. */
enum analysis_extent {
    ANALYSIS_VALUE, /* its value */
    ANALYSIS_MOVES, /* and the values of its successors */
    ANALYSIS_PLAY   /* the values of all positions reachable from it, and so its best lines */
};

/* Advances the work by about `budget` positions (at least one), but no further than the question needs, in
   the order that answers it soonest; returns at once if the answer is known. Because the pawn never goes
   down, a solver that works through the rows from the top leaves out those below. With UINT64_MAX the
   answer is known on return. Earlier questions and analysis_step share their results: any order of
   questions, in slices of any size, gives the values of the complete table. Fails as analysis_step, or
   with FAILURE_BAD_POSITION. */
bool analysis_ask(struct analysis *analysis, const struct position *position, enum analysis_extent extent,
                  uint64_t budget, struct failure *failure);

/* Whether this much is known about a valid position: enough for analysis_value, play_moves or play_line. */
bool analysis_knows(const struct analysis *analysis, const struct position *position,
                    enum analysis_extent extent);

/* The finished part, 0..1, of the work for a question; 1 when the answer is known. */
double analysis_fraction(struct analysis *analysis, const struct position *position,
                         enum analysis_extent extent);

/* The current progress. The result is owned by the analysis and valid until the next call. Counting
   `decided` takes a moment on large boards; analysis_glance skips it and leaves the last count. */
const struct analysis_progress *analysis_progress_of(struct analysis *analysis);
const struct analysis_progress *analysis_glance(struct analysis *analysis);

bool analysis_is_done(const struct analysis *analysis);

/* The board as opened. */
const struct board *analysis_board(const struct analysis *analysis);

/* Bytes currently held. */
uint64_t analysis_bytes(const struct analysis *analysis);

/* The value of any position of the board, including finished games. FAILURE_NOT_SOLVED if not known yet,
   FAILURE_BAD_POSITION if the pieces cannot stand like this. */
bool analysis_value(const struct analysis *analysis, const struct position *position, struct value *value,
                    struct failure *failure);

/* The values for one pair of generals and every cell of the pawn, by cell number, with Red and with Black
   to move; entries of obstacles are not written. Each array has room for all cells of the board. Much
   faster than calling analysis_value for each cell. FAILURE_NOT_SOLVED before the work is done, otherwise
   fails as analysis_value. */
bool analysis_values(const struct analysis *analysis, const int general[2], struct value *red,
                     struct value *black, struct failure *failure);

/* Frees all that the analysis owns. NULL is allowed. */
void analysis_close(struct analysis *analysis);

#endif
