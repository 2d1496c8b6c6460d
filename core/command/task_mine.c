#include "command/tasks.h"

#include "command/options.h"
#include "contest/answer.h"
#include "contest/contest.h"
#include "mine/mine.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char help[] =
    "usage: rubicon mine [OPTION...]    search for remarkable boards\n"
    "\n"
    "Goes on until Ctrl-C, or as far as --minutes or --tries let it. Every better board is told\n"
    "on standard error at once: its score, its answer, and the run and the try that found it.\n"
    "In the end the best boards, each of another run, go to standard output in the contest's\n"
    "format, the best first.\n"
    "\n"
    "  --goal G       what is scored, Red to move:\n"
    "                   red     moves of both sides until Red wins (unless told)\n"
    "                   black   moves of both sides until Black wins\n"
    "                   unique  as red, where only one first move wins\n"
    "                   forced  moves in a row, from the first, of which each alone keeps\n"
    "                           the winner and the number of moves\n"
    "                   tie     moves of a tie's best line until a position comes again\n"
    "  --rows N       2 to 16, 10 unless told\n"
    "  --columns N    1 to 16, 10 unless told\n"
    "  --density D    obstacles that a run begins with, in a hundred cells, 35 unless told\n"
    "  --seed S       another seed, another search; 1 unless told\n"
    "  --run N        the first run, 0 unless told\n"
    "  --length N     boards of a whole run, 80000 unless told: longer ones cool more slowly,\n"
    "                 and find more in the end\n"
    "  --tries N      ends after so many boards; the same boards again from the same seed,\n"
    "                 with any number of jobs\n"
    "  --minutes M    ends after so many minutes\n"
    "  --jobs N       runs at a time, 1 to 64, or auto (unless told)\n"
    "  --json         an object a line, each better board at once and then the best\n"
    "  --help         print this and exit\n"
    "\n"
    "exit status: 0; 2 when an option is bad, memory runs out or the output cannot be written.\n";

struct mine_options {
    struct mine_settings settings;
    uint64_t first_run;
    uint64_t tries;
    double minutes;
    int jobs;
    bool json;
    bool help;
};

/* What the jobs share. */
struct work {
    const struct mine_options *options;
    pthread_mutex_t lock; /* for the rest */
    uint64_t next_run;
    uint64_t tries_left;
    uint64_t tried;
    uint32_t told; /* the best score told */
    struct finds finds;
    bool failed;
    struct failure failure;
};

static volatile sig_atomic_t interrupted;

/* A second Ctrl-C ends the command as usual. */
static void interrupt(int signal_number) {
    interrupted = 1;
    signal(signal_number, SIG_DFL);
}

static double seconds_now(void) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static bool read_number(const char *name, const char *text, uint64_t least, uint64_t most, uint64_t *number) {
    char *end;
    unsigned long long read = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && *end == '\0' && read >= least && read <= most) {
        *number = read;
        return true;
    }
    char why[96];
    snprintf(why, sizeof why, "%s takes a number from %llu to %llu", name, (unsigned long long)least,
             (unsigned long long)most);
    return options_complain(text, why);
}

static bool read_goal(struct mine_options *options, const char *text) {
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        if (strcmp(text, score_goal_name((enum score_goal)goal)) != 0) continue;
        options->settings.goal = (enum score_goal)goal;
        return true;
    }
    return options_complain(text, "--goal takes red, black, unique, forced or tie");
}

static bool read_jobs(struct mine_options *options, const char *text) {
    uint64_t jobs = (uint64_t)options_cores();
    if (strcmp(text, "auto") != 0 && !read_number("--jobs", text, 1, JOBS_MAX, &jobs)) return false;
    options->jobs = (int)jobs;
    return true;
}

static bool read_minutes(struct mine_options *options, const char *text) {
    char *end;
    options->minutes = strtod(text, &end);
    return (*text >= '0' && *text <= '9' && *end == '\0' && options->minutes <= 1e6) ||
           options_complain(text, "--minutes takes a number of minutes, such as 10 or 0.5");
}

/* What is read into a whole number, and its range. */
struct number_option {
    const char *name;
    uint64_t least;
    uint64_t most;
    uint64_t *number;
};

