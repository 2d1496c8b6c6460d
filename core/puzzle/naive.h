/* The rules by which a beginner plays. A puzzle is as hard as the moves that they do not find. */
#ifndef RUBICON_PUZZLE_NAIVE_H
#define RUBICON_PUZZLE_NAIVE_H

#include "game/position.h"

/* Capture when one can. */
bool naive_captures(const struct position *position, struct move move);

/* Block the pawn's column: a general enters it above the pawn. */
bool naive_blocks(const struct board *board, const struct position *position, struct move move);

/* Go towards the pawn: the general that is nearer to it, in rows and columns, comes nearer still. */
bool naive_approaches(const struct board *board, const struct position *position, struct move move);

/* Run: the pawn goes up. */
bool naive_runs(const struct board *board, struct move move);

/* Whether one of the rules of the side to move proposes the move, a legal one. */
bool naive_finds(const struct board *board, const struct position *position, struct move move);

/* Whether the move takes a general away from the pawn. */
bool naive_retreats(const struct board *board, const struct position *position, struct move move);

#endif
