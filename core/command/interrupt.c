#define _POSIX_C_SOURCE 200809L
#include "command/interrupt.h"

#include <signal.h>
#include <stddef.h>

/* A signal's handler has nowhere else to leave its note. */
static volatile sig_atomic_t noted;

static void handle_both(void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

static void note(int number) {
    (void)number;
    noted = 1;
    handle_both(SIG_DFL);
}

void interrupt_begin(void) {
    noted = 0;
    handle_both(note);
}

void interrupt_end(void) {
    handle_both(SIG_DFL);
}

bool interrupt_noted(void) {
    return noted;
}
