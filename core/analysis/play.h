/* Playing on a solved board: the moves of a position with their values, and best play. */
#ifndef RUBICON_ANALYSIS_PLAY_H
#define RUBICON_ANALYSIS_PLAY_H

#include "analysis/analysis.h"

struct play_move {
    struct move move;
    struct value value; /* of the position after it */
};

/* The legal moves of a position, the best for the side to move first (see value_compare), equally good ones
   in the order of position_steps. *count is 0 when the game is over. Fails as analysis_value. */
bool play_moves(const struct analysis *analysis, const struct position *position,
                struct play_move moves[MOVES_MAX], int *count, struct failure *failure);

/* How many of the moves of play_moves win for the side that makes them; they come first. */
int play_count_wins(const struct play_move *moves, int count, enum side side);

/* Plays a chosen move. FAILURE_ILLEGAL_MOVE leaves *position unchanged. */
bool play_chosen(const struct analysis *analysis, struct position *position, struct move move,
                 struct failure *failure);

/* The shape of the best line from a position, in which both sides always play the first of play_moves.
   `length` is the number of moves to the end of the game or, in a tie, up to and including the move that
   repeats an earlier position of the line; `loop` is the number (from 0) of the move that was played from
   that position. If nothing repeats, loop == length. Fails as analysis_value. */
struct play_shape {
    uint32_t length;
    uint32_t loop;
};
bool play_line_shape(const struct analysis *analysis, const struct position *position,
                     struct play_shape *shape, struct failure *failure);

/* Writes the first `count` moves of the best line; count is at most the shape's length. Fails as
   analysis_value. */
bool play_line(const struct analysis *analysis, const struct position *position, struct move *moves,
               uint32_t count, struct failure *failure);

/* A piece that can be lifted off the board. */
enum piece { PIECE_PAWN, PIECE_FIRST_GENERAL, PIECE_SECOND_GENERAL };

/* Whether the lifted piece could stand on this cell: a free one and, for a general, not the other
   general's. */
bool play_can_stand(const struct board *board, const struct position *position, enum piece piece, int cell);

/* The placement map: for every cell on which the lifted piece could stand, the value of the position with
   it there, with Red and with Black to move, by cell number; other entries are not written. Each array has
   room for all cells of the board. Fails as analysis_value for the position itself. */
bool play_map(const struct analysis *analysis, const struct position *position, enum piece piece,
              struct value *red, struct value *black, struct failure *failure);

#endif
