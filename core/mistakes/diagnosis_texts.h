/* The two texts of a diagnosis, read side by side, and the facts that follow from them alone. For
   diagnosis.c. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_TEXTS_H
#define RUBICON_MISTAKES_DIAGNOSIS_TEXTS_H

#include "mistakes/diagnosis_report.h"

/* Boards with the answers given for them. Zero it before use; free it with diagnosis_texts_free, even
   after a failure. */
struct diagnosis_texts {
    struct diagnosis_judged *judged;
    uint32_t boards;
    uint32_t capacity;
    char *cells; /* of all boards, one after the other */
};

/* Whether a board's line is compared. */
static inline bool diagnosis_is_compared(const struct diagnosis_judged *judged) {
    return judged->verdict == VERDICT_RIGHT || judged->verdict == VERDICT_WRONG;
}

/* A board's number with its sort key. */
struct diagnosis_entry {
    uint64_t key;
    uint32_t number;
};

/* Sorts by key, equal keys by number. */
void diagnosis_sort(struct diagnosis_entry *entries, size_t count);

/* Adds the facts that follow from the lines alone to the report, once all are judged and at least one
   differs: FAILURE_OUT_OF_MEMORY. */
bool diagnosis_add_facts(const struct diagnosis_texts *texts, struct diagnosis_report *report,
                         struct failure *failure);

/* Reads both texts into *texts, and fills the parts of the report that are known before anything is
   solved. */
bool diagnosis_texts_read(struct diagnosis_texts *texts, const char *input, size_t input_length,
                          const char *output, size_t output_length, struct diagnosis_report *report,
                          struct failure *failure);
void diagnosis_texts_free(struct diagnosis_texts *texts);

#endif
