#define _DEFAULT_SOURCE
#include "layered/large_memory.h"

#include <stdlib.h>

#if defined(__linux__)
#include <sys/mman.h>

enum { HUGE_PAGE = 2 << 20, LARGE = 4 * HUGE_PAGE };

void *large_memory(size_t bytes) {
    if (bytes < LARGE) return malloc(bytes);
    size_t whole = (bytes + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
    void *memory = aligned_alloc(HUGE_PAGE, whole);
    if (memory)
        madvise(memory, whole, MADV_HUGEPAGE); /* a hint only: if it fails, everything works, only slower */
    return memory;
}
#else
void *large_memory(size_t bytes) {
    return malloc(bytes);
}
#endif
