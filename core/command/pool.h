/* A pool of worker threads, and the lock under which they take their work. */
#ifndef RUBICON_COMMAND_POOL_H
#define RUBICON_COMMAND_POOL_H

#include "command/options.h"

#include <pthread.h>

/* One more than --jobs allows: the batch has a printer beside its workers. */
enum { POOL_MAX = JOBS_MAX + 1 };

struct pool {
    pthread_mutex_t lock;
    pthread_t threads[POOL_MAX];
    int count;
};

void pool_open(struct pool *pool);

/* Starts `count` threads that run work(shared), each with a stack of 8 MiB, whatever `ulimit -s` says, or fewer if the
   system refuses some. False after a complaint on standard error if it refuses the first. */
bool pool_start(struct pool *pool, int count, void *(*work)(void *shared), void *shared);

/* Waits for all threads to return. */
void pool_close(struct pool *pool);

#endif
