/* The two texts of a diagnosis, read side by side. For diagnosis.c alone. */
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

/* Fills texts and what the report has to say of them before anything is solved. */
bool diagnosis_texts_read(struct diagnosis_texts *texts, const char *input, size_t input_length,
                          const char *output, size_t output_length, struct diagnosis_report *report,
                          struct failure *failure);
void diagnosis_texts_free(struct diagnosis_texts *texts);

#endif
