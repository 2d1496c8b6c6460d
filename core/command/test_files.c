#define _POSIX_C_SOURCE 200809L
#include "command/test_files.h"

#include "package/statement.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FOLDERS_DEEP = 3 };

static bool complain(const char *name, const char *why) {
    fprintf(stderr, "rubicon: %s: %s\n", name, why);
    return false;
}

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

static bool add(struct test_files *files, const char *name) {
    if (files->count == files->capacity) {
        size_t capacity = 2 * files->capacity + 16;
        char **names = realloc(files->names, capacity * sizeof *names);
        if (!names) return complain(name, "memory ran out");
        files->names = names;
        files->capacity = capacity;
    }
    files->names[files->count] = strdup(name);
    return files->names[files->count] ? (files->count++, true) : complain(name, "memory ran out");
}

/* What is listed of a directory: folders and tests. */
static bool add_entry(struct test_files *files, const char *directory, const char *entry, int depth);

static int by_number(const void *left, const void *right) {
    const char *a = *(char *const *)left;
    const char *b = *(char *const *)right;
    int first = test_files_number(a);
    int second = test_files_number(b);
    return first != second ? first - second : strcmp(a, b);
}

static bool add_directory(struct test_files *files, const char *directory, int depth) {
    struct test_files entries = {0};
    DIR *stream = opendir(directory);
    if (!stream) return complain(directory, strerror(errno));
    bool is_fine = true;
    for (const struct dirent *entry; is_fine && (entry = readdir(stream)) != NULL;)
        if (entry->d_name[0] != '.') is_fine = add(&entries, entry->d_name);
    closedir(stream);
    if (entries.count > 0) qsort(entries.names, entries.count, sizeof *entries.names, by_number);
    for (size_t i = 0; is_fine && i < entries.count; i++)
        is_fine = add_entry(files, directory, entries.names[i], depth);
    test_files_free(&entries);
    return is_fine;
}

static bool add_entry(struct test_files *files, const char *directory, const char *entry, int depth) {
    struct stat status;
    size_t length = strlen(directory);
    char *name = malloc(length + strlen(entry) + 2);
    if (!name) return complain(directory, "memory ran out");
    sprintf(name, "%s%s%s", directory, directory[length - 1] == '/' ? "" : "/", entry);
    bool is_fine = true;
    if (lstat(name, &status) == 0) {
        bool is_test = S_ISREG(status.st_mode) && (ends_with_in(entry) || is_number(entry));
        if (is_test) is_fine = add(files, name);
        if (S_ISDIR(status.st_mode) && depth > 0) is_fine = add_directory(files, name, depth - 1);
    }
    free(name);
    return is_fine;
}

bool test_files_add(struct test_files *files, const char *name) {
    struct stat status;
    size_t before = files->count;
    if (strcmp(name, "-") == 0 || stat(name, &status) != 0 || !S_ISDIR(status.st_mode))
        return add(files, name);
    if (!add_directory(files, name, FOLDERS_DEEP)) return false;
    return files->count > before ||
           complain(name, "there is no test in this directory: no file is called .in or by a number");
}

void test_files_free(struct test_files *files) {
    for (size_t i = 0; i < files->count; i++) free(files->names[i]);
    free(files->names);
    *files = (struct test_files){0};
}
