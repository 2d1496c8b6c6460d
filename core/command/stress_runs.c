#include "command/stress_runs.h"

#include <stdlib.h>
#include <string.h>

/* How long (s) to wait for an outcome before returning to the caller. */
#define MOMENT 0.05

static enum stress_runs_result fail(struct stress_runs *runs, enum crew_result result) {
    if (result == CREW_LOST) return RUNS_LOST;
    failure_set(&runs->failure, FAILURE_OUT_OF_MEMORY, 0, 0);
    return RUNS_FAILED;
}

/* Starts a run of the program on a file. */
static enum stress_runs_result begin(struct stress_runs *runs, const struct sequence *file, int supervisor) {
    struct stress_run *run = &runs->run[runs->count];
    struct program_request request = {.most = JUDGEMENT_OUTPUT_MOST(file->count),
                                      .times = stress_times(runs->stress)};
    char *input;
    if (!sequence_input(file, &input, &request.length, &runs->failure)) return RUNS_FAILED;
    request.input = input;
    enum crew_result result = crew_begin(runs->crew, supervisor, &request);
    free(input);
    if (result != CREW_GOOD) return fail(runs, result);
    run->supervisor = supervisor;
    run->boards = file->count;
    runs->boards += file->count;
    runs->count++;
    return RUNS_WAIT;
}

/* Whether the next file is known and within the limits, and may be run beside the first. */
static bool wants_more(const struct stress_runs *runs) {
    const struct stress_progress *progress = stress_progress_of(runs->stress);
    if (progress->phase != STRESS_SEARCHING || progress->is_alone ||
        runs->count > RUNS_AHEAD * runs->crew->count)
        return false;
    return runs->boards_most == 0 || progress->boards + runs->boards < runs->boards_most;
}

static bool can_begin(const struct stress_runs *runs) {
    if (runs->count == 0) return crew_is_idle(runs->crew);
    return crew_idle(runs->crew) >= 0 && wants_more(runs);
}

static enum stress_runs_result begin_next(struct stress_runs *runs, const struct sequence *hand) {
    const struct sequence *file = hand;
    if (runs->count > 0 && !stress_ahead(runs->stress, (uint32_t)runs->count, &file, &runs->failure))
        return RUNS_FAILED;
    return begin(runs, file, crew_idle(runs->crew));
}

static void swap(struct crew_outcome *one, struct crew_outcome *other) {
    struct crew_outcome former = *one;
    *one = *other;
    *other = former;
}

static enum stress_runs_result wait(struct stress_runs *runs, double seconds) {
    int supervisor;
    struct crew_outcome outcome = {0};
    enum crew_result result = crew_wait(runs->crew, seconds, &supervisor, &outcome);
    for (int i = 0; result == CREW_GOOD && i < runs->count; i++) {
        if (runs->run[i].supervisor != supervisor) continue;
        runs->run[i].supervisor = -1;
        swap(&runs->run[i].outcome, &outcome);
    }
    free(outcome.output);
    return result == CREW_GOOD || result == CREW_NONE ? RUNS_WAIT : fail(runs, result);
}

enum stress_runs_result stress_runs_go_on(struct stress_runs *runs, const struct sequence *hand) {
    enum stress_runs_result result = RUNS_WAIT;
    if (runs->count > 0 && runs->run[0].supervisor < 0) return RUNS_GOOD;
    if (can_begin(runs)) result = begin_next(runs, hand);
    if (result == RUNS_WAIT) result = wait(runs, can_begin(runs) ? 0 : MOMENT);
    if (result != RUNS_WAIT) return result;
    return runs->count > 0 && runs->run[0].supervisor < 0 ? RUNS_GOOD : RUNS_WAIT;
}

void stress_runs_shift(struct stress_runs *runs) {
    struct stress_run first = runs->run[0];
    runs->boards -= first.boards;
    runs->count--;
    memmove(runs->run, runs->run + 1, (size_t)runs->count * sizeof first);
    runs->run[runs->count] = first;
}

void stress_runs_drop(struct stress_runs *runs) {
    for (int i = 0; i < runs->count; i++)
        if (runs->run[i].supervisor >= 0) crew_cancel(runs->crew, runs->run[i].supervisor);
    runs->count = 0;
    runs->boards = 0;
}

void stress_runs_free(struct stress_runs *runs) {
    for (size_t i = 0; i < sizeof runs->run / sizeof *runs->run; i++) free(runs->run[i].outcome.output);
}
