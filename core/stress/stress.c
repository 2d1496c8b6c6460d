#include "stress/stress.h"

#include "stress/given.h"
#include "stress/leak_naming.h"
#include "stress/naming.h"

#include <stdlib.h>
#include <string.h>

enum { SLOWER = 8 };

/* A file, and the state of the plan before it was made. */
struct planned {
    struct plan before;
    struct sequence file;
};

struct stress {
    struct stress_progress progress;
    struct plan plan; /* state after the last file made */
    struct planned hand;
    struct planned ahead[STRESS_AHEAD_MAX];
    uint32_t ahead_count;
    uint32_t at;          /* boards of the file in hand already run */
    uint32_t at_once;     /* maximum boards of a run, for which the stack suffices */
    struct sequence part; /* the input: of the file in hand, or all of it */
    char *output;         /* for the part that showed the fault */
    size_t length;
    enum judgement_end end;
    struct shrink shrink;
    enum meaning meaning; /* once the shrinking is done */
    struct naming naming;
    struct leak_naming leak_naming;
};

bool stress_open(uint32_t seed, struct stress **opened, struct failure *failure) {
    struct stress *stress = calloc(1, sizeof *stress);
    if (!stress) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *stress, 0);
    stress->plan = plan_begin(seed);
    stress->progress.most = stress->plan.most;
    stress->at_once = PLAN_TINY_MOST;
    *opened = stress;
    return true;
}

void stress_close(struct stress *stress) {
    if (!stress) return;
    naming_free(&stress->naming);
    leak_naming_free(&stress->leak_naming);
    shrink_free(&stress->shrink);
    sequence_free(&stress->hand.file);
    sequence_free(&stress->part);
    for (uint32_t i = 0; i < STRESS_AHEAD_MAX; i++) sequence_free(&stress->ahead[i].file);
    free(stress->output);
    free(stress);
}

const struct stress_progress *stress_progress_of(const struct stress *stress) {
    return &stress->progress;
}

int stress_times(const struct stress *stress) {
    return stress->progress.phase == STRESS_TIMING ? JUDGEMENT_MORE_TIME : 1;
}

static void search_on(struct stress *stress) {
    stress->progress.phase = STRESS_SEARCHING;
    shrink_free(&stress->shrink);
}

/* Goes on with the file in hand, split into files of fewer boards. */
static void go_back(struct stress *stress, uint32_t most) {
    stress->plan = stress->hand.before;
    stress->ahead_count = 0;
    stress->at = stress->hand.file.count;
    stress->plan.most = most > SEQUENCE_CONTEST_BOARDS ? most : SEQUENCE_CONTEST_BOARDS;
    stress->progress.most = stress->plan.most;
    search_on(stress);
}

static bool make_ahead(struct stress *stress, struct failure *failure) {
    struct planned *next = &stress->ahead[stress->ahead_count];
    next->before = stress->plan;
    if (!plan_file(&stress->plan, &next->file, failure)) return false;
    stress->ahead_count++;
    return true;
}

/* Makes the first file ahead the one in hand, and reuses the memory of the previous one. */
static bool next_hand(struct stress *stress, struct failure *failure) {
    if (stress->ahead_count == 0 && !make_ahead(stress, failure)) return false;
    struct planned former = stress->hand;
    uint32_t left = --stress->ahead_count;
    stress->hand = stress->ahead[0];
    memmove(stress->ahead, stress->ahead + 1, left * sizeof *stress->ahead);
    stress->ahead[left] = former;
    stress->progress.stage = stress->hand.before.stage;
    stress->at = 0;
    return true;
}

/* The next input: as much of the file in hand, or of the next one, as the stack suffices for. */
static bool next_part(struct stress *stress, const struct sequence **file, struct failure *failure) {
    const struct sequence *hand = &stress->hand.file;
    if (stress->at == hand->count && !next_hand(stress, failure)) return false;
    uint32_t left = hand->count - stress->at;
    sequence_clear(&stress->part);
    *file = &stress->part;
    return sequence_add_part(&stress->part, hand, stress->at, left < stress->at_once ? left : stress->at_once,
                             failure);
}

