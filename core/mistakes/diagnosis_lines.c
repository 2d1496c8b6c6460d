/* Facts that follow from the lines of an output alone. */
#include "mistakes/diagnosis_texts.h"

#include <stdlib.h>
#include <string.h>

/* Minimum number of identical trailing lines worth reporting, if others come before them. */
enum { SAME_MIN = 5 };

static bool is_before(struct diagnosis_entry a, struct diagnosis_entry b) {
    return a.key != b.key ? a.key < b.key : a.number < b.number;
}

/* A shell sort, because qsort takes half a kilobyte of the module. */
void diagnosis_sort(struct diagnosis_entry *entries, size_t count) {
    size_t gap = 1;
    while (gap < count / 3) gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3) {
        for (size_t i = gap; i < count; i++) {
            const struct diagnosis_entry entry = entries[i];
            size_t at = i;
            for (; at >= gap && is_before(entry, entries[at - gap]); at -= gap)
                entries[at] = entries[at - gap];
            entries[at] = entry;
        }
    }
}

/* Finds the trailing boards that have one and the same answer, though not one and the same right answer. */
static void find_same(const struct diagnosis_texts *texts, struct diagnosis_report *report) {
    const struct diagnosis_judged *last = NULL;
    uint32_t from = texts->boards;
    uint32_t same = 0;
    uint32_t wrong = 0;
    bool varies = false;
    for (uint32_t number = texts->boards; number-- > 0;) {
        const struct diagnosis_judged *judged = &texts->judged[number];
        if (!diagnosis_is_compared(judged)) continue;
        if (!last) last = judged;
        if (!value_equal(judged->given, last->given)) break;
        from = number;
        same++;
        wrong += judged->verdict == VERDICT_WRONG;
        varies |= !value_equal(judged->right, last->right);
    }
    report->is_constant = varies && same == report->verdicts[VERDICT_RIGHT] + report->verdicts[VERDICT_WRONG];
    if (report->is_constant || (varies && same >= SAME_MIN && 2 * wrong >= same))
        report->same = texts->boards - from;
}

static bool is_same_board(const struct diagnosis_judged *a, const struct diagnosis_judged *b) {
    return a->rows == b->rows && a->columns == b->columns &&
           memcmp(a->cells, b->cells, (size_t)a->rows * a->columns) == 0;
}

/* FNV-1a. */
static uint64_t hash_of(const struct diagnosis_judged *judged) {
    uint64_t hash = 14695981039346656037U ^ judged->rows;
    for (int cell = 0; cell < judged->rows * judged->columns; cell++)
        hash = (hash ^ (uint8_t)judged->cells[cell]) * 1099511628211U;
    return hash;
}

static bool find_twins(const struct diagnosis_texts *texts, struct diagnosis_report *report,
                       struct failure *failure) {
    const struct diagnosis_judged *judged = texts->judged;
    size_t bytes = texts->boards * sizeof(struct diagnosis_entry);
    uint32_t count = 0;
    struct diagnosis_entry *entries = malloc(bytes);
    if (!entries) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    for (uint32_t number = 0; number < texts->boards; number++) {
        if (diagnosis_is_compared(&judged[number]))
            entries[count++] = (struct diagnosis_entry){hash_of(&judged[number]), number};
    }
    diagnosis_sort(entries, count);
    for (uint32_t i = 1; i < count && report->twins[1] == 0; i++) {
        uint32_t first = entries[i - 1].number;
        uint32_t second = entries[i].number;
        if (!is_same_board(&judged[first], &judged[second])) continue;
        if (value_equal(judged[first].given, judged[second].given)) continue;
        report->twins[0] = first;
        report->twins[1] = second;
    }
    free(entries);
    return true;
}

bool diagnosis_add_facts(const struct diagnosis_texts *texts, struct diagnosis_report *report,
                         struct failure *failure) {
    find_same(texts, report);
    return find_twins(texts, report, failure);
}
