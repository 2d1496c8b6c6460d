/* The exports of the comparison of lines with answers (see compare.h); flat.h tells how they take and return
   things. */
#include "contest/compare.h"
#include "../flat.h"

#include <stdlib.h>

struct judge {
    const char *text; /* borrowed */
    size_t length;
    size_t offset;
    struct text_line line;
    struct compare_lines lines;
    struct compare_result comparison;
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

/* Numbers: the line's number, where its bytes begin in the text and how many they are. */
static void tell_line(const struct judge *judge, const struct text_line *line, uint32_t *numbers) {
    numbers[0] = line->number;
    numbers[1] = line->length > 0 ? (uint32_t)(line->bytes - judge->text) : 0;
    numbers[2] = (uint32_t)line->length;
}

/* Compares the next line with the packed value of the next board, which counts where `known` is set. The kind
   of difference, by enum difference; the line's numbers, the first being 0 where there is no line. */
int judge_board(struct judge *judge, int known, uint32_t packed, uint32_t *numbers) {
    struct value expected = value_unpack(packed);
    struct text_line line;
    bool is_there = compare_next(&judge->lines, &line);
    numbers[0] = 0;
    if (is_there) tell_line(judge, &line, numbers);
    return (int)compare_board(&judge->comparison, is_there ? &line : NULL, known ? &expected : NULL);
}

/* Takes a line after those of all boards: 1 with its numbers, 0 where there is none. */
int judge_extra(struct judge *judge, uint32_t *numbers) {
    struct text_line line;
    if (!compare_next(&judge->lines, &line)) return 0;
    compare_extra(&judge->comparison, &line);
    tell_line(judge, &line, numbers);
    return 1;
}

/* Doubles: boards, boards without an answer, the first difference, the shift by enum shift, and how many
   lines there are of each kind of difference. */
enum { SUM_NUMBERS = 4 + DIFFERENCE_KINDS };
_Static_assert(SUM_NUMBERS * sizeof(double) <= FLAT_NUMBERS_BYTES, "a sum has room in the loader's area");
void judge_sum(const struct judge *judge, double *out) {
    const struct compare_result *comparison = &judge->comparison;
    *out++ = (double)comparison->boards;
    *out++ = (double)comparison->unjudged;
    *out++ = (double)comparison->first;
    *out++ = compare_shift(comparison);
    for (int kind = 0; kind < DIFFERENCE_KINDS; kind++) *out++ = (double)comparison->counts[kind];
}

void judge_end(struct judge *judge) {
    free(judge);
}
