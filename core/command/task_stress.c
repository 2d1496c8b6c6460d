#define _POSIX_C_SOURCE 200809L
#include "command/tasks.h"

#include "command/cannot_run.h"
#include "command/interrupt.h"
#include "command/print_stress.h"
#include "command/stress_runs.h"
#include "process/clock.h"
#include "publish/complain.h"
#include "publish/printable.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Work per step (positions), and the time limit (s) of shrinking, and of naming, which take long only if each run
   does. */
enum { BUDGET = 1 << 20, PHASE_SECONDS = 60 };

/* A search in progress. */
struct work {
    const struct options *options;
    struct crew crew;
    struct stress_runs runs;
    struct stress *stress;
    char said[PROGRAM_SAID_MAX + 1]; /* first line of standard error in the last failed run */
    bool shows;                      /* show progress: standard error is a terminal */
    bool is_shown;
    double begun;
    enum stress_phase phase;
    double phase_begun;
    double shown;
};

static void wipe_progress(struct work *work) {
    if (work->is_shown) fputs("\r\033[K", stderr);
    work->is_shown = false;
}

static void show_progress(struct work *work) {
    const struct stress_progress *progress = stress_progress_of(work->stress);
    double now = clock_seconds();
    if (!work->shows || now - work->shown < 0.1) return;
    work->shown = now;
    work->is_shown = true;
    fprintf(stderr, "\rboards %llu, files %llu, runs %llu: ", (unsigned long long)progress->boards,
            (unsigned long long)progress->files, (unsigned long long)progress->runs);
    if (progress->phase == STRESS_SEARCHING)
        fputs(plan_stage_meaning(progress->stage), stderr);
    else if (progress->phase == STRESS_SHRINKING)
        fprintf(stderr, "a fault, %u cells", (unsigned)sequence_cells(stress_finding_of(work->stress).file));
    else
        fputs(progress->phase == STRESS_TIMING ? "timing the program" : "naming the mistake", stderr);
    fputs("\033[K", stderr);
    fflush(stderr);
}

static bool is_phase_over(const struct work *work) {
    return clock_seconds() - work->phase_begun > PHASE_SECONDS;
}

/* Whether to be content with the smallest file so far. */
static bool is_small_enough(const struct work *work) {
    return stress_progress_of(work->stress)->phase == STRESS_SHRINKING && is_phase_over(work);
}

static bool is_over(const struct work *work) {
    const struct options *options = work->options;
    const struct stress_progress *progress = stress_progress_of(work->stress);
    if (interrupt_noted() || progress->phase == STRESS_DONE) return true;
    if (progress->phase == STRESS_NAMING) return is_phase_over(work);
    if (progress->phase != STRESS_SEARCHING) return false;
    if (options->boards > 0 && progress->boards >= options->boards) return true;
    return options->minutes > 0 && clock_seconds() - work->begun >= options->minutes * 60;
}

static void note_phase(struct work *work) {
    enum stress_phase phase = stress_progress_of(work->stress)->phase;
    if (work->phase == phase) return;
    work->phase = phase;
    work->phase_begun = clock_seconds();
}

/* The end of a run with more time, in seconds of processor time, as one of a run with the limit. */
static void tell_late(struct judgement_run *run, double seconds, double limit) {
    if (run->end == JUDGEMENT_END_TIME) run->end = JUDGEMENT_END_NEVER;
    bool is_by_itself = run->end == JUDGEMENT_END_EXIT || run->end == JUDGEMENT_END_CRASH;
    if (!is_by_itself || seconds < limit) return;
    run->end = JUDGEMENT_END_LATE;
    run->number = (int)(seconds * 1e3);
}

/* Passes the outcome of a run to the search. */
static bool hand_over(struct work *work, const struct crew_outcome *outcome) {
    static const enum judgement_end ends[] = {[PROGRAM_EXITED] = JUDGEMENT_END_EXIT,
                                              [PROGRAM_CRASHED] = JUDGEMENT_END_CRASH,
                                              [PROGRAM_OUT_OF_TIME] = JUDGEMENT_END_TIME,
                                              [PROGRAM_BLOCKED] = JUDGEMENT_END_BLOCKED,
                                              [PROGRAM_OUT_OF_MEMORY] = JUDGEMENT_END_MEMORY,
                                              [PROGRAM_ENDLESS] = JUDGEMENT_END_OUTPUT,
                                              [PROGRAM_BOMB] = JUDGEMENT_END_FORKS};
    struct failure failure;
    const struct program_outcome *of = &outcome->of;
    if (of->end == PROGRAM_NOT_RUN) return complain_cannot_run(work->options->files[0], of->number);
    if (of->end != PROGRAM_EXITED || of->number != 0) {
        strcpy(work->said, of->said);
        printable(work->said);
    }
    struct judgement_run run = {ends[of->end], of->number, outcome->output, of->length};
    if (stress_progress_of(work->stress)->phase == STRESS_TIMING)
        tell_late(&run, of->seconds, work->options->time);
    bool is_taken = stress_take(work->stress, &run, &failure);
    note_phase(work);
    return is_taken || complain_of_failure("stress", &failure);
}

