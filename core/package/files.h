/* The files of a package, as a judge reads them. */
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

/* Room for any name with its folder and its closing zero, and for the bytes of any file. */
enum { FILES_NAME_MAX = 32, FILES_BYTES_MAX = 1 << 14 };

/* The judge's name, such as "hydro"; a constant string. */
const char *judge_name(enum package_judge judge);

/* How many files a package has, the judge's own ones first and then a test's boards and answers after the
   other. */
uint32_t files_count(enum package_judge judge);

/* The name of a file, from 0, with its folder where it is in one. */
void files_name(enum package_judge judge, uint32_t number, char name[FILES_NAME_MAX]);

/* Writes the bytes of a file of a finished package, and returns how many. */
size_t files_bytes(const struct package *package, enum package_judge judge, uint32_t number,
                   char bytes[FILES_BYTES_MAX]);

/* The test whose boards a file has, from 1, or whose answers; 0 for the judge's own files. */
uint32_t files_test(enum package_judge judge, uint32_t number, bool *has_answers);

/* Writes a judge's own files, of which `number` counts from 0: for files.c. */
void luogu_write(struct writer *text);
void hydro_write(struct writer *text, uint32_t number);
void polygon_write(struct writer *text, uint32_t number);

#endif