/* Reads the option at *at; *known is false where there is no such option. */
static bool read_valued(struct mine_options *options, char **arguments, int count, int *at, bool *known) {
    uint64_t rows = (uint64_t)options->settings.rows;
    uint64_t columns = (uint64_t)options->settings.columns;
    uint64_t density = (uint64_t)options->settings.density;
    const struct number_option numbers[] = {
        {"--rows", 2, MINE_SIDE_MAX, &rows},
        {"--columns", 1, MINE_SIDE_MAX, &columns},
        {"--density", 0, 100, &density},
        {"--seed", 0, UINT64_MAX, &options->settings.seed},
        {"--length", 1, (uint64_t)1 << 32, &options->settings.length},
        {"--run", 0, UINT64_MAX, &options->first_run},
        {"--tries", 1, UINT64_MAX, &options->tries},
    };
    const char *argument = arguments[*at];
    const char *value;
    bool missing = false;
    bool good = true;
    *known = true;
    if ((value = options_value("--goal", arguments, count, at, &missing))) {
        good = missing || read_goal(options, value);
    } else if ((value = options_value("--jobs", arguments, count, at, &missing))) {
        good = missing || read_jobs(options, value);
    } else if ((value = options_value("--minutes", arguments, count, at, &missing))) {
        good = missing || read_minutes(options, value);
    } else {
        *known = false;
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers && !*known; i++) {
            const struct number_option *number = &numbers[i];
            if (!(value = options_value(number->name, arguments, count, at, &missing))) continue;
            *known = true;
            good = missing || read_number(number->name, value, number->least, number->most, number->number);
        }
    }
    options->settings.rows = (int)rows;
    options->settings.columns = (int)columns;
    options->settings.density = (int)density;
    return missing ? options_complain(argument, "a value is missing") : good;
}

static bool read_options(struct mine_options *options, int count, char **arguments) {
    *options = (struct mine_options){
        .settings =
            {.goal = SCORE_RED, .rows = 10, .columns = 10, .density = 35, .length = MINE_LENGTH, .seed = 1},
        .tries = UINT64_MAX,
        .jobs = options_cores(),
    };
    for (int at = 0; at < count; at++) {
        bool known;
        if (strcmp(arguments[at], "--json") == 0) {
            options->json = true;
        } else if (strcmp(arguments[at], "--help") == 0 || strcmp(arguments[at], "-h") == 0) {
            options->help = true;
            return true;
        } else if (!read_valued(options, arguments, count, &at, &known)) {
            return false;
        } else if (!known) {
            return options_complain(arguments[at], "mine has no such option; see rubicon mine --help");
        }
    }
    return true;
}

static void print_rows(const struct find *find, FILE *stream) {
    for (int row = 0; row < find->board.rows; row++)
        fprintf(stream, "%.*s\n", find->board.columns, find->board.cells + row * find->board.columns);
}

/* {"goal":"red","score":331,"winner":"red","moves":331,"run":0,"try":32137,"rows":["..","..."]} */
static void print_json(const struct mine_options *options, const struct find *find) {
    static const char *const winners[] = {"tie", "red", "black"};
    printf("{\"goal\":\"%s\",\"score\":%u,\"winner\":\"%s\",\"moves\":%u,\"seed\":%llu,\"run\":%llu,"
           "\"try\":%llu,\"rows\":[",
           score_goal_name(options->settings.goal), find->score, winners[find->value.winner],
           find->value.distance, (unsigned long long)options->settings.seed, (unsigned long long)find->run,
           (unsigned long long)find->tries);
    for (int row = 0; row < find->board.rows; row++)
        printf("%s\"%.*s\"", row > 0 ? "," : "", find->board.columns,
               find->board.cells + row * find->board.columns);
    puts("]}");
    fflush(stdout);
}

static void tell_better(const struct mine_options *options, const struct find *find) {
    char answer[ANSWER_MAX];
    if (options->json) {
        print_json(options, find);
        return;
    }
    answer_format(find->value, answer);
    fprintf(stderr, "score %u  %s  seed %llu run %llu try %llu\n", find->score, answer,
            (unsigned long long)options->settings.seed, (unsigned long long)find->run,
            (unsigned long long)find->tries);
    print_rows(find, stderr);
}

