/* Shared by the fuzz targets. Each is a file with LLVMFuzzerTestOneInput, linked either with libFuzzer
   (`make fuzz`) or with the test that runs the corpus. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Tries one input; stops the program when something is wrong. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* Stops the program, saying where, unless the condition holds. */
#define require(condition) ((condition) ? (void)0 : fuzz_stop(__FILE__, __LINE__, #condition))

_Noreturn static inline void fuzz_stop(const char *file, int line, const char *condition) {
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, condition);
    abort();
}

#endif
