#include "command/tasks.h"

#include "command/page_link.h"
#include "publish/complain.h"
#include "puzzle/make.h"

/* "#b=2r/3/1wr/1b1 2 7 4 1 3 gate" */
static bool print_puzzle(struct writer *text, const struct puzzle *puzzle) {
    const struct puzzle_grade *grade = &puzzle->grade;
    page_link_add(text, NULL, &puzzle->board);
    text_add(text, "%s %u %u %u %u %u", puzzle->side == SIDE_BLACK ? "&t=b" : "", grade->level, grade->length,
             grade->forced, grade->unseen, grade->refutation);
    for (enum theme theme = 0; theme < THEMES; theme++)
        if (puzzle->themes >> theme & 1) text_add(text, " %s", theme_name(theme));
    text_add(text, "\n");
    return text_print(text, stdout);
}

static bool make_puzzle(const struct options *options, uint32_t number, struct writer *text) {
    struct puzzle puzzle;
    struct failure failure;
    if (!puzzle_make(options->seed, number, (enum theme)options->theme, &puzzle, &failure))
        return complain_of_failure("puzzle", &failure);
    return print_puzzle(text, &puzzle) || complain("puzzle: memory ran out");
}

int task_puzzle(const struct options *options) {
    struct writer text = {.bytes = NULL};
    bool is_done = true;
    for (uint32_t number = 0; is_done && number < options->boards && !ferror(stdout); number++)
        is_done = make_puzzle(options, number, &text);
    writer_free(&text);
    return is_done ? STATUS_GOOD : STATUS_BAD;
}
