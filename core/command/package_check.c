#define _XOPEN_SOURCE 700
#include "command/package_check.h"

#include "command/test_files.h"
#include "publish/complain.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { BYTES_MOST = 1 << 18 };

/* Where the judge expects the tests. */
enum layout { LAYOUT_PLAIN, LAYOUT_HYDRO, LAYOUT_POLYGON };

/* A check in progress. */
struct check {
    const struct package_listener *listener;
    const char *directory;
    char *above;          /* its parent directory */
    struct name_list has; /* files, sorted */
    size_t gaps;
    bool failed; /* memory ran out, or something cannot be read */
    char bytes[BYTES_MOST];
    struct configuration configuration;
};

static void fail(struct check *check, const char *name, const char *why) {
    complain("%s: %s", name, why);
    check->failed = true;
}

/* Reports a gap of a file in a directory, or of the directory if `name` is NULL. */
static void report_gap(struct check *check, const char *directory, const char *name, enum gap gap,
                       uint32_t line) {
    char *path = name ? name_list_path(directory, name) : strdup(directory);
    check->gaps++;
    if (path)
        check->listener->report_gap(check->listener->to, path, gap, line);
    else
        fail(check, directory, "memory ran out");
    free(path);
}

static bool is_file(struct check *check, const char *directory, const char *name) {
    struct stat status;
    char *path = name_list_path(directory, name);
    bool is_there = path && stat(path, &status) == 0 && S_ISREG(status.st_mode);
    if (!path) fail(check, directory, "memory ran out");
    free(path);
    return is_there;
}

static int by_name(const void *left, const void *right) {
    return strcmp(*(char *const *)left, *(char *const *)right);
}

static bool has(const struct check *check, const char *name) {
    return check->has.count > 0 && bsearch(&name, check->has.names, check->has.count, sizeof name, by_name);
}

static bool ends_with(const char *name, const char *ending) {
    size_t length = strlen(name);
    return length >= strlen(ending) && strcmp(name + length - strlen(ending), ending) == 0;
}

/* Pairs. */

/* Whether a test, with or without .in in its name, has answers beside it. */
static bool has_answers(struct check *check, const char *boards) {
    char *path = name_list_path(check->directory, boards);
    char *answers = path ? test_files_answers(path) : NULL;
    bool is_there = answers != NULL;
    free(answers);
    free(path);
    return is_there;
}

/* If there are .ans files, an .out file is the output of some program, not answers. */
static bool are_answers(const char *name, bool has_ans) {
    return !has_ans || !ends_with(name, ".out");
}

/* Reports missing answers, unless check_named has done so, and answers without boards. */
static void check_pairs(struct check *check, bool is_configured) {
    bool has_ans = false;
    bool are_some = false;
    for (size_t i = 0; i < check->has.count; i++) {
        const char *name = check->has.names[i];
        has_ans = has_ans || ends_with(name, ".ans");
        are_some = are_some || (test_files_is_test(name) && has_answers(check, name));
    }
    for (size_t i = 0; i < check->has.count; i++) {
        const char *name = check->has.names[i];
        char *boards = test_files_boards(name);
        if (are_some && !is_configured && test_files_is_test(name) && !has_answers(check, name))
            report_gap(check, check->directory, name, GAP_ANSWERS, 0);
        if (boards && !has(check, boards) && are_answers(name, has_ans))
            report_gap(check, check->directory, name, GAP_BOARDS, 0);
        free(boards);
    }
}

/* Numbers. */

struct numbers {
    const char *named[STATEMENT_TESTS + 1];
    int first;
    int last;
    int count;
    bool are_all; /* no test has another name */
};

