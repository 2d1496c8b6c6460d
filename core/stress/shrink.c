#include "stress/shrink.h"

#include "stress/smaller.h"

#include <stdlib.h>
#include <string.h>

/* Steps tried with the next one in one file after one that was taken: about every third is. */
enum { FURTHER_AFTER_TAKEN = 2 };

enum { GUESS_ALONE, GUESS_PAIR, GUESS_BEGINNING, GUESS_ALL, GUESSES };

static void note_board(struct shrink *shrink, const struct sequence *file,
                       const struct judgement *judgement) {
    shrink->board = judgement->board < file->count ? judgement->board : file->count - 1;
}

bool shrink_begin(struct shrink *shrink, const struct sequence *file, const struct judgement *judgement,
                  struct failure *failure) {
    shrink->fault = judgement->fault;
    shrink->number = judgement->number;
    note_board(shrink, file, judgement);
    return sequence_add_part(&shrink->best, file, 0, file->count, failure);
}

void shrink_free(struct shrink *shrink) {
    sequence_free(&shrink->best);
    sequence_free(&shrink->candidate);
    free(shrink->output);
    *shrink = (struct shrink){0};
}

/* Skips a guess that has the same boards as an earlier one. */
static bool guess(struct shrink *shrink, struct failure *failure) {
    uint32_t all = shrink->best.count;
    uint32_t board = shrink->board;
    for (; shrink->guess < GUESSES; shrink->guess++) {
        switch (shrink->guess) {
        case GUESS_ALONE: return sequence_add_part(&shrink->candidate, &shrink->best, board, 1, failure);
        case GUESS_PAIR:
            if (board == 0) continue;
            return sequence_add_part(&shrink->candidate, &shrink->best, board - 1, 2, failure);
        case GUESS_BEGINNING:
            if (board < 2 || board + 1 == all) continue;
            return sequence_add_part(&shrink->candidate, &shrink->best, 0, board + 1, failure);
        case GUESS_ALL:
            if (all == 1 || (all == 2 && board == 1)) continue;
            return sequence_add_part(&shrink->candidate, &shrink->best, 0, all, failure);
        }
    }
    shrink->phase = SHRINK_DONE;
    return true;
}

/* Skips this phase if the program is too slow for several boards together: then the size of each does not matter. */
static void begin_changing(struct shrink *shrink) {
    bool is_slow = shrink->fault == FAULT_TIME && shrink->best.count > 1;
    shrink->phase = is_slow ? SHRINK_ISOLATING : SHRINK_CHANGING;
    shrink->at = 0;
    shrink->cursor = 0;
    shrink->is_again = shrink->has_changed;
    shrink->has_changed = false;
}

static void begin_cutting(struct shrink *shrink) {
    shrink->phase = SHRINK_CUTTING;
    shrink->chunk = shrink->best.count / 2;
    shrink->at = 0;
}

/* The best file without `count` boards. */
static bool take_out(struct shrink *shrink, uint32_t at, uint32_t count, struct failure *failure) {
    const struct sequence *best = &shrink->best;
    return sequence_add_part(&shrink->candidate, best, 0, at, failure) &&
           sequence_add_part(&shrink->candidate, best, at + count, best->count - at - count, failure);
}

static bool cut(struct shrink *shrink, struct failure *failure) {
    while (shrink->chunk > 0 && (shrink->at >= shrink->best.count || shrink->chunk >= shrink->best.count)) {
        shrink->chunk /= 2;
        shrink->at = 0;
    }
    uint32_t left = shrink->best.count - shrink->at;
    if (shrink->chunk == 0 || shrink->best.count == 1) {
        begin_changing(shrink);
        return true;
    }
    return take_out(shrink, shrink->at, shrink->chunk < left ? shrink->chunk : left, failure);
}

/* Whether the lines of boards tell which of them fail. */
static bool has_line_each(const struct shrink *shrink) {
    return shrink->fault == FAULT_WRONG && shrink->best.count == 1;
}

