#define TESTS_ALLOCATIONS_REAL
#include "support/allocations.h"

#include "support/support.h"

enum { LIVE_MAX = 64 };

static size_t asked;   /* allocations requested since the last reset */
static size_t failing; /* number of the one that fails, from 1; 0: none */
static size_t refused; /* bytes of the last failed allocation */
static size_t live;    /* allocations not freed yet: */
static struct {
    const void *memory;
    size_t bytes;
} allocations[LIVE_MAX];

static void *count(void *memory, size_t bytes) {
    if (!memory) return NULL;
    if (live == LIVE_MAX) fail_msg("more than %d allocations", LIVE_MAX);
    allocations[live].memory = memory;
    allocations[live++].bytes = bytes;
    return memory;
}

/* The index of an allocation in the list. */
static size_t find(const void *memory) {
    size_t i = 0;
    while (i < live && allocations[i].memory != memory) i++;
    if (i == live) fail_msg("freed what was not allocated");
    return i;
}

static void uncount(size_t i) {
    allocations[i] = allocations[--live];
}

static bool may_allocate(size_t bytes) {
    if (++asked != failing) return true;
    refused = bytes;
    return false;
}

void *counted_malloc(size_t bytes) {
    return may_allocate(bytes) ? count(malloc(bytes), bytes) : NULL;
}

void *counted_calloc(size_t number, size_t bytes) {
    return may_allocate(number * bytes) ? count(calloc(number, bytes), number * bytes) : NULL;
}

void *counted_realloc(void *old, size_t bytes) {
    size_t at = old ? find(old) : live;
    void *moved = may_allocate(bytes) ? realloc(old, bytes) : NULL;
    if (moved && at < live) uncount(at);
    return count(moved, bytes);
}

void *counted_aligned_alloc(size_t alignment, size_t bytes) {
    return may_allocate(bytes) ? count(aligned_alloc(alignment, bytes), bytes) : NULL;
}

void counted_free(void *memory) {
    if (memory) uncount(find(memory));
    free(memory);
}

void fail_allocation(size_t number) {
    asked = 0;
    failing = number;
}

size_t allocations_asked(void) {
    return asked;
}

size_t allocations_live(void) {
    return live;
}

void assert_out_of_memory(const struct failure *failure, uint64_t bytes) {
    assert_failure("memory", failure, &(struct failure){FAILURE_OUT_OF_MEMORY, 0, 0, bytes, 0});
}

void assert_refused(const struct failure *failure) {
    assert_out_of_memory(failure, refused);
}

uint64_t allocations_bytes(void) {
    uint64_t bytes = 0;
    for (size_t i = 0; i < live; i++) bytes += allocations[i].bytes;
    return bytes;
}

void test_too_large_allocates_nothing(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    struct analysis *analysis;
    struct failure failure;
    fail_allocation(0);
    const uint64_t bytes = analysis_bytes_for(of->solver, &board);
    assert_false(analysis_open(of->solver, &board, bytes - 1, &analysis, &failure));
    assert_failure("one byte too few", &failure,
                   &(struct failure){FAILURE_TOO_LARGE, 0, 0, bytes - 1, bytes});
    assert_int_equal(asked, 0);
    assert_true(analysis_open(of->solver, &board, bytes, &analysis, &failure));
    analysis_close(analysis);
}

void test_closing_frees_everything(void **state) {
    const struct memory_case *of = *state;
    const char *const boards[] = {of->rows, ".", "#/#", "..", "O.O/.X."};
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        struct failure failure;
        fail_allocation(0);
        struct analysis *analysis = open_analysis(of->solver, &board);
        assert_true(live > 0);
        assert_true(analysis_step(analysis, 1, &failure));
        analysis_close(analysis);
        assert_int_equal(live, 0);
    }
}

void test_all_memory_is_reported(void **state) {
    const struct memory_case *of = *state;
    struct board board = draw(of->rows);
    fail_allocation(0);
    struct analysis *analysis = solve_board(of->solver, &board);
    assert_int_equal(analysis_bytes(analysis), allocations_bytes());
    analysis_close(analysis);
}

void test_a_thousand_boards(void **state) {
    const struct memory_case *of = *state;
    static const char *const boards[] = {"O.O/.X.", "..../.#../....", "#./.."};
    struct board drawn[COUNT(boards)];
    size_t needed[COUNT(boards)] = {0};
    for (size_t i = 0; i < COUNT(boards); i++) drawn[i] = draw(boards[i]);
    for (size_t i = 0; i < 1000; i++) {
        struct failure failure;
        fail_allocation(0);
        struct analysis *analysis = open_analysis(of->solver, &drawn[i % COUNT(boards)]);
        if (i % 10 < 3) assert_true(analysis_step(analysis, i % 10 == 0 ? UINT64_MAX : 1, &failure));
        analysis_close(analysis);
        assert_int_equal(live, 0);
        size_t *most = &needed[i % COUNT(boards)];
        if (i < 10 * COUNT(boards) && asked > *most) *most = asked;
        assert_true(asked <= *most);
    }
}
