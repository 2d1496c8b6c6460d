/* Vectors of 32 bytes, for x86-64 processors with AVX2; compiled with -mavx2. */
#include "kernels.h"

#include <immintrin.h>
#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline
#define KEEP_SHORT
#define VECTOR_BYTES 32
/* A bit for each byte of a word that is not 0: words are compared as words. */
#define NONZERO_BYTES(vector) (uint32_t) ~_mm256_movemask_epi8((__m256i)((vector) == 0))

#define WORD uint16_t
#define KERNEL(name) name##_16
#include "kernel_vector.h"
#undef WORD
#undef KERNEL

#define WORD uint32_t
#define KERNEL(name) name##_32
#include "kernel_vector.h"
#undef WORD
#undef KERNEL

const struct kernels kernels_avx2[2] = {
    {"avx2", red_some_16, red_all_16, black_some_16, black_all_16, replay_16},
    {"avx2", red_some_32, red_all_32, black_some_32, black_all_32, replay_32},
};
