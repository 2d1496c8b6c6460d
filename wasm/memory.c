/* Exports that every module has for its loader: memory, and the sentences of failures. */
#include "flat.h"

#include <stdlib.h>

/* Allocates at least `bytes` bytes, aligned for doubles; 0 if there is no memory. */
void *allocate(size_t bytes) {
    return malloc(bytes);
}

void release(void *address) {
    free(address);
}

/* Writes the English sentence of a failure to `text`. Returns the number of bytes. */
_Static_assert(FAILURE_SENTENCE_MAX <= FLAT_TEXT_BYTES, "a sentence has room in the loader's area");
int failure_text(const double *in, char *text) {
    struct failure failure = {(enum failure_code)in[0], (uint32_t)in[1], (uint32_t)in[2], (uint64_t)in[3],
                              (uint64_t)in[4]};
    return (int)failure_sentence(&failure, text, FAILURE_SENTENCE_MAX);
}

int report(const struct failure *failure, double *out) {
    out[0] = (double)failure->code;
    out[1] = failure->line;
    out[2] = failure->column;
    out[3] = (double)failure->expected;
    out[4] = (double)failure->found;
    return 0;
}
