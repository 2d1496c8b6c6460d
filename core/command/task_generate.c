#include "command/tasks.h"

#include "command/options.h"
#include "contest/answer.h"
#include "contest/contest.h"
#include "generate/generate.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_OK = 0, EXIT_BAD_INPUT = 2, BOARDS_MAX = 1000000, NAME_LONGEST = 4000 };

static const uint64_t memory_limit = (uint64_t)3 << 30;

static const char help[] =
    "usage: rubicon generate [OPTION...]            boards for a contest, by kind\n"
    "\n"
    "Prints a file in the contest's format, or writes one with its answers.\n"
    "\n"
    "  --kind K       any      anything, half of it long games (any unless told)\n"
    "                 still    a tie, or Red cannot move at once\n"
    "                 walled   the row above the bottom row is all obstacles\n"
    "                 column   one column\n"
    "                 short    over within 9 moves with best play\n"
    "  --boards T     how many, 1 to 1000000 (10 unless told)\n"
    "  --seed S       0 to 4294967295; the same seed gives the same boards (1 unless told)\n"
    "  --rows A-B     1 to 32, or one number (4-10 unless told)\n"
    "  --columns A-B  1 to 32, or one number (4-10 unless told, 1 of the kind column)\n"
    "  --density P    percent of the cells that are obstacles, besides those of the kind\n"
    "                 (25 unless told)\n"
    "  --out NAME     write NAME.in and NAME.ans; files of these names are replaced, once\n"
    "                 the new ones are complete\n"
    "  --help         print this and exit\n"
    "\n"
    "exit status: 0; 2 when an option is bad, no board of the kind has such a size, memory\n"
    "runs out (3G for a board at most) or a file cannot be written.\n";

/* What was asked for. */
struct order {
    struct generate_wish wish;
    bool has_columns;
    uint32_t boards;
    const char *out; /* NULL: standard output */
    bool help;
};

static bool read_number(const char **text, unsigned long long most, unsigned long long *number) {
    char *end;
    if (**text < '0' || **text > '9') return false;
    errno = 0;
    *number = strtoull(*text, &end, 10);
    *text = end;
    return errno == 0 && *number <= most;
}

static bool read_whole(const char *text, unsigned long long most, unsigned long long *number) {
    return read_number(&text, most, number) && *text == '\0';
}

static bool read_range(const char *text, int range[2]) {
    unsigned long long ends[2];
    if (!read_number(&text, BOARD_SIDE_MAX, &ends[0])) return false;
    ends[1] = ends[0];
    if (*text == '-' && (text++, !read_number(&text, BOARD_SIDE_MAX, &ends[1]))) return false;
    for (int end = 0; end < 2; end++) range[end] = (int)ends[end];
    return *text == '\0' && ends[0] > 0 && ends[1] > 0;
}

static bool read_kind(struct order *order, const char *text) {
    for (int kind = 0; kind < GENERATE_KINDS; kind++) {
        if (strcmp(text, generate_kind_name((enum generate_kind)kind)) != 0) continue;
        order->wish.kind = (enum generate_kind)kind;
        return true;
    }
    return options_complain(text, "--kind takes any, still, walled, column or short");
}

static bool read_boards(struct order *order, const char *text) {
    unsigned long long boards;
    if (!read_whole(text, BOARDS_MAX, &boards) || boards == 0)
        return options_complain(text, "--boards takes a number from 1 to 1000000");
    order->boards = (uint32_t)boards;
    return true;
}

static bool read_seed(struct order *order, const char *text) {
    unsigned long long seed;
    if (!read_whole(text, UINT32_MAX, &seed))
        return options_complain(text, "--seed takes a number from 0 to 4294967295");
    order->wish.seed = (uint32_t)seed;
    return true;
}

static bool read_rows(struct order *order, const char *text) {
    if (read_range(text, order->wish.rows)) return true;
    return options_complain(text, "--rows takes a number from 1 to 32, or two such as 4-10");
}

static bool read_columns(struct order *order, const char *text) {
    order->has_columns = true;
    if (read_range(text, order->wish.columns)) return true;
    return options_complain(text, "--columns takes a number from 1 to 32, or two such as 4-10");
}

static bool read_density(struct order *order, const char *text) {
    unsigned long long density;
    if (!read_whole(text, 100, &density))
        return options_complain(text, "--density takes a number from 0 to 100");
    order->wish.density = (int)density;
    return true;
}

