#include "mistakes/diagnosis_texts.h"

#include "layered/layered.h"

#include <stdlib.h>
#include <string.h>

/* A suspect is dropped when this many more lines speak against it than against the best one, or when it has
   failed on this many lines and explained fewer than a third of them. */
enum { LEAD_MAX = 8, FAILED_MAX = 24 };

/* Work between two looks at the budget: positions, and what opening and closing one board costs. */
enum { SLICE = 1 << 15, BOARD_COST = 64 };

struct diagnosis {
    struct diagnosis_report report;
    struct diagnosis_texts texts;
    uint64_t memory_limit;
    uint32_t *order; /* once all are judged: boards that differ, then the others, each from the smallest on */
    int first;       /* suspects of this phase: from here to report.suspects */
    int suspect;     /* the one in hand */
    uint32_t limit;  /* so many lines against it drop a suspect of this phase */
    struct analysis *analysis;
    struct mistaken *mistaken;
};

const struct diagnosis_report *diagnosis_report_of(const struct diagnosis *diagnosis) {
    return &diagnosis->report;
}

const struct diagnosis_judged *diagnosis_judged_at(const struct diagnosis *diagnosis, uint32_t number) {
    return &diagnosis->texts.judged[number];
}

static struct board board_of(const struct diagnosis_judged *judged) {
    struct board board = {.rows = judged->rows, .columns = judged->columns};
    memcpy(board.cells, judged->cells, (size_t)board_size(&board));
    return board;
}

static uint32_t free_cells_of(const struct diagnosis_judged *judged) {
    uint32_t cells = 0;
    for (int cell = 0; cell < judged->rows * judged->columns; cell++)
        cells += judged->cells[cell] != CELL_OBSTACLE;
    return cells;
}

static uint64_t cost_of(const struct diagnosis_judged *judged) {
    uint64_t cells = free_cells_of(judged);
    return cells * cells * cells + BOARD_COST;
}

bool diagnosis_open(const char *input, size_t input_length, const char *output, size_t output_length,
                    uint64_t memory_limit, struct diagnosis **opened, struct failure *failure) {
    struct diagnosis *diagnosis = calloc(1, sizeof *diagnosis);
    if (!diagnosis) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *diagnosis, 0);
    diagnosis->memory_limit = memory_limit;
    struct diagnosis_report *report = &diagnosis->report;
    if (!diagnosis_texts_read(&diagnosis->texts, input, input_length, output, output_length, report,
                              failure)) {
        diagnosis_close(diagnosis);
        return false;
    }
    report->total = report->boards;
    *opened = diagnosis;
    return true;
}

void diagnosis_close(struct diagnosis *diagnosis) {
    if (!diagnosis) return;
    analysis_close(diagnosis->analysis);
    mistaken_close(diagnosis->mistaken);
    diagnosis_texts_free(&diagnosis->texts);
    free(diagnosis->order);
    free(diagnosis);
}

/* First: what every board is worth. */

static void settle(struct diagnosis *diagnosis, struct diagnosis_judged *judged, enum verdict verdict) {
    struct diagnosis_report *report = &diagnosis->report;
    report->verdicts[judged->verdict]--;
    report->verdicts[verdict]++;
    judged->verdict = (uint8_t)verdict;
    report->done++;
}

static bool is_too_large(const struct diagnosis *diagnosis, const struct board *board) {
    return mistaken_bytes_for(board) > diagnosis->memory_limit ||
           analysis_bytes_for(&layered_solver, board) > diagnosis->memory_limit;
}

static bool judge(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    struct diagnosis_judged *judged = &diagnosis->texts.judged[diagnosis->report.done];
    struct board board = board_of(judged);
    if (judged->verdict != VERDICT_WAITING) {
        diagnosis->report.done++;
        return true;
    }
    if (!diagnosis->analysis && is_too_large(diagnosis, &board)) {
        settle(diagnosis, judged, VERDICT_TOO_LARGE);
        return true;
    }
    if (!diagnosis->analysis &&
        !analysis_open(&layered_solver, &board, UINT64_MAX, &diagnosis->analysis, failure))
        return false;
    if (!analysis_step(diagnosis->analysis, budget, failure)) return false;
    if (!analysis_is_done(diagnosis->analysis)) return true;
    if (!analysis_value(diagnosis->analysis, &judged->position, &judged->right, failure)) return false;
    analysis_close(diagnosis->analysis);
    diagnosis->analysis = NULL;
    settle(diagnosis, judged, value_equal(judged->right, judged->given) ? VERDICT_RIGHT : VERDICT_WRONG);
    return true;
}

