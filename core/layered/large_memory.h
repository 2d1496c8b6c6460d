/* Allocates large tables. */
#ifndef RUBICON_LAYERED_LARGE_MEMORY_H
#define RUBICON_LAYERED_LARGE_MEMORY_H

#include <stddef.h>

/* As malloc, to be freed with free. On Linux, large allocations ask for huge pages, because a table is
   written once and read everywhere, and most of the time would go into mapping single pages. */
void *large_memory(size_t bytes);

#endif
