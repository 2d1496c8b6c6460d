#include "command/tasks.h"

#include "command/batch.h"
#include "command/evidence.h"
#include "command/excerpt.h"
#include "command/lines.h"
#include "command/pair.h"
#include "command/print_diagnosis.h"
#include "command/wrong_board.h"
#include "contest/compare_json.h"
#include "contest/onset.h"
#include "mistakes/diagnosis_json.h"
#include "mistakes/diagnosis_leak.h"
#include "mistakes/diagnosis_named.h"
#include "publish/complain.h"

#include <stdlib.h>
#include <string.h>

/* The comparison under way. */
struct judge {
    const struct options *options;
    struct writer text; /* of one JSON line after the other, and of the end */
    struct lines reader;
    struct compare_lines lines;
    struct compare_result comparison;
    struct onset onset;
    struct evidence evidence;
    struct wrong_board smallest; /* of those whose line differs; number 0: none */
    char found[EXCERPT_MAX];     /* its line */
    uint64_t missing;            /* the first board whose line is missing; 0: none */
    struct diagnosis *diagnosis; /* NULL: there is nothing to explain */
    enum leak leak;              /* LEAKS: none is known */
};

static bool next_line(void *source, struct text_line *line) {
    return lines_next(source, line);
}

static void print_difference(const struct compare_differing *differing) {
#define SENTENCE(KIND, name, sentence) sentence,
    static const char *const sentences[] = {"", DIFFERENCE_LIST(SENTENCE)};
    char expected[ANSWER_MAX] = ANSWER_UNKNOWN;
    if (differing->expected) answer_format(*differing->expected, expected);
    if (differing->board > 0) printf("board %llu", (unsigned long long)differing->board);
    if (differing->line > 0) printf("%sline %u", differing->board > 0 ? ", " : "", differing->line);
    printf(": ");
    if (differing->board > 0) printf("expected %s, ", expected);
    if (differing->line > 0) printf("found \"%s\": ", differing->found);
    printf("%s\n", sentences[differing->kind]);
}

static void print_difference_json(struct writer *text, const struct compare_differing *differing) {
    struct json json = {.text = text};
    compare_json_differing(&json, differing);
    text_add(text, "\n");
    text_print(text, stdout);
}

/* Prints a difference: of a board (0: none), of a line (NULL: none), with the board's answer (NULL: unknown). */
static void report_difference(struct judge *judge, enum difference kind, uint64_t board,
                              const struct text_line *line, const struct value *expected) {
    char found[EXCERPT_MAX];
    struct compare_differing differing = {kind, board, expected, 0, NULL};
    if (line) {
        differing.line = line->number;
        differing.found = excerpt_of(line, found);
    }
    if (judge->options->json)
        print_difference_json(&judge->text, &differing);
    else
        print_difference(&differing);
}

/* Remembers the board, if it is the smallest so far. */
static void note_wrong(struct judge *judge, const struct batch_answer *answer, const struct text_line *line) {
    struct wrong_board *smallest = &judge->smallest;
    if (smallest->number > 0 && board_free_cells(answer->board) >= board_free_cells(&smallest->board)) return;
    *smallest = (struct wrong_board){*answer->board, answer->number, line->number,
                                     excerpt_of(line, judge->found), answer->value};
}

/* Whether this difference is not printed: the text output prints only the first missing line, and sums up the others. */
static bool is_silent(struct judge *judge, enum difference kind, uint64_t board) {
    if (kind != DIFFERENCE_MISSING) return kind == DIFFERENCE_NONE;
    if (judge->missing == 0) judge->missing = board;
    return !judge->options->json && (board == 1 || judge->missing < board);
}

/* Takes an answer of the batch: compares it with the next line. */
static bool judge_board(void *context, const struct batch_answer *answer) {
    struct judge *judge = context;
    struct text_line line;
    const struct text_line *found = compare_next(&judge->lines, &line) ? &line : NULL;
    if (ferror(judge->reader.stream)) return false;
    const struct value *expected = answer->is_solved ? &answer->value : NULL;
    enum difference kind = compare_board(&judge->comparison, found, expected);
    if (expected && found) {
        evidence_add(&judge->evidence, answer->board, answer->number, found, kind != DIFFERENCE_NONE,
                     judge->options->memory);
        onset_add(&judge->onset, answer->board, answer->value, kind != DIFFERENCE_NONE);
        if (kind != DIFFERENCE_NONE) note_wrong(judge, answer, found);
    }
    if (!is_silent(judge, kind, answer->number))
        report_difference(judge, kind, answer->number, found, expected);
    return kind == DIFFERENCE_NONE;
}

