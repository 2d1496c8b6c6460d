/* Memory for tables that may be very large. */
#ifndef RUBICON_LAYERED_LARGE_MEMORY_H
#define RUBICON_LAYERED_LARGE_MEMORY_H

#include <stddef.h>

/* As malloc, to be freed with free. On Linux large pieces ask for huge pages: a table is written once and
   read all over, and without them most of the time would go into handing out its pages one by one. */
void *large_memory(size_t bytes);

#endif