bool stress_ahead(struct stress *stress, uint32_t ahead, const struct sequence **file,
                  struct failure *failure) {
    while (stress->ahead_count < ahead)
        if (!make_ahead(stress, failure)) return false;
    *file = &stress->ahead[ahead - 1].file;
    return true;
}

/* For one board names the mistake, for several the leak. */
static bool begin_naming(struct stress *stress, struct failure *failure) {
    const struct shrink *shrink = &stress->shrink;
    const struct sequence *file = &stress->part;
    const struct judgement_run found = {JUDGEMENT_END_EXIT, 0, stress->output, stress->length};
    const struct judgement_run smallest = {JUDGEMENT_END_EXIT, 0, shrink->output, shrink->length};
    if (stress->meaning == MEANING_KEPT) {
        leak_naming_begin(&stress->leak_naming, stress->plan.seed, file->count);
        return leak_naming_add(&stress->leak_naming, &shrink->best, &smallest, failure) &&
               leak_naming_add(&stress->leak_naming, file, &found, failure);
    }
    naming_begin(&stress->naming, stress->plan.seed, file->count);
    return naming_add(&stress->naming, file, &found, failure) &&
           naming_add(&stress->naming, &shrink->best, &smallest, failure);
}

static bool end_shrinking(struct stress *stress, struct failure *failure) {
    struct shrink *shrink = &stress->shrink;
    bool is_too_long = shrink->is_repeated && shrink->best.count > SEQUENCE_CONTEST_BOARDS;
    if (is_too_long) {
        go_back(stress, SEQUENCE_CONTEST_BOARDS);
        return true;
    }
    if (shrink->fault == FAULT_TIME) {
        stress->progress.phase = STRESS_TIMING;
        return true;
    }
    const struct stress_finding finding = stress_finding_of(stress);
    stress->meaning = meaning_of(shrink, &finding.judgement);
    bool has_name = stress->meaning == MEANING_KEPT ||
                    (shrink->fault == FAULT_WRONG && shrink->is_repeated && shrink->best.count == 1);
    stress->progress.phase = has_name ? STRESS_NAMING : STRESS_DONE;
    return !has_name || begin_naming(stress, failure);
}

bool stress_step(struct stress *stress, uint64_t budget, const struct sequence **file,
                 struct failure *failure) {
    bool is_kept = stress->meaning == MEANING_KEPT;
    *file = NULL;
    switch (stress->progress.phase) {
    case STRESS_SEARCHING: return next_part(stress, file, failure);
    case STRESS_SHRINKING:
        if (!shrink_next(&stress->shrink, failure)) return false;
        if (stress->shrink.phase >= SHRINK_DONE) return end_shrinking(stress, failure);
        *file = &stress->shrink.candidate;
        return true;
    case STRESS_TIMING: *file = &stress->shrink.best; return true;
    case STRESS_NAMING:
        if (!(is_kept ? leak_naming_step(&stress->leak_naming, file, failure)
                      : naming_step(&stress->naming, budget, file, failure)))
            return false;
        if (is_kept ? stress->leak_naming.is_done : stress->naming.is_done)
            stress->progress.phase = STRESS_DONE;
        return true;
    case STRESS_DONE: break;
    }
    return true;
}

/* After a stack overflow: runs fewer boards at once, and leaves a single one out. */
static void take_void(struct stress *stress) {
    struct stress_progress *progress = &stress->progress;
    uint32_t cells = sequence_cells(&stress->part);
    if (stress->part.count > 1) {
        stress->at_once = stress->part.count / 2;
        return;
    }
    stress->at++;
    if (progress->left_out++ == 0 || cells < progress->left_out_cells) progress->left_out_cells = cells;
}

/* Shrinks the part after a run that failed on it. */
static bool begin_shrinking(struct stress *stress, const struct judgement *judgement,
                            const struct judgement_run *run, struct failure *failure) {
    stress->progress.phase = STRESS_SHRINKING;
    stress->end = run->end;
    return judgement_keep_output(run, &stress->output, &stress->length, failure) &&
           shrink_begin(&stress->shrink, &stress->part, judgement, failure);
}

