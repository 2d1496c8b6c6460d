#include "command/tasks.h"

#include "command/interrupt.h"
#include "command/page_link.h"
#include "command/pool.h"
#include "command/survey_check.h"
#include "command/survey_parts.h"
#include "command/survey_record.h"
#include "command/terminal.h"
#include "process/clock.h"
#include "publish/complain.h"
#include "survey/worker.h"

#include <stdlib.h>
#include <string.h>

static const double seconds_between_saves = 10;

/* Shared by the workers. */
struct work {
    const struct options *options;
    struct terminal terminal;
    double begun;
    double saved;
    uint64_t done_before; /* chunks done by an earlier run */
    struct pool pool;     /* its lock guards the rest */
    pthread_cond_t added;
    uint64_t next; /* next chunk to take */
    struct survey survey;
    bool failed;
};

static bool complain_of_argument(const char *what, const char *why) {
    return complain("survey: %s: %s; rubicon survey --help lists what there is", what, why);
}

/* Draws the bar with the estimated time left. */
static void draw(struct work *work, double now) {
    const struct survey *survey = &work->survey;
    const double done = (double)(survey->done - work->done_before);
    const double left = (double)(survey_chunks(survey) - survey->done);
    const unsigned seconds = (unsigned)(done > 0 ? (now - work->begun) / done * left : 0);
    char what[128];
    snprintf(what, sizeof what, "%u:%02u:%02u left, Red %u, Black %u, tie %u, forced %u", seconds / 3600,
             seconds / 60 % 60, seconds % 60, (unsigned)survey->best[SURVEY_RED].score,
             (unsigned)survey->best[SURVEY_BLACK].score, (unsigned)survey->best[SURVEY_TIE].score,
             (unsigned)survey->best[SURVEY_FORCED].score);
    terminal_draw(&work->terminal, (double)survey->done / (double)survey_chunks(survey), what);
}

/* Saves periodically, so that little is lost if the machine goes down. */
static void save_at_times(struct work *work, double now) {
    if (!work->options->out || now < work->saved + seconds_between_saves) return;
    work->saved = now;
    if (!survey_record_save(work->options->out, &work->survey)) work->failed = true;
}

static bool is_over(const struct work *work) {
    const double minutes = work->options->minutes;
    return interrupt_noted() || work->failed || work->next == survey_chunks(&work->survey) ||
           (minutes > 0 && clock_seconds() >= work->begun + minutes * 60);
}

/* Adds the chunk after all before it, blocking until they are added: the chunks done are always the first ones. */
static void add_in_order(struct work *work, uint64_t chunk, const struct survey *found) {
    while (work->survey.done < chunk) pthread_cond_wait(&work->added, &work->pool.lock);
    survey_add(&work->survey, found);
    pthread_cond_broadcast(&work->added);
    const double now = clock_seconds();
    draw(work, now);
    save_at_times(work, now);
}

static void *run_worker(void *shared) {
    struct work *work = shared;
    struct survey_worker *worker;
    struct survey known, found;
    struct failure failure;
    if (!survey_worker_open(work->survey.shape, &worker, &failure)) {
        complain_of_failure("survey", &failure);
        pthread_mutex_lock(&work->pool.lock);
        work->failed = true;
        pthread_mutex_unlock(&work->pool.lock);
        return NULL;
    }
    pthread_mutex_lock(&work->pool.lock);
    while (!is_over(work)) {
        const uint64_t chunk = work->next++;
        known = work->survey;
        pthread_mutex_unlock(&work->pool.lock);
        survey_chunk(worker, &known, chunk, &found);
        pthread_mutex_lock(&work->pool.lock);
        add_in_order(work, chunk, &found);
    }
    pthread_mutex_unlock(&work->pool.lock);
    survey_worker_close(worker);
    return NULL;
}

static void run_workers(struct work *work) {
    terminal_open(&work->terminal);
    interrupt_begin();
    /* Save at once, to find out now, not hours later, that the file cannot be written. */
    if (work->options->out && !survey_record_save(work->options->out, &work->survey)) work->failed = true;
    pool_open(&work->pool);
    if (!work->failed && !pool_start(&work->pool, (int)work->options->jobs, run_worker, work))
        work->failed = true;
    pool_close(&work->pool);
    interrupt_end();
    terminal_clear(&work->terminal);
    terminal_close(&work->terminal);
}

