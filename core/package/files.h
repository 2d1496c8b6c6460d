/* The tests of a package as files, as a judge reads them; texts/ has what lies beside them. */
#ifndef RUBICON_PACKAGE_FILES_H
#define RUBICON_PACKAGE_FILES_H

#include "game/writer.h"
#include "package/package.h"

/* The judges: constant, name, the file of their configuration. */
#define JUDGE_LIST(JUDGE)                                                                                    \
    JUDGE(LUOGU, luogu, "config.yml")                                                                        \
    JUDGE(HYDRO, hydro, "problem.yaml, testdata/config.yaml")                                                \
    JUDGE(POLYGON, polygon, "problem.xml")

#define JUDGE_AS_NUMBER(JUDGE, name, file) JUDGE_##JUDGE,
enum package_judge { JUDGE_LIST(JUDGE_AS_NUMBER) JUDGES };

/* Buffer sizes: for any name with its folder and closing zero, and for the bytes of any file. */
enum { FILES_NAME_MAX = 32, FILES_BYTES_MAX = 1 << 14 };

/* The judge's name, such as "hydro"; a constant string. */
const char *judge_name(enum package_judge judge);

/* Number of files: input and answers of each test. */
enum { FILES_COUNT = 2 * STATEMENT_TESTS };

/* The name of a file, numbered from 0, including its folder if any. */
void files_name(enum package_judge judge, uint32_t number, char name[FILES_NAME_MAX]);

/* Writes the bytes of a file of a finished package, the same for every judge; returns their number. */
size_t files_bytes(const struct package *package, uint32_t number, char bytes[FILES_BYTES_MAX]);

/* The test, from 1, whose boards or answers a file has. */
uint32_t files_test(uint32_t number, bool *has_answers);

#endif
