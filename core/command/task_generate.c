#include "command/tasks.h"

#include "command/interrupt.h"
#include "contest/answer.h"
#include "contest/contest.h"
#include "publish/complain.h"
#include "publish/replacement.h"

static const uint64_t memory_limit = (uint64_t)3 << 30; /* for one board */

/* Writes the boards, and their answers if `answers` is given. Stops at a write error, which closing the files
   reports. */
static bool write_boards(const struct options *options, const struct generate_settings *settings,
                         FILE *boards, FILE *answers) {
    char text[CONTEST_BOARD_TEXT_MAX];
    fwrite(text, 1, contest_format_header(generate_kind_test(settings->kind), options->boards, text), boards);
    for (uint32_t number = 0; number < options->boards; number++) {
        struct board board;
        struct value value;
        struct failure failure;
        if (!generate_board(settings, number, memory_limit, &board, &value, &failure))
            return complain_of_failure("generate", &failure);
        fwrite(text, 1, contest_format_board(&board, text), boards);
        answer_format(value, text);
        if (answers) fprintf(answers, "%s\n", text);
        if (ferror(boards) || (answers && ferror(answers)) || interrupt_noted()) break;
    }
    return true;
}

static bool write_pair(const struct options *options, const struct generate_settings *settings) {
    static const char *const endings[] = {".in", ".ans"};
    struct replacement pair;
    if (!replacement_open(&pair, options->out, endings, 2)) return false;
    bool is_complete = write_boards(options, settings, pair.files[0].stream, pair.files[1].stream);
    if (interrupt_noted()) is_complete = complain("generate: interrupted, no file is written");
    if (is_complete) return replacement_finish(&pair);
    replacement_abandon(&pair);
    return false;
}

static bool write_uninterrupted(const struct options *options, const struct generate_settings *settings) {
    interrupt_begin();
    bool is_written = write_pair(options, settings);
    interrupt_end();
    return is_written;
}

int task_generate(const struct options *options) {
    struct failure failure;
    struct generate_settings settings = {
        .kind = (enum generate_kind)options->kind,
        .seed = (uint32_t)options->seed,
        .rows = {(int)options->rows[0], (int)options->rows[1]},
        .columns = {(int)options->columns[0], (int)options->columns[1]},
        .density = (int)options->density,
    };
    bool is_done = generate_check(&settings, &failure) || complain_of_failure("generate", &failure);
    if (is_done)
        is_done = options->out ? write_uninterrupted(options, &settings)
                               : write_boards(options, &settings, stdout, NULL);
    return is_done ? STATUS_GOOD : STATUS_BAD;
}
