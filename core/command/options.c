#define _POSIX_C_SOURCE 200809L
#include "command/options.h"

#include "publish/complain.h"
#include "publish/folder.h"
#include "publish/replacement.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The kind of value that follows an option. */
enum value_kind {
    VALUE_NONE,
    VALUE_NUMBER,
    VALUE_JOBS,    /* a number, or auto */
    VALUE_RANGE,   /* a number, or two with a dash in between */
    VALUE_BYTES,   /* a number, perhaps with a unit */
    VALUE_MINUTES, /* a number, perhaps with a fraction */
    VALUE_TIME,    /* the same, perhaps with a unit */
    VALUE_CHOICE,  /* one of the names */
    VALUE_NAME,    /* of two files: any text of at least one byte */
    VALUE_TEXT     /* any other text of at least one byte */
};

/* An option of a set of tasks (a bit each), which sets the member at `offset` of struct options. */
struct option {
    const char *name;
    unsigned tasks;
    enum value_kind kind;
    size_t offset;
    uint64_t least; /* of a number; a choice is the index of its name, from 0 to `most` */
    uint64_t most;
    const char *(*choice)(int index);
    const char *fallback; /* the default value; NULL: zero */
    const char *value;    /* its name in help; NULL: none follows */
    const char *help;     /* @ stands for the range and $ for the default; NULL: not listed */
};

const char *options_piece_name(enum piece piece) {
    static const char *const names[] = {
        [PIECE_PAWN] = "pawn", [PIECE_FIRST_GENERAL] = "first", [PIECE_SECOND_GENERAL] = "second"};
    return names[piece];
}

static const char *name_of_piece(int index) {
    return options_piece_name((enum piece)index);
}

static const char *name_of_kind(int index) {
    return generate_kind_name((enum generate_kind)index);
}

static const char *name_of_judge(int index) {
    return judge_name((enum package_judge)index);
}

static const char *name_of_theme(int index) {
    return theme_name((enum theme)index);
}

static const char *name_of_goal(int index) {
    return score_goal_name((enum score_goal)index);
}

#define AT(member) offsetof(struct options, member)
#define TASK(task) (1U << TASK_##task)
#define ALL_TASKS ((1U << TASKS) - 1)
#define SOLVING (TASK(SOLVE) | TASK(LINE) | TASK(MAP) | TASK(CHECK) | TASK(BENCH))

/* A line of help for one choice of a list. */
#define CHOICE_LINE(CONSTANT, name, meaning) "\n  " #name ": " meaning

#define JUDGE_LINE(CONSTANT, name, file) "\n  " #name ": " file

