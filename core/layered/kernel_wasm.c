/* Vectors of 16 bytes, for WebAssembly with 128-bit SIMD. */
#include "layered/kernels.h"

#include <string.h>
#include <wasm_simd128.h>

#define ALWAYS_INLINE __attribute__((always_inline)) static inline
/* To keep the module small, loops are not unrolled if that gains little. */
#define KEEP_SHORT _Pragma("clang loop unroll(disable)")

#define VECTOR_BYTES 16
#define IS_ANY(vector) wasm_v128_any_true((v128_t)(vector))
#define SHIFT_DOWN(words, bits) (vector) shift_down((v128_t)(words), (uint32_t)(bits))
#define NONZERO_WORDS(vector) (uint32_t) wasm_i16x8_bitmask((v128_t)((vector) != 0))

/* WebAssembly has one instruction for this, but Clang shifts word by word once it has hoisted the splat of
   `bits` out of the loop. The empty asm keeps the splat inside. */
ALWAYS_INLINE v128_t shift_down(v128_t words, uint32_t bits) {
    __asm__ volatile("" : "+r"(bits));
    return wasm_u16x8_shr(words, bits);
}

#include "layered/kernel_vector.h"

const struct kernels kernels_simd128 = {"simd128", red_some, red_all, black_some, black_all, replay};
