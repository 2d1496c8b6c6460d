/* The rules of the river-crossing pawn game, written plainly. All other code that knows a rule is faster
   than this and checked against it. */
#ifndef RUBICON_GAME_POSITION_H
#define RUBICON_GAME_POSITION_H

#include "game/board.h"
#include "game/move.h"
#include "game/value.h"

/* The cells of the three pieces (see board.h) and the side to move. The generals are interchangeable:
   swapping them gives the same position. */
struct position {
    uint16_t general[2];
    uint16_t pawn;
    enum side side;
};

/* Why a game is over (statement, section on the end of the game), in the order in which it is checked. */
enum ending {
    ENDING_NONE,    /* the game goes on */
    ENDING_ROW_ONE, /* the pawn stands on row 1: Black has won */
    ENDING_CAPTURE, /* the pawn shares a cell with a general: the side that has just moved has won */
    ENDING_NO_MOVE  /* the side to move has no legal move: the other side has won */
};

/* Takes the pieces off a drawn board. Fails unless there is exactly one pawn and two generals; a surplus
   piece's row and column are the failure's place. The board must satisfy board_check. */
bool position_of_board(const struct board *board, enum side side, struct position *position,
                       struct failure *failure);

/* Whether every piece is on a free cell of the board and the generals on two different ones. The pawn may
   share a cell with a general: that is a finished game. */
bool position_is_valid(const struct board *board, const struct position *position);

/* Whether, and why, the game is over; sets *winner if it is. */
enum ending position_ending(const struct board *board, const struct position *position, enum side *winner);

/* The moves of the side to move by the rules of movement alone, whether or not the game is over: a general to
   one of the four neighbouring cells, the pawn up, left or right, never down. The order is up, left, right,
   down, the general with the lower cell number first, so that equal positions list equal moves. Returns how
   many were written. */
int position_steps(const struct board *board, const struct position *position, struct move moves[MOVES_MAX]);

/* The legal moves: position_steps while the game goes on, none when it is over. */
int position_moves(const struct board *board, const struct position *position, struct move moves[MOVES_MAX]);

/* Make and undo a move of position_steps: inverses of each other up to the order of the generals, which
   both keep. */
void position_play(struct position *position, struct move move);
void position_undo(struct position *position, struct move move);

/* Whether two positions are the same, in either order of the generals. */
bool position_equal(const struct position *a, const struct position *b);

#endif
