/* Reads the tests from a judge's configuration: the files of texts/, and edited
   ones, with other limits and points, comments, further keys, more or fewer tests. */
#ifndef RUBICON_PACKAGE_CONFIGURATION_H
#define RUBICON_PACKAGE_CONFIGURATION_H

#include "package/files.h"

#include <stdbool.h>

enum { CONFIGURATION_TESTS_MAX = 256, CONFIGURATION_NAME_MAX = 64, CONFIGURATION_POINTS = 100 };

struct configured_test {
    char boards[CONFIGURATION_NAME_MAX];
    char answers[CONFIGURATION_NAME_MAX]; /* empty if implied by the name of the input */
    bool has_group;
    uint32_t line; /* where it is named, from 1 */
};

struct configuration {
    uint32_t count;
    struct configured_test tests[CONFIGURATION_TESTS_MAX];
    uint64_t points;                      /* sum over all tests */
    char checker[CONFIGURATION_NAME_MAX]; /* of Hydro and Polygon; empty if none is named */
};

/* Faults of a package other than those of its tests: constant, name, a sentence about the file. */
#define GAP_LIST(GAP)                                                                                        \
    GAP(UNREADABLE, unreadable,                                                                              \
        "this line is not as rubicon package writes it; nothing after it is checked")                        \
    GAP(NO_TEST, no_test, "no test is named")                                                                \
    GAP(TWICE, twice, "this test is named a second time")                                                    \
    GAP(NO_ANSWERS, no_answers, "no answers are named for this test")                                        \
    GAP(NO_GROUP, no_group, "this test is in no subtask, and others are")                                    \
    GAP(POINTS, points, "the points of the tests do not sum to 100")                                         \
    GAP(NO_TITLE, no_title, "there is no title")                                                             \
    GAP(NAMED, named, "this file is missing; the configuration names it")                                    \
    GAP(UNNAMED, unnamed, "the configuration does not name this test")                                       \
    GAP(NUMBER, number, "this test is missing; there are others before and after it")                        \
    GAP(BOARDS, boards, "these answers have no boards beside them")                                          \
    GAP(ANSWERS, answers, "this test has no answers beside it")                                              \
    GAP(CONFIGURATION, configuration, "this file is missing; the judge needs it")                            \
    GAP(JUDGE, judge,                                                                                        \
        "these are the numbered tests of a package, without a judge's configuration: config.yml for luogu, " \
        "config.yaml for hydro, problem.xml for polygon; --pairs takes them without one")

#define GAP_AS_CODE(GAP, name, sentence) GAP_##GAP,
enum gap { GAP_LIST(GAP_AS_CODE) GAPS };

/* The gap's name, such as "points", and its sentence; constant strings. */
const char *gap_name(enum gap gap);
const char *gap_sentence(enum gap gap);

/* Reads a judge's configuration: config.yml, config.yaml or problem.xml. False with the first gap in it
   and its line, from 1, or 0 if it has no line. */
bool configuration_read(enum package_judge judge, const char *bytes, size_t length,
                        struct configuration *configuration, enum gap *gap, uint32_t *line);

/* Checks problem.yaml in the same way: it must have a title. */
bool configuration_read_title(const char *bytes, size_t length, enum gap *gap, uint32_t *line);

#endif
