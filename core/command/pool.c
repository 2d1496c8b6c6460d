#include "command/pool.h"

#include "publish/complain.h"

void pool_open(struct pool *pool) {
    pthread_mutex_init(&pool->lock, NULL);
    pool->count = 0;
}

bool pool_start(struct pool *pool, int count, void *(*work)(void *shared), void *shared) {
    int started = 0;
    while (started < count && pthread_create(&pool->threads[pool->count], NULL, work, shared) == 0) {
        pool->count++;
        started++;
    }
    return started > 0 || complain("no thread can be started");
}

void pool_close(struct pool *pool) {
    for (int i = 0; i < pool->count; i++) pthread_join(pool->threads[i], NULL);
    pthread_mutex_destroy(&pool->lock);
}
