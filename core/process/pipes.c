#define _POSIX_C_SOURCE 200809L
#include "process/pipes.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

void pipes_close(int *end) {
    if (*end >= 0) close(*end);
    *end = -1;
}

bool pipes_open(int ends[2]) {
    int first[2];
    if (pipe(first) != 0) return false;
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(first[i], F_DUPFD_CLOEXEC, 3);
        close(first[i]);
    }
    if (ends[0] >= 0 && ends[1] >= 0) return true;
    int error = errno;
    pipes_close(&ends[0]);
    pipes_close(&ends[1]);
    errno = error;
    return false;
}
