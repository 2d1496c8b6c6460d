/* Words one by one, for any machine. */
#include "kernels.h"

#include <string.h>

#define WORD uint16_t
#define KERNEL(name) name##_16
#include "kernel_words.h"
#undef WORD
#undef KERNEL

#define WORD uint32_t
#define KERNEL(name) name##_32
#include "kernel_words.h"
#undef WORD
#undef KERNEL

const struct kernels kernels_portable[2] = {
    {"portable", red_some_16, red_all_16, black_some_16, black_all_16, replay_16},
    {"portable", red_some_32, red_all_32, black_some_32, black_all_32, replay_32},
};
