/* A setter's own programs, run on the tests of a package. */
#ifndef RUBICON_COMMAND_PACKAGE_PROGRAMS_H
#define RUBICON_COMMAND_PACKAGE_PROGRAMS_H

#include "game/json.h"
#include "package/package.h"

/* How a run ends that no answer counts of: constant, the letter in the table, the judges' name. */
#define PROGRAM_FAULT_LIST(FAULT)                                                                            \
    FAULT(TIME, 'T', "TLE")                                                                                  \
    FAULT(MEMORY, 'M', "MLE")                                                                                \
    FAULT(OUTPUT, 'O', "OLE")                                                                                \
    FAULT(RUNTIME, 'R', "RE")

#define PROGRAM_FAULT_AS_NUMBER(FAULT, letter, name) PROGRAM_FAULT_##FAULT,
enum program_fault { PROGRAM_FAULT_NONE, PROGRAM_FAULT_LIST(PROGRAM_FAULT_AS_NUMBER) };

/* A program's run on a test. */
struct program_cell {
    enum program_fault fault;
    uint32_t wrong; /* lines that are wrong or missing; all if there is a fault or a line too many */
};

/* A program and its runs; zero all but the command. */
struct program_row {
    const char *command; /* the program and its arguments, with blanks between them; borrowed */
    struct program_cell cells[STATEMENT_TESTS];
};

/* Whether a command names a program that is there. False after a complaint. */
bool package_programs_check(const char *command);

/* Runs the program, whose command has been checked, on every test of a finished package, within the statement's limits.
   False after a complaint, or once the command is interrupted. */
bool package_programs_run(struct program_row *row, const struct package *package);

/* Adds rows of the table, and what its letters mean. */
void package_programs_text(struct writer *text, const struct program_row *rows, int count);

/* Adds the member "programs". */
void package_programs_json(struct json *json, const struct program_row *rows, int count);

#endif
