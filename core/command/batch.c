#include "command/batch.h"

#include "command/answers.h"
#include "command/lines.h"
#include "command/pool.h"
#include "command/terminal.h"
#include "contest/recovery.h"
#include "layered/layered.h"
#include "publish/complain.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 256 };

/* A board on its way from the input to the output, or something to be reported about the input. */
struct slot {
    enum recovery_event event; /* RECOVERY_BOARD until the board cannot be solved */
    uint64_t number;
    uint32_t line; /* of its first row */
    struct board board;
    struct position position;
    bool answered;
    bool sound;
    struct value value;
    struct failure failure;
    struct text text;
};

/* Boards go around a ring: read, then taken by some worker, then printed, each in the order of the input. */
struct batch {
    const struct options *options;
    const char *name;
    const struct batch_taker *taker;
    struct pool pool;        /* its lock guards the rest */
    pthread_cond_t read_on;  /* there is room, or no more is wanted */
    pthread_cond_t work_on;  /* there is a board to solve, or the end */
    pthread_cond_t print_on; /* the next answer is there, or the end */
    uint64_t read;
    uint64_t taken;
    uint64_t printed;
    bool ended;  /* no more boards will be read */
    bool failed; /* the output has failed: nothing more is printed */
    bool broken; /* something was wrong with the input */
    bool sound;
    int output_error; /* errno of the output's failure */
    struct terminal terminal;
    struct slot slots[SLOTS];
};

/* Finds out as much of the board as the task tells of it. */
static bool find_out(struct batch *batch, struct analysis *analysis, struct slot *slot) {
    const enum task_id task = batch->options->task;
    if (task == TASK_MAP || task == TASK_CHECK)
        return terminal_solve(&batch->terminal, analysis, &slot->failure);
    return terminal_ask(&batch->terminal, analysis, &slot->position,
                        task == TASK_LINE ? ANALYSIS_PLAY : ANALYSIS_VALUE, &slot->failure);
}

/* Solves the slot's board; one that cannot be solved is broken. */
static void answer_slot(struct batch *batch, struct slot *slot) {
    const struct options *options = batch->options;
    struct analysis *analysis = NULL;
    slot->failure.line = 0;
    slot->sound = true;
    bool solved = analysis_open(&layered_solver, &slot->board, options->memory, &analysis, &slot->failure) &&
                  find_out(batch, analysis, slot) &&
                  analysis_value(analysis, &slot->position, &slot->value, &slot->failure) &&
                  answers_add(&slot->text, options, &batch->terminal, slot->number, analysis, &slot->position,
                              &slot->sound, &slot->failure);
    analysis_close(analysis);
    if (solved) return;
    slot->event = RECOVERY_BROKEN;
    if (slot->failure.line == 0) {
        slot->failure.line = slot->line;
        slot->failure.column = 1;
    }
}

static void *work(void *argument) {
    struct batch *batch = argument;
    pthread_mutex_lock(&batch->pool.lock);
    for (;;) {
        while (batch->taken == batch->read && !batch->ended)
            pthread_cond_wait(&batch->work_on, &batch->pool.lock);
        if (batch->taken == batch->read) break;
        uint64_t number = batch->taken++;
        struct slot *slot = &batch->slots[number % SLOTS];
        bool wanted = !batch->failed;
        pthread_mutex_unlock(&batch->pool.lock);
        if (wanted && slot->event == RECOVERY_BOARD) answer_slot(batch, slot);
        pthread_mutex_lock(&batch->pool.lock);
        slot->answered = true;
        if (number == batch->printed) pthread_cond_signal(&batch->print_on);
    }
    pthread_mutex_unlock(&batch->pool.lock);
    return NULL;
}

/* Reports what is wrong with the input, or with one board of it. */
static void report(const struct batch *batch, uint64_t board, const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    fflush(stdout);
    if (board > 0)
        complain("%s: board %llu: %s", batch->name, (unsigned long long)board, sentence);
    else
        complain("%s: %s", batch->name, sentence);
}

/* Where nobody takes the answers any more, none are needed. */
static void note_output(struct batch *batch) {
    if (!ferror(stdout) || batch->output_error != 0) return;
    batch->output_error = errno;
    batch->failed = true;
    pthread_cond_signal(&batch->read_on);
}

static bool take_answer(struct batch *batch, const struct slot *slot) {
    struct batch_answer answer = {slot->number,     slot->event == RECOVERY_BOARD,
                                  &slot->board,     slot->value,
                                  slot->text.bytes, slot->text.length};
    if (batch->taker) return batch->taker->take(batch->taker->context, &answer);
    fwrite(answer.text, 1, answer.length, stdout);
    return slot->sound;
}

static void print_slot(struct batch *batch, struct slot *slot) {
    terminal_clear(&batch->terminal);
    if (batch->failed) return;
    if (slot->event == RECOVERY_BROKEN) {
        slot->text.length = 0;
        slot->text.failed = false;
        answers_missing(&slot->text, batch->options, slot->number, &slot->failure);
    }
    if (slot->event != RECOVERY_STRAY) batch->sound &= take_answer(batch, slot);
    if (slot->event != RECOVERY_BOARD) {
        report(batch, slot->event == RECOVERY_BROKEN ? slot->number : 0, &slot->failure);
        batch->broken = true;
    }
    note_output(batch);
}

