/* Boards of a package as they are drawn, before anybody has asked which mistakes they show: seeded, and the same on
   every machine. */
#ifndef RUBICON_PACKAGE_DRAFT_H
#define RUBICON_PACKAGE_DRAFT_H

#include "package/statement.h"

/* What one board may take while it is solved. */
#define DRAFT_MEMORY_LIMIT ((uint64_t)1 << 30)

/* Makes board `number`, from 0 and below STATEMENT_BOARDS_MAX, of a test from 1 to STATEMENT_TESTS, within what the
   test promises. In the tests that promise something the boards grow from tiny ones to full ones. Of the last
   tests one is all tiny boards, then they grow from test to test, and the last one begins with the boards of long
   games (see generate/records.h). Fails as generate_board does. */
bool draft_board(uint32_t seed, uint32_t test, uint32_t number, struct board *board, struct value *right,
                 struct failure *failure);

/* Makes board `number` of those that are tried for a mistake that no test catches: the boards of long games, then
   tiny boards without end. All are within what the last group of tests promises. */
bool draft_candidate(uint32_t seed, uint32_t number, struct board *board, struct value *right,
                     struct failure *failure);

#endif
