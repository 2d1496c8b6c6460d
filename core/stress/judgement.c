#include "stress/judgement.h"

#include "contest/utf16.h"

#include <stdlib.h>
#include <string.h>

const char *fault_name(enum fault fault) {
#define NAME(FAULT, name, sentence) #name,
    static const char *const names[] = {"none", FAULT_LIST(NAME)};
    return names[fault];
}

const char *fault_sentence(enum fault fault) {
#define SENTENCE(FAULT, name, sentence) sentence,
    static const char *const sentences[] = {"", FAULT_LIST(SENTENCE)};
    return sentences[fault];
}

bool judgement_keep_output(const struct judgement_run *run, char **output, size_t *length,
                           struct failure *failure) {
    char *copy = malloc(run->length + 1);
    if (!copy) return failure_set(failure, FAILURE_OUT_OF_MEMORY, run->length + 1, 0);
    if (run->length > 0) memcpy(copy, run->output, run->length);
    free(*output);
    *output = copy;
    *length = run->length;
    return true;
}

static enum fault fault_of_lines(const struct sequence *sequence, const struct judgement_run *run,
                                 struct judgement *judgement) {
    struct compare_text source = {run->output, run->length, 0};
    struct compare_lines lines = {.next = compare_text_next, .source = &source};
    struct compare_result comparison = {0};
    struct text_line line;
    enum fault fault = FAULT_NONE;
    for (; compare_next(&lines, &line); judgement->lines++) {
        if (fault != FAULT_NONE) continue;
        if (judgement->board == sequence->count) {
            fault = FAULT_EXTRA;
            continue;
        }
        judgement->difference = compare_board(&comparison, &line, &sequence->boards[judgement->board].right);
        judgement->found = line;
        if (judgement->difference == DIFFERENCE_NONE)
            judgement->board++;
        else
            fault = FAULT_WRONG;
    }
    if (fault != FAULT_NONE || judgement->board == sequence->count) return fault;
    return judgement->board == 0 ? FAULT_EMPTY : FAULT_EARLY;
}

bool judgement_is_void(const struct sequence *sequence, const struct judgement_run *run) {
    return run->end == JUDGEMENT_END_UNKNOWN ||
           (run->end == JUDGEMENT_END_STACK && sequence_cells(sequence) > JUDGEMENT_SHALLOW_CELLS);
}

struct judgement judgement_of(const struct sequence *sequence, const struct judgement_run *run) {
    static const uint8_t faults[] = {
        [JUDGEMENT_END_CRASH] = FAULT_CRASH,     [JUDGEMENT_END_TIME] = FAULT_TIME,
        [JUDGEMENT_END_LATE] = FAULT_SLOW,       [JUDGEMENT_END_NEVER] = FAULT_HANG,
        [JUDGEMENT_END_BLOCKED] = FAULT_BLOCKED, [JUDGEMENT_END_FORKS] = FAULT_FORKS,
        [JUDGEMENT_END_OUTPUT] = FAULT_ENDLESS,  [JUDGEMENT_END_MEMORY] = FAULT_MEMORY,
        [JUDGEMENT_END_STACK] = FAULT_CRASH,     [JUDGEMENT_END_UNKNOWN] = FAULT_NONE};
    struct judgement judgement = {.number = run->number};
    enum fault fault = fault_of_lines(sequence, run, &judgement);
    if (run->end != JUDGEMENT_END_EXIT)
        judgement.fault = judgement_is_void(sequence, run) ? FAULT_NONE : faults[run->end];
    else if (utf16_of(run->output, run->length))
        judgement.fault = FAULT_UTF16;
    else
        judgement.fault = run->number != 0 ? FAULT_STATUS : fault;
    return judgement;
}
