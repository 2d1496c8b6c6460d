#define _POSIX_C_SOURCE 200809L
#include "command/package_programs.h"

#include "command/cannot_run.h"
#include "command/interrupt.h"
#include "command/text.h"
#include "contest/compare.h"
#include "package/files.h"
#include "process/crew.h"
#include "publish/complain.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* How long (s) to wait before looking for an interrupt, the output limit (bytes) of a test, and the width of a name. */
#define MOMENT 0.05
enum { OUTPUT_MOST = 1 << 16, NAME_WIDTH = 16 };

/* The fault of a run; PROGRAM_FAULT_NONE if it exits with status 0. */
static enum program_fault fault_of(const struct program_outcome *outcome) {
    switch (outcome->end) {
    case PROGRAM_OUT_OF_TIME:
    case PROGRAM_BLOCKED: return PROGRAM_FAULT_TIME;
    case PROGRAM_OUT_OF_MEMORY: return PROGRAM_FAULT_MEMORY;
    case PROGRAM_ENDLESS: return PROGRAM_FAULT_OUTPUT;
    case PROGRAM_EXITED: return outcome->number == 0 ? PROGRAM_FAULT_NONE : PROGRAM_FAULT_RUNTIME;
    default: return PROGRAM_FAULT_RUNTIME;
    }
}

static uint32_t count_wrong(const struct package_test *test, const char *output, size_t length) {
    struct compare_text source = {output, length, 0};
    struct compare_lines lines = {.next = compare_text_next, .source = &source};
    struct compare_result comparison = {0};
    struct text_line line;
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < test->count; i++) {
        const struct text_line *found = compare_next(&lines, &line) ? &line : NULL;
        wrong += compare_board(&comparison, found, &test->boards[i].right) != DIFFERENCE_NONE;
    }
    return compare_next(&lines, &line) ? test->count : wrong;
}

static struct program_cell cell_of(const struct package_test *test, const struct crew_outcome *outcome) {
    struct program_cell cell = {fault_of(&outcome->of), test->count};
    if (cell.fault == PROGRAM_FAULT_NONE) cell.wrong = count_wrong(test, outcome->output, outcome->of.length);
    return cell;
}

/* Runs the program on one test, with a crew of one. */
static bool run_test(struct crew *crew, const char *command, const struct package *package, uint32_t id,
                     struct crew_outcome *outcome) {
    char input[FILES_BYTES_MAX];
    const struct program_request request = {input, files_bytes(package, 2 * (id - 1), input), OUTPUT_MOST, 1};
    int supervisor;
    enum crew_result result = crew_begin(crew, crew_idle(crew), &request);
    if (result == CREW_GOOD) {
        do result = crew_wait(crew, MOMENT, &supervisor, outcome);
        while (result == CREW_NONE && !interrupt_noted());
    }
    if (result == CREW_NONE) return complain("package: interrupted, nothing is written");
    if (result == CREW_LOST) return complain_lost(command);
    return result == CREW_GOOD || complain("package: memory ran out");
}

static bool run_tests(struct program_row *row, const struct package *package, struct crew *crew) {
    struct crew_outcome outcome = {0};
    bool is_fine = true;
    for (uint32_t id = 1; is_fine && id <= STATEMENT_TESTS; id++) {
        is_fine = run_test(crew, row->command, package, id, &outcome);
        if (is_fine && outcome.of.end == PROGRAM_NOT_RUN)
            is_fine = complain_cannot_run(row->command, outcome.of.number);
        if (is_fine) row->cells[id - 1] = cell_of(package_test_at(package, id), &outcome);
    }
    free(outcome.output);
    return is_fine;
}

/* Whether the path is that of a file that may be run. Otherwise errno says why not. */
static bool can_run(const char *path) {
    struct stat status;
    if (access(path, X_OK) != 0 || stat(path, &status) != 0) return false;
    errno = EACCES;
    return S_ISREG(status.st_mode);
}

/* Whether execvp finds the program: its name is a path, or there is one of that name in a directory of PATH. Otherwise errno
   says why not. */
