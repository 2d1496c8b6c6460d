/* The boards of a package before it is known which mistakes they show: from a seed, and the same on every
   machine. */
#ifndef RUBICON_PACKAGE_DRAFT_H
#define RUBICON_PACKAGE_DRAFT_H

#include "package/statement.h"

/* Memory limit (bytes) for solving one board. */
#define DRAFT_MEMORY_LIMIT ((uint64_t)1 << 30)

/* Makes board `number`, from 0 and below STATEMENT_BOARDS_MAX, of a test from 1 to STATEMENT_TESTS, with
   the properties that the test promises. In the tests that promise something the boards grow from tiny to
   full size. The last tests begin with one of tiny boards, then grow from test to test; the very last one
   starts with the boards of the longest games (see generate/records.h), and each of the three before it
   with one of them mirrored, because else a program whose moves overflow a byte fails in one test only. Fails as
   generate_board. */
bool draft_board(uint32_t seed, uint32_t test, uint32_t number, struct board *board, struct value *right,
                 struct failure *failure);

/* Makes candidate `number` for a mistake that no test catches: first the boards of the longest games, then
   an unlimited number of tiny boards. All have the properties that the last group of tests promises. */
bool draft_candidate(uint32_t seed, uint32_t number, struct board *board, struct value *right,
                     struct failure *failure);

#endif
