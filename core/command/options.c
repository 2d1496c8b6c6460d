#include "command/options.h"

#include "command/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const task_names[] = {"solve", "line", "map", "check", "bench"};
static const char *const piece_names[] = {"pawn", "first", "second"};

bool options_complain(const char *argument, const char *why) {
    fprintf(stderr, "rubicon: %s: %s; rubicon --help lists what there is\n", argument, why);
    return false;
}

static int find_name(const char *name, const char *const *names, int count) {
    for (int i = 0; i < count; i++) {
        if (strcmp(name, names[i]) == 0) return i;
    }
    return -1;
}

int options_choose(const char *option, const char *text, const char *const *names, int count) {
    struct text why = {.failed = false};
    int chosen = find_name(text, names, count);
    if (chosen >= 0) return chosen;
    text_add(&why, "%s takes ", option);
    for (int i = 0; i < count; i++)
        text_add(&why, "%s%s", i == 0 ? "" : i < count - 1 ? ", " : " or ", names[i]);
    options_complain(text, why.failed ? option : why.bytes);
    text_free(&why);
    return -1;
}

int options_cores(void) {
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online < 1 ? 1 : online > JOBS_MAX ? JOBS_MAX : (int)online;
}

static bool read_jobs(struct options *options, const char *text) {
    char *end;
    long jobs = strcmp(text, "auto") == 0 ? options_cores() : strtol(text, &end, 10);
    if (strcmp(text, "auto") != 0 && (*text == '\0' || *end != '\0')) jobs = 0;
    if (jobs < 1 || jobs > JOBS_MAX)
        return options_complain(text, "--jobs takes a number from 1 to 64, or auto");
    options->jobs = (int)jobs;
    return true;
}

static bool read_memory(struct options *options, const char *text) {
    static const char units[] = "KMGT";
    char *end;
    unsigned long long size = strtoull(text, &end, 10);
    const char *unit = *end ? strchr(units, *end) : NULL;
    int shift = unit ? 10 * (int)(unit - units + 1) : 0;
    bool is_number = *text >= '0' && *text <= '9' && (*end == '\0' || (unit && end[1] == '\0'));
    if (!is_number || size > UINT64_MAX >> 1 >> shift)
        return options_complain(text, "--memory takes a number of bytes, which may end in K, M, G or T");
    options->memory_limit = (uint64_t)size << shift;
    return true;
}

static bool read_piece(struct options *options, const char *text) {
    int piece = options_choose("--piece", text, piece_names, 3);
    if (piece >= 0) options->piece = (enum piece)piece;
    return piece >= 0;
}

const char *options_value(const char *name, char **arguments, int count, int *at, bool *missing) {
    size_t length = strlen(name);
    const char *argument = arguments[*at];
    if (strncmp(argument, name, length) != 0) return NULL;
    if (argument[length] == '=') return argument + length + 1;
    if (argument[length] != '\0') return NULL;
    *missing = *at + 1 == count;
    return *missing ? "" : arguments[++*at];
}

static bool read_option(struct options *options, char **arguments, int count, int *at) {
    const char *argument = arguments[*at];
    bool missing = false;
    const char *value;
    if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
        options->task = TASK_HELP;
    } else if (strcmp(argument, "--version") == 0) {
        options->task = TASK_VERSION;
    } else if (strcmp(argument, "--json") == 0) {
        options->json = true;
    } else if (strcmp(argument, "--large") == 0) {
        options->large = true;
    } else if ((value = options_value("--jobs", arguments, count, at, &missing))) {
        return missing ? options_complain(argument, "a number is missing") : read_jobs(options, value);
    } else if ((value = options_value("--memory", arguments, count, at, &missing))) {
        return missing ? options_complain(argument, "a size is missing") : read_memory(options, value);
    } else if ((value = options_value("--piece", arguments, count, at, &missing))) {
        return missing ? options_complain(argument, "a piece is missing") : read_piece(options, value);
    } else {
        return options_complain(argument, "unknown option");
    }
    return true;
}

bool options_read_for(struct options *options, enum task task, int first, int count, char **arguments,
                      const char **files) {
    *options = (struct options){
        .task = task, .jobs = 1, .memory_limit = (uint64_t)3 << 30, .piece = PIECE_PAWN, .files = files};
    bool only_files = false;
    for (int at = first; at < count; at++) {
        const char *argument = arguments[at];
        bool is_option = !only_files && argument[0] == '-' && argument[1] != '\0';
        if (is_option && strcmp(argument, "--") == 0)
            only_files = true;
        else if (!is_option)
            files[options->file_count++] = argument;
        else if (!read_option(options, arguments, count, &at))
            return false;
        else if (options->task == TASK_HELP || options->task == TASK_VERSION)
            return true;
    }
    return true;
}

bool options_read(struct options *options, int count, char **arguments, const char **files) {
    int task = count > 1 ? find_name(arguments[1], task_names, 5) : -1;
    if (!options_read_for(options, task >= 0 ? (enum task)task : TASK_SOLVE, task >= 0 ? 2 : 1, count,
                          arguments, files))
        return false;
    if (options->task == TASK_BENCH && options->file_count > 0)
        return options_complain(files[0], "bench has boards of its own and takes no file");
    return true;
}
