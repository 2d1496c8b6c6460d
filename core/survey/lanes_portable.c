/* For any processor: the compiler uses the vector instructions that it has. */
#include "survey/lanes.h"

#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline

/* Four words of 64 bits. */
typedef uint64_t wide __attribute__((vector_size(32)));
#define IS_ANY(vector) (((wide)(vector))[0] | ((wide)(vector))[1] | ((wide)(vector))[2] | ((wide)(vector))[3])

#include "survey/lanes_vector.h"

void lanes_solve_portable(struct lanes *lanes) {
    solve(lanes);
}
