/* Checks a test against the statement: its bytes, strictly, and every promise of its id; and its answers.
   Reports the first error. */
#ifndef RUBICON_PACKAGE_VALIDATE_H
#define RUBICON_PACKAGE_VALIDATE_H

#include "analysis/analysis.h"
#include "package/flaw.h"
#include "package/statement.h"

enum validation {
    VALIDATION_VALID,
    VALIDATION_FLAWED, /* *flaw has the error */
    VALIDATION_FAILED  /* not checked: memory ran out, see *failure */
};

/* A parsed test. */
struct validated {
    uint32_t id;
    uint32_t boards;
    struct value right[STATEMENT_BOARDS_MAX]; /* with Red to move */
};

/* Accepts any id. */
enum { VALIDATE_ANY_ID = -1 };

/* Validates a contest file that is to have this id, or VALIDATE_ANY_ID, and solves its boards with `solver`.
   *validated is complete where the file is valid. */
enum validation validate_input(const char *bytes, size_t length, int id, const struct solver *solver,
                               struct validated *validated, struct flaw *flaw, struct failure *failure);

/* Validates the answers of a valid test: line k is the answer of board k, byte by byte. */
enum validation validate_answers(const char *bytes, size_t length, const struct validated *test,
                                 struct flaw *flaw);

#endif
