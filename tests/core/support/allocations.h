/* Counted allocations that can be made to fail. A test includes this file, then the .c files
   under test, so that their malloc and the like are these. */
#ifndef TESTS_ALLOCATIONS_H
#define TESTS_ALLOCATIONS_H

#include "analysis/analysis.h"

#include <stdlib.h>

void *counted_malloc(size_t bytes);
void *counted_calloc(size_t count, size_t bytes);
void *counted_realloc(void *old, size_t bytes);
void *counted_aligned_alloc(size_t alignment, size_t bytes);
void counted_free(void *memory);

/* Makes allocation `number` fail, counted from 1 from now on; 0: none. */
void fail_allocation(size_t number);

/* Number of allocations requested since then; number of those not freed yet, and their bytes. */
size_t allocations_asked(void);
size_t allocations_live(void);
uint64_t allocations_bytes(void);

/* Fail the running test unless the failure is that of memory: with this many bytes requested; with those
   of the failed allocation. */
void assert_out_of_memory(const struct failure *failure, uint64_t bytes);
void assert_refused(const struct failure *failure);

/* cmocka tests with a struct memory_case as their state: too large a board is refused before the first
   allocation; analysis_bytes equals the bytes held; everything is freed at the end; and the thousandth open
   and close takes no more memory than the first. */
struct memory_case {
    const struct solver *solver;
    const char *rows; /* in the format of draw and place */
};
void test_too_large_allocates_nothing(void **state);
void test_all_memory_is_reported(void **state);
void test_closing_frees_everything(void **state);
void test_a_thousand_boards(void **state);

#ifndef TESTS_ALLOCATIONS_REAL
#define malloc counted_malloc
#define calloc counted_calloc
#define realloc counted_realloc
#define aligned_alloc counted_aligned_alloc
#define free counted_free
#endif

#endif
