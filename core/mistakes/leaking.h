/* The textbook solver as programs get it wrong that answer several boards and do not set everything back in
   between. What comes of it hangs on how a program is written; the usual ways of each kind are tried. The first
   board of a file is always answered rightly. */
#ifndef RUBICON_MISTAKES_LEAKING_H
#define RUBICON_MISTAKES_LEAKING_H

#include "game/board.h"
#include "game/value.h"

/* What is kept from one board to the next, numbered from 0 in this order: constant, name, what is wrong. */
#define LEAK_LIST(LEAK)                                                                                      \
    LEAK(WINNERS, winners, "the table of results, or of visited positions, is not cleared between boards")   \
    LEAK(COUNTERS, counters, "the counters of moves left are not set back between boards")                   \
    LEAK(QUEUE, queue, "the queue is not emptied between boards")                                            \
    LEAK(DISTANCES, distances, "the distances are not cleared between boards")                               \
    LEAK(EDGES, edges, "the lists of moves between positions are not cleared between boards")                \
    LEAK(PIECES, pieces, "a piece stays where it was on a board before: what was found is not set back")     \
    LEAK(CELLS, cells, "cells of a larger board before are left beside a smaller one")                       \
    LEAK(PART, part, "only a part of the table of results is cleared between boards")                        \
    LEAK(ANSWER, answer, "the answer is not set back between boards: a tie prints the one before")

#define LEAK_AS_NUMBER(LEAK, name, wrong) LEAK_##LEAK,
enum leak { LEAK_LIST(LEAK_AS_NUMBER) LEAKS };

/* Its name and what is wrong; constant strings. */
const char *leak_name(enum leak leak);
const char *leak_wrong(enum leak leak);

/* How programs differ that keep the same.

   By what they number positions: rows and columns as they are, in arrays of the largest board; cells numbered
   by the board's own width, in such arrays; or both, and positions by the board's own number of cells. */
enum leak_numbers { LEAK_BY_PLACE, LEAK_BY_CELL, LEAK_BY_BOARD, LEAK_NUMBERINGS };

/* And by what they do: up to LEAK_HABITS ways of each kind, the sets of habits of leaking.c. */
enum { LEAK_HABITS = 6, LEAK_WAYS = LEAKS * LEAK_HABITS * LEAK_NUMBERINGS };

/* Whether there is such a way, 0..LEAK_WAYS - 1, and its kind. */
bool leaking_is_way(int way);
enum leak leaking_kind(int way);

/* A program that answers one board after the other. */
struct leaking;

/* Boards of more rows times columns than this are not answered: the table would be too large to be tried for
   each way. */
enum { LEAKING_CELLS_MAX = 36 };

/* Begins a program for boards of at most so many rows and columns, their product at most LEAKING_CELLS_MAX.
   FAILURE_OUT_OF_MEMORY. The caller ends *leaking with leaking_close. */
bool leaking_open(int way, int rows, int columns, struct leaking **leaking, struct failure *failure);

/* Answers the next board, which has one pawn and two generals, with Red to move. FAILURE_OUT_OF_MEMORY. */
bool leaking_answer(struct leaking *leaking, const struct board *board, struct value *value,
                    struct failure *failure);

void leaking_close(struct leaking *leaking);

#endif