static const struct option table[] = {
    {"--jobs", SOLVING, VALUE_JOBS, AT(jobs), .least = 1, .most = JOBS_MAX, .fallback = "1", .value = "N",
     .help = "solve N boards at a time, @, or auto; answers keep their order"},
    {"--json", SOLVING, VALUE_NONE, AT(json), .help = "one JSON object a line"},
    {"--piece", SOLVING, VALUE_CHOICE, AT(piece), .most = PIECE_SECOND_GENERAL, .choice = name_of_piece,
     .fallback = "pawn", .value = "P",
     .help = "the piece that map moves: pawn, or the first or second general by cell"},
    {"--memory", SOLVING, VALUE_BYTES, AT(memory), .most = UINT64_MAX >> 1, .fallback = "3G", .value = "SIZE",
     .help = "what one board may take, such as 512M or 3G ($)"},
    {"--scores", SOLVING, VALUE_NONE, AT(scores),
     .help = "check also prints what mine counts of the board, goal by goal"},
    {"--large", SOLVING, VALUE_NONE, AT(large), .help = "bench times the largest board as well"},

    {"--kind", TASK(GENERATE), VALUE_CHOICE, AT(kind), .most = GENERATE_KINDS - 1, .choice = name_of_kind,
     .fallback = "any", .value = "K", .help = "what is made ($):" GENERATE_LIST(CHOICE_LINE)},
    {"--boards", TASK(GENERATE), VALUE_NUMBER, AT(boards), .least = 1, .most = 1000000, .fallback = "10",
     .value = "T", .help = "how many, @ ($)"},
    {"--seed", TASK(GENERATE), VALUE_NUMBER, AT(seed), .most = UINT32_MAX, .fallback = "1", .value = "S",
     .help = "@; the same seed gives the same boards ($)"},
    {"--rows", TASK(GENERATE), VALUE_RANGE, AT(rows), .least = 1, .most = BOARD_SIDE_MAX, .fallback = "4-10",
     .value = "A-B", .help = "@, or one number ($)"},
    {"--columns", TASK(GENERATE), VALUE_RANGE, AT(columns), .least = 1, .most = BOARD_SIDE_MAX,
     .value = "A-B", .help = "@, or one number (default 4-10, 1 of the kind column)"},
    {"--density", TASK(GENERATE), VALUE_NUMBER, AT(density), .most = 100, .fallback = "25", .value = "P",
     .help = "percent of the cells that are obstacles, besides those of the kind\n($)"},
    {"--out", TASK(GENERATE), VALUE_NAME, AT(out), .least = 1, .most = REPLACEMENT_NAME_MAX, .value = "NAME",
     .help = "write NAME.in and NAME.ans; files of these names are replaced, both or\n"
             "neither, once the new ones are complete"},

    {"--goal", TASK(MINE), VALUE_CHOICE, AT(goal), .most = SCORE_GOALS - 1, .choice = name_of_goal,
     .fallback = "red", .value = "G", .help = "what is scored, Red to move ($):" SCORE_LIST(CHOICE_LINE)},
    {"--rows", TASK(MINE), VALUE_NUMBER, AT(rows), .least = 2, .most = MINE_SIDE_MAX, .fallback = "10",
     .value = "N", .help = "@ ($)"},
    {"--columns", TASK(MINE), VALUE_NUMBER, AT(columns), .least = 1, .most = MINE_SIDE_MAX, .fallback = "10",
     .value = "N", .help = "@ ($)"},
    {"--density", TASK(MINE), VALUE_NUMBER, AT(density), .most = 100, .fallback = "35", .value = "D",
     .help = "obstacles that a run begins with, in a hundred cells ($)"},
    {"--corridor", TASK(MINE), VALUE_NUMBER, AT(corridor), .most = MINE_SIDE_MAX - 2, .value = "N",
     .help = "the last N rows are a long corridor, and only the rows above it change"},
    {"--seed", TASK(MINE), VALUE_NUMBER, AT(seed), .most = UINT64_MAX, .fallback = "1", .value = "S",
     .help = "another seed, another search ($)"},
    {"--run", TASK(MINE), VALUE_NUMBER, AT(run), .least = 1, .most = UINT64_MAX, .fallback = "1",
     .value = "N", .help = "the first run ($)"},
    {"--length", TASK(MINE), VALUE_NUMBER, AT(length), .least = 1, .most = (uint64_t)1 << 32,
     .fallback = "80000", .value = "N",
     .help = "boards of a whole run ($): longer ones cool more slowly,\n"
             "and find more in the end"},
    {"--tries", TASK(MINE), VALUE_NUMBER, AT(tries), .least = 1, .most = UINT64_MAX, .value = "N",
     .help = "ends after N boards; the same boards again from the same seed,\n"
             "with any number of jobs"},
    {"--minutes", TASK(MINE), VALUE_MINUTES, AT(minutes), .most = 1000000, .value = "M",
     .help = "ends after M minutes"},
    {"--jobs", TASK(MINE), VALUE_JOBS, AT(jobs), .least = 1, .most = JOBS_MAX, .fallback = "auto",
     .value = "N", .help = "runs at a time, @, or auto (default)"},
    {"--json", TASK(MINE), VALUE_NONE, AT(json),
     .help = "an object a line, each better board at once and then the best"},

    {"--boards", TASK(PUZZLE), VALUE_NUMBER, AT(boards), .least = 1, .most = 1000000, .fallback = "5",
     .value = "T", .help = "how many, @ ($)"},
    {"--theme", TASK(PUZZLE), VALUE_CHOICE, AT(theme), .most = THEMES - 1, .choice = name_of_theme,
     .fallback = "none", .value = "THEME", .help = "what they teach ($):" THEME_LIST(CHOICE_LINE)},
    {"--seed", TASK(PUZZLE), VALUE_NUMBER, AT(seed), .most = UINT64_MAX, .fallback = "1", .value = "S",
     .help = "the same seed gives the same puzzles ($)"},

    {"--minutes", TASK(STRESS), VALUE_MINUTES, AT(minutes), .most = 1000000, .fallback = "1", .value = "M",
     .help = "ends after M minutes if nothing is wrong, 0: never ($)"},
    {"--boards", TASK(STRESS), VALUE_NUMBER, AT(boards), .least = 1, .most = UINT64_MAX, .value = "N",
     .help = "ends after N boards, or a few more"},
    {"--seed", TASK(STRESS), VALUE_NUMBER, AT(seed), .most = UINT32_MAX, .fallback = "1", .value = "S",
     .help = "@; the same seed gives the same boards ($)"},
    {"--time", TASK(STRESS), VALUE_TIME, AT(time), .most = 3600, .fallback = "1s", .value = "T",
     .help = "what one run may take, such as 1s, 0.5s or 200ms ($)"},
    {"--memory", TASK(STRESS), VALUE_BYTES, AT(memory), .most = UINT64_MAX >> 1, .fallback = "512M",
     .value = "SIZE",
     .help = "what the program may take, such as 256M, 0: no limit ($). Memory that\n"
             "it has touched counts, its processes together; what it only reserves, as\n"
             "threads, Java and Go do, does not. The stack may be as large"},
    {"--jobs", TASK(STRESS), VALUE_JOBS, AT(jobs), .least = 1, .most = JOBS_MAX, .fallback = "auto",
     .value = "N",
     .help = "runs of the program at a time, @, or auto (default); the same is found\n"
             "with any number, as the files' order decides"},
    {"--keep", TASK(STRESS), VALUE_TEXT, AT(keep), .least = 1, .most = REPLACEMENT_NAME_MAX, .fallback = ".",
     .value = "DIR", .help = "where stress-1.in, .out and .ans go once something is wrong ($)"},
    {"--page", TASK(STRESS), VALUE_TEXT, AT(page), .least = 1, .most = REPLACEMENT_NAME_MAX, .value = "URL",
     .help = "the page's address, for the link that opens the board there"},
    {"--json", TASK(STRESS), VALUE_NONE, AT(json), .help = "one JSON object in the end"},

    {"--jobs", TASK(COMPARE), VALUE_JOBS, AT(jobs), .least = 1, .most = JOBS_MAX, .fallback = "1",
     .value = "N", .help = "solve N boards at a time, @, or auto ($)"},
    {"--memory", TASK(COMPARE), VALUE_BYTES, AT(memory), .most = UINT64_MAX >> 1, .fallback = "3G",
     .value = "SIZE", .help = "what one board may take, such as 512M or 3G ($)"},
    {"--page", TASK(COMPARE), VALUE_TEXT, AT(page), .least = 1, .most = REPLACEMENT_NAME_MAX, .value = "URL",
     .help = "the page's address, for the link that opens the smallest wrong board"},
    {"--json", TASK(COMPARE), VALUE_NONE, AT(json),
     .help = "one JSON object a line that differs, and one report of the rest"},
    {"--out", TASK(SURVEY), VALUE_TEXT, AT(out), .least = 1, .most = REPLACEMENT_NAME_MAX, .value = "FILE",
     .help = "where the result goes, also while it is not complete: the same line\n"
             "goes on with it"},
    {"--part", TASK(SURVEY), VALUE_TEXT, AT(part), .least = 1, .most = REPLACEMENT_NAME_MAX,
     .fallback = "1/1", .value = "K/N", .help = "one part of N, for as many machines ($)"},
    {"--minutes", TASK(SURVEY), VALUE_MINUTES, AT(minutes), .most = 1000000, .value = "M",
     .help = "stops after M minutes"},
    {"--jobs", TASK(SURVEY), VALUE_JOBS, AT(jobs), .least = 1, .most = JOBS_MAX, .fallback = "auto",
     .value = "N", .help = "threads, @, or auto (default)"},
    {"--samples", TASK(SURVEY), VALUE_NUMBER, AT(samples), .most = UINT32_MAX, .fallback = "1000",
     .value = "N",
     .help = "boards that check solves besides those named, all where there are\n"
             "no more ($)"},
    {"--seed", TASK(SURVEY), VALUE_NUMBER, AT(seed), .most = UINT64_MAX, .fallback = "1", .value = "S",
     .help = "another seed, other samples ($)"},
    {"--for", TASK(PACKAGE), VALUE_CHOICE, AT(judge), .most = JUDGES - 1, .choice = name_of_judge,
     .fallback = "luogu", .value = "JUDGE", .help = "whose files are written ($):" JUDGE_LIST(JUDGE_LINE)},
    {"--out", TASK(PACKAGE), VALUE_TEXT, AT(out), .least = 1, .most = FOLDER_NAME_MAX, .value = "DIR",
     .help = "the directory that is written; a package that rubicon has written there is\n"
             "replaced once the new one is complete, unless a file of it was edited"},
    {"--seed", TASK(PACKAGE), VALUE_NUMBER, AT(seed), .most = UINT32_MAX, .fallback = "1", .value = "S",
     .help = "@; the same seed gives the same boards ($)"},
    {"--boards", TASK(PACKAGE), VALUE_NUMBER, AT(boards), .least = 1, .most = STATEMENT_BOARDS_MAX,
     .fallback = "10", .value = "N", .help = "of each test, @ ($); some join that show a mistake"},
    {"--json", TASK(PACKAGE), VALUE_NONE, AT(json), .help = "one JSON object instead of the table"},

    {"--id", TASK(VALIDATE), VALUE_NUMBER, AT(id), .least = 1, .most = STATEMENT_TESTS, .value = "N",
     .help = "the id that every file must have, @"},
    {"--pairs", TASK(VALIDATE), VALUE_NONE, AT(pairs),
     .help = "a directory of numbered tests needs no judge's configuration"},
    {"--json", TASK(VALIDATE), VALUE_NONE, AT(json), .help = "one JSON object a file"},

    {"--help", ALL_TASKS, VALUE_NONE, AT(help), .help = "print this and exit"},
    {"-h", ALL_TASKS, VALUE_NONE, AT(help), .help = NULL},
    {"--version", SOLVING, VALUE_NONE, AT(version), .help = "print the version and exit"},
};

