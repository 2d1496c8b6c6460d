/* A set of kernels for both word widths: includes KERNEL_SOURCE, a header in quotes, once for each. The
   including file has defined what that header asks for besides WORD and KERNEL. */
#define WORD uint8_t
#define KERNEL(name) name##_8
#include KERNEL_SOURCE
#undef WORD
#undef KERNEL

#define WORD uint16_t
#define KERNEL(name) name##_16
#include KERNEL_SOURCE
#undef WORD
#undef KERNEL

/* The set as a table of struct kernels, by word width. */
#define KERNELS_OF_BOTH_WIDTHS(set)                                                                          \
    {                                                                                                        \
        {set, red_some_8, red_all_8, black_some_8, black_all_8, replay_8}, {                                 \
            set, red_some_16, red_all_16, black_some_16, black_all_16, replay_16                             \
        }                                                                                                    \
    }
