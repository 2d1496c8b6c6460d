/* A solver with the classic mistakes as switches; without any it is right.

   Its results depend on the board alone, not on the order of a queue: all finds of a layer are made at
   once. If a lost successor and the last won one are found in the same layer (MISTAKE_COUNTER), the
   position is a win; of several successors found in one layer the nearest counts. */
#ifndef RUBICON_MISTAKES_MISTAKEN_H
#define RUBICON_MISTAKES_MISTAKEN_H

#include "analysis/play.h"
#include "mistakes/mistake.h"

/* An analysis, running or finished. It owns its tables and a copy of the board. */
struct mistaken;

/* Bytes that an analysis of this board takes. */
uint64_t mistaken_bytes_for(const struct board *board);

/* As analysis_open, analysis_step and analysis_close, for a set of enum mistake. */
bool mistaken_open(const struct board *board, unsigned mistakes, uint64_t memory_limit,
                   struct mistaken **mistaken, struct failure *failure);
bool mistaken_step(struct mistaken *mistaken, uint64_t budget, struct failure *failure);
bool mistaken_is_done(const struct mistaken *mistaken);
void mistaken_close(struct mistaken *mistaken);

/* As mistaken_open, for the value of one valid position only: analyses only what that depends on, about a
   quarter of the whole. Nothing can be asked about other positions or about moves. */
bool mistaken_open_for(const struct board *board, const struct position *position, unsigned mistakes,
                       uint64_t memory_limit, struct mistaken **mistaken, struct failure *failure);

/* Whether the value of a position is final, which may be long before the work is done. */
bool mistaken_is_settled(const struct mistaken *mistaken, const struct position *position);

/* The value that the wrong program prints for a position, once the analysis is finished or the position
   settled (see printed.h for output that no right program prints). The position must be valid (see
   position_is_valid), except that with MISTAKE_SHARE the generals may share a cell. */
struct value mistaken_value(const struct mistaken *mistaken, const struct position *position);

/* The value as the program finds it, before printing. */
struct value mistaken_found(const struct mistaken *mistaken, const struct position *position);

/* The moves that the wrong program sees, with the values that it finds, its favourite first; equally good
   ones in the order of position_steps. None if it takes the game to be over. Returns their number. Only
   for a finished analysis. */
int mistaken_moves(const struct mistaken *mistaken, const struct position *position,
                   struct play_move moves[MOVES_MAX]);

/* Writes the line that the wrong program plays for both sides, at most `capacity` moves, and returns their
   number. The line ends where the program takes the game to be over or is stuck, or with the move that
   repeats an earlier position; *loop is then the number of the move played from that position. Otherwise
   *loop is the number of moves. */
uint32_t mistaken_line(const struct mistaken *mistaken, const struct position *position, struct move *moves,
                       uint32_t capacity, uint32_t *loop);

#endif
