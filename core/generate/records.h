/* The 10x10 boards with the longest known games, which overflow what a program may use for a game: bytes,
   queues, arrays. They are also in tests/data/records.tsv and record-10x10.in. */
#ifndef RUBICON_GENERATE_RECORDS_H
#define RUBICON_GENERATE_RECORDS_H

#include "game/board.h"

enum { RECORDS = 7, RECORDS_SIDE = 10 };

/* The games of more than 255 moves, of those in records.c. */
enum { RECORDS_RED = 0, RECORDS_UNIQUE = 2, RECORDS_RED_333 = 5 };

/* Writes board `number`, from 0, with its pieces. */
void records_board(int number, struct board *board);

#endif
