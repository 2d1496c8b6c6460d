/* Words one by one, for any machine. */
#include "layered/kernels.h"

#include <string.h>

#define KERNEL_SOURCE "layered/kernel_words.h"
#include "layered/kernel_sizes.h"

const struct kernels kernels_portable[2] = KERNELS_OF_BOTH_SIZES("portable");