static bool is_found(const char *name) {
    char path[PATH_MAX];
    const char *directory = getenv("PATH");
    const char *end;
    int error = ENOENT;
    if (strchr(name, '/')) return can_run(name);
    if (!directory) directory = "/bin:/usr/bin";
    do {
        end = directory + strcspn(directory, ":");
        int length = snprintf(path, sizeof path, "%.*s%s%s", (int)(end - directory), directory,
                              end > directory ? "/" : "", name);
        if (length < PATH_MAX && can_run(path)) return true;
        if (errno == EACCES) error = EACCES;
        directory = end + 1;
    } while (*end != '\0');
    errno = error;
    return false;
}

bool package_programs_check(const char *command) {
    const char *word = command + strspn(command, " ");
    char *name = strndup(word, strcspn(word, " "));
    if (!name) return complain("package: memory ran out");
    errno = ENOENT;
    bool is_fine = *name != '\0' && is_found(name);
    if (!is_fine) complain_cannot_run(command, errno);
    free(name);
    return is_fine;
}

/* Splits a command at its blanks; `text` is its copy. The caller frees the list. */
static char **split(char *text) {
    char **arguments = malloc((strlen(text) / 2 + 2) * sizeof *arguments);
    size_t count = 0;
    if (!arguments) return NULL;
    for (char *rest = text, *word; (word = strtok_r(rest, " ", &rest)); count++) arguments[count] = word;
    arguments[count] = NULL;
    return arguments;
}

bool package_programs_run(struct program_row *row, const struct package *package) {
    const struct program_limits limits = {STATEMENT_MILLISECONDS / 1e3, (uint64_t)STATEMENT_MEGABYTES << 20};
    struct crew crew = {0};
    char *text = strdup(row->command);
    char **arguments = text ? split(text) : NULL;
    bool is_run = false;
    if (!arguments)
        complain("package: memory ran out");
    else if (!crew_open(&crew, 1, arguments, limits))
        complain("no process can be started: %s", strerror(errno));
    else {
        is_run = run_tests(row, package, &crew);
        crew_close(&crew);
    }
    free(arguments);
    free(text);
    return is_run;
}

/* A longer name has a line of its own. */
static void add_name(struct writer *text, const char *name) {
    int length = (int)strlen(name);
    text_add_name(text, name);
    if (length > NAME_WIDTH) {
        text_add(text, "\n");
        length = 0;
    }
    text_add(text, "%*s", NAME_WIDTH - length, "");
}

void package_programs_text(struct writer *text, const struct program_row *rows, int count) {
#define LETTER(FAULT, letter, name) letter,
    static const char letters[] = {'.', PROGRAM_FAULT_LIST(LETTER)};
    for (int i = 0; i < count; i++) {
        add_name(text, rows[i].command);
        for (uint32_t test = 0; test < STATEMENT_TESTS; test++) {
            const struct program_cell *cell = &rows[i].cells[test];
            if (cell->fault == PROGRAM_FAULT_NONE && cell->wrong > 0)
                text_add(text, "%3u", cell->wrong);
            else
                text_add(text, "  %c", letters[cell->fault]);
        }
        text_add(text, "\n");
    }
    if (count > 0)
        text_add(text, "T: over %g s, M: over %d MB, O: endless output, R: a crash or an exit status but 0\n",
                 STATEMENT_MILLISECONDS / 1e3, STATEMENT_MEGABYTES);
}

void package_programs_json(struct json *json, const struct program_row *rows, int count) {
#define NAME(FAULT, letter, name) name,
    static const char *const names[] = {NULL, PROGRAM_FAULT_LIST(NAME)};
    json_array(json, "programs");
    for (int i = 0; i < count; i++) {
        json_object(json, NULL);
        json_string(json, "program", rows[i].command);
        json_array(json, "lines");
        for (uint32_t test = 0; test < STATEMENT_TESTS; test++)
            json_number(json, NULL, rows[i].cells[test].wrong);
        json_array_end(json);
        json_array(json, "faults");
        for (uint32_t test = 0; test < STATEMENT_TESTS; test++) {
            const char *name = names[rows[i].cells[test].fault];
            if (name)
                json_string(json, NULL, name);
            else
                json_null(json, NULL);
        }
        json_array_end(json);
        json_object_end(json);
    }
    json_array_end(json);
}