/* Tells what is better than all that was told before. */
static void tell_news(struct work *work, const struct mine *mine) {
    const struct find *best = &mine_finds(mine)->find[0];
    pthread_mutex_lock(&work->lock);
    if (best->score > work->told) {
        work->told = best->score;
        tell_better(work->options, best);
    }
    pthread_mutex_unlock(&work->lock);
}

static bool is_over(const struct work *work, double end) {
    return interrupted || work->failed || (work->options->minutes > 0 && seconds_now() >= end);
}

/* Begins the next run; false where none is left. */
static bool next_run(struct work *work, struct mine *mine) {
    const uint64_t length = work->options->settings.length;
    pthread_mutex_lock(&work->lock);
    uint64_t tries = work->tries_left < length ? work->tries_left : length;
    uint64_t run = work->next_run++;
    work->tries_left -= tries;
    pthread_mutex_unlock(&work->lock);
    if (tries > 0) mine_begin(mine, run, tries);
    return tries > 0;
}

static bool do_runs(struct work *work, struct mine *mine, struct failure *failure) {
    const double end = seconds_now() + work->options->minutes * 60;
    uint64_t changes = 0;
    while (next_run(work, mine)) {
        while (!mine_is_done(mine)) {
            if (is_over(work, end)) return true;
            if (!mine_step(mine, 1 << 20, failure)) return false;
            if (mine_changes(mine) > changes) tell_news(work, mine);
            changes = mine_changes(mine);
        }
    }
    return true;
}

static void *do_job(void *shared) {
    struct work *work = shared;
    struct failure failure = {.code = FAILURE_NONE};
    struct mine *mine = NULL;
    bool good = mine_open(&work->options->settings, &mine, &failure) && do_runs(work, mine, &failure);
    pthread_mutex_lock(&work->lock);
    for (int i = 0; mine && i < mine_finds(mine)->count; i++)
        finds_keep(&work->finds, &mine_finds(mine)->find[i]);
    if (mine) work->tried += mine_tried(mine);
    if (!good && !work->failed) {
        work->failed = true;
        work->failure = failure;
    }
    pthread_mutex_unlock(&work->lock);
    mine_close(mine);
    return NULL;
}

static void print_best(const struct work *work) {
    char text[CONTEST_HEADER_MAX + CONTEST_BOARD_TEXT_MAX];
    const struct finds *finds = &work->finds;
    if (!work->options->json) fwrite(text, 1, contest_format_header(0, (uint64_t)finds->count, text), stdout);
    for (int i = 0; i < finds->count; i++) {
        if (work->options->json)
            print_json(work->options, &finds->find[i]);
        else
            fwrite(text, 1, contest_format_board(&finds->find[i].board, text), stdout);
    }
}

static void complain(const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    fprintf(stderr, "rubicon: mine: %s\n", sentence);
}

static int search(const struct mine_options *options) {
    struct work *work = calloc(1, sizeof *work);
    pthread_t jobs[JOBS_MAX];
    int started = 0;
    double begun = seconds_now();
    if (!work) {
        fprintf(stderr, "rubicon: mine: the machine did not give %zu bytes of memory\n", sizeof *work);
        return 2;
    }
    work->options = options;
    work->next_run = options->first_run;
    work->tries_left = options->tries;
    pthread_mutex_init(&work->lock, NULL);
    signal(SIGINT, interrupt);
    while (started < options->jobs && pthread_create(&jobs[started], NULL, do_job, work) == 0) started++;
    for (int i = 0; i < started; i++) pthread_join(jobs[i], NULL);
    signal(SIGINT, SIG_DFL);
    bool failed = work->failed || started == 0;
    if (work->failed) complain(&work->failure);
    if (started == 0) fprintf(stderr, "rubicon: no thread can be started\n");
    print_best(work);
    double seconds = seconds_now() - begun;
    fprintf(stderr, "%llu boards, %.0f a second\n", (unsigned long long)work->tried,
            seconds > 0 ? (double)work->tried / seconds : 0);
    pthread_mutex_destroy(&work->lock);
    free(work);
    return failed ? 2 : 0;
}

int task_mine(int count, char **arguments) {
    struct mine_options options;
    if (!read_options(&options, count, arguments)) return 2;
    if (!options.help) return search(&options);
    fputs(help, stdout);
    return 0;
}
