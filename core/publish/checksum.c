#include "publish/checksum.h"

uint64_t checksum_add(uint64_t sum, const void *bytes, size_t length) {
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++) sum = (sum ^ at[i]) * 1099511628211U;
    return sum;
}
