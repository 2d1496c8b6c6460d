#define _POSIX_C_SOURCE 200809L
#include "command/terminal.h"

#include "process/clock.h"

#include <stdio.h>
#include <unistd.h>

enum {
    SLICE = 1 << 20, /* positions between two looks at the clock */
    BAR = 30,
};

static const double quiet_seconds = 0.5;
static const double redraw_seconds = 0.1;

/* The progress of one thread. */
struct show {
    struct terminal *terminal;
    double from; /* when (s) to draw first */
    bool draws;  /* this thread has the bar */
};

void terminal_open(struct terminal *terminal) {
    pthread_mutex_init(&terminal->lock, NULL);
    terminal->is_there = isatty(STDERR_FILENO) == 1;
    terminal->next = clock_seconds() + quiet_seconds;
    terminal->is_taken = false;
    terminal->is_drawn = false;
}

void terminal_close(struct terminal *terminal) {
    pthread_mutex_destroy(&terminal->lock);
}

static void wipe(struct terminal *terminal) {
    if (terminal->is_drawn) fputs("\r\033[K", stderr);
    terminal->is_drawn = false;
}

void terminal_clear(struct terminal *terminal) {
    if (!terminal->is_there) return;
    pthread_mutex_lock(&terminal->lock);
    wipe(terminal);
    pthread_mutex_unlock(&terminal->lock);
}

/* Whether it is time to draw. */
static bool is_due(struct terminal *terminal, double now) {
    pthread_mutex_lock(&terminal->lock);
    bool is_due = now >= terminal->next;
    if (is_due) terminal->next = now + redraw_seconds;
    pthread_mutex_unlock(&terminal->lock);
    return is_due;
}

static void draw(struct terminal *terminal, double fraction, const char *what) {
    char bar[BAR + 1];
    for (int i = 0; i < BAR; i++) bar[i] = i < (int)(fraction * BAR) ? '#' : '.';
    bar[BAR] = '\0';
    pthread_mutex_lock(&terminal->lock);
    fprintf(stderr, "\r[%s] %3d %%  %s\033[K", bar, (int)(fraction * 100), what);
    terminal->is_drawn = true;
    pthread_mutex_unlock(&terminal->lock);
}

void terminal_draw(struct terminal *terminal, double fraction, const char *what) {
    if (terminal->is_there && is_due(terminal, clock_seconds())) draw(terminal, fraction, what);
}

static struct show show_begin(struct terminal *terminal) {
    return (struct show){terminal, clock_seconds() + quiet_seconds, false};
}

/* Whether it is time to draw and no other thread has the bar. */
static bool show_is_due(struct show *show) {
    double now = clock_seconds();
    if (now < show->from) return false;
    pthread_mutex_lock(&show->terminal->lock);
    if (!show->draws && !show->terminal->is_taken) show->draws = show->terminal->is_taken = true;
    pthread_mutex_unlock(&show->terminal->lock);
    return show->draws && is_due(show->terminal, now);
}

static void show_end(struct show *show) {
    if (!show->draws) return;
    pthread_mutex_lock(&show->terminal->lock);
    wipe(show->terminal);
    show->terminal->is_taken = false;
    pthread_mutex_unlock(&show->terminal->lock);
}

static void draw_analysis(struct show *show, struct analysis *analysis, double fraction) {
    const struct analysis_progress *progress = analysis_progress_of(analysis);
    char what[64];
    snprintf(what, sizeof what, "layer %u, %.1f million decided", (unsigned)progress->distance,
             (double)(progress->decided[SIDE_RED] + progress->decided[SIDE_BLACK]) * 1e-6);
    draw(show->terminal, fraction, what);
}

bool terminal_solve(struct terminal *terminal, struct analysis *analysis, struct failure *failure) {
    if (!terminal->is_there) return analysis_solve(analysis, failure);
    struct show show = show_begin(terminal);
    bool solved = true;
    while (solved && !analysis_is_done(analysis)) {
        solved = analysis_step(analysis, SLICE, failure);
        if (solved && show_is_due(&show)) draw_analysis(&show, analysis, analysis_glance(analysis)->fraction);
    }
    show_end(&show);
    return solved;
}

bool terminal_ask(struct terminal *terminal, struct analysis *analysis, const struct position *position,
                  enum analysis_extent extent, struct failure *failure) {
    if (!terminal->is_there) return analysis_ask(analysis, position, extent, UINT64_MAX, failure);
    struct show show = show_begin(terminal);
    bool asked = true;
    while (asked && !analysis_knows(analysis, position, extent)) {
        asked = analysis_ask(analysis, position, extent, SLICE, failure);
        if (asked && show_is_due(&show))
            draw_analysis(&show, analysis, analysis_fraction(analysis, position, extent));
    }
    show_end(&show);
    return asked;
}

void terminal_glance(struct terminal *terminal, struct glance *glance) {
    struct show show = show_begin(terminal);
    while (!glance->is_over) {
        glance_step(glance, terminal->is_there ? SLICE : UINT64_MAX);
        if (!terminal->is_there || !show_is_due(&show)) continue;
        char what[64];
        snprintf(what, sizeof what, "layer %u", (unsigned)glance->cone.layer);
        draw(show.terminal, glance_fraction(glance), what);
    }
    show_end(&show);
}

void terminal_check(struct terminal *terminal, struct certificate *certificate) {
    const struct certificate_report *report = certificate_report_of(certificate);
    struct show show = show_begin(terminal);
    while (!report->done) {
        certificate_step(certificate, terminal->is_there ? SLICE : UINT64_MAX);
        if (!terminal->is_there || !show_is_due(&show)) continue;
        char what[64];
        snprintf(what, sizeof what, "%.1f million checked", (double)report->checked * 1e-6);
        draw(show.terminal, report->fraction, what);
    }
    show_end(&show);
}