/* Runs the program on the current file, and on others meanwhile, and hands over the outcome of the first, unless the
   search is over before. */
static bool run_on(struct work *work, const struct sequence *file) {
    const struct stress_progress *progress = stress_progress_of(work->stress);
    uint32_t most = progress->most;
    while (!is_over(work) && !is_small_enough(work)) {
        switch (stress_runs_go_on(&work->runs, file)) {
        case RUNS_WAIT: break;
        case RUNS_FAILED: return complain_of_failure("stress", &work->runs.failure);
        case RUNS_LOST: return complain_lost(work->options->files[0]);
        case RUNS_GOOD:
            if (!hand_over(work, &work->runs.run[0].outcome)) return false;
            stress_runs_shift(&work->runs);
            if (progress->phase != STRESS_SEARCHING || progress->is_alone || progress->most != most)
                stress_runs_drop(&work->runs);
            return true;
        }
        show_progress(work);
    }
    stress_runs_drop(&work->runs);
    return true;
}

static bool search(struct work *work) {
    struct failure failure;
    const struct sequence *file;
    while (!is_over(work)) {
        if (is_small_enough(work)) stress_settle(work->stress);
        if (!stress_step(work->stress, BUDGET, &file, &failure))
            return complain_of_failure("stress", &failure);
        note_phase(work);
        if (file && !run_on(work, file)) return false;
        show_progress(work);
    }
    return true;
}

/* Writes the files of the fault and prints the result. */
static int print_result(const struct work *work) {
    const struct stress_progress *progress = stress_progress_of(work->stress);
    struct stress_finding finding = {0};
    struct kept kept = {0};
    struct writer text = {0};
    struct stress_report report = {.options = work->options,
                                   .progress = progress,
                                   .said = "",
                                   .is_interrupted = interrupt_noted(),
                                   .seconds = clock_seconds() - work->begun};
    bool is_good = true;
    if (progress->phase != STRESS_SEARCHING) {
        finding = stress_finding_of(work->stress);
        is_good = kept_write(&kept, work->options->keep, finding.file, finding.output, finding.length);
        report.finding = &finding;
        report.kept = &kept;
        if (finding.judgement.fault == FAULT_CRASH || finding.judgement.fault == FAULT_STATUS)
            report.said = work->said;
    }
    (work->options->json ? print_stress_json : print_stress_text)(&text, &report);
    if (!text_print(&text, stdout)) is_good = complain("stress: memory ran out");
    writer_free(&text);
    return !is_good ? STATUS_BAD : report.finding ? STATUS_DIFFERENT : STATUS_GOOD;
}

/* Searches, and ends all processes that were started. */
static bool search_with_crew(struct work *work) {
    const struct options *options = work->options;
    const struct program_limits limits = {options->time, options->memory};
    work->runs =
        (struct stress_runs){.crew = &work->crew, .stress = work->stress, .boards_most = options->boards};
    if (!crew_open(&work->crew, (int)options->jobs, options->files, limits))
        return complain("no process can be started: %s", strerror(errno));
    bool is_done = search(work);
    crew_close(&work->crew);
    stress_runs_free(&work->runs);
    return is_done;
}

static int stress_program(struct work *work) {
    struct failure failure;
    int status = STATUS_BAD;
    if (!stress_open((uint32_t)work->options->seed, &work->stress, &failure)) {
        complain_of_failure("stress", &failure);
        return STATUS_BAD;
    }
    interrupt_begin();
    bool is_done = search_with_crew(work);
    wipe_progress(work);
    if (is_done) status = print_result(work);
    interrupt_end();
    stress_close(work->stress);
    return status;
}

int task_stress(const struct options *options) {
    struct work work = {.options = options, .shows = isatty(STDERR_FILENO) == 1, .begun = clock_seconds()};
    if (options->file_count > 0) return stress_program(&work);
    options_complain(options, "stress", "takes a program to be run, after --");
    return STATUS_BAD;
}
