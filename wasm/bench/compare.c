/* The exports of the comparison of lines with answers (see compare.h). Conventions: flat.h, and report.h. */
#include "contest/compare_json.h"
#include "report.h"

#include <stdlib.h>

struct judge {
    const char *text; /* borrowed */
    size_t length;
    size_t offset;
    struct text_line line;
    struct compare_lines lines;
    struct compare_result comparison;
    /* The last difference, and what it refers to. */
    struct compare_differing differing;
    struct value expected;
    char found[REPORT_LINE_MAX];
};

static bool next_line(void *source, struct text_line *line) {
    struct judge *judge = source;
    return text_line_next(judge->text, judge->length, &judge->offset, line);
}

/* Begins to judge a text of `length` bytes, which must stay until judge_end. 0 when there is no memory. */
struct judge *judge_begin(const char *text, size_t length) {
    struct judge *judge = malloc(sizeof *judge);
    if (!judge) return NULL;
    *judge = (struct judge){.text = text, .length = length};
    judge->lines.next = next_line;
    judge->lines.source = judge;
    return judge;
}

static int note(struct judge *judge, enum difference kind, const struct text_line *line) {
    struct compare_differing *differing = &judge->differing;
    differing->kind = kind;
    differing->line = line ? line->number : 0;
    if (line && kind != DIFFERENCE_NONE) differing->found = report_line(line, judge->found);
    return (int)kind;
}

/* Compares the next line with the packed value of the next board, which is ignored unless `known` is set. Returns
   the kind of difference, by enum difference. */
int judge_board(struct judge *judge, int known, uint32_t packed) {
    struct text_line line;
    bool is_there = compare_next(&judge->lines, &line);
    judge->expected = value_unpack(packed);
    judge->differing.expected = known ? &judge->expected : NULL;
    enum difference kind =
        compare_board(&judge->comparison, is_there ? &line : NULL, judge->differing.expected);
    judge->differing.board = judge->comparison.boards;
    return note(judge, kind, is_there ? &line : NULL);
}

/* Takes a line after those of all boards. Returns its kind of difference; 0 if there is no such line. */
int judge_extra(struct judge *judge) {
    struct text_line line;
    if (!compare_next(&judge->lines, &line)) return DIFFERENCE_NONE;
    compare_extra(&judge->comparison, &line);
    judge->differing.board = 0;
    return note(judge, DIFFERENCE_EXTRA, &line);
}

/* The report on the last difference. */
char *judge_difference(const struct judge *judge) {
    struct writer text = {0};
    struct json json = {.text = &text};
    compare_json_differing(&json, &judge->differing);
    return report_end(&text);
}

/* The report on the whole comparison. */
char *judge_sum(const struct judge *judge) {
    struct writer text = {0};
    struct json json = {.text = &text};
    json_object(&json, NULL);
    compare_json_sum(&json, &judge->comparison);
    json_object_end(&json);
    return report_end(&text);
}

void judge_end(struct judge *judge) {
    free(judge);
}
