#include "command/tasks.h"

#include "command/interrupt.h"
#include "command/pool.h"
#include "command/text.h"
#include "contest/answer.h"
#include "contest/contest.h"
#include "mine/corridor.h"
#include "mine/mine_json.h"
#include "process/clock.h"
#include "publish/complain.h"

#include <stdlib.h>

enum { CORRIDOR_TRIES = 1 << 20 };

/* Shared by the workers. */
struct work {
    const struct options *options;
    struct board corridor; /* without rows if there is none */
    struct pool pool;      /* its lock guards the rest */
    uint64_t next_run;
    uint64_t tries_left;
    uint64_t tried;
    uint32_t reported; /* best score reported so far */
    struct finds finds;
    struct writer text; /* a JSON line */
    bool failed;
    struct failure failure;
};

static void print_rows(const struct find *find, FILE *stream) {
    for (int row = 0; row < find->board.rows; row++)
        fprintf(stream, "%.*s\n", find->board.columns, find->board.cells + row * find->board.columns);
}

/* The number of a find's run for --run, from 1. */
static uint64_t run_number(const struct find *find) {
    return find->run + 1;
}

static struct mine_settings settings_of(const struct work *work) {
    const struct options *options = work->options;
    return (struct mine_settings){
        .goal = (enum score_goal)options->goal,
        .rows = (int)options->rows[0],
        .columns = (int)options->columns[0],
        .density = (int)options->density,
        .length = options->length,
        .seed = options->seed,
        .below = work->corridor.rows > 0 ? &work->corridor : NULL,
    };
}

/* The corridor is entered in the second column, where it can be a little longer than from the corner. */
static void build_corridor(struct board *corridor, const struct options *options) {
    struct random random = {options->seed};
    corridor->rows = (int)options->corridor;
    corridor->columns = (int)options->columns[0];
    if (corridor->rows > 0) corridor_build(corridor, corridor->columns > 1, CORRIDOR_TRIES, &random);
}

static void print_json(struct work *work, const struct find *find) {
    const struct mine_settings settings = settings_of(work);
    struct json json = {.text = &work->text};
    json_object(&json, NULL);
    json_string(&json, "goal", score_goal_name(settings.goal));
    json_number(&json, "seed", settings.seed);
    mine_json_find(&json, find);
    json_object_end(&json);
    text_add(&work->text, "\n");
    text_print(&work->text, stdout);
    fflush(stdout);
}

static void report_better(struct work *work, const struct find *find) {
    const struct options *options = work->options;
    char answer[ANSWER_MAX];
    if (options->json) {
        print_json(work, find);
        return;
    }
    answer_format(find->value, answer);
    fprintf(stderr, "score %u  %s  seed %llu run %llu try %llu\n", find->score, answer,
            (unsigned long long)options->seed, (unsigned long long)run_number(find),
            (unsigned long long)find->tries);
    print_rows(find, stderr);
}

/* Reports the best find if it is better than all reported before. */
static void report_news(struct work *work, const struct mine *mine) {
    const struct find *best = &mine_finds(mine)->find[0];
    pthread_mutex_lock(&work->pool.lock);
    if (best->score > work->reported) {
        work->reported = best->score;
        report_better(work, best);
    }
    pthread_mutex_unlock(&work->pool.lock);
}

static bool is_over(struct work *work, double end) {
    pthread_mutex_lock(&work->pool.lock);
    const bool has_failed = work->failed;
    pthread_mutex_unlock(&work->pool.lock);
    return interrupt_noted() || has_failed || (work->options->minutes > 0 && clock_seconds() >= end);
}

/* Starts the next run; false if the tries are used up. */
static bool next_run(struct work *work, struct mine *mine) {
    const uint64_t length = work->options->length;
    pthread_mutex_lock(&work->pool.lock);
    uint64_t tries = work->tries_left < length ? work->tries_left : length;
    uint64_t run = work->next_run++;
    work->tries_left -= tries;
    pthread_mutex_unlock(&work->pool.lock);
    if (tries > 0) mine_begin(mine, run, tries);
    return tries > 0;
}

static bool do_runs(struct work *work, struct mine *mine, struct failure *failure) {
    const double end = clock_seconds() + work->options->minutes * 60;
    uint64_t changes = 0;
    while (next_run(work, mine)) {
        while (!mine_is_done(mine)) {
            if (is_over(work, end)) return true;
            if (!mine_step(mine, 1 << 20, failure)) return false;
            if (mine_changes(mine) > changes) report_news(work, mine);
            changes = mine_changes(mine);
        }
    }
    return true;
}

static void *run_worker(void *shared) {
    struct work *work = shared;
    struct failure failure = {.code = FAILURE_NONE};
    struct mine *mine = NULL;
    struct mine_settings settings = settings_of(work);
    bool good = mine_open(&settings, &mine, &failure) && do_runs(work, mine, &failure);
    pthread_mutex_lock(&work->pool.lock);
    for (int i = 0; mine && i < mine_finds(mine)->count; i++)
        finds_keep(&work->finds, &mine_finds(mine)->find[i]);
    if (mine) work->tried += mine_tried(mine);
    if (!good && !work->failed) {
        work->failed = true;
        work->failure = failure;
    }
    pthread_mutex_unlock(&work->pool.lock);
    mine_close(mine);
    return NULL;
}

static void print_best(struct work *work) {
    char text[CONTEST_HEADER_MAX + CONTEST_BOARD_TEXT_MAX];
    const struct finds *finds = &work->finds;
    if (!work->options->json) fwrite(text, 1, contest_format_header(0, (uint64_t)finds->count, text), stdout);
    for (int i = 0; i < finds->count; i++) {
        if (work->options->json)
            print_json(work, &finds->find[i]);
        else
            fwrite(text, 1, contest_format_board(&finds->find[i].board, text), stdout);
    }
}

int task_mine(const struct options *options) {
    if (options->corridor > 0 && options->corridor + 2 > options->rows[0]) {
        complain("mine: a corridor of %llu rows leaves fewer than 2 of the %llu above it",
                 (unsigned long long)options->corridor, (unsigned long long)options->rows[0]);
        return STATUS_BAD;
    }
    struct work *work = calloc(1, sizeof *work);
    double begun = clock_seconds();
    if (!work) {
        complain("mine: the machine did not give %zu bytes of memory", sizeof *work);
        return STATUS_BAD;
    }
    work->options = options;
    build_corridor(&work->corridor, options);
    work->next_run = options->run - 1;
    work->tries_left = options->tries > 0 ? options->tries : UINT64_MAX;
    pool_open(&work->pool);
    interrupt_begin();
    bool failed = !pool_start(&work->pool, (int)options->jobs, run_worker, work);
    pool_close(&work->pool);
    interrupt_end();
    failed |= work->failed;
    if (work->failed) complain_of_failure("mine", &work->failure);
    print_best(work);
    double seconds = clock_seconds() - begun;
    fprintf(stderr, "%llu boards, %.0f a second\n", (unsigned long long)work->tried,
            seconds > 0 ? (double)work->tried / seconds : 0);
    if (work->text.failed) {
        complain("mine: memory ran out");
        failed = true;
    }
    writer_free(&work->text);
    free(work);
    return failed ? STATUS_BAD : STATUS_GOOD;
}
