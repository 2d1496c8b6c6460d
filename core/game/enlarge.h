/* Enlarges an array on the heap. */
#ifndef RUBICON_GAME_ENLARGE_H
#define RUBICON_GAME_ENLARGE_H

#include <stdlib.h>
#include <string.h>

/* As realloc, which takes half a kilobyte of every module that uses it: moves the `used` bytes of an allocation (NULL:
   there is none yet) to a new one of `bytes`. NULL, with the old one unchanged, if memory runs out. */
static inline void *enlarge(void *memory, size_t used, size_t bytes) {
    void *larger = malloc(bytes);
    if (larger && used > 0) memcpy(larger, memory, used);
    if (larger) free(memory);
    return larger;
}

#endif
