// WASI has no limits of resources. A program that raises the limit of its stack goes on with the stack that it has.
#ifndef RUBICON_SYS_RESOURCE_H
#define RUBICON_SYS_RESOURCE_H

#include_next <sys/resource.h>

typedef unsigned long long rlim_t;

struct rlimit {
  rlim_t rlim_cur, rlim_max;
};

#define RLIM_INFINITY (~0ULL)

enum { RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_AS = 9 };

static inline int getrlimit(int, struct rlimit *limit) {
  limit->rlim_cur = limit->rlim_max = RLIM_INFINITY;
  return 0;
}

static inline int setrlimit(int, const struct rlimit *) { return 0; }

#endif