static struct numbers numbers_of(const struct check *check) {
    struct numbers numbers = {.first = STATEMENT_TESTS, .are_all = true};
    for (size_t i = 0; i < check->has.count; i++) {
        const char *name = check->has.names[i];
        int number = test_files_is_test(name) ? test_files_number(name) : 0;
        if (number == 0) {
            numbers.are_all = numbers.are_all && !test_files_is_test(name);
            continue;
        }
        numbers.named[number] = name;
        numbers.count++;
        if (number < numbers.first) numbers.first = number;
        if (number > numbers.last) numbers.last = number;
    }
    return numbers;
}

/* Reports gaps in the numbers; a missing test is named in the style of the first one. */
static void check_numbers(struct check *check, const struct numbers *numbers) {
    for (int number = numbers->first; number < numbers->last; number++) {
        char name[16];
        bool is_in = ends_with(numbers->named[numbers->first], ".in");
        if (numbers->named[number]) continue;
        snprintf(name, sizeof name, is_in ? "%d.in" : "%02d", number);
        report_gap(check, check->directory, name, GAP_NUMBER, 0);
    }
}

/* Configurations. */

static bool read_file(struct check *check, const char *directory, const char *name, size_t *length) {
    char *path = name_list_path(directory, name);
    FILE *file = path ? fopen(path, "rb") : NULL;
    *length = file ? fread(check->bytes, 1, BYTES_MOST, file) : 0;
    bool is_read = file && !ferror(file);
    if (!is_read) fail(check, path ? path : directory, path ? strerror(errno) : "memory ran out");
    if (file) fclose(file);
    free(path);
    return is_read;
}

/* A configuration for Luogu does not name the answers: their names follow from those of the boards. */
static void check_named(struct check *check, const char *root, const struct configured_test *test) {
    char *path = name_list_path(root, test->boards);
    char *beside = path && !*test->answers ? test_files_answers(path) : NULL;
    if (!is_file(check, root, test->boards)) report_gap(check, root, test->boards, GAP_NAMED, 0);
    if (*test->answers && !is_file(check, root, test->answers))
        report_gap(check, root, test->answers, GAP_NAMED, 0);
    if (!*test->answers && !beside && is_file(check, root, test->boards))
        report_gap(check, root, test->boards, GAP_ANSWERS, 0);
    free(beside);
    free(path);
}

static bool is_named(const struct configuration *configuration, const char *name) {
    for (uint32_t i = 0; i < configuration->count; i++) {
        const char *boards = configuration->tests[i].boards;
        const char *slash = strrchr(boards, '/');
        if (strcmp(slash ? slash + 1 : boards, name) == 0) return true;
    }
    return false;
}

/* `root` is the directory of the configuration, to which its names are relative. */
static void check_configuration(struct check *check, enum package_judge judge, const char *root,
                                const char *file) {
    const struct configuration *configuration = &check->configuration;
    size_t length;
    enum gap gap;
    uint32_t line;
    if (!read_file(check, root, file, &length)) return;
    if (!configuration_read(judge, check->bytes, length, &check->configuration, &gap, &line)) {
        report_gap(check, root, file, gap, line);
        return;
    }
    for (uint32_t i = 0; i < configuration->count; i++) check_named(check, root, &configuration->tests[i]);
    if (*configuration->checker && !is_file(check, root, configuration->checker))
        report_gap(check, root, configuration->checker, GAP_NAMED, 0);
    for (size_t i = 0; i < check->has.count; i++) {
        const char *name = check->has.names[i];
        if (test_files_is_test(name) && !is_named(configuration, name))
            report_gap(check, check->directory, name, GAP_UNNAMED, 0);
    }
    if (check->gaps == 0)
        check->listener->report_complete(check->listener->to, root, judge, configuration->count);
}

/* Hydro keeps the problem's description in the parent of the tests. */
static void check_title(struct check *check) {
    size_t length;
    enum gap gap;
    uint32_t line;
    if (!is_file(check, check->above, "problem.yaml"))
        report_gap(check, check->above, "problem.yaml", GAP_CONFIGURATION, 0);
    else if (read_file(check, check->above, "problem.yaml", &length) &&
             !configuration_read_title(check->bytes, length, &gap, &line))
        report_gap(check, check->above, "problem.yaml", gap, line);
}

