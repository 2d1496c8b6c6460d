/* Vectors of 32 bytes, for x86-64 processors with AVX2; compiled with -mavx2. */
#include "layered/kernels.h"

#include <immintrin.h>
#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline
#define KEEP_SHORT
#define VECTOR_BYTES 32
#define UNITS_OF_ONE 1
#define IS_ANY(vector) !_mm256_testz_si256((__m256i)(vector), (__m256i)(vector))
/* A bit for each byte of a word that is not 0: words are compared as words. */
#define NONZERO_BYTES(vector) (uint32_t) ~_mm256_movemask_epi8((__m256i)((vector) == 0))

#include "layered/kernel_vector.h"

const struct kernels kernels_avx2 = {"avx2", red_some, red_all, black_some, black_all, replay};
