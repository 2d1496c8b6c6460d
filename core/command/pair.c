#include "command/pair.h"

#include "command/tasks.h"
#include "publish/complain.h"

#include <errno.h>
#include <string.h>

static bool is_input(const char *name) {
    return strcmp(name, "-") == 0;
}

static FILE *open_file(const char *name) {
    FILE *file = is_input(name) ? stdin : fopen(name, "rb");
    if (!file) complain("%s: cannot be opened: %s", name, strerror(errno));
    return file;
}

static void close_file(FILE *file) {
    if (file && file != stdin) fclose(file);
}

int pair_use(const struct options *options, const char *task,
             int (*use)(const struct options *options, FILE *boards, FILE *lines)) {
    int from_input = 0;
    for (int i = 0; i < options->file_count; i++) from_input += is_input(options->files[i]);
    if (options->file_count != 2 || from_input == 2) {
        options_complain(options, task,
                         "takes two files, the boards and the lines to be judged; one of them may be -");
        return STATUS_BAD;
    }
    FILE *boards = open_file(options->files[0]);
    FILE *lines = open_file(options->files[1]);
    int status = boards && lines ? use(options, boards, lines) : STATUS_BAD;
    close_file(lines);
    close_file(boards);
    return status;
}