enum { TABLE_LENGTH = sizeof table / sizeof *table, SENTENCE_MAX = 160 };

static bool is_taken(const struct option *option, enum task_id task) {
    return option->tasks >> task & 1;
}

static uint64_t count_cores(void) {
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online < 1 ? 1 : online > JOBS_MAX ? JOBS_MAX : (uint64_t)online;
}

/* Complaints. */

bool options_complain(const struct options *options, const char *argument, const char *why) {
    const struct task *task = &options->tasks[options->task];
    return complain("%s: %s; rubicon %s%s--help lists what there is", argument, why,
                    task->help ? task->name : "", task->help ? " " : "");
}

static int write_range(const struct option *option, char text[SENTENCE_MAX]) {
    return snprintf(text, SENTENCE_MAX, "%llu to %llu", (unsigned long long)option->least,
                    (unsigned long long)option->most);
}

static void write_choices(const struct option *option, char text[SENTENCE_MAX]) {
    int length = 0;
    for (int i = 0; i <= (int)option->most; i++) {
        const char *separator = i == 0 ? "" : i == (int)option->most ? " or " : ", ";
        length +=
            snprintf(text + length, SENTENCE_MAX - (size_t)length, "%s%s", separator, option->choice(i));
    }
}

/* Complains that an option does not take a value, and says what it takes. */
static bool complain_of_value(const struct options *options, const struct option *option, const char *text) {
    char range[SENTENCE_MAX] = "";
    char why[2 * SENTENCE_MAX];
    const char *takes = "a number from ";
    const char *end = "";
    write_range(option, range);
    switch (option->kind) {
    case VALUE_NONE: takes = "no value", *range = '\0'; break;
    case VALUE_NUMBER: break;
    case VALUE_JOBS: end = ", or auto"; break;
    case VALUE_RANGE: end = ", or two such as 4-10"; break;
    case VALUE_BYTES: takes = "a number of bytes, which may end in K, M, G or T", *range = '\0'; break;
    case VALUE_MINUTES: takes = "a number of minutes from ", end = ", such as 10 or 0.5"; break;
    case VALUE_TIME: takes = "a time above 0, such as 1s, 0.5s or 200ms", *range = '\0'; break;
    case VALUE_CHOICE: takes = "", write_choices(option, range); break;
    case VALUE_NAME: takes = "the name of the files without .in and .ans", *range = '\0'; break;
    case VALUE_TEXT: takes = "a text of ", end = " bytes"; break;
    }
    snprintf(why, sizeof why, "%s takes %s%s%s", option->name, takes, range, end);
    return options_complain(options, text, why);
}

