/* A pool of threads that share a task's work, with the lock under which they take it. */
#ifndef RUBICON_COMMAND_POOL_H
#define RUBICON_COMMAND_POOL_H

#include "command/options.h"

#include <pthread.h>

/* As many as --jobs allows, and one more that prints. */
enum { POOL_MAX = JOBS_MAX + 1 };

struct pool {
    pthread_mutex_t lock;
    pthread_t threads[POOL_MAX];
    int count;
};

void pool_open(struct pool *pool);

/* Starts up to `count` threads that call work(shared): fewer if the system refuses some, which does not harm. False
   after a complaint on standard error if it refuses the first. */
bool pool_start(struct pool *pool, int count, void *(*work)(void *shared), void *shared);

/* Blocks until every thread has returned. */
void pool_close(struct pool *pool);

#endif
