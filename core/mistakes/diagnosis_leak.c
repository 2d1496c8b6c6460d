#include "mistakes/diagnosis_leak.h"

/* Whether every board can be answered and has an answer; sets the maximum size. */
static bool measure(const struct diagnosis *diagnosis, int *rows, int *columns) {
    uint32_t boards = diagnosis_report_of(diagnosis)->boards;
    *rows = 0;
    *columns = 0;
    for (uint32_t i = 0; i < boards; i++) {
        const struct diagnosis_judged *judged = diagnosis_judged_at(diagnosis, i);
        if (judged->verdict != VERDICT_RIGHT && judged->verdict != VERDICT_WRONG) return false;
        if (judged->rows > *rows) *rows = judged->rows;
        if (judged->columns > *columns) *columns = judged->columns;
    }
    return *rows * *columns <= LEAKING_CELLS_MAX;
}

static bool answers_all(struct leaking *leaking, const struct diagnosis *diagnosis, bool *is_same,
                        struct failure *failure) {
    uint32_t boards = diagnosis_report_of(diagnosis)->boards;
    *is_same = true;
    for (uint32_t i = 0; *is_same && i < boards; i++) {
        const struct diagnosis_judged *judged = diagnosis_judged_at(diagnosis, i);
        struct board board = diagnosis_board(judged);
        struct value value;
        if (!leaking_answer(leaking, &board, &value, failure)) return false;
        *is_same = value_equal(value, judged->given);
    }
    return true;
}

bool diagnosis_leak(const struct diagnosis *diagnosis, enum leak *leak, struct failure *failure) {
    int rows;
    int columns;
    unsigned fits = 0;
    *leak = LEAKS;
    if (!measure(diagnosis, &rows, &columns) || diagnosis_report_of(diagnosis)->extra > 0) return true;
    for (int way = 0; way < LEAK_WAYS; way++) {
        struct leaking *leaking;
        bool is_same;
        if (!leaking_is_way(way)) continue;
        if (!leaking_open(way, rows, columns, &leaking, failure)) return false;
        bool is_answered = answers_all(leaking, diagnosis, &is_same, failure);
        leaking_close(leaking);
        if (!is_answered) return false;
        if (is_same) fits |= 1U << leaking_kind(way);
    }
    for (int kind = 0; kind < LEAKS; kind++)
        if (fits == 1U << kind) *leak = (enum leak)kind;
    return true;
}
