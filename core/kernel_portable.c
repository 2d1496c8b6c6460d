/* Words one by one, for any machine. */
#include "kernels.h"

#include <string.h>

#define KERNEL_SOURCE "kernel_words.h"
#include "kernel_widths.h"

const struct kernels kernels_portable[2] = KERNELS_OF_BOTH_WIDTHS("portable");
