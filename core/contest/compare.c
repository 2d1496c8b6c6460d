#include "contest/compare.h"

const char *compare_difference_name(enum difference kind) {
#define NAME(KIND, name, sentence) #name,
    static const char *const names[] = {"none", DIFFERENCE_LIST(NAME)};
    return (unsigned)kind < DIFFERENCE_KINDS ? names[kind] : "";
}

bool compare_next(struct compare_lines *lines, struct text_line *line) {
    while (!lines->has_line) {
        if (!lines->next(lines->source, &lines->line)) return false;
        lines->has_line = lines->line.length > 0;
        if (!lines->has_line) lines->blanks++;
    }
    *line = lines->line;
    if (lines->blanks > 0) {
        line->length = 0;
        line->number -= lines->blanks--;
    } else {
        lines->has_line = false;
    }
    return true;
}

bool compare_text_next(void *source, struct text_line *line) {
    struct compare_text *text = source;
    return text_line_next(text->bytes, text->length, &text->offset, line);
}

static enum difference kind_of(struct value found, struct value expected) {
    if (value_equal(found, expected)) return DIFFERENCE_NONE;
    if (found.winner == expected.winner) return DIFFERENCE_COUNT;
    if (found.winner == WINNER_NONE) return DIFFERENCE_TIE;
    return expected.winner == WINNER_NONE ? DIFFERENCE_WIN : DIFFERENCE_WINNER;
}

static void count(struct compare_result *comparison, enum difference kind, uint64_t number) {
    comparison->counts[kind]++;
    if (kind == DIFFERENCE_NONE || comparison->first > 0) return;
    comparison->first = number;
    comparison->is_early = comparison->is_late = true;
}

/* Whether a line is right for a board; any line is if the board's answer is unknown. */
static bool suits(bool has_found, struct value found, bool has_expected, struct value expected) {
    return !has_expected || (has_found && value_equal(found, expected));
}

enum difference compare_board(struct compare_result *comparison, const struct text_line *line,
                              const struct value *expected) {
    struct compare_result *c = comparison;
    struct value found = value_of(WINNER_NONE, 0);
    bool has_found = line && answer_parse(line, &found);
    struct value right = expected ? *expected : found;
    enum difference kind = !line        ? DIFFERENCE_MISSING
                           : !expected  ? DIFFERENCE_NONE
                           : !has_found ? DIFFERENCE_MALFORMED
                                        : kind_of(found, right);
    if (c->first > 0) {
        c->is_early = c->is_early && suits(c->has_found, c->found, expected, right);
        c->is_late = c->is_late && suits(has_found, found, c->has_expected, c->expected);
    }
    c->boards++;
    if (line && !expected) c->unjudged++;
    count(c, kind, c->boards);
    c->found = found;
    c->expected = right;
    c->has_found = has_found;
    c->has_expected = expected;
    return kind;
}

void compare_extra(struct compare_result *comparison, const struct text_line *line) {
    struct compare_result *c = comparison;
    struct value found = value_of(WINNER_NONE, 0);
    bool has_found = answer_parse(line, &found);
    c->is_late = c->is_late && suits(has_found, found, c->has_expected, c->expected);
    count(c, DIFFERENCE_EXTRA, c->boards + c->counts[DIFFERENCE_EXTRA] + 1);
}

enum shift compare_shift(const struct compare_result *comparison) {
    const struct compare_result *c = comparison;
    uint64_t missing = c->counts[DIFFERENCE_MISSING];
    uint64_t extra = c->counts[DIFFERENCE_EXTRA];
    if (compare_differences(c) < 2) return SHIFT_NONE;
    if (missing == 1 && extra == 0 && c->is_early) return SHIFT_LEFT_OUT;
    return missing == 0 && extra == 1 && c->is_late ? SHIFT_PUT_IN : SHIFT_NONE;
}

uint64_t compare_differences(const struct compare_result *comparison) {
    uint64_t differences = 0;
    for (int kind = DIFFERENCE_NONE + 1; kind < DIFFERENCE_KINDS; kind++)
        differences += comparison->counts[kind];
    return differences;
}
