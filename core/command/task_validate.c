#include "command/tasks.h"

#include "command/package_check.h"
#include "command/test_files.h"
#include "command/text.h"
#include "game/json.h"
#include "package/validate.h"
#include "publish/complain.h"
#include "textbook/textbook.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Longer than any valid test (bytes): a longer file has a flaw within this length. */
enum { BYTES_MOST = 1 << 16 };

/* A validation in progress. */
struct work {
    const struct options *options;
    struct writer text;
    int status;
    char bytes[BYTES_MOST];
};

static void worsen(struct work *work, int status) {
    if (work->status < status) work->status = status;
}

static bool fail(struct work *work, const char *name, const char *why) {
    complain("%s: %s", name, why);
    worsen(work, STATUS_BAD);
    return false;
}

static bool read_file(struct work *work, const char *name, size_t *length) {
    bool is_input = strcmp(name, "-") == 0;
    FILE *file = is_input ? stdin : fopen(name, "rb");
    if (!file) return fail(work, name, strerror(errno));
    *length = fread(work->bytes, 1, BYTES_MOST, file);
    bool is_read = !ferror(file) || fail(work, name, "cannot be read");
    if (!is_input) fclose(file);
    return is_read;
}

static void report_flaw_json(struct work *work, struct json *json, const struct flaw *flaw,
                             const char *sentence) {
    json_string(json, "flaw", flaw_name(flaw->code));
    json_number(json, "line", flaw->line);
    json_number(json, "column", flaw->column);
    if (flaw->board > 0) json_number(json, "board", flaw->board);
    json_string(json, "sentence", sentence);
    worsen(work, STATUS_DIFFERENT);
}

static void report_flaw(struct work *work, const char *name, const struct flaw *flaw) {
    char sentence[FLAW_SENTENCE_MAX];
    flaw_sentence(flaw, sentence);
    worsen(work, STATUS_DIFFERENT);
    if (work->options->json) {
        struct json json = {.text = &work->text};
        json_object(&json, NULL);
        json_string(&json, "file", name);
        json_bool(&json, "valid", false);
        report_flaw_json(work, &json, flaw, sentence);
        json_object_end(&json);
        text_add(&work->text, "\n");
    } else {
        text_add_name(&work->text, name);
        text_add(&work->text, ": line %u, column %u: ", flaw->line, flaw->column);
        if (flaw->board > 0) text_add(&work->text, "board %u: ", flaw->board);
        text_add(&work->text, "%s\n", sentence);
    }
}

static void report_valid(struct work *work, const char *name, const struct validated *test,
                         bool has_answers) {
    if (work->options->json) {
        struct json json = {.text = &work->text};
        json_object(&json, NULL);
        json_string(&json, "file", name);
        json_bool(&json, "valid", true);
        json_number(&json, "id", test->id);
        json_number(&json, "boards", test->boards);
        json_bool(&json, "answers", has_answers);
        json_object_end(&json);
        text_add(&work->text, "\n");
    } else {
        text_add_name(&work->text, name);
        text_add(&work->text, ": valid: id %u, %u %s%s\n", test->id, test->boards,
                 test->boards == 1 ? "board" : "boards", has_answers ? ", answers right" : "");
    }
}

static void validate_beside(struct work *work, const char *name, const struct validated *test) {
    struct flaw flaw;
    size_t length;
    char *answers = test_files_answers(name);
    if (!answers) {
        report_valid(work, name, test, false);
    } else if (read_file(work, answers, &length)) {
        if (validate_answers(work->bytes, length, test, &flaw) == VALIDATION_VALID)
            report_valid(work, name, test, true);
        else
            report_flaw(work, answers, &flaw);
    }
    free(answers);
}

static void validate(struct work *work, const char *name, int id) {
    struct validated test;
    struct flaw flaw;
    struct failure failure;
    size_t length;
    if (!read_file(work, name, &length)) return;
    switch (validate_input(work->bytes, length, id, &textbook_solver, &test, &flaw, &failure)) {
    case VALIDATION_VALID: validate_beside(work, name, &test); break;
    case VALIDATION_FLAWED: report_flaw(work, name, &flaw); break;
    case VALIDATION_FAILED: fail(work, name, "memory ran out"); break;
    }
    if (!text_print(&work->text, stdout)) fail(work, name, "memory ran out");
}

static void report_gap(void *to, const char *file, enum gap gap, uint32_t line) {
    struct work *work = to;
    worsen(work, STATUS_DIFFERENT);
    if (work->options->json) {
        struct json json = {.text = &work->text};
        json_object(&json, NULL);
        json_string(&json, "file", file);
        json_bool(&json, "valid", false);
        json_string(&json, "gap", gap_name(gap));
        if (line > 0) json_number(&json, "line", line);
        json_string(&json, "sentence", gap_sentence(gap));
        json_object_end(&json);
        text_add(&work->text, "\n");
    } else {
        text_add_name(&work->text, file);
        text_add(&work->text, ": ");
        if (line > 0) text_add(&work->text, "line %u: ", line);
        text_add(&work->text, "%s\n", gap_sentence(gap));
    }
}

static void report_complete(void *to, const char *directory, enum package_judge judge, uint32_t tests) {
    struct work *work = to;
    if (work->options->json) {
        struct json json = {.text = &work->text};
        json_object(&json, NULL);
        json_string(&json, "directory", directory);
        json_bool(&json, "valid", true);
        json_string(&json, "judge", judge_name(judge));
        json_number(&json, "tests", tests);
        json_object_end(&json);
        text_add(&work->text, "\n");
    } else {
        text_add_name(&work->text, directory);
        text_add(&work->text, ": complete for %s: %u %s\n", judge_name(judge), tests,
                 tests == 1 ? "test" : "tests");
    }
}

static void check_folders(struct work *work, const struct name_list *folders) {
    const struct package_listener listener = {report_gap, report_complete, work};
    for (size_t i = 0; i < folders->count; i++) {
        if (!package_check(folders->names[i], work->options->pairs, &listener)) worsen(work, STATUS_BAD);
        if (!text_print(&work->text, stdout)) fail(work, folders->names[i], "memory ran out");
    }
}

/* In a directory, a test named by a number must have that number as its id. */
static void validate_all(struct work *work, const char *argument) {
    struct test_files files = {0};
    const struct name_list *tests = &files.tests;
    if (!test_files_add(&files, argument)) worsen(work, STATUS_BAD);
    for (size_t i = 0; i < tests->count; i++) {
        bool is_given = strcmp(tests->names[i], argument) == 0;
        int number = is_given ? 0 : test_files_number(tests->names[i]);
        int wanted = work->options->id > 0 ? (int)work->options->id : number;
        validate(work, tests->names[i], wanted > 0 ? wanted : VALIDATE_ANY_ID);
    }
    check_folders(work, &files.folders);
    test_files_free(&files);
}

int task_validate(const struct options *options) {
    struct work *work = calloc(1, sizeof *work);
    if (!work) {
        complain("validate: memory ran out");
        return STATUS_BAD;
    }
    work->options = options;
    for (int i = 0; i < options->file_count; i++) validate_all(work, options->files[i]);
    if (options->file_count == 0) validate_all(work, "-");
    int status = work->status;
    writer_free(&work->text);
    free(work);
    return status;
}
