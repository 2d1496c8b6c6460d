#define _POSIX_C_SOURCE 200809L
#include "command/test_files.h"

#include "package/statement.h"
#include "publish/complain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FOLDERS_DEEP = 3 };

static const char *last_part(const char *name) {
    const char *slash = strrchr(name, '/');
    return slash ? slash + 1 : name;
}

static bool ends_with_in(const char *name) {
    size_t length = strlen(name);
    return length > 3 && strcmp(name + length - 3, ".in") == 0;
}

static bool is_number(const char *name) {
    return *name && strspn(name, "0123456789") == strlen(name);
}

int test_files_number(const char *name) {
    const char *part = last_part(name);
    size_t digits = strspn(part, "0123456789");
    bool is_called_so =
        digits > 0 && digits <= 2 && (part[digits] == '\0' || strcmp(part + digits, ".in") == 0);
    int number = is_called_so ? atoi(part) : 0;
    return number <= STATEMENT_TESTS ? number : 0;
}

static bool has_file(const char *name) {
    struct stat status;
    return stat(name, &status) == 0 && S_ISREG(status.st_mode);
}

char *test_files_answers(const char *name) {
    static const char *const endings[] = {".ans", ".out"};
    bool is_in = ends_with_in(name);
    size_t length = strlen(name) - (is_in ? 3 : 0);
    char *answers = malloc(length + sizeof ".ans");
    if (!answers || !(is_in || is_number(last_part(name)))) {
        free(answers);
        return NULL;
    }
    memcpy(answers, name, length);
    for (size_t i = 0; i < 2; i++) {
        strcpy(answers + length, is_in ? endings[i] : ".a");
        if (has_file(answers)) return answers;
    }
    free(answers);
    return NULL;
}

char *test_files_boards(const char *name) {
    const char *dot = strrchr(name, '.');
    if (!dot) return NULL;
    size_t length = (size_t)(dot - name);
    char *boards = malloc(length + sizeof ".in");
    if (!boards) return NULL;
    memcpy(boards, name, length);
    boards[length] = '\0';
    if (strcmp(dot, ".a") == 0 && is_number(last_part(boards))) return boards;
    if (strcmp(dot, ".ans") == 0 || strcmp(dot, ".out") == 0) return strcat(boards, ".in");
    free(boards);
    return NULL;
}

bool test_files_is_test(const char *name) {
    return ends_with_in(name) || is_number(name);
}

static bool add(struct name_list *list, const char *name) {
    return name_list_add(list, name) || complain("%s: memory ran out", name);
}

/* Adds an entry of a directory: a folder or a test. */
static bool add_entry(struct test_files *files, const char *directory, const char *entry, int depth);

static int by_number(const void *left, const void *right) {
    const char *a = *(char *const *)left;
    const char *b = *(char *const *)right;
    int first = test_files_number(a);
    int second = test_files_number(b);
    return first != second ? first - second : strcmp(a, b);
}

static bool add_directory(struct test_files *files, const char *directory, int depth) {
    struct name_list entries = {0};
    bool is_fine = add(&files->folders, directory) && name_list_read(&entries, directory);
    if (entries.count > 0) qsort(entries.names, entries.count, sizeof *entries.names, by_number);
    for (size_t i = 0; is_fine && i < entries.count; i++)
        is_fine = add_entry(files, directory, entries.names[i], depth);
    name_list_free(&entries);
    return is_fine;
}

static bool add_entry(struct test_files *files, const char *directory, const char *entry, int depth) {
    struct stat status;
    char *name = name_list_path(directory, entry);
    if (!name) return complain("%s: memory ran out", directory);
    bool is_fine = true;
    if (lstat(name, &status) == 0) {
        bool is_test = S_ISREG(status.st_mode) && test_files_is_test(entry);
        if (is_test) is_fine = add(&files->tests, name);
        if (S_ISDIR(status.st_mode) && depth > 0) is_fine = add_directory(files, name, depth - 1);
    }
    free(name);
    return is_fine;
}

bool test_files_add(struct test_files *files, const char *name) {
    struct stat status;
    size_t before = files->tests.count;
    if (strcmp(name, "-") == 0 || stat(name, &status) != 0 || !S_ISDIR(status.st_mode))
        return add(&files->tests, name);
    if (!add_directory(files, name, FOLDERS_DEEP)) return false;
    return files->tests.count > before ||
           complain("%s: there is no test in this directory: no file is called .in or by a number", name);
}

void test_files_free(struct test_files *files) {
    name_list_free(&files->tests);
    name_list_free(&files->folders);
}
