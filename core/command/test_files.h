/* Finds the tests among the arguments: files by name, and those in directories. */
#ifndef RUBICON_COMMAND_TEST_FILES_H
#define RUBICON_COMMAND_TEST_FILES_H

#include "command/name_list.h"

/* Names of test files, sorted by folder and number, and of the folders searched. Zero it before use; end with
   test_files_free. */
struct test_files {
    struct name_list tests;
    struct name_list folders;
};

/* Adds a file, or the tests in a directory and its folders: files called something.in, or by a number alone. False
   after a complaint on standard error: there is no test in the directory, it cannot be read, or memory runs out. */
bool test_files_add(struct test_files *files, const char *name);

/* Whether a name without its folder is that of a test. */
bool test_files_is_test(const char *name);

/* The number in a file name such as 7, 07 or 7.in, from 1 to 20; 0 for other names. */
int test_files_number(const char *name);

/* The name of the existing answers of a test: .ans or .out beside .in, .a beside a number; NULL if there are none or
   memory runs out. The caller frees it. */
char *test_files_answers(const char *name);

/* The name of the boards to which answers of this name belong; NULL if it is not a name of answers, or memory runs out.
   The caller frees it. */
char *test_files_boards(const char *name);

void test_files_free(struct test_files *files);

#endif