/* The board that is made smaller. */
static const struct sequence_board *current(const struct shrink *shrink) {
    return shrink->steps_ahead > 0 ? &shrink->ahead : &shrink->best.boards[shrink->at];
}

/* The board after steps that were taken behind others, alone. */
static bool put_alone(struct shrink *shrink, struct failure *failure) {
    shrink->steps = 0;
    return sequence_add(&shrink->candidate, &shrink->ahead.board, shrink->ahead.right, failure);
}

/* The best file with one board changed, or its only board behind several changes of it. No candidate where no step is
   left. */
static bool put_in(struct shrink *shrink, struct failure *failure) {
    const struct sequence *best = &shrink->best;
    uint32_t at = shrink->at;
    bool is_alone = !has_line_each(shrink) || shrink->is_one_by_one || shrink->cursor < shrink->alone;
    uint32_t most = is_alone ? 1 : 1 + shrink->further;
    if (!sequence_add_part(&shrink->candidate, best, 0, at, failure)) return false;
    shrink->begun = shrink->cursor;
    for (shrink->steps = 0; shrink->steps < most; shrink->steps++) {
        struct board smaller;
        uint32_t step = shrink->cursor - 1;
        if (!smaller_next(&current(shrink)->board, &step, &smaller)) break;
        shrink->cursor = step + 1;
        shrink->cursors[shrink->steps] = shrink->cursor;
        if (!sequence_solve(&shrink->candidate, &smaller, failure)) return false;
    }
    if (shrink->steps == 0) {
        sequence_clear(&shrink->candidate);
        return true;
    }
    if (shrink->steps > 1)
        return sequence_add(&shrink->candidate, &current(shrink)->board, current(shrink)->right, failure);
    return sequence_add_part(&shrink->candidate, best, at + 1, best->count - at - 1, failure);
}

/* Whether everything has been tried since the last change, that before it in this round. */
static bool has_come_round(const struct shrink *shrink) {
    if (!shrink->is_again || shrink->has_changed) return false;
    return shrink->at > shrink->changed_at ||
           (shrink->at == shrink->changed_at && shrink->cursor >= shrink->changed_cursor);
}

/* Goes round all boards, each taken out and then changed, until everything has been tried since the last change. Cursor
   0 stands for taking a board out. */
static bool change(struct shrink *shrink, struct failure *failure) {
    for (;;) {
        if (shrink->steps_ahead == SHRINK_AHEAD_MOST) return put_alone(shrink, failure);
        if (shrink->at >= shrink->best.count || has_come_round(shrink)) {
            if (!shrink->has_changed) {
                if (shrink->steps_ahead > 0) return put_alone(shrink, failure);
                shrink->phase = shrink->best.count > 1 ? SHRINK_ISOLATING : SHRINK_DONE;
                return true;
            }
            begin_changing(shrink);
        }
        if (shrink->cursor == 0) {
            shrink->cursor = 1;
            shrink->alone = 0;
            if (shrink->best.count > 1) return take_out(shrink, shrink->at, 1, failure);
        }
        if (!put_in(shrink, failure)) return false;
        if (shrink->candidate.count > 0) return true;
        shrink->at++;
        shrink->cursor = 0;
    }
}

/* The board of the fault alone. */
static bool isolate(struct shrink *shrink, struct failure *failure) {
    return sequence_add_part(&shrink->candidate, &shrink->best, shrink->board, 1, failure);
}

bool shrink_next(struct shrink *shrink, struct failure *failure) {
    static bool (*const steps[])(struct shrink * shrink, struct failure * failure) = {guess, cut, change,
                                                                                      isolate};
    sequence_clear(&shrink->candidate);
    while (shrink->phase < SHRINK_DONE && shrink->candidate.count == 0) {
        if (!steps[shrink->phase](shrink, failure)) return false;
    }
    return true;
}

