/* The tests of a contest with their right answers, and which of them catches which mistake (see mistaken.h): made a
   step at a time, seeded, and the same on every machine.

   First the boards are made (see draft.h), then each is answered by every mistaken program. A mistake that no board
   has caught then gets one of its own: candidates are tried, and the first that shows it joins the last group of
   tests, in place of a board without which every mistake is still caught where its test is full. */
#ifndef RUBICON_PACKAGE_PACKAGE_H
#define RUBICON_PACKAGE_PACKAGE_H

#include "mistakes/mistaken.h"
#include "package/statement.h"

/* What is wished for. */
struct package_wish {
    uint32_t seed;
    uint32_t boards; /* of each test before boards join, 1..STATEMENT_BOARDS_MAX */
};

struct package_board {
    struct board board;
    struct value right; /* with Red to move */
    unsigned caught;    /* the mistakes that answer otherwise, or not at all: a set of enum mistake */
};

struct package_test {
    uint32_t count;
    struct package_board boards[STATEMENT_BOARDS_MAX];
};

enum package_phase { PACKAGE_MAKING, PACKAGE_JUDGING, PACKAGE_FILLING, PACKAGE_DONE };

/* How far it is: steps of this phase; in the last ones no more than about. */
struct package_progress {
    enum package_phase phase;
    uint32_t done;
    uint32_t total;
};

struct package;

/* FAILURE_OUT_OF_MEMORY. The caller ends *package with package_close. */
bool package_open(struct package_wish wish, struct package **package, struct failure *failure);

/* Makes one board, or answers one with one mistake. After FAILURE_OUT_OF_MEMORY the step can be taken again. */
bool package_step(struct package *package, struct failure *failure);

struct package_progress package_progress_of(const struct package *package);

/* Test `id` from 1 to STATEMENT_TESTS. */
const struct package_test *package_test_at(const struct package *package, uint32_t id);

/* How many lines of a test a mistaken program gets wrong; and the mistakes, a set of enum mistake, that no test
   catches. Of a finished package. */
uint32_t package_caught(const struct package *package, uint32_t id, int mistake);
unsigned package_missed(const struct package *package);

void package_close(struct package *package);

#endif
