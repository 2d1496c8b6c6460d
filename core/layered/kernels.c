#include "layered/kernels.h"

#if defined(__wasm_simd128__)
/* A module is compiled for machines that have SIMD, and is small to download: it has one set of kernels. */
static void find_runnable(const struct kernels *runnable[2]) {
    runnable[0] = &kernels_simd128;
}
#elif defined(__x86_64__)
static void find_runnable(const struct kernels *runnable[2]) {
    runnable[0] = &kernels_portable;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) runnable[1] = &kernels_avx2;
}
#else
static void find_runnable(const struct kernels *runnable[2]) {
    runnable[0] = &kernels_portable;
}
#endif

const struct kernels *kernels_at(int i) {
    const struct kernels *runnable[2] = {NULL, NULL};
    find_runnable(runnable);
    return i >= 0 && i < 2 ? runnable[i] : NULL;
}

const struct kernels *kernels_best(void) {
    int best = 0;
    while (kernels_at(best + 1)) best++;
    return kernels_at(best);
}
