/* A move, by cell numbers (see board.h). */
#ifndef RUBICON_GAME_MOVE_H
#define RUBICON_GAME_MOVE_H

#include <stdint.h>

struct move {
    uint16_t from;
    uint16_t to;
};

/* The most moves of a position, reached by two generals in the open, two cells apart; and the most
   predecessors: either general may come from four sides. */
enum { MOVES_MAX = 8, PREDECESSORS_MAX = 8 };

#endif
