/* The progress of long work, on a terminal. */
#ifndef RUBICON_COMMAND_TERMINAL_H
#define RUBICON_COMMAND_TERMINAL_H

#include "analysis/certificate.h"

#include <pthread.h>

/* Standard error as a place for a bar. One thread at a time has it. */
struct terminal {
    pthread_mutex_t lock; /* for the rest */
    bool is_there;        /* standard error is a terminal; does not change */
    bool is_taken;
    bool is_drawn;
};

void terminal_open(struct terminal *terminal);
void terminal_close(struct terminal *terminal);

/* Wipes the bar away, for something else to be printed; it comes back by itself. */
void terminal_clear(struct terminal *terminal);

/* Draws the bar with a few words on what it shows, for whoever alone has work to show; terminal_clear wipes it
   away. */
void terminal_draw(struct terminal *terminal, double fraction, const char *what);

/* Carry an analysis or a certificate to its end, or an analysis to the answer of a question; where that takes
   more than half a second, the terminal shows how far it is. They fail as analysis_solve and analysis_ask. */
bool terminal_solve(struct terminal *terminal, struct analysis *analysis, struct failure *failure);
bool terminal_ask(struct terminal *terminal, struct analysis *analysis, const struct position *position,
                  enum analysis_extent extent, struct failure *failure);
void terminal_check(struct terminal *terminal, struct certificate *certificate);

#endif
