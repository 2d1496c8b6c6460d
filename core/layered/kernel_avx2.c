/* Vectors of 32 bytes, for x86-64 processors with AVX2 and BMI2; compiled with -mavx2 -mbmi2. */
#include "layered/kernels.h"

#include <immintrin.h>
#include <string.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline
#define KEEP_SHORT
#define VECTOR_BYTES 32
#define IS_ANY(vector) !_mm256_testz_si256((__m256i)(vector), (__m256i)(vector))
#define SHIFT_DOWN(words, bits) ((words) >> (bits))
#define NONZERO_WORDS(vector) nonzero_words((__m256i)(vector))

ALWAYS_INLINE uint32_t nonzero_words(__m256i words) {
    const __m256i zero = _mm256_cmpeq_epi16(words, _mm256_setzero_si256());
    const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(zero), _mm256_extracti128_si256(zero, 1));
    return (uint32_t)_mm_movemask_epi8(bytes) ^ UINT16_MAX;
}

#include "layered/kernel_vector.h"

const struct kernels kernels_avx2 = {"avx2", red_some, red_all, black_some, black_all, replay};