/* Checks every configuration that exists; false if there is none. */
static bool check_configurations(struct check *check, enum layout layout) {
    const bool has_luogu = has(check, "config.yml");
    const bool has_hydro = has(check, "config.yaml");
    const bool has_polygon = layout == LAYOUT_POLYGON && is_file(check, check->above, "problem.xml");
    if (has_luogu) check_configuration(check, JUDGE_LUOGU, check->directory, "config.yml");
    if (has_hydro) check_configuration(check, JUDGE_HYDRO, check->directory, "config.yaml");
    if (has_polygon) check_configuration(check, JUDGE_POLYGON, check->above, "problem.xml");
    return has_luogu || has_hydro || has_polygon;
}

/* Reports which configuration is missing. */
static void report_missing_configuration(struct check *check, enum layout layout) {
    switch (layout) {
    case LAYOUT_HYDRO: report_gap(check, check->directory, "config.yaml", GAP_CONFIGURATION, 0); break;
    case LAYOUT_POLYGON: report_gap(check, check->above, "problem.xml", GAP_CONFIGURATION, 0); break;
    case LAYOUT_PLAIN: report_gap(check, check->directory, NULL, GAP_JUDGE, 0); break;
    }
}

static void check_all(struct check *check, bool takes_pairs, enum layout layout) {
    const struct numbers numbers = numbers_of(check);
    if (layout == LAYOUT_HYDRO && (numbers.count > 0 || has(check, "config.yaml"))) check_title(check);
    const bool is_configured = check_configurations(check, layout);
    check_pairs(check, is_configured);
    if (is_configured) return;
    check_numbers(check, &numbers);
    if (numbers.count > 1 && numbers.are_all && !takes_pairs) report_missing_configuration(check, layout);
}

/* Decided by the last part of the directory's absolute path. */
static enum layout layout_of(const char *directory) {
    char *path = realpath(directory, NULL);
    const char *slash = path ? strrchr(path, '/') : NULL;
    enum layout layout = LAYOUT_PLAIN;
    if (slash && strcmp(slash, "/testdata") == 0) layout = LAYOUT_HYDRO;
    if (slash && strcmp(slash, "/tests") == 0) layout = LAYOUT_POLYGON;
    free(path);
    return layout;
}

/* The parent directory, by name if the path names it, otherwise with /.. at the end. */
static char *path_above(const char *directory) {
    const char *slash = strrchr(directory, '/');
    bool is_named =
        slash && slash > directory && slash[1] && strcmp(slash, "/.") != 0 && strcmp(slash, "/..") != 0;
    return is_named ? strndup(directory, (size_t)(slash - directory)) : name_list_path(directory, "..");
}

/* Lists the files of the directory, sorted. */
static bool read_names(struct check *check) {
    struct name_list entries = {0};
    bool is_read = name_list_read(&entries, check->directory);
    for (size_t i = 0; is_read && i < entries.count; i++) {
        if (!is_file(check, check->directory, entries.names[i])) continue;
        is_read = name_list_add(&check->has, entries.names[i]);
        if (!is_read) fail(check, check->directory, "memory ran out");
    }
    name_list_free(&entries);
    if (check->has.count > 0) qsort(check->has.names, check->has.count, sizeof *check->has.names, by_name);
    return is_read;
}

bool package_check(const char *directory, bool takes_pairs, const struct package_listener *listener) {
    struct check *check = calloc(1, sizeof *check);
    if (!check) return complain("%s: memory ran out", directory);
    check->listener = listener;
    check->directory = directory;
    check->above = path_above(directory);
    if (!check->above) fail(check, directory, "memory ran out");
    bool is_checked = check->above && read_names(check);
    if (is_checked) check_all(check, takes_pairs, layout_of(directory));
    is_checked = is_checked && !check->failed;
    name_list_free(&check->has);
    free(check->above);
    free(check);
    return is_checked;
}
