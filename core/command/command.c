#include "command/command.h"

#include "command/batch.h"
#include "command/bench.h"
#include "command/tasks.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { EXIT_OK = 0, EXIT_WRONG_VALUE = 1, EXIT_BAD_INPUT = 2 };

static const char help[] =
    "rubicon - solve the river-crossing pawn game (guo he zu)\n"
    "\n"
    "usage: rubicon [solve] [OPTION...] [FILE...]   who wins, in how many moves\n"
    "       rubicon line  [OPTION...] [FILE...]     best play, move by move\n"
    "       rubicon map   [OPTION...] [FILE...]     the value wherever a piece could stand\n"
    "       rubicon check [OPTION...] [FILE...]     solve and check every value by the rules\n"
    "       rubicon compare [OPTION...] IN OUT      judge another program's answers\n"
    "       rubicon generate [OPTION...]            boards for a contest, by kind\n"
    "       rubicon mine [OPTION...]                search for remarkable boards\n"
    "       rubicon bench [--large]                 time the solvers\n"
    "\n"
    "Reads boards in the contest's format from the files, or from standard input where\n"
    "there is none or the file is -.\n"
    "\n"
    "  first line   id T           a test's number, and how many boards follow\n"
    "  each board   rows columns   1 to 32 each\n"
    "               the rows       . free   # obstacle   X pawn   O general\n"
    "\n"
    "solve prints one answer a line: `Red 75`, `Black 2` or `Tie`; the number counts the\n"
    "moves of both sides. line prints that and then each move: its number, the side, from\n"
    "and to as (row,column), and the value after it; in a tie the last line names the move\n"
    "with which the loop begins. map prints the board twice, with Red and with Black to\n"
    "move: R75, B2 or T where the lifted piece could stand. check prints the answer and\n"
    "how many positions were checked, or the first that is wrong.\n"
    "\n"
    "  --jobs N       solve N boards at a time, 1 to 64, or auto; answers keep their order\n"
    "  --json         one JSON object a line\n"
    "  --piece P      what map lifts: pawn, or the first or second general by cell\n"
    "  --memory SIZE  what one board may take, such as 512M or 3G (3G unless told)\n"
    "  --large        bench times the largest board as well\n"
    "  --help         print this and exit\n"
    "  --version      print the version and exit\n"
    "  --             what follows are files\n"
    "\n"
    "A board that is broken or takes too much memory is told on standard error, and ? stands\n"
    "in place of its answer, so that line k is board k; the boards behind it are answered\n"
    "where their size line can be found again.\n"
    "\n"
    "compare solves the boards of IN and names every line of OUT that is not their answer.\n"
    "generate and mine have options of their own: rubicon generate --help, rubicon mine\n"
    "--help.\n"
    "\n"
    "A file named like a task is ./line or comes after --.\n"
    "\n"
    "exit status: 0; 1 when check finds a wrong value or compare a difference; 2 when an\n"
    "option or an input is bad, memory runs out or the output cannot be written.\n";

static enum batch_result answer_file(const struct options *options, const char *name) {
    if (strcmp(name, "-") == 0) return batch_run(options, "standard input", stdin, NULL);
    FILE *file = fopen(name, "rb");
    if (!file) {
        fprintf(stderr, "rubicon: %s: cannot be opened: %s\n", name, strerror(errno));
        return BATCH_BAD_INPUT;
    }
    enum batch_result result = batch_run(options, name, file, NULL);
    fclose(file);
    return result;
}

static int answer_files(const struct options *options) {
    static const int statuses[] = {
        [BATCH_RIGHT] = EXIT_OK, [BATCH_WRONG_VALUE] = EXIT_WRONG_VALUE, [BATCH_BAD_INPUT] = EXIT_BAD_INPUT};
    int status = EXIT_OK;
    for (int i = 0; (i < options->file_count || i == 0) && !ferror(stdout); i++) {
        int of_file = statuses[answer_file(options, options->file_count > 0 ? options->files[i] : "-")];
        if (of_file > status) status = of_file;
    }
    return status;
}

static int bench(const struct options *options) {
    if (bench_run(options)) return EXIT_OK;
    fprintf(stderr, "rubicon: bench needs more memory than it is allowed or the machine gives\n");
    return EXIT_BAD_INPUT;
}

static int run_task(const struct options *options) {
    switch (options->task) {
    case TASK_HELP: fputs(help, stdout); return EXIT_OK;
    case TASK_VERSION: puts("rubicon " RUBICON_VERSION); return EXIT_OK;
    case TASK_BENCH: return bench(options);
    default: return answer_files(options);
    }
}

/* Tables are freed and allocated again for every board: the allocator is not to give their memory back in
 * between. */
static void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

/* The lines so far are on their way; what remains to be seen is whether they arrived. */
static bool finish_output(void) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return true;
    fprintf(stderr, "rubicon: the answers cannot be written: %s\n", strerror(errno));
    return false;
}

/* A task that reads its arguments itself. */
struct own_task {
    const char *name;
    int (*run)(int count, char **arguments);
};

static const struct own_task *find_own_task(const char *name) {
    static const struct own_task tasks[] = {
        {"compare", task_compare}, {"generate", task_generate}, {"mine", task_mine}};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        if (strcmp(name, tasks[i].name) == 0) return &tasks[i];
    }
    return NULL;
}

static int run_arguments(int count, char **arguments) {
    struct options options;
    const char **files = malloc((size_t)(count > 0 ? count : 1) * sizeof *files);
    int status = EXIT_BAD_INPUT;
    if (files && options_read(&options, count, arguments, files)) status = run_task(&options);
    free(files);
    return status;
}

int command_run(int count, char **arguments) {
    const struct own_task *task = count > 1 ? find_own_task(arguments[1]) : NULL;
    keep_memory();
    int status = task ? task->run(count - 2, arguments + 2) : run_arguments(count, arguments);
    return finish_output() ? status : EXIT_BAD_INPUT;
}
