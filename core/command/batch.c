#include "command/batch.h"

#include "command/answers.h"
#include "command/lines.h"
#include "command/pool.h"
#include "command/terminal.h"
#include "contest/recovery.h"
#include "layered/glance.h"
#include "layered/layered.h"
#include "publish/complain.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 256 };

/* An entry of the queue: a board, or a fault of the input to be reported in its place. */
struct slot {
    enum recovery_event event; /* RECOVERY_BOARD, and RECOVERY_BROKEN if solving fails */
    uint64_t number;
    uint32_t line; /* of its first row */
    struct board board;
    struct position position;
    bool answered;
    bool sound;
    struct value value;
    struct failure failure;
    struct writer text;
};

/* A ring buffer: the reader adds boards, the workers solve them, the printer prints them in order. */
struct batch {
    const struct options *options;
    const char *name;
    const struct batch_taker *taker;
    struct pool pool;         /* its lock guards the rest */
    pthread_cond_t can_read;  /* a slot is free, or the output has failed */
    pthread_cond_t can_work;  /* a board was read, or the input has ended */
    pthread_cond_t can_print; /* the next answer is ready, or the input has ended */
    uint64_t read;            /* boards so far */
    uint64_t taken;
    uint64_t printed;
    bool ended;  /* the input has ended */
    bool failed; /* writing has failed: print nothing more */
    bool broken; /* a fault of the input was reported */
    bool sound;
    int output_error; /* errno of that failure */
    struct terminal terminal;
    struct slot slots[SLOTS];
};

/* Solves as much of the board as the task needs, and takes the value from there. */
static bool solve(struct batch *batch, struct analysis *analysis, struct slot *slot) {
    const enum task_id task = batch->options->task;
    struct terminal *terminal = &batch->terminal;
    const enum analysis_extent extent = task == TASK_LINE ? ANALYSIS_PLAY : ANALYSIS_VALUE;
    const bool is_solved = task == TASK_MAP || task == TASK_CHECK
                               ? terminal_solve(terminal, analysis, &slot->failure)
                               : terminal_ask(terminal, analysis, &slot->position, extent, &slot->failure);
    return is_solved && analysis_value(analysis, &slot->position, &slot->value, &slot->failure);
}

/* Solves the board of the slot for its value alone. */
static bool answer_value(struct batch *batch, struct slot *slot) {
    const struct value unknown = {WINNER_NONE, 0};
    const struct options *options = batch->options;
    struct glance *glance;
    if (!glance_open(&slot->board, &slot->position, unknown, options->memory, &glance, &slot->failure))
        return false;
    terminal_glance(&batch->terminal, glance);
    slot->value = glance->value;
    glance_close(glance);
    return answers_add(&slot->text, options, &batch->terminal, slot->number, &slot->board, NULL,
                       &slot->position, slot->value, &slot->sound, &slot->failure);
}

static bool answer_analysis(struct batch *batch, struct slot *slot) {
    const struct options *options = batch->options;
    struct analysis *analysis = NULL;
    const bool is_answered =
        analysis_open(&layered_solver, &slot->board, options->memory, &analysis, &slot->failure) &&
        solve(batch, analysis, slot) &&
        answers_add(&slot->text, options, &batch->terminal, slot->number, &slot->board, analysis,
                    &slot->position, slot->value, &slot->sound, &slot->failure);
    analysis_close(analysis);
    return is_answered;
}

/* Answers the board of the slot; marks it as broken if that fails. */
static void answer_slot(struct batch *batch, struct slot *slot) {
    slot->failure.line = 0;
    slot->sound = true;
    if (batch->options->task == TASK_SOLVE ? answer_value(batch, slot) : answer_analysis(batch, slot)) return;
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
            pthread_cond_wait(&batch->can_work, &batch->pool.lock);
        if (batch->taken == batch->read) break;
        uint64_t number = batch->taken++;
        struct slot *slot = &batch->slots[number % SLOTS];
        bool wanted = !batch->failed;
        pthread_mutex_unlock(&batch->pool.lock);
        if (wanted && slot->event == RECOVERY_BOARD) answer_slot(batch, slot);
        pthread_mutex_lock(&batch->pool.lock);
        slot->answered = true;
        if (number == batch->printed) pthread_cond_signal(&batch->can_print);
    }
    pthread_mutex_unlock(&batch->pool.lock);
    return NULL;
}

/* Complains of a board, or of the whole input if `board` is 0, after what is printed so far. */
static void report(const struct batch *batch, uint64_t board, const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    fflush(stdout);
    if (board > 0)
        complain("%s: board %llu: %s", batch->name, (unsigned long long)board, sentence);
    else
        complain("%s: %s", batch->name, sentence);
}

/* Stops the batch if standard output cannot be written. */
static void check_output(struct batch *batch) {
    if (!ferror(stdout) || batch->output_error != 0) return;
    batch->output_error = errno;
    batch->failed = true;
    pthread_cond_signal(&batch->can_read);
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
    check_output(batch);
}

static void *print(void *argument) {
    struct batch *batch = argument;
    pthread_mutex_lock(&batch->pool.lock);
    for (;;) {
        struct slot *slot = &batch->slots[batch->printed % SLOTS];
        if (batch->printed == batch->taken || !slot->answered) {
            if (batch->ended && batch->printed == batch->read) break;
            fflush(stdout); /* flush before blocking, because a reader may wait for the answer */
            check_output(batch);
            pthread_cond_wait(&batch->can_print, &batch->pool.lock);
            continue;
        }
        print_slot(batch, slot);
        slot->answered = false;
        slot->text.length = 0;
        batch->printed++;
        pthread_cond_signal(&batch->can_read);
    }
    pthread_mutex_unlock(&batch->pool.lock);
    return NULL;
}

/* Adds an entry to the queue, blocking while it is full; false if the output has failed. */
static bool enqueue(struct batch *batch, enum recovery_event event, const struct recovery *recovery,
                    const struct failure *failure) {
    pthread_mutex_lock(&batch->pool.lock);
    while (batch->read - batch->printed == SLOTS && !batch->failed)
        pthread_cond_wait(&batch->can_read, &batch->pool.lock);
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
        pthread_cond_signal(&batch->can_work);
    }
    pthread_mutex_unlock(&batch->pool.lock);
    return wanted;
}

/* Reads the input to its end. *failure says why it stopped earlier or why the input is incomplete, otherwise
   FAILURE_NONE. */
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
        if (event != RECOVERY_MORE && !enqueue(batch, event, &recovery, &found)) return;
    }
}

static void end_boards(struct batch *batch) {
    pthread_mutex_lock(&batch->pool.lock);
    batch->ended = true;
    pthread_cond_broadcast(&batch->can_work);
    pthread_cond_signal(&batch->can_print);
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
    pthread_cond_init(&batch->can_read, NULL);
    pthread_cond_init(&batch->can_work, NULL);
    pthread_cond_init(&batch->can_print, NULL);
    terminal_open(&batch->terminal);
    enum batch_result result = run_threads(batch, stream);
    terminal_close(&batch->terminal);
    pthread_cond_destroy(&batch->can_print);
    pthread_cond_destroy(&batch->can_work);
    pthread_cond_destroy(&batch->can_read);
    for (int i = 0; i < SLOTS; i++) writer_free(&batch->slots[i].text);
    errno = batch->output_error;
    free(batch);
    return result;
}
