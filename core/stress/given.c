#include "stress/given.h"

#include "mistakes/printed.h"

bool given_add(struct sequence *given, const struct sequence *file, const struct judgement_run *run,
               bool *is_whole, struct failure *failure) {
    struct compare_text source = {run->output, run->length, 0};
    struct compare_lines lines = {.next = compare_text_next, .source = &source};
    struct text_line line;
    *is_whole = run->end == JUDGEMENT_END_EXIT && run->number == 0;
    for (uint32_t i = 0; *is_whole && i < file->count; i++) {
        struct value value;
        *is_whole = compare_next(&lines, &line) && printed_parse(&line, &value);
        if (*is_whole && !sequence_add(given, &file->boards[i].board, value, failure)) return false;
    }
    *is_whole &= !compare_next(&lines, &line);
    return true;
}
