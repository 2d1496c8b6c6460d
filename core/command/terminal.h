/* A progress bar on the terminal. */
#ifndef RUBICON_COMMAND_TERMINAL_H
#define RUBICON_COMMAND_TERMINAL_H

#include "analysis/certificate.h"
#include "layered/glance.h"

#include <pthread.h>

/* Standard error as the place of the bar, which one thread at a time draws. */
struct terminal {
    pthread_mutex_t lock; /* guards the rest */
    bool is_there;        /* standard error is a terminal; constant */
    double next;          /* when (s) to draw again */
    bool is_taken;
    bool is_drawn;
};

void terminal_open(struct terminal *terminal);
void terminal_close(struct terminal *terminal);

/* Erases the bar before other output; the next redraw brings it back. */
void terminal_clear(struct terminal *terminal);

/* Draws the bar with a few words beside it, for a task that has only one: from half a second after terminal_open on,
   ten times a second; does nothing without a terminal. terminal_clear erases it. */
void terminal_draw(struct terminal *terminal, double fraction, const char *what);

/* Run an analysis, a glance or a certificate to its end, or an analysis to the answer of a question; after half a
   second they show the bar. They fail as analysis_solve and analysis_ask do. */
bool terminal_solve(struct terminal *terminal, struct analysis *analysis, struct failure *failure);
bool terminal_ask(struct terminal *terminal, struct analysis *analysis, const struct position *position,
                  enum analysis_extent extent, struct failure *failure);
void terminal_glance(struct terminal *terminal, struct glance *glance);
void terminal_check(struct terminal *terminal, struct certificate *certificate);

#endif
