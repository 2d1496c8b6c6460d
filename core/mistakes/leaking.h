/* The textbook solver with state that leaks from one board to the next, as in programs that answer several boards
   and do not reset everything in between. The effect depends on the implementation, so the usual ones of each
   kind are simulated. The first board of a file is always answered correctly. */
#ifndef RUBICON_MISTAKES_LEAKING_H
#define RUBICON_MISTAKES_LEAKING_H

#include "game/board.h"
#include "game/value.h"

/* What leaks, numbered from 0 in this order: constant, name, what is wrong. */
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

/* The name of a leak, and what is wrong; constant strings. */
const char *leak_name(enum leak leak);
const char *leak_wrong(enum leak leak);

/* How a program with a leak indexes positions: by row and column, in arrays for the largest board; by cell numbers
   that depend on the board's width, in such arrays; or by cell numbers and cell counts of the board itself. */
enum leak_numbers { LEAK_BY_PLACE, LEAK_BY_CELL, LEAK_BY_BOARD, LEAK_NUMBERINGS };

/* A way of leaking combines an indexing with one of up to LEAK_HABITS sets of habits for its kind (leaking.c). */
enum { LEAK_HABITS = 6, LEAK_WAYS = LEAKS * LEAK_HABITS * LEAK_NUMBERINGS };

/* Whether `way`, 0..LEAK_WAYS - 1, is in use, and its kind. */
bool leaking_is_way(int way);
enum leak leaking_kind(int way);

/* A simulated program, which answers one board after another. */
struct leaking;

/* Maximum cells of a board (rows times columns), because the table is filled once for each way. */
enum { LEAKING_CELLS_MAX = 36 };

/* Opens a simulated program for boards of up to rows x columns, at most LEAKING_CELLS_MAX cells. The caller frees
   *leaking with leaking_close. Fails with FAILURE_OUT_OF_MEMORY. */
bool leaking_open(int way, int rows, int columns, struct leaking **leaking, struct failure *failure);

/* Answers the next board, with one pawn, two generals and Red to move. Fails with FAILURE_OUT_OF_MEMORY. */
bool leaking_answer(struct leaking *leaking, const struct board *board, struct value *value,
                    struct failure *failure);

void leaking_close(struct leaking *leaking);

#endif