static bool print_record(const struct survey *survey) {
    struct writer text = {0};
    survey_record_add(&text, survey);
    const bool is_printed = text_print(&text, stdout);
    writer_free(&text);
    return is_printed || complain("survey: memory ran out");
}

static int finish(struct work *work) {
    const struct survey *survey = &work->survey;
    const uint64_t patterns = (survey->done - work->done_before) << SURVEY_CHUNK_BITS;
    const double seconds = clock_seconds() - work->begun;
    if (work->failed) return STATUS_BAD;
    if (work->options->out && !survey_record_save(work->options->out, survey)) work->failed = true;
    if (!print_record(survey)) work->failed = true;
    fprintf(stderr, "%.1f s, about %.0f patterns a second\n", seconds,
            seconds > 0 ? (double)patterns / seconds : 0);
    if (work->failed) return STATUS_BAD;
    if (survey_is_done(survey)) return STATUS_GOOD;
    fprintf(stderr, "stopped after %llu of %llu chunks; %s\n", (unsigned long long)survey->done,
            (unsigned long long)survey_chunks(survey),
            work->options->out ? "the same line goes on" : "with --out the same line would go on");
    return STATUS_DIFFERENT;
}

/* Reads the file of an earlier run of the same survey, if there is one. False after a complaint if it holds anything
   else. */
static bool load_earlier(const char *out, const struct survey *survey, struct survey *earlier,
                         bool *is_missing) {
    *is_missing = false;
    if (!survey_record_check(out) || !survey_record_load(out, earlier, is_missing)) return *is_missing;
    return (earlier->shape.rows == survey->shape.rows && earlier->shape.columns == survey->shape.columns &&
            earlier->part == survey->part && earlier->parts == survey->parts) ||
           complain("survey: %s: it holds part %u of %u of %d by %d, which is something else", out,
                    (unsigned)earlier->part, (unsigned)earlier->parts, earlier->shape.rows,
                    earlier->shape.columns);
}

/* Resumes from the file of an earlier run, if there is one. */
static bool resume(struct work *work) {
    struct survey earlier;
    bool is_missing = true;
    if (work->options->out && !load_earlier(work->options->out, &work->survey, &earlier, &is_missing))
        return false;
    if (is_missing) return true;
    work->survey = earlier;
    work->next = work->done_before = earlier.done;
    return true;
}

static bool read_digits(const char **text, uint64_t most, uint64_t *number) {
    const char *at = *text;
    for (*number = 0; *at >= '0' && *at <= '9' && *number <= most; at++)
        *number = *number * 10 + (uint64_t)(*at - '0');
    const bool is_read = at > *text && *number >= 1 && *number <= most;
    *text = at;
    return is_read;
}

static bool read_side(const char *text, uint64_t *side) {
    const char *at = text;
    if (read_digits(&at, PATTERN_CELLS_MAX, side) && *at == '\0') return true;
    return complain_of_argument(text, "rows and columns are numbers from 1, of at most 30 cells together");
}

static bool read_part(const char *text, uint64_t part[2]) {
    const char *at = text;
    if (read_digits(&at, SURVEY_PARTS_MAX, &part[0]) && *at++ == '/' &&
        read_digits(&at, SURVEY_PARTS_MAX, &part[1]) && *at == '\0' && part[0] <= part[1])
        return true;
    return complain_of_argument(
        text, "--part takes K/N, such as 2/8: a number of the parts, and how many there are, up to 100000");
}

static int survey_shape(const struct options *options) {
    uint64_t rows, columns, part[2] = {1, 1};
    if (options->file_count != 2) {
        complain_of_argument(options->file_count == 0 ? "rows and columns"
                                                      : options->files[options->file_count - 1],
                             "rubicon survey ROWS COLUMNS takes two numbers");
        return STATUS_BAD;
    }
    if (!read_side(options->files[0], &rows) || !read_side(options->files[1], &columns) ||
        !read_part(options->part, part))
        return STATUS_BAD;
    const struct pattern_shape shape = {(int)rows, (int)columns};
    if (!pattern_shape_fits(shape)) {
        complain("survey: %d by %d are %d cells; up to %d can be surveyed", shape.rows, shape.columns,
                 pattern_cells(shape), PATTERN_CELLS_MAX);
        return STATUS_BAD;
    }
    struct work work = {.options = options, .begun = clock_seconds()};
    work.saved = work.begun;
    work.survey = survey_begin(shape, (uint32_t)part[0], (uint32_t)part[1]);
    if (!resume(&work)) return STATUS_BAD;
    pthread_cond_init(&work.added, NULL);
    run_workers(&work);
    pthread_cond_destroy(&work.added);
    return finish(&work);
}

