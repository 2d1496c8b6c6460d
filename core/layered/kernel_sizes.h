/* A set of kernels for both sizes of chunks: includes KERNEL_SOURCE, a header in quotes, once for each. The
   including file has defined what that header asks for besides CHUNK_WORDS and KERNEL. */
#define CHUNK_WORDS 16
#define KERNEL(name) name##_16
#include KERNEL_SOURCE
#undef CHUNK_WORDS
#undef KERNEL

#define CHUNK_WORDS 32
#define KERNEL(name) name##_32
#include KERNEL_SOURCE
#undef CHUNK_WORDS
#undef KERNEL

/* The set as a table of struct kernels, by size of chunks. */
#define KERNELS_OF_BOTH_SIZES(set)                                                                           \
    {                                                                                                        \
        {set, red_some_16, red_all_16, black_some_16, black_all_16, replay_16}, {                            \
            set, red_some_32, red_all_32, black_some_32, black_all_32, replay_32                             \
        }                                                                                                    \
    }
