/* Luogu: the data is a zip of all files in one folder. config.yml has an entry for each input file;
   timeLimit is in milliseconds, memoryLimit in kibibytes, and tests of the same subtaskId are a subtask.
   Points are per test, because the statement scores each test; subtasks add them up. Format: Luogu's help,
   help.luogu.com.cn/manual/luogu/problem/testcase-format. */
#include "package/files.h"

static void write_entry(struct writer *text, uint32_t test) {
    writer_number(text, test);
    writer_string(text, ".in:\n  timeLimit: ");
    writer_number(text, STATEMENT_MILLISECONDS);
    writer_string(text, "\n  memoryLimit: ");
    writer_number(text, STATEMENT_MEGABYTES * 1024);
    writer_string(text, "\n  score: ");
    writer_number(text, STATEMENT_POINTS);
    writer_string(text, "\n  subtaskId: ");
    writer_number(text, statement_group_of(test));
    writer_char(text, '\n');
}

void luogu_write(struct writer *text) {
    for (uint32_t test = 1; test <= STATEMENT_TESTS; test++) write_entry(text, test);
}