static void judge_rest(struct judge *judge) {
    struct text_line line;
    while (compare_next(&judge->lines, &line)) {
        compare_extra(&judge->comparison, &line);
        report_difference(judge, DIFFERENCE_EXTRA, 0, &line, NULL);
    }
}

/* The summary. */

static bool is_empty(const struct judge *judge) {
    return judge->missing == 1;
}

/* Whether lines are wrong, and not only in the wrong place. */
static bool has_wrong_board(const struct judge *judge) {
    return judge->smallest.number > 0 && compare_shift(&judge->comparison) == SHIFT_NONE;
}

/* Whether the diagnosis has every board with its line. */
static bool is_diagnosis_whole(const struct judge *judge) {
    return evidence_is_whole(&judge->evidence) && judge->comparison.unjudged == 0;
}

/* Looks for a leak from one board to the next if no mistake explains every line and no line was left out. */
static bool diagnose_leak(struct judge *judge, struct failure *failure) {
    const uint64_t *counts = judge->comparison.counts;
    if (!diagnosis_is_unexplained(diagnosis_report_of(judge->diagnosis)) || !is_diagnosis_whole(judge))
        return true;
    if (counts[DIFFERENCE_MISSING] + counts[DIFFERENCE_EXTRA] > 0) return true;
    return diagnosis_leak(judge->diagnosis, &judge->leak, failure);
}

/* Looks for the mistake behind the lines. */
static void diagnose(struct judge *judge) {
    struct failure failure;
    judge->leak = LEAKS;
    if (!has_wrong_board(judge)) return;
    if (judge->evidence.wrong.count == 0 && !judge->evidence.failed) return;
    if (!evidence_diagnose(&judge->evidence, &judge->diagnosis, &failure) || !diagnose_leak(judge, &failure))
        judge->text.failed = true;
}

static struct diagnosis_lines lines_alone(const struct judge *judge) {
    const struct diagnosis_report *report = diagnosis_report_of(judge->diagnosis);
    const struct evidence *evidence = &judge->evidence;
    struct diagnosis_lines lines = {.spelled = report->spelled};
    for (int i = 0; report->twins[1] > 0 && i < 2; i++)
        lines.twins[i] = evidence_number(evidence, report->twins[i]);
    const bool is_telling = report->is_constant || is_diagnosis_whole(judge);
    if (report->same > 0 && is_telling && diagnosis_named_whole(report) == 0)
        lines.same_from = evidence_number(evidence, report->boards - report->same);
    return lines;
}

static void sum_up_json(struct judge *judge) {
    struct json json = {.text = &judge->text};
    json_object(&json, NULL);
    json_number(&json, "differences", compare_differences(&judge->comparison));
    compare_json_sum(&json, &judge->comparison);
    json_bool(&json, "utf16", judge->reader.order != UTF16_NONE);
    if (has_wrong_board(judge)) {
        wrong_board_json(&json, "smallest", &judge->smallest, judge->options->page);
        json_number(&json, "diagnosed", judge->diagnosis ? diagnosis_report_of(judge->diagnosis)->boards : 0);
    }
    if (judge->diagnosis) {
        const struct diagnosis_report *report = diagnosis_report_of(judge->diagnosis);
        const struct diagnosis_lines lines = lines_alone(judge);
        diagnosis_json_named(&json, report);
        json_number(&json, "wrong", report->verdicts[VERDICT_WRONG]);
        print_diagnosis_lines_json(&json, &lines);
        if (judge->leak < LEAKS) json_string(&json, "keeps", leak_name(judge->leak));
    }
    json_object_end(&json);
    text_add(&judge->text, "\n");
}

static void report_missing(struct judge *judge) {
    unsigned long long boards = judge->comparison.boards;
    if (is_empty(judge))
        text_add(&judge->text, "the output is empty: %llu board%s, and no answer\n", boards,
                 boards == 1 ? "" : "s");
    else if (judge->missing > 0 && judge->missing < boards)
        text_add(&judge->text, "the output ends there: the lines of boards %llu to %llu are missing, too\n",
                 (unsigned long long)judge->missing + 1, boards);
}

