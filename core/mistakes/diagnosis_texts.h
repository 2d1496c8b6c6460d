/* The two texts of a diagnosis, read side by side, and what they tell alone. For diagnosis.c. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_TEXTS_H
#define RUBICON_MISTAKES_DIAGNOSIS_TEXTS_H

#include "mistakes/diagnosis.h"

/* Boards with the answers given for them. Zeroed before use; diagnosis_texts_free ends it even after a
   failure. */
struct diagnosis_texts {
    struct diagnosis_judged *judged;
    uint32_t boards;
    uint32_t capacity;
    char *cells; /* of all boards, one after the other */
};

/* Whether a board's line is one of those that are compared. */
static inline bool diagnosis_is_compared(const struct diagnosis_judged *judged) {
    return judged->verdict == VERDICT_RIGHT || judged->verdict == VERDICT_WRONG;
}

/* A board by its number with what it is sorted by. */
struct diagnosis_entry {
    uint64_t key;
    uint32_t number;
};

/* Sorts by the keys, equal ones by the numbers. */
void diagnosis_sort(struct diagnosis_entry *entries, size_t count);

/* Tells in the report what the lines alone say, once all are judged and one differs: FAILURE_OUT_OF_MEMORY. */
bool diagnosis_tell(const struct diagnosis_texts *texts, struct diagnosis_report *report,
                    struct failure *failure);

/* Fills texts and what the report has to say of them before anything is solved. */
bool diagnosis_texts_read(struct diagnosis_texts *texts, const char *input, size_t input_length,
                          const char *output, size_t output_length, struct diagnosis_report *report,
                          struct failure *failure);
void diagnosis_texts_free(struct diagnosis_texts *texts);

#endif
