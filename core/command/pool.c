#include "command/pool.h"

#include "publish/complain.h"

void pool_open(struct pool *pool) {
    pthread_mutex_init(&pool->lock, NULL);
    pool->count = 0;
}

/* Not the default, which is the stack limit of the process: that may be too small for a solver, or unlimited. */
enum { STACK_BYTES = 8 << 20 };

bool pool_start(struct pool *pool, int count, void *(*work)(void *shared), void *shared) {
    pthread_attr_t attributes;
    int started = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    while (started < count && pthread_create(&pool->threads[pool->count], &attributes, work, shared) == 0) {
        pool->count++;
        started++;
    }
    pthread_attr_destroy(&attributes);
    return started > 0 || complain("no thread can be started");
}

void pool_close(struct pool *pool) {
    for (int i = 0; i < pool->count; i++) pthread_join(pool->threads[i], NULL);
    pthread_mutex_destroy(&pool->lock);
}
