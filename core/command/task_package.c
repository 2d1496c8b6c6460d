#include "command/tasks.h"

#include "command/interrupt.h"
#include "command/package_programs.h"
#include "command/terminal.h"
#include "command/text.h"
#include "package/package_json.h"
#include "package/validate.h"
#include "publish/complain.h"
#include "publish/folder.h"
#include "textbook/textbook.h"

#include <errno.h>
#include <stdlib.h>

static void show_progress(struct terminal *terminal, const struct package *package) {
    static const char *const names[] = {"making boards", "asking each mistake",
                                        "looking for boards that show the rest", ""};
    const struct package_progress progress = package_progress_of(package);
    terminal_draw(terminal, (double)progress.done / progress.total, names[progress.phase]);
}

static bool make(struct package *package) {
    struct terminal terminal;
    struct failure failure;
    bool is_fine = true;
    terminal_open(&terminal);
    while (is_fine && !interrupt_noted() && package_progress_of(package).phase != PACKAGE_DONE) {
        is_fine = package_step(package, &failure);
        show_progress(&terminal, package);
    }
    terminal_clear(&terminal);
    terminal_close(&terminal);
    if (!is_fine) return complain_of_failure("package", &failure);
    return !interrupt_noted() || complain("package: interrupted, nothing is written");
}

static bool complain_of_flaw(uint32_t id, const struct flaw *flaw) {
    char sentence[FLAW_SENTENCE_MAX];
    flaw_sentence(flaw, sentence);
    return complain("package: test %u, line %u, column %u: %s", id, flaw->line, flaw->column, sentence);
}

/* Validates the bytes before they are written, with another solver than the one that made the answers. */
static bool validate(const struct package *package) {
    struct validated test;
    for (uint32_t number = 0; number < FILES_COUNT; number++) {
        char bytes[FILES_BYTES_MAX];
        bool has_answers;
        struct flaw flaw;
        struct failure failure;
        uint32_t id = files_test(number, &has_answers);
        size_t length = files_bytes(package, number, bytes);
        enum validation validation =
            has_answers ? validate_answers(bytes, length, &test, &flaw)
                        : validate_input(bytes, length, (int)id, &textbook_solver, &test, &flaw, &failure);
        if (validation == VALIDATION_FAILED) return complain_of_failure("package", &failure);
        if (validation == VALIDATION_FLAWED) return complain_of_flaw(id, &flaw);
    }
    return true;
}

/* The table. */

static uint32_t count_boards(const struct package *package) {
    uint32_t boards = 0;
    for (uint32_t id = 1; id <= STATEMENT_TESTS; id++) boards += package_test_at(package, id)->count;
    return boards;
}

static void add_text(struct writer *text, const struct package *package, const struct program_row *programs,
                     const struct options *options) {
    text_add(text, "%-16s", "lines wrong in");
    for (uint32_t id = 1; id <= STATEMENT_TESTS; id++) text_add(text, "%3u", id);
    text_add(text, "\n");
    for (int mistake = 0; mistake < MISTAKES; mistake++) {
        text_add(text, "%-16s", mistake_name(mistake));
        for (uint32_t id = 1; id <= STATEMENT_TESTS; id++) {
            uint32_t lines = package_caught(package, id, mistake);
            if (lines > 0)
                text_add(text, "%3u", lines);
            else
                text_add(text, "  .");
        }
        text_add(text, "\n");
    }
    package_programs_text(text, programs, options->file_count);
    text_add(text, "%d tests, %u boards, for %s: ", STATEMENT_TESTS, count_boards(package),
             judge_name((enum package_judge)options->judge));
    text_add_name(text, options->out);
    text_add(text, "\n");
}

static void add_json(struct writer *text, const struct package *package, const struct program_row *programs,
                     const struct options *options) {
    struct json json = {.text = text};
    json_object(&json, NULL);
    json_string(&json, "judge", judge_name((enum package_judge)options->judge));
    json_string(&json, "out", options->out);
    json_number(&json, "seed", options->seed);
    json_number(&json, "boards", count_boards(package));
    package_json_mistakes(&json, package);
    if (options->file_count > 0) package_programs_json(&json, programs, options->file_count);
    json_object_end(&json);
    text_add(text, "\n");
}

/* False if the result cannot be printed. */
static bool print_result(const struct package *package, const struct program_row *programs,
                         const struct options *options) {
#define WRONG(MISTAKE, name, wrong) wrong,
    static const char *const wrongs[] = {MISTAKE_LIST(WRONG)};
    struct writer text = {0};
    (options->json ? add_json : add_text)(&text, package, programs, options);
    bool is_printed = text_print(&text, stdout) || complain("package: memory ran out");
    writer_free(&text);
    for (int mistake = 0; mistake < MISTAKES; mistake++) {
        if ((package_missed(package) >> mistake & 1) == 0) continue;
        complain("package: no test catches %s: %s", mistake_name(mistake), wrongs[mistake]);
    }
    return is_printed && fflush(stdout) == 0 && !ferror(stdout);
}

/* Runs the setter's programs; each has a row. */
static bool run_programs(const struct package *package, struct program_row *programs,
                         const struct options *options) {
    for (int i = 0; i < options->file_count; i++) {
        programs[i].command = options->files[i];
        if (!package_programs_run(&programs[i], package)) return false;
    }
    return true;
}

/* Writes the package and prints the result. The directory takes its name at last, so that nothing has changed if the
   result cannot be printed; if the directory cannot take it, that complaint follows the result. */
static bool publish(const struct package *package, const struct program_row *programs,
                    const struct options *options) {
    struct folder folder;
    if (!folder_write(&folder, options->out, package, (enum package_judge)options->judge)) return false;
    if (print_result(package, programs, options)) return folder_finish(&folder);
    int error = errno; /* of standard output */
    folder_abandon(&folder);
    errno = error;
    return false;
}

/* Makes a package, runs the programs on it and publishes it. */
static bool make_and_write(struct package *package, const struct options *options) {
    struct program_row *programs = calloc((size_t)options->file_count + 1, sizeof *programs);
    if (!programs) return complain("package: memory ran out");
    bool is_written = make(package) && validate(package) && run_programs(package, programs, options) &&
                      publish(package, programs, options);
    free(programs);
    return is_written;
}

static bool write_package(const struct options *options) {
    struct package *package = NULL;
    struct failure failure;
    for (int i = 0; i < options->file_count; i++)
        if (!package_programs_check(options->files[i])) return false;
    if (!folder_check(options->out)) return false;
    if (!package_open((struct package_settings){(uint32_t)options->seed, (uint32_t)options->boards}, &package,
                      &failure))
        return complain_of_failure("package", &failure);
    bool is_written = make_and_write(package, options);
    package_close(package);
    return is_written;
}

int task_package(const struct options *options) {
    if (!options->out) {
        options_complain(options, "package", "--out takes the directory that is to be written");
        return STATUS_BAD;
    }
    interrupt_begin();
    bool is_written = write_package(options);
    interrupt_end();
    return is_written ? STATUS_GOOD : STATUS_BAD;
}