/* Then: suspects, line by line, the quickest lines first. */

struct entry {
    uint64_t key;
    uint32_t number;
};

static int compare_entries(const void *a, const void *b) {
    const struct entry *first = a;
    const struct entry *second = b;
    if (first->key != second->key) return first->key < second->key ? -1 : 1;
    return first->number < second->number ? -1 : first->number > second->number;
}

static bool order_lines(struct diagnosis *diagnosis, struct failure *failure) {
    struct diagnosis_report *report = &diagnosis->report;
    uint32_t count = 0;
    size_t bytes = report->boards * sizeof(struct entry);
    struct entry *entries = malloc(bytes);
    if (!entries) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    for (uint32_t number = 0; number < report->boards; number++) {
        const struct diagnosis_judged *judged = &diagnosis->texts.judged[number];
        uint64_t right = judged->verdict == VERDICT_RIGHT ? (uint64_t)1 << 32 : 0;
        if (judged->verdict == VERDICT_RIGHT || judged->verdict == VERDICT_WRONG)
            entries[count++] = (struct entry){right + free_cells_of(judged), number};
    }
    qsort(entries, count, sizeof *entries, compare_entries);
    bytes = count * sizeof *diagnosis->order;
    diagnosis->order = malloc(bytes);
    for (uint32_t i = 0; diagnosis->order && i < count; i++) diagnosis->order[i] = entries[i].number;
    free(entries);
    if (!diagnosis->order) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    report->smallest = diagnosis->order[0];
    return true;
}

static uint32_t failures_of(const struct diagnosis_suspect *suspect) {
    return suspect->unexplained + suspect->contradicted;
}

static bool reproduces(const struct diagnosis_suspect *suspect) {
    return !suspect->dropped && failures_of(suspect) == 0;
}

static void begin_race(struct diagnosis *diagnosis, enum diagnosis_phase phase) {
    struct diagnosis_report *report = &diagnosis->report;
    report->phase = phase;
    report->done = 0;
    report->total = report->verdicts[VERDICT_WRONG] + report->verdicts[VERDICT_RIGHT];
    diagnosis->first = report->suspects;
    diagnosis->suspect = report->suspects;
}

static void begin_singles(struct diagnosis *diagnosis) {
    begin_race(diagnosis, DIAGNOSIS_SINGLES);
    diagnosis->limit = UINT32_MAX;
    for (int i = 0; i < MISTAKES; i++)
        diagnosis->report.suspect[diagnosis->report.suspects++] =
            (struct diagnosis_suspect){.mistakes = 1U << i};
}

/* A pair has to be better than the best single mistake. */
static void begin_pairs(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    for (int i = 0; i < report->suspects; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        if (!suspect->dropped && failures_of(suspect) < diagnosis->limit)
            diagnosis->limit = failures_of(suspect);
    }
    begin_race(diagnosis, DIAGNOSIS_PAIRS);
    for (unsigned a = 0; a < MISTAKES; a++) {
        for (unsigned b = a + 1; b < MISTAKES; b++)
            report->suspect[report->suspects++] = (struct diagnosis_suspect){.mistakes = 1U << a | 1U << b};
    }
}

static int compare_suspects(const void *a, const void *b) {
    const struct diagnosis_suspect *first = a;
    const struct diagnosis_suspect *second = b;
    if (first->dropped != second->dropped) return first->dropped ? 1 : -1;
    uint32_t failures[] = {failures_of(first), failures_of(second)};
    if (failures[0] != failures[1]) return failures[0] < failures[1] ? -1 : 1;
    if (first->explained != second->explained) return first->explained > second->explained ? -1 : 1;
    return first->mistakes < second->mistakes ? -1 : first->mistakes > second->mistakes;
}

static void finish(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    qsort(report->suspect, (size_t)report->suspects, sizeof *report->suspect, compare_suspects);
    report->phase = DIAGNOSIS_DONE;
}

