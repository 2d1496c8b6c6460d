/* The tests according to the statement: 20 of them, numbered from 1 by the `id` on the first line of a
   file (0 is a sample), in groups that each promise one kind of boards. */
#ifndef RUBICON_PACKAGE_STATEMENT_H
#define RUBICON_PACKAGE_STATEMENT_H

#include "generate/generate.h"

enum {
    STATEMENT_TESTS = 20,
    STATEMENT_BOARDS_MAX = 10, /* per test */
    STATEMENT_ROWS_MIN = 2,
    STATEMENT_ROWS_MAX = 10,
    STATEMENT_COLUMNS_MAX = 10,
    STATEMENT_WALLED_ROWS_MIN = 4,
    STATEMENT_POINTS = 5, /* per test */
    STATEMENT_MILLISECONDS = 1000,
    STATEMENT_MEGABYTES = 512,
    STATEMENT_GROUPS = GENERATE_KINDS
};

/* Tests `first` to `last` promise boards of a kind (see generate.h). */
struct statement_group {
    enum generate_kind kind;
    uint32_t first;
    uint32_t last;
};

/* A group by its number, from 0, in the order of the tests. */
struct statement_group statement_group_at(uint32_t number);

/* The number of the group of a test from 1 to STATEMENT_TESTS. */
uint32_t statement_group_of(uint32_t test);

/* The kind of boards that a test promises; GENERATE_ANY for a sample, test 0. */
enum generate_kind statement_kind_of(uint32_t test);

#endif
