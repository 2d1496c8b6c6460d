/* Boards of 10x10 cells with the longest games known, which fill what a program keeps of a game: bytes,
   queues, arrays. tests/data/records.tsv and record-10x10.in have the same. */
#ifndef RUBICON_GENERATE_RECORDS_H
#define RUBICON_GENERATE_RECORDS_H

#include "game/board.h"

enum { RECORDS = 7, RECORDS_SIDE = 10 };

/* Writes board `number`, from 0, with its pieces. */
void records_board(int number, struct board *board);

#endif
