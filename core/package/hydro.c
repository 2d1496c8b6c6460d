/* Hydro: a problem is a folder with problem.yaml, which describes it, and testdata/, in which config.yaml
   lists the subtasks. With type sum, the points of a subtask are divided evenly among its tests. Formats:
   Hydro's documentation, docs.hydro.ac/docs/Hydro/user/problem-create and
   hydro.js.org/docs/Hydro/user/testdata; division of points: packages/common/subtask.ts of
   github.com/hydro-dev/Hydro. */
#include "package/files.h"

static void write_problem(struct writer *text) {
    writer_string(text, "title: 过河卒\n"
                        "tag:\n"
                        "  - 博弈论\n");
}

static void write_case(struct writer *text, uint32_t test) {
    writer_string(text, "      - input: ");
    writer_number(text, test);
    writer_string(text, ".in\n        output: ");
    writer_number(text, test);
    writer_string(text, ".ans\n");
}

static void write_subtask(struct writer *text, uint32_t number) {
    const struct statement_group group = statement_group_at(number);
    writer_string(text, "  - id: ");
    writer_number(text, number + 1);
    writer_string(text, "\n    type: sum\n    score: ");
    writer_number(text, STATEMENT_POINTS * (group.last - group.first + 1));
    writer_string(text, "\n    cases:\n");
    for (uint32_t test = group.first; test <= group.last; test++) write_case(text, test);
}

static void write_config(struct writer *text) {
    writer_string(text, "type: default\ntime: ");
    writer_number(text, STATEMENT_MILLISECONDS);
    writer_string(text, "ms\nmemory: ");
    writer_number(text, STATEMENT_MEGABYTES);
    writer_string(text, "m\nsubtasks:\n");
    for (uint32_t number = 0; number < STATEMENT_GROUPS; number++) write_subtask(text, number);
}

void hydro_write(struct writer *text, uint32_t number) {
    if (number == 0)
        write_problem(text);
    else
        write_config(text);
}
