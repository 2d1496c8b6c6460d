/* The tests among the files that a command is given: files by name, and those of directories. */
#ifndef RUBICON_COMMAND_TEST_FILES_H
#define RUBICON_COMMAND_TEST_FILES_H

#include "command/name_list.h"

/* The names of test files, in the order of their folders and numbers, and of the folders that were gone through. Begin
   with zeroes; test_files_free ends it. */
struct test_files {
    struct name_list tests;
    struct name_list folders;
};

/* Adds a file, or the tests in a directory and its folders: files called something.in, or by a number alone. False
   after a complaint on standard error: there is no test in the directory, it cannot be read, or memory runs out. */
bool test_files_add(struct test_files *files, const char *name);

/* Whether a file of a directory is a test by its name, without its folder. */
bool test_files_is_test(const char *name);

/* The number that a file is called by, with or without .in, from 1 to 20; 0 where it is called otherwise. */
int test_files_number(const char *name);

/* The name of the answers beside a test, .ans or .out for .in, .a for a number alone, where there are such; NULL
   where there are none or memory runs out. The caller frees it. */
char *test_files_answers(const char *name);

/* The name of the boards that answers of this name belong to, in the same way; NULL where it is none of answers, or
   memory runs out. The caller frees it. */
char *test_files_boards(const char *name);

void test_files_free(struct test_files *files);

#endif
