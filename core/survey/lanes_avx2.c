/* For x86-64 processors with AVX2; compiled with -mavx2. */
#include "survey/lanes.h"

#include <immintrin.h>
#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline
#define IS_ANY(vector) !_mm256_testz_si256((__m256i)(vector), (__m256i)(vector))

#include "survey/lanes_vector.h"

void lanes_solve_avx2(struct lanes *lanes) {
    solve(lanes);
}
