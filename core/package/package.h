/* The tests of a contest with their right answers, and the mistakes that each catches (see mistake.h):
   made step by step from a seed, and the same on every machine.

   First the boards are made (see draft.h), then every mistaken program answers each of them. For each
   mistake that no board has caught, candidates are tried, and the first that shows it joins the last group
   of tests; if its test is full, it replaces a board without which every mistake is still caught. */
#ifndef RUBICON_PACKAGE_PACKAGE_H
#define RUBICON_PACKAGE_PACKAGE_H

#include "mistakes/mistaken.h"
#include "package/statement.h"

struct package_settings {
    uint32_t seed;
    uint32_t boards; /* per test before further boards join, 1..STATEMENT_BOARDS_MAX */
};

struct package_board {
    struct board board;
    struct value right; /* with Red to move */
    unsigned caught;    /* the mistakes that lead to a wrong answer, or to none: a set of enum mistake */
};

struct package_test {
    uint32_t count;
    struct package_board boards[STATEMENT_BOARDS_MAX];
};

enum package_phase { PACKAGE_MAKING, PACKAGE_JUDGING, PACKAGE_FILLING, PACKAGE_DONE };

/* Progress: steps of this phase; the number in all is an estimate in the last phases. */
struct package_progress {
    enum package_phase phase;
    uint32_t done;
    uint32_t total;
};

struct package;

/* FAILURE_OUT_OF_MEMORY. The caller frees *package with package_close. */
bool package_open(struct package_settings settings, struct package **package, struct failure *failure);

/* Makes one board, or answers one with one mistake. After FAILURE_OUT_OF_MEMORY the step can be repeated. */
bool package_step(struct package *package, struct failure *failure);

struct package_progress package_progress_of(const struct package *package);

/* Test `id` from 1 to STATEMENT_TESTS. */
const struct package_test *package_test_at(const struct package *package, uint32_t id);

/* The number of lines of a test that a mistaken program gets wrong; and the set of enum mistake that no
   test catches. For a finished package. */
uint32_t package_caught(const struct package *package, uint32_t id, int mistake);
unsigned package_missed(const struct package *package);

void package_close(struct package *package);

#endif
