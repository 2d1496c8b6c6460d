#include "command/tasks.h"

#include "command/batch.h"
#include "command/excerpt.h"
#include "command/json.h"
#include "command/lines.h"
#include "contest/compare.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The comparison under way. */
struct judge {
    bool json;
    struct text text; /* of one JSON line after the other */
    struct lines reader;
    struct compare_lines lines;
    struct compare_result comparison;
};

static bool next_line(void *source, struct text_line *line) {
    return lines_next(source, line);
}

/* One line that differs: its board (0: none), the line (NULL: none) and the board's answer. */
struct difference_told {
    enum difference kind;
    uint64_t board;
    const struct text_line *line;
    const struct value *expected;
};

static void tell_text(const struct difference_told *told, const char *expected, const char *found) {
#define SENTENCE(KIND, name, sentence) sentence,
    static const char *const sentences[] = {"", DIFFERENCE_LIST(SENTENCE)};
    if (told->board > 0) printf("board %llu", (unsigned long long)told->board);
    if (told->line) printf("%sline %u", told->board > 0 ? ", " : "", told->line->number);
    printf(": ");
    if (told->board > 0) printf("expected %s, ", expected);
    if (told->line) printf("found \"%s\": ", found);
    printf("%s\n", sentences[told->kind]);
}

static void tell_json(struct text *text, const struct difference_told *told, const char *expected,
                      const char *found) {
    struct json json = {.text = text};
    json_object(&json, NULL);
    json_string(&json, "difference", compare_difference_name(told->kind));
    if (told->board > 0) {
        json_number(&json, "board", told->board);
        json_string(&json, "expected", expected);
    }
    if (told->line) {
        json_number(&json, "line", told->line->number);
        json_string(&json, "found", found);
    }
    json_object_end(&json);
    text_add(text, "\n");
    text_print(text, stdout);
}

static void tell(struct judge *judge, struct difference_told told) {
    char expected[ANSWER_MAX] = ANSWER_UNKNOWN;
    char found[EXCERPT_MAX] = "";
    if (told.expected) answer_format(*told.expected, expected);
    if (told.line) excerpt_of(told.line, found);
    if (judge->json)
        tell_json(&judge->text, &told, expected, found);
    else
        tell_text(&told, expected, found);
}

/* Takes an answer of the batch: compares it with the next line. */
static bool judge_board(void *context, const struct batch_answer *answer) {
    struct judge *judge = context;
    struct text_line line;
    const struct text_line *found = compare_next(&judge->lines, &line) ? &line : NULL;
    if (ferror(judge->reader.stream)) return false;
    const struct value *expected = answer->is_solved ? &answer->value : NULL;
    enum difference kind = compare_board(&judge->comparison, found, expected);
    if (kind != DIFFERENCE_NONE) tell(judge, (struct difference_told){kind, answer->number, found, expected});
    return kind == DIFFERENCE_NONE;
}

static void judge_rest(struct judge *judge) {
    struct text_line line;
    while (compare_next(&judge->lines, &line)) {
        compare_extra(&judge->comparison, &line);
        tell(judge, (struct difference_told){DIFFERENCE_EXTRA, 0, &line, NULL});
    }
}

static void sum_up_json(struct text *text, const struct compare_result *comparison) {
    static const char *const shifts[] = {"none", "left_out", "put_in"};
    struct json json = {.text = text};
    json_object(&json, NULL);
    json_number(&json, "boards", comparison->boards);
    json_number(&json, "unjudged", comparison->unjudged);
    json_number(&json, "differences", compare_differences(comparison));
    json_string(&json, "shift", shifts[compare_shift(comparison)]);
    for (int kind = DIFFERENCE_NONE + 1; kind < DIFFERENCE_KINDS; kind++)
        json_number(&json, compare_difference_name((enum difference)kind), comparison->counts[kind]);
    json_object_end(&json);
    text_add(text, "\n");
    text_print(text, stdout);
}

static void sum_up_text(const struct compare_result *comparison) {
    uint64_t differences = compare_differences(comparison);
    enum shift shift = compare_shift(comparison);
    const char *separator = ": ";
    printf("%llu of %llu lines %s", (unsigned long long)differences,
           (unsigned long long)(comparison->boards + comparison->counts[DIFFERENCE_EXTRA]),
           differences == 1 ? "differs" : "differ");
    for (int kind = DIFFERENCE_NONE + 1; kind < DIFFERENCE_KINDS; kind++) {
        if (comparison->counts[kind] == 0) continue;
        printf("%s%llu %s", separator, (unsigned long long)comparison->counts[kind],
               compare_difference_name((enum difference)kind));
        separator = ", ";
    }
    printf("\n");
    if (comparison->unjudged > 0)
        printf("%llu %s no answer: any line counts as right there\n",
               (unsigned long long)comparison->unjudged,
               comparison->unjudged == 1 ? "board has" : "boards have");
    if (shift != SHIFT_NONE)
        printf("only line %llu is %s it, every line would be right\n", (unsigned long long)comparison->first,
               shift == SHIFT_LEFT_OUT ? "missing: with" : "too many: without");
}

static void sum_up(struct judge *judge) {
    if (judge->json)
        sum_up_json(&judge->text, &judge->comparison);
    else
        sum_up_text(&judge->comparison);
}

/* Compares the lines of `stream` with the answers of the boards of `boards`. */
static int judge_streams(const struct options *options, FILE *boards, FILE *stream) {
    struct judge *judge = calloc(1, sizeof *judge);
    if (!judge) {
        fprintf(stderr, "rubicon: the machine did not give %zu bytes of memory\n", sizeof *judge);
        return STATUS_BAD;
    }
    judge->json = options->json;
    judge->lines = (struct compare_lines){.next = next_line, .source = &judge->reader};
    lines_begin(&judge->reader, stream);
    struct batch_taker taker = {judge_board, judge};
    bool is_read = batch_run(options, options->files[0], boards, &taker) != BATCH_BAD_INPUT;
    bool is_judged = is_read || judge->comparison.boards > 0;
    if (is_judged) judge_rest(judge);
    int status = !is_read                                       ? STATUS_BAD
                 : compare_differences(&judge->comparison) == 0 ? STATUS_GOOD
                                                                : STATUS_DIFFERENT;
    if (ferror(stream)) {
        fprintf(stderr, "rubicon: %s: cannot be read\n", options->files[1]);
        status = STATUS_BAD;
    } else if (is_judged) {
        sum_up(judge);
    }
    if (judge->text.failed) {
        fprintf(stderr, "rubicon: compare: memory ran out\n");
        status = STATUS_BAD;
    }
    text_free(&judge->text);
    free(judge);
    return status;
}

static FILE *open_file(const char *name) {
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    if (!file) fprintf(stderr, "rubicon: %s: cannot be opened: %s\n", name, strerror(errno));
    return file;
}

static void close_file(FILE *file) {
    if (file && file != stdin) fclose(file);
}

static int judge_files(const struct options *options) {
    FILE *boards = open_file(options->files[0]);
    FILE *lines = open_file(options->files[1]);
    int status = boards && lines ? judge_streams(options, boards, lines) : STATUS_BAD;
    close_file(lines);
    close_file(boards);
    return status;
}

int task_compare(const struct options *options) {
    int from_input = 0;
    for (int i = 0; i < options->file_count; i++) from_input += strcmp(options->files[i], "-") == 0;
    if (options->file_count == 2 && from_input < 2) return judge_files(options);
    options_complain(options, "compare",
                     "takes two files, the boards and the lines to be judged; one of them may be -");
    return STATUS_BAD;
}
