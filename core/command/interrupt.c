#define _POSIX_C_SOURCE 200809L
#include "command/interrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

/* Global, because a signal handler has no argument; atomic, because workers read it. */
static atomic_bool noted;

/* Leaves an ignored SIGHUP ignored, for nohup. */
static void handle_all(void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    struct sigaction before;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    if (sigaction(SIGHUP, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
        sigaction(SIGHUP, &action, NULL);
}

static void note(int number) {
    (void)number;
    noted = true;
    handle_all(SIG_DFL);
}

void interrupt_begin(void) {
    noted = false;
    handle_all(note);
}

void interrupt_end(void) {
    handle_all(SIG_DFL);
}

bool interrupt_noted(void) {
    return noted;
}