static void *print(void *argument) {
    struct batch *batch = argument;
    pthread_mutex_lock(&batch->pool.lock);
    for (;;) {
        struct slot *slot = &batch->slots[batch->printed % SLOTS];
        if (batch->printed == batch->taken || !slot->answered) {
            if (batch->ended && batch->printed == batch->read) break;
            fflush(stdout); /* whoever waits for an answer has it before we wait for more */
            note_output(batch);
            pthread_cond_wait(&batch->print_on, &batch->pool.lock);
            continue;
        }
        print_slot(batch, slot);
        slot->answered = false;
        slot->text.length = 0;
        batch->printed++;
        pthread_cond_signal(&batch->read_on);
    }
    pthread_mutex_unlock(&batch->pool.lock);
    return NULL;
}

/* Puts a board, or what is to be reported instead, on its way; false when no more are wanted. */
static bool send_on(struct batch *batch, enum recovery_event event, const struct recovery *recovery,
                    const struct failure *failure) {
    pthread_mutex_lock(&batch->pool.lock);
    while (batch->read - batch->printed == SLOTS && !batch->failed)
        pthread_cond_wait(&batch->read_on, &batch->pool.lock);
    bool wanted = !batch->failed;
    if (wanted) {
        struct slot *slot = &batch->slots[batch->read % SLOTS];
        slot->event = event;
        slot->number = recovery->number;
        slot->line = recovery->reader.row_line[0];
        slot->board = recovery->reader.board;
        slot->position = recovery->position;
        slot->failure = *failure;
        batch->read++;
        pthread_cond_signal(&batch->work_on);
    }
    pthread_mutex_unlock(&batch->pool.lock);
    return wanted;
}

/* Reads to the end. *failure says why the input was not read to its end or has none, FAILURE_NONE where it is
   complete. */
static void read_boards(struct batch *batch, FILE *stream, struct failure *failure) {
    struct recovery recovery;
    struct lines lines;
    struct text_line line;
    struct failure found = {.code = FAILURE_NONE};
    recovery_begin(&recovery);
    lines_begin(&lines, stream);
    *failure = found;
    for (bool at_end = false;;) {
        at_end = at_end || !lines_next(&lines, &line);
        if (at_end && ferror(stream)) return;
        enum recovery_event event =
            at_end ? recovery_end(&recovery, &found) : recovery_line(&recovery, &line, &found);
        if (event == RECOVERY_STOPPED) *failure = found;
        if (event == RECOVERY_STOPPED || (at_end && event == RECOVERY_MORE)) return;
        if (event != RECOVERY_MORE && !send_on(batch, event, &recovery, &found)) return;
    }
}

static void end_boards(struct batch *batch) {
    pthread_mutex_lock(&batch->pool.lock);
    batch->ended = true;
    pthread_cond_broadcast(&batch->work_on);
    pthread_cond_signal(&batch->print_on);
    pthread_mutex_unlock(&batch->pool.lock);
}

static enum batch_result run_threads(struct batch *batch, FILE *stream) {
    struct failure failure;
    pool_open(&batch->pool);
    if (!pool_start(&batch->pool, (int)batch->options->jobs, work, batch) ||
        !pool_start(&batch->pool, 1, print, batch)) {
        end_boards(batch);
        pool_close(&batch->pool);
        return BATCH_BAD_INPUT;
    }
    errno = 0;
    read_boards(batch, stream, &failure);
    int error = errno;
    end_boards(batch);
    pool_close(&batch->pool);
    if (batch->failed) return BATCH_BAD_INPUT;
    if (ferror(stream)) {
        fflush(stdout);
        complain("%s: cannot be read: %s", batch->name, strerror(error));
        return BATCH_BAD_INPUT;
    }
    if (failure.code != FAILURE_NONE) report(batch, 0, &failure);
    if (failure.code != FAILURE_NONE || batch->broken) return BATCH_BAD_INPUT;
    return batch->sound ? BATCH_RIGHT : BATCH_WRONG_VALUE;
}

enum batch_result batch_run(const struct options *options, const char *name, FILE *stream,
                            const struct batch_taker *taker) {
    struct batch *batch = calloc(1, sizeof *batch);
    if (!batch) {
        complain("the machine did not give %zu bytes of memory", sizeof *batch);
        return BATCH_BAD_INPUT;
    }
    batch->options = options;
    batch->name = name;
    batch->taker = taker;
    batch->sound = true;
    pthread_cond_init(&batch->read_on, NULL);
    pthread_cond_init(&batch->work_on, NULL);
    pthread_cond_init(&batch->print_on, NULL);
    terminal_open(&batch->terminal);
    enum batch_result result = run_threads(batch, stream);
    terminal_close(&batch->terminal);
    pthread_cond_destroy(&batch->print_on);
    pthread_cond_destroy(&batch->work_on);
    pthread_cond_destroy(&batch->read_on);
    for (int i = 0; i < SLOTS; i++) text_free(&batch->slots[i].text);
    errno = batch->output_error;
    free(batch);
    return result;
}
