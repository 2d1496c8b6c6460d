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

/* Takes a failure apart: five doubles code, line, column, expected, found, and its English sentence. Returns the number of
   bytes of the sentence. */
_Static_assert(FAILURE_SENTENCE_MAX <= FLAT_TEXT_BYTES, "a sentence has room in the loader's area");
int failure_text(const struct failure *failure, double *numbers, char *text) {
    numbers[0] = (double)failure->code;
    numbers[1] = failure->line;
    numbers[2] = failure->column;
    numbers[3] = (double)failure->expected;
    numbers[4] = (double)failure->found;
    return (int)failure_sentence(failure, text, FAILURE_SENTENCE_MAX);
}
