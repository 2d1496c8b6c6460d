/* The tests among the files that a command is given: files by name, and those of directories. */
#ifndef RUBICON_COMMAND_TEST_FILES_H
#define RUBICON_COMMAND_TEST_FILES_H

#include <stdbool.h>
#include <stddef.h>

/* The names of test files, in the order of their folders and numbers. Begin with zeroes; test_files_free ends it. */
struct test_files {
    char **names;
    size_t count;
    size_t capacity;
};

/* Adds a file, or the tests in a directory and its folders: files called something.in, or by a number alone. False
   after a complaint on standard error: there is no test in the directory, it cannot be read, or memory runs out. */
bool test_files_add(struct test_files *files, const char *name);

/* The number that a file is called by, with or without .in, from 1 to 20; 0 where it is called otherwise. */
int test_files_number(const char *name);

/* The name of the answers beside a test, .ans or .out for .in, .a for a number alone, where there are such; NULL
   where there are none or memory runs out. The caller frees it. */
char *test_files_answers(const char *name);

void test_files_free(struct test_files *files);

#endif