static bool begin_next_phase(struct diagnosis *diagnosis, struct failure *failure) {
    struct diagnosis_report *report = &diagnosis->report;
    bool explained = false;
    if (report->phase == DIAGNOSIS_JUDGING && report->verdicts[VERDICT_WRONG] > 0) {
        if (!order_lines(diagnosis, failure)) return false;
        begin_singles(diagnosis);
        return true;
    }
    for (int i = 0; i < report->suspects; i++) explained |= reproduces(&report->suspect[i]);
    if (report->phase == DIAGNOSIS_SINGLES && !explained)
        begin_pairs(diagnosis);
    else
        finish(diagnosis);
    return true;
}

static void drop_suspects(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    uint32_t best = UINT32_MAX - LEAD_MAX;
    bool after_wrong = report->done >= report->verdicts[VERDICT_WRONG];
    for (int i = diagnosis->first; i < report->suspects; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        if (!suspect->dropped && failures_of(suspect) < best) best = failures_of(suspect);
    }
    for (int i = diagnosis->first; i < report->suspects; i++) {
        struct diagnosis_suspect *suspect = &report->suspect[i];
        uint32_t failures = failures_of(suspect);
        bool hopeless = suspect->unexplained >= FAILED_MAX && suspect->explained < suspect->unexplained / 2;
        suspect->dropped |= failures > best + LEAD_MAX || failures >= diagnosis->limit || hopeless ||
                            (after_wrong && suspect->explained == 0);
    }
}

static void count_line(struct diagnosis_suspect *suspect, const struct diagnosis_judged *judged,
                       struct value value) {
    bool same = value_equal(value, judged->given);
    if (judged->verdict == VERDICT_WRONG)
        *(same ? &suspect->explained : &suspect->unexplained) += 1;
    else
        *(same ? &suspect->kept : &suspect->contradicted) += 1;
}

/* Goes on to the next suspect that is not dropped, or to the next line. */
static void next_suspect(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    bool any = false;
    while (++diagnosis->suspect < report->suspects) {
        if (!report->suspect[diagnosis->suspect].dropped) return;
    }
    report->done++;
    drop_suspects(diagnosis);
    diagnosis->suspect = diagnosis->first;
    for (int i = report->suspects; i-- > diagnosis->first;) {
        if (report->suspect[i].dropped) continue;
        diagnosis->suspect = i;
        any = true;
    }
    if (!any) report->done = report->total;
}

static bool try_suspect(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    struct diagnosis_suspect *suspect = &diagnosis->report.suspect[diagnosis->suspect];
    const struct diagnosis_judged *judged =
        &diagnosis->texts.judged[diagnosis->order[diagnosis->report.done]];
    struct board board = board_of(judged);
    if (!diagnosis->mistaken &&
        !mistaken_open(&board, suspect->mistakes, UINT64_MAX, &diagnosis->mistaken, failure))
        return false;
    if (!mistaken_step(diagnosis->mistaken, budget, failure)) return false;
    if (!mistaken_is_settled(diagnosis->mistaken, &judged->position)) return true;
    count_line(suspect, judged, mistaken_value(diagnosis->mistaken, &judged->position));
    mistaken_close(diagnosis->mistaken);
    diagnosis->mistaken = NULL;
    next_suspect(diagnosis);
    return true;
}

/* The board at which the work is. */
static const struct diagnosis_judged *judged_now(const struct diagnosis *diagnosis) {
    uint32_t done = diagnosis->report.done;
    bool is_judging = diagnosis->report.phase == DIAGNOSIS_JUDGING;
    return &diagnosis->texts.judged[is_judging ? done : diagnosis->order[done]];
}

bool diagnosis_step(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    const struct diagnosis_report *report = &diagnosis->report;
    while (budget > 0 && report->phase != DIAGNOSIS_DONE) {
        if (report->done == report->total) {
            if (!begin_next_phase(diagnosis, failure)) return false;
            continue;
        }
        uint64_t slice = budget < SLICE ? budget : SLICE;
        uint64_t cost = cost_of(judged_now(diagnosis));
        bool fine = report->phase == DIAGNOSIS_JUDGING ? judge(diagnosis, slice, failure)
                                                       : try_suspect(diagnosis, slice, failure);
        if (!fine) return false;
        if (cost < slice) slice = cost;
        budget -= slice;
    }
    return true;
}
