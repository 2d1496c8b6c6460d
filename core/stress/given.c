#include "stress/given.h"

#include "mistakes/printed.h"

/* Bytes of the output that are whole lines. */
static size_t whole_lines(const struct judgement_run *run) {
    size_t length = run->length;
    while (length > 0 && run->output[length - 1] != '\n') length--;
    return length;
}

bool given_add(struct sequence *given, const struct sequence *file, const struct judgement_run *run,
               enum given *result, struct failure *failure) {
    bool is_ended = run->end == JUDGEMENT_END_EXIT && run->number == 0;
    struct compare_text source = {run->output, is_ended ? run->length : whole_lines(run), 0};
    struct compare_lines lines = {.next = compare_text_next, .source = &source};
    struct text_line line;
    *result = is_ended ? GIVEN_WHOLE : GIVEN_PART;
    for (uint32_t i = 0; i < file->count; i++) {
        struct value value;
        bool is_there = compare_next(&lines, &line);
        if (!is_there && !is_ended) return true;
        if (!is_there || !printed_parse(&line, &value)) {
            *result = GIVEN_STRANGE;
            return true;
        }
        if (!sequence_add(given, &file->boards[i].board, value, failure)) return false;
    }
    if (compare_next(&lines, &line)) *result = GIVEN_STRANGE;
    return true;
}