static void report_counts(struct writer *text, const struct compare_result *comparison) {
    uint64_t differences = compare_differences(comparison);
    const char *separator = ": ";
    text_add(text, "%llu of %llu lines %s", (unsigned long long)differences,
             (unsigned long long)(comparison->boards + comparison->counts[DIFFERENCE_EXTRA]),
             differences == 1 ? "differs" : "differ");
    for (int kind = DIFFERENCE_NONE + 1; kind < DIFFERENCE_KINDS; kind++) {
        if (comparison->counts[kind] == 0) continue;
        text_add(text, "%s%llu %s", separator, (unsigned long long)comparison->counts[kind],
                 compare_difference_name((enum difference)kind));
        separator = ", ";
    }
    text_add(text, "\n");
    if (comparison->unjudged > 0)
        text_add(text, "%llu %s no answer: any line counts as right there\n",
                 (unsigned long long)comparison->unjudged,
                 comparison->unjudged == 1 ? "board has" : "boards have");
}

/* What the diagnosis does not look at. */
static void report_left_out(struct judge *judge, const struct diagnosis_report *report) {
    struct writer *text = &judge->text;
    uint32_t malformed = report->verdicts[VERDICT_MALFORMED];
    if (malformed > 0)
        text_add(text, "(%u line%s no answer: left out)\n", (unsigned)malformed,
                 malformed == 1 ? " is" : "s are");
    if (!evidence_is_whole(&judge->evidence))
        text_add(text, "(by the %u smallest of %llu boards)\n", (unsigned)report->boards,
                 (unsigned long long)judge->comparison.boards);
}

static void report_mistake(struct judge *judge) {
    struct writer *text = &judge->text;
    if (!judge->diagnosis) {
        text_add(text, "to look for the mistake takes more memory than --memory allows\n");
        return;
    }
    const struct diagnosis_report *report = diagnosis_report_of(judge->diagnosis);
    struct diagnosis_lines lines = lines_alone(judge);
    if (judge->leak < LEAKS) {
        text_add(text, "mistake: %s\n", leak_wrong(judge->leak));
        lines = (struct diagnosis_lines){0};
    } else {
        print_diagnosis_text(text, report);
    }
    if (report->verdicts[VERDICT_WRONG] > 0) report_left_out(judge, report);
    print_diagnosis_lines_text(text, &lines);
    if (diagnosis_is_unexplained(report) && judge->leak == LEAKS)
        print_diagnosis_hint(text, &judge->onset, lines.twins[1] > 0 ? lines.twins : NULL);
}

static void sum_up_text(struct judge *judge) {
    struct writer *text = &judge->text;
    enum shift shift = compare_shift(&judge->comparison);
    report_missing(judge);
    report_counts(text, &judge->comparison);
    if (shift != SHIFT_NONE)
        text_add(text, "only line %llu is %s it, every line would be right\n",
                 (unsigned long long)judge->comparison.first,
                 shift == SHIFT_LEFT_OUT ? "missing: with" : "too many: without");
    if (judge->reader.order != UTF16_NONE)
        text_add(text, "the output is UTF-16, which is read here; a judge reads plain ASCII\n");
    if (!has_wrong_board(judge)) return;
    text_add(text, "\n");
    wrong_board_text(text, &judge->smallest, judge->options->page);
    text_add(text, "\n");
}

/* People see what differs before the mistake is looked for, which may take a while. */
static void sum_up(struct judge *judge) {
    bool is_json = judge->options->json;
    if (!is_json) {
        sum_up_text(judge);
        text_print(&judge->text, stdout);
        fflush(stdout);
    }
    diagnose(judge);
    if (is_json)
        sum_up_json(judge);
    else if (has_wrong_board(judge) && !judge->text.failed)
        report_mistake(judge);
    text_print(&judge->text, stdout);
    diagnosis_close(judge->diagnosis);
}

/* Compares the lines of `stream` with the answers of the boards of `boards`. */
static int judge_streams(const struct options *options, FILE *boards, FILE *stream) {
    struct judge *judge = calloc(1, sizeof *judge);
    if (!judge) {
        complain("the machine did not give %zu bytes of memory", sizeof *judge);
        return STATUS_BAD;
    }
    judge->options = options;
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
        complain("%s: cannot be read", options->files[1]);
        status = STATUS_BAD;
    } else if (is_judged) {
        sum_up(judge);
    }
    if (judge->text.failed) {
        complain("compare: memory ran out");
        status = STATUS_BAD;
    }
    writer_free(&judge->text);
    evidence_free(&judge->evidence);
    free(judge);
    return status;
}

int task_compare(const struct options *options) {
    return pair_use(options, "compare", judge_streams);
}