/* Values. Each reader advances *text past what it has read. */

static bool read_number(const struct option *option, const char **text, uint64_t *number) {
    char *end;
    if (**text < '0' || **text > '9') return false;
    errno = 0;
    *number = strtoull(*text, &end, 10);
    *text = end;
    return errno == 0 && *number >= option->least && *number <= option->most;
}

static bool read_jobs(const struct option *option, const char **text, uint64_t *jobs) {
    if (strcmp(*text, "auto") != 0) return read_number(option, text, jobs);
    *text += strlen(*text);
    *jobs = count_cores();
    return true;
}

static bool read_range(const struct option *option, const char **text, uint64_t range[2]) {
    if (!read_number(option, text, &range[0])) return false;
    range[1] = range[0];
    if (**text != '-') return true;
    ++*text;
    return read_number(option, text, &range[1]);
}

static bool read_bytes(const struct option *option, const char **text, uint64_t *bytes) {
    static const char units[] = "KMGT";
    if (!read_number(option, text, bytes)) return false;
    const char *unit = **text ? strchr(units, **text) : NULL;
    if (!unit) return true;
    int shift = 10 * (int)(unit - units + 1);
    ++*text;
    bool fits = *bytes <= option->most >> shift;
    *bytes <<= shift;
    return fits;
}

