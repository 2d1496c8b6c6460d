/* Allocations that are counted and can be made to fail. A test includes this file, then the .c files of the
   solver under test, whose malloc and the like are these. */
#ifndef TESTS_ALLOCATIONS_H
#define TESTS_ALLOCATIONS_H

#include "analysis/analysis.h"

#include <stdlib.h>

void *counted_malloc(size_t bytes);
void *counted_calloc(size_t count, size_t bytes);
void *counted_realloc(void *old, size_t bytes);
void *counted_aligned_alloc(size_t alignment, size_t bytes);
void counted_free(void *memory);

/* From now on allocation `number` fails, counted from 1; none when it is 0. */
void fail_allocation(size_t number);

/* How many allocations were asked for since then, and how many there are that are not freed yet, of how many
   bytes together. */
size_t allocations_asked(void);
size_t allocations_live(void);
uint64_t allocations_bytes(void);

/* Fail the running test unless the failure is that of memory, with so many bytes asked for; with those of the
   allocation that was made to fail. */
void assert_out_of_memory(const struct failure *failure, uint64_t bytes);
void assert_refused(const struct failure *failure);

/* cmocka tests with a struct memory_case as their state: every allocation of opening and solving the board
   fails in turn; a board that is too large is refused before the first; analysis_bytes are the bytes held; all
   is freed in the end; and opening and closing takes no more the hundred thousandth time. */
struct memory_case {
    const struct solver *solver;
    const char *rows; /* as draw and place read them */
    size_t least;     /* allocations that solving it needs */
};
void test_every_allocation_may_fail(void **state);
void test_too_large_allocates_nothing(void **state);
void test_all_memory_is_told_of(void **state);
void test_closing_frees_everything(void **state);
void test_a_hundred_thousand_boards(void **state);

#ifndef TESTS_ALLOCATIONS_REAL
#define malloc counted_malloc
#define calloc counted_calloc
#define realloc counted_realloc
#define aligned_alloc counted_aligned_alloc
#define free counted_free
#endif

#endif