bool shrink_repeat(struct shrink *shrink, const struct judgement_run *run, struct failure *failure) {
    if (!judgement_keep_output(run, &shrink->output, &shrink->length, failure)) return false;
    shrink->number = run->number;
    shrink->is_repeated = true;
    return true;
}

/* Makes the candidate the best file. */
static bool take_candidate(struct shrink *shrink, const struct judgement_run *run, struct failure *failure) {
    if (!shrink_repeat(shrink, run, failure)) return false;
    struct sequence former = shrink->best;
    shrink->best = shrink->candidate;
    shrink->candidate = former;
    return true;
}

static uint32_t more(uint32_t further) {
    return further < SHRINK_STEPS_MOST / 2 ? 2 * further + 1 : SHRINK_STEPS_MOST - 1;
}

static void note_change(struct shrink *shrink) {
    shrink->has_changed = true;
    shrink->changed_at = shrink->at;
    shrink->changed_cursor = shrink->cursor;
}

/* After a step: where to go on, given whether the best file is a new one. */
static void move_on(struct shrink *shrink, bool is_taken) {
    switch (shrink->phase) {
    case SHRINK_GUESSING:
        shrink->guess++;
        if (is_taken) begin_cutting(shrink);
        break;
    case SHRINK_CUTTING:
        if (!is_taken) shrink->at += shrink->chunk;
        break;
    case SHRINK_CHANGING:
        shrink->further = is_taken ? FURTHER_AFTER_TAKEN : more(shrink->further);
        /* A board that was taken out has left its place to the next one, which may go, too. */
        if (is_taken && shrink->cursor == 1) shrink->cursor = 0;
        if (is_taken) note_change(shrink);
        break;
    case SHRINK_ISOLATING:
    case SHRINK_DONE:
    case SHRINK_SETTLED: break;
    }
}

/* The program keeps something from one board to the next: all steps are tried again, one by one. */
static void go_one_by_one(struct shrink *shrink) {
    shrink->is_one_by_one = true;
    shrink->steps_ahead = 0;
    shrink->has_changed = false;
    begin_changing(shrink);
}

/* After several steps in one file. */
static void take_steps(struct shrink *shrink, uint32_t wrong, bool is_fault) {
    if (!is_fault) {
        shrink->alone = shrink->cursor;
        shrink->cursor = shrink->begun;
    } else if (wrong == shrink->steps) {
        shrink->further = more(shrink->further);
    } else {
        shrink->ahead = shrink->candidate.boards[wrong];
        shrink->steps_ahead++;
        shrink->cursor = shrink->cursors[wrong];
        shrink->further = FURTHER_AFTER_TAKEN;
        note_change(shrink);
    }
}

bool shrink_take(struct shrink *shrink, const struct judgement_run *run, struct failure *failure) {
    struct judgement judgement = judgement_of(&shrink->candidate, run);
    bool is_taken = judgement.fault == shrink->fault && judgement.number == shrink->number;
    bool is_changing = shrink->phase == SHRINK_CHANGING;
    if (shrink->phase == SHRINK_ISOLATING) {
        shrink->is_right_alone = judgement.fault == FAULT_NONE && !judgement_is_void(&shrink->candidate, run);
        shrink->phase = SHRINK_DONE;
        return true;
    }
    if (is_changing && shrink->steps > 1) {
        take_steps(shrink, judgement.board, is_taken);
        return true;
    }
    bool is_ahead = is_changing && shrink->steps_ahead > 0 && shrink->steps == 0;
    if (is_taken) {
        if (!take_candidate(shrink, run, failure)) return false;
        note_board(shrink, &shrink->best, &judgement);
        shrink->steps_ahead = 0;
    }
    if (!is_ahead)
        move_on(shrink, is_taken);
    else if (!is_taken)
        go_one_by_one(shrink);
    return true;
}
