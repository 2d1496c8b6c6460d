/* The pool of worker threads. Its source is compiled here, with a pthread_create that can refuse. */
#include <errno.h>
#include <pthread.h>

static int granted; /* threads until one is refused */

static int create_unless_refused(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                                 void *with) {
    return granted-- > 0 ? pthread_create(thread, attributes, run, with) : EAGAIN;
}
#define pthread_create create_unless_refused

#include "command/pool.c"

#include "support/support.h"

enum { PIECES = 20000, THREADS = 8 };

struct work {
    struct pool pool;
    int next; /* next piece */
    int workers;
    int done[PIECES];
};

static void *take_pieces(void *shared) {
    struct work *work = shared;
    pthread_mutex_lock(&work->pool.lock);
    work->workers++;
    while (work->next < PIECES) {
        const int piece = work->next++;
        pthread_mutex_unlock(&work->pool.lock);
        work->done[piece]++;
        pthread_mutex_lock(&work->pool.lock);
    }
    pthread_mutex_unlock(&work->pool.lock);
    return NULL;
}

/* Does the work in a pool; returns the number of threads that have started. */
static int run(int count, int threads_granted) {
    static struct work work;
    work = (struct work){0};
    granted = threads_granted;
    pool_open(&work.pool);
    const bool is_started = pool_start(&work.pool, count, take_pieces, &work);
    pool_close(&work.pool);
    assert_int_equal(is_started, work.workers > 0);
    for (int i = 0; i < PIECES; i++) assert_int_equal(work.done[i], is_started);
    return work.workers;
}

static void test_every_piece_is_done_once(void **state) {
    (void)state;
    assert_int_equal(run(1, POOL_MAX), 1);
    assert_int_equal(run(THREADS, POOL_MAX), THREADS);
    assert_int_equal(run(JOBS_MAX, POOL_MAX), JOBS_MAX);
}

static void test_fewer_threads_do_the_same(void **state) {
    (void)state;
    assert_int_equal(run(THREADS, THREADS - 1), THREADS - 1);
    assert_int_equal(run(THREADS, 1), 1);
    assert_int_equal(run(THREADS, 0), 0);
}

static void *count_one(void *shared) {
    struct work *work = shared;
    pthread_mutex_lock(&work->pool.lock);
    work->workers++;
    pthread_mutex_unlock(&work->pool.lock);
    return NULL;
}

/* Threads of two kinds have all returned once the pool is closed; one that is refused does not affect the others. */
static void test_threads_are_added(void **state) {
    (void)state;
    struct work work = {.workers = 0};
    granted = JOBS_MAX + 1;
    pool_open(&work.pool);
    assert_true(pool_start(&work.pool, JOBS_MAX, count_one, &work));
    assert_true(pool_start(&work.pool, 1, take_pieces, &work));
    pool_close(&work.pool);
    assert_int_equal(work.workers, JOBS_MAX + 1);
    granted = THREADS;
    work = (struct work){.workers = 0};
    pool_open(&work.pool);
    assert_true(pool_start(&work.pool, THREADS, count_one, &work));
    assert_false(pool_start(&work.pool, 1, count_one, &work));
    pool_close(&work.pool);
    assert_int_equal(work.workers, THREADS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_piece_is_done_once),
        cmocka_unit_test(test_fewer_threads_do_the_same),
        cmocka_unit_test(test_threads_are_added),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