static int merge(const struct options *options, const struct survey_parts *parts) {
    struct survey whole, earlier;
    bool is_missing;
    for (int i = 1; i < parts->count; i++) {
        if (!survey_parts_is_new(parts, i)) continue;
        complain("survey: %s: it is of another size than %s", parts->files[i], parts->files[0]);
        return STATUS_BAD;
    }
    if (!survey_parts_gather(parts, 0, &whole)) return STATUS_BAD;
    if (options->out && !(load_earlier(options->out, &whole, &earlier, &is_missing) &&
                          survey_record_save(options->out, &whole)))
        return STATUS_BAD;
    return print_record(&whole) ? STATUS_GOOD : STATUS_BAD;
}

static int worse(int status, enum survey_verdict verdict) {
    if (status == STATUS_BAD || verdict == SURVEY_UNCHECKED) return STATUS_BAD;
    return verdict == SURVEY_WRONG ? STATUS_DIFFERENT : status;
}

/* Checks each file, and what several parts are together. */
static int check(const struct options *options, const struct survey_parts *parts) {
    int status = STATUS_GOOD;
    for (int i = 0; i < parts->count && status != STATUS_BAD; i++) {
        const struct survey *survey = &parts->surveys[i];
        struct survey whole;
        char name[sizeof "99 by 99"];
        status = worse(status, survey_check(options, parts->files[i], survey));
        fflush(stdout);
        if (status == STATUS_BAD || !survey_parts_is_new(parts, i)) continue;
        if (!survey_parts_gather(parts, i, &whole)) {
            status = STATUS_DIFFERENT;
        } else if (survey->parts > 1) {
            snprintf(name, sizeof name, "%d by %d", survey->shape.rows, survey->shape.columns);
            status = worse(status, survey_check(options, name, &whole));
            fflush(stdout);
        }
    }
    return status;
}

static void print_line(const struct survey *survey, enum survey_goal goal, struct writer *text) {
    const struct survey_best *best = &survey->best[goal];
    text_add(text, "%d\t%d\t%s\t%u\t%llu\t%llu\t", survey->shape.rows, survey->shape.columns,
             score_goal_name(survey_score_goal(goal)), (unsigned)best->score,
             (unsigned long long)best->boards, (unsigned long long)best->positions);
    if (best->score > 0) page_link_add(text, NULL, &best->shown);
    text_add(text, "\n");
}

static int table(const struct options *options, const struct survey_parts *parts) {
    struct survey whole;
    struct writer text = {0};
    bool is_good = true;
    (void)options;
    text_add(&text, "rows\tcolumns\tgoal\tmoves\tboards\tpositions\tboard\n");
    for (int i = 0; is_good && i < parts->count; i++) {
        if (!survey_parts_is_new(parts, i)) continue;
        is_good = survey_parts_gather(parts, i, &whole);
        for (enum survey_goal goal = 0; is_good && goal < SURVEY_GOALS; goal++)
            print_line(&whole, goal, &text);
    }
    is_good = is_good && (text_print(&text, stdout) || complain("survey: memory ran out"));
    writer_free(&text);
    return is_good ? STATUS_GOOD : STATUS_BAD;
}

/* The uses of result files. */
static const struct {
    const char *name;
    int (*run)(const struct options *options, const struct survey_parts *parts);
} uses[] = {{"merge", merge}, {"check", check}, {"table", table}};

int task_survey(const struct options *options) {
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        struct survey_parts parts;
        if (options->file_count == 0 || strcmp(options->files[0], uses[i].name) != 0) continue;
        if (options->file_count == 1) {
            complain_of_argument(uses[i].name, "it takes the files of results");
            return STATUS_BAD;
        }
        if (!survey_parts_open(&parts, options->files + 1, options->file_count - 1)) return STATUS_BAD;
        const int status = uses[i].run(options, &parts);
        survey_parts_close(&parts);
        return status;
    }
    return survey_shape(options);
}