static bool read_minutes(const struct option *option, const char **text, double *minutes) {
    char *end;
    if (**text < '0' || **text > '9') return false;
    *minutes = strtod(*text, &end);
    *text = end;
    return *minutes <= (double)option->most;
}

/* Reads seconds, or milliseconds with the unit ms. */
static bool read_time(const struct option *option, const char **text, double *seconds) {
    char *end;
    if (**text < '0' || **text > '9') return false;
    *seconds = strtod(*text, &end);
    bool is_thousandths = strncmp(end, "ms", 2) == 0;
    if (is_thousandths) *seconds /= 1000;
    *text = end + (is_thousandths ? 2 : *end == 's');
    return *seconds > 0 && *seconds <= (double)option->most;
}

static bool read_choice(const struct option *option, const char **text, uint64_t *choice) {
    for (*choice = 0; *choice <= option->most; ++*choice) {
        if (strcmp(*text, option->choice((int)*choice)) != 0) continue;
        *text += strlen(*text);
        return true;
    }
    return false;
}

static bool read_name(const struct option *option, const char **text, const char **name) {
    size_t length = strlen(*text);
    *name = *text;
    *text += length;
    return length >= option->least && length <= option->most;
}

static bool read_value(struct options *options, const struct option *option, const char *text) {
    void *at = (char *)options + option->offset;
    const char *rest = text;
    bool is_read = false;
    switch (option->kind) {
    case VALUE_NONE: break;
    case VALUE_NUMBER: is_read = read_number(option, &rest, at); break;
    case VALUE_JOBS: is_read = read_jobs(option, &rest, at); break;
    case VALUE_RANGE: is_read = read_range(option, &rest, at); break;
    case VALUE_BYTES: is_read = read_bytes(option, &rest, at); break;
    case VALUE_MINUTES: is_read = read_minutes(option, &rest, at); break;
    case VALUE_CHOICE: is_read = read_choice(option, &rest, at); break;
    case VALUE_TIME: is_read = read_time(option, &rest, at); break;
    case VALUE_NAME:
    case VALUE_TEXT: is_read = read_name(option, &rest, at); break;
    }
    return (is_read && *rest == '\0') || complain_of_value(options, option, text);
}

/* Arguments. Not by getopt_long, because it accepts abbreviated names. */

static const struct option *find_option(enum task_id task, const char *argument, size_t length) {
    for (size_t i = 0; i < TABLE_LENGTH; i++) {
        const struct option *option = &table[i];
        if (!is_taken(option, task) || strlen(option->name) != length) continue;
        if (memcmp(option->name, argument, length) == 0) return option;
    }
    return NULL;
}