static bool read_out(struct order *order, const char *text) {
    order->out = text;
    if (*text != '\0' && strlen(text) <= NAME_LONGEST) return true;
    return options_complain(text, "--out takes the name of the files without .in and .ans");
}

static bool read_argument(struct order *order, char **arguments, int count, int *at) {
    static const struct {
        const char *name;
        bool (*read)(struct order *order, const char *text);
    } options[] = {{"--kind", read_kind}, {"--boards", read_boards},   {"--seed", read_seed},
                   {"--rows", read_rows}, {"--columns", read_columns}, {"--density", read_density},
                   {"--out", read_out}};
    const char *argument = arguments[*at];
    order->help = strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0;
    if (order->help) return true;
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        bool missing = false;
        const char *value = options_value(options[i].name, arguments, count, at, &missing);
        if (missing) return options_complain(argument, "its value is missing");
        if (value) return options[i].read(order, value);
    }
    return options_complain(argument, argument[0] == '-' ? "unknown option" : "generate reads no file");
}

static bool read_order(struct order *order, int count, char **arguments) {
    *order = (struct order){.wish = generate_contest_wish(GENERATE_ANY), .boards = 10};
    for (int at = 0; at < count && !order->help; at++) {
        if (!read_argument(order, arguments, count, &at)) return false;
    }
    if (order->has_columns || order->wish.kind != GENERATE_COLUMN) return true;
    order->wish.columns[0] = order->wish.columns[1] = 1;
    return true;
}

static bool complain(const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    fprintf(stderr, "rubicon: generate: %s\n", sentence);
    return false;
}

/* Writes the boards, and their answers where there is a file for them. What cannot be written shows when the
   files are closed. */
static bool write_boards(const struct order *order, FILE *boards, FILE *answers) {
    char text[CONTEST_BOARD_TEXT_MAX];
    fwrite(text, 1, contest_format_header(0, order->boards, text), boards);
    for (uint32_t number = 0; number < order->boards && !ferror(boards); number++) {
        struct board board;
        struct value value;
        struct failure failure;
        if (!generate_board(&order->wish, number, memory_limit, &board, &value, &failure))
            return complain(&failure);
        fwrite(text, 1, contest_format_board(&board, text), boards);
        answer_format(value, text);
        if (answers) fprintf(answers, "%s\n", text);
    }
    return true;
}

/* A file that takes its name when it is complete. */
struct output {
    FILE *file;
    char name[NAME_LONGEST + 8];
    char part[NAME_LONGEST + 16];
};

static bool complain_of(const struct output *output) {
    fprintf(stderr, "rubicon: %s: cannot be written: %s\n", output->name, strerror(errno));
    return false;
}

static bool open_output(struct output *output, const char *name, const char *ending) {
    snprintf(output->name, sizeof output->name, "%s%s", name, ending);
    snprintf(output->part, sizeof output->part, "%s.part", output->name);
    output->file = fopen(output->part, "wb");
    return output->file || complain_of(output);
}

/* Closes the file; where it is complete, it takes its name, otherwise it goes. */
static bool close_output(struct output *output, bool is_complete) {
    bool is_written = !ferror(output->file);
    is_written = fclose(output->file) == 0 && is_written;
    if (is_complete && is_written && rename(output->part, output->name) == 0) return true;
    if (is_complete) complain_of(output);
    remove(output->part);
    return false;
}

static bool write_pair(const struct order *order) {
    static struct output boards;
    static struct output answers;
    if (!open_output(&boards, order->out, ".in")) return false;
    if (!open_output(&answers, order->out, ".ans")) return close_output(&boards, false);
    bool is_complete = write_boards(order, boards.file, answers.file);
    is_complete = close_output(&boards, is_complete);
    return close_output(&answers, is_complete);
}

int task_generate(int count, char **arguments) {
    struct order order;
    struct failure failure;
    if (!read_order(&order, count, arguments)) return EXIT_BAD_INPUT;
    if (order.help) {
        fputs(help, stdout);
        return EXIT_OK;
    }
    bool is_done = generate_check(&order.wish, &failure) || complain(&failure);
    if (is_done) is_done = order.out ? write_pair(&order) : write_boards(&order, stdout, NULL);
    return is_done ? EXIT_OK : EXIT_BAD_INPUT;
}