static bool take_search(struct stress *stress, const struct judgement_run *run, struct failure *failure) {
    const struct sequence *part = &stress->part;
    struct judgement judgement = judgement_of(part, run);
    if (judgement_is_void(part, run)) {
        take_void(stress);
        return true;
    }
    if (judgement.fault == FAULT_TIME && part->count > SEQUENCE_CONTEST_BOARDS) {
        go_back(stress, part->count / SLOWER);
        return true;
    }
    bool is_first_time = judgement.fault == FAULT_TIME && !stress->progress.is_alone;
    stress->progress.is_alone = judgement.fault == FAULT_TIME;
    if (is_first_time) return true;
    stress->at += part->count;
    if (stress->at_once < PLAN_TINY_MOST) stress->at_once *= 2;
    stress->progress.files++;
    stress->progress.boards += part->count;
    return judgement.fault == FAULT_NONE || begin_shrinking(stress, &judgement, run, failure);
}

/* Shrinks the best file anew: it was shrunk for being late, but what is wrong with it is something else. */
static bool shrink_again(struct stress *stress, const struct judgement *judgement,
                         const struct judgement_run *run, struct failure *failure) {
    struct sequence former = stress->part;
    stress->part = stress->shrink.best;
    stress->shrink.best = former;
    shrink_free(&stress->shrink);
    return begin_shrinking(stress, judgement, run, failure);
}

/* The run with more time decides. */
static bool take_timing(struct stress *stress, const struct judgement_run *run, struct failure *failure) {
    struct shrink *shrink = &stress->shrink;
    stress->progress.is_alone = false;
    const struct judgement judgement = judgement_of(&shrink->best, run);
    if (judgement.fault == FAULT_NONE) {
        search_on(stress);
        return true;
    }
    if (judgement.fault < FAULT_TIME) return shrink_again(stress, &judgement, run, failure);
    stress->progress.phase = STRESS_DONE;
    stress->end = run->end;
    if (!shrink_repeat(shrink, run, failure)) return false;
    stress->meaning = meaning_of(shrink, &judgement);
    return true;
}

void stress_settle(struct stress *stress) {
    stress->shrink.phase = SHRINK_SETTLED;
}

bool stress_expect(struct stress *stress, const struct judgement_run *other, bool *is_answer,
                   struct failure *failure) {
    enum stress_phase phase = stress->progress.phase;
    struct sequence *file = phase == STRESS_SEARCHING ? &stress->part : &stress->shrink.candidate;
    struct sequence answered = {0};
    enum given result = GIVEN_WHOLE;
    *is_answer = true;
    if (phase > STRESS_SHRINKING) return true;
    bool is_done = given_add(&answered, file, other, &result, failure);
    *is_answer = result == GIVEN_WHOLE;
    sequence_free(is_done && *is_answer ? file : &answered);
    if (answered.boards) *file = answered;
    return is_done;
}

bool stress_take(struct stress *stress, const struct judgement_run *run, struct failure *failure) {
    bool is_kept = stress->meaning == MEANING_KEPT;
    stress->progress.runs++;
    switch (stress->progress.phase) {
    case STRESS_SEARCHING: return take_search(stress, run, failure);
    case STRESS_SHRINKING: return shrink_take(&stress->shrink, run, failure);
    case STRESS_TIMING: return take_timing(stress, run, failure);
    case STRESS_NAMING:
        return is_kept ? leak_naming_take(&stress->leak_naming, run, failure)
                       : naming_take(&stress->naming, run, failure);
    case STRESS_DONE: break;
    }
    return true;
}

struct stress_finding stress_finding_of(const struct stress *stress) {
    const struct shrink *shrink = &stress->shrink;
    struct stress_finding finding = {
        .file = &shrink->best,
        .output = shrink->output ? shrink->output : stress->output,
        .length = shrink->output ? shrink->length : stress->length,
        .is_repeated = shrink->is_repeated,
        .is_smallest = shrink->is_repeated && shrink->phase == SHRINK_DONE,
        .meaning = stress->meaning,
        .mistakes = stress->naming.mistakes,
        .leak = leak_naming_found(&stress->leak_naming),
    };
    const struct judgement_run run = {stress->end, shrink->number, finding.output, finding.length};
    finding.judgement = judgement_of(&shrink->best, &run);
    return finding;
}