/* Reads `--name`, `--name VALUE` or `--name=VALUE` at *at, and advances *at to its last argument. */
static bool read_option(struct options *options, char **arguments, int count, int *at) {
    const char *argument = arguments[*at];
    size_t length = strcspn(argument, "=");
    bool has_value = argument[length] == '=';
    const struct option *option = find_option(options->task, argument, length);
    if (!option || (option->kind == VALUE_NONE && has_value))
        return options_complain(options, argument, "unknown option");
    if (option->kind == VALUE_NONE) {
        *(bool *)((char *)options + option->offset) = true;
        return true;
    }
    if (!has_value && *at + 1 == count) return options_complain(options, argument, "its value is missing");
    return read_value(options, option, has_value ? argument + length + 1 : arguments[++*at]);
}

static bool read_file(struct options *options, char *argument) {
    char why[SENTENCE_MAX];
    const struct task *task = &options->tasks[options->task];
    if (task->words != WORDS_NONE) {
        options->files[options->file_count++] = argument;
        return true;
    }
    snprintf(why, sizeof why, "%s reads no file", task->name);
    return options_complain(options, argument, why);
}

/* The task of this name, TASKS if there is none. */
static enum task_id find_task(const struct task tasks[TASKS], const char *argument) {
    int task = 0;
    if (strcmp(argument, "diagnose") == 0) return TASK_COMPARE; /* another name of it */
    while (task < TASKS && strcmp(argument, tasks[task].name) != 0) task++;
    return (enum task_id)task;
}

/* The default number of columns of generate depends on the kind. */
static void settle_columns(struct options *options) {
    const struct generate_settings contest = generate_contest_settings((enum generate_kind)options->kind);
    if (options->columns[0] > 0) return;
    for (int end = 0; end < 2; end++) options->columns[end] = (uint64_t)contest.columns[end];
}

static void take_defaults(struct options *options) {
    for (size_t i = 0; i < TABLE_LENGTH; i++) {
        const struct option *option = &table[i];
        if (is_taken(option, options->task) && option->fallback)
            read_value(options, option, option->fallback);
    }
}

bool options_read(struct options *options, const struct task tasks[TASKS], int count, char **arguments) {
    enum task_id task = count > 1 ? find_task(tasks, arguments[1]) : TASKS;
    bool only_files = false;
    *options = (struct options){.tasks = tasks, .task = task < TASKS ? task : TASK_SOLVE, .files = arguments};
    take_defaults(options);
    for (int at = task < TASKS ? 2 : 1; at < count && !options->help && !options->version; at++) {
        char *argument = arguments[at];
        bool is_option = !only_files && argument[0] == '-' && argument[1] != '\0';
        if (is_option && strcmp(argument, "--") == 0)
            only_files = true;
        else if (!(is_option ? read_option(options, arguments, count, &at) : read_file(options, argument)))
            return false;
        only_files |= tasks[options->task].words == WORDS_PROGRAM && options->file_count > 0;
    }
    arguments[options->file_count] = NULL;
    settle_columns(options);
    return true;
}

/* Help. */

static void print_option(const struct option *option, FILE *stream) {
    char names[SENTENCE_MAX];
    char range[SENTENCE_MAX];
    snprintf(names, sizeof names, "%s %s", option->name, option->value ? option->value : "");
    write_range(option, range);
    fprintf(stream, "  %-13s  ", names);
    for (const char *at = option->help; *at; at++) {
        if (*at == '@')
            fputs(range, stream);
        else if (*at == '$')
            fprintf(stream, "default %s", option->fallback);
        else if (*at == '\n')
            fprintf(stream, "\n%17s", "");
        else
            fputc(*at, stream);
    }
    fputc('\n', stream);
}

void options_print_help(const struct options *options, FILE *stream) {
    static const char *const follows[] = {[WORDS_FILES] = "are files",
                                          [WORDS_PROGRAM] = "is the program with its arguments",
                                          [WORDS_COMMANDS] = "are commands",
                                          [WORDS_OTHER] = "is no option"};
    const enum words words = options->tasks[options->task].words;
    for (size_t i = 0; i < TABLE_LENGTH; i++) {
        if (is_taken(&table[i], options->task) && table[i].help) print_option(&table[i], stream);
    }
    if (words != WORDS_NONE) fprintf(stream, "  %-13s  what follows %s\n", "--", follows[words]);
}
