#include "command/tasks.h"

#include "command/page_link.h"
#include "publish/complain.h"
#include "puzzle/make.h"

/* "#b=2r/3/1wr/1b1 2 7 4 1 3" */
static bool print_puzzle(struct writer *text, const struct board *board, const struct puzzle_grade *grade) {
    page_link_add(text, NULL, board);
    text_add(text, " %u %u %u %u %u\n", grade->level, grade->length, grade->forced, grade->unseen,
             grade->refutation);
    return text_print(text, stdout);
}

static bool make_puzzle(const struct options *options, uint32_t number, struct writer *text) {
    struct board board;
    struct puzzle_grade grade;
    struct failure failure;
    if (!puzzle_make(options->seed, number, &board, &grade, &failure))
        return complain_of_failure("puzzle", &failure);
    return print_puzzle(text, &board, &grade) || complain("puzzle: memory ran out");
}

int task_puzzle(const struct options *options) {
    struct writer text = {.bytes = NULL};
    bool is_done = true;
    for (uint32_t number = 0; is_done && number < options->boards && !ferror(stdout); number++)
        is_done = make_puzzle(options, number, &text);
    writer_free(&text);
    return is_done ? STATUS_GOOD : STATUS_BAD;
}
