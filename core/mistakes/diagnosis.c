#include "mistakes/diagnosis.h"

#include "mistakes/alike.h"
#include "mistakes/diagnosis_texts.h"
#include "mistakes/printed.h"
#include "mistakes/suspects.h"

#include "layered/layered.h"

#include <stdlib.h>
#include <string.h>

/* SLICE: work between two checks of the budget (positions). BOARD_COST: cost of opening and closing one
   board (positions). */
enum { SLICE = 1 << 15, BOARD_COST = 64 };

/* Cells of the largest board on which MISTAKE_MEMO is tried: its search takes seconds there, many times as
   long as any other mistake, and deeper recursion than a program's stack has room for. */
enum { SEARCHED_CELLS_MAX = 256 };

struct diagnosis {
    struct diagnosis_report report;
    struct diagnosis_texts texts;
    uint64_t memory_limit;
    uint32_t share; /* every shares-th line from this one on is tried */
    uint32_t shares;
    bool tries_pairs; /* if no single mistake reproduces all lines */
    uint32_t *order;  /* after judging: the boards in the order in which they are tried */
    uint32_t lines;   /* length of `order` */
    uint32_t wrong;   /* how many of them differ */
    int first;        /* first suspect of this phase; they end at report.suspects */
    int suspect;      /* the current one */
    /* For each mistake, the mistakes of printing that together with it do not explain all lines. */
    unsigned misprints[MISTAKES];
    struct analysis *analysis;
    struct mistaken *mistaken;
    struct alike_found found; /* for the current board */
};

const struct diagnosis_report *diagnosis_report_of(const struct diagnosis *diagnosis) {
    return &diagnosis->report;
}

const struct diagnosis_judged *diagnosis_judged_at(const struct diagnosis *diagnosis, uint32_t number) {
    return &diagnosis->texts.judged[number];
}

struct board diagnosis_board(const struct diagnosis_judged *judged) {
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
    diagnosis->shares = 1;
    diagnosis->tries_pairs = true;
    *opened = diagnosis;
    return true;
}

void diagnosis_share(struct diagnosis *diagnosis, uint32_t share, uint32_t shares) {
    diagnosis->share = share;
    diagnosis->shares = shares;
    diagnosis->tries_pairs = shares == 1;
}

void diagnosis_close(struct diagnosis *diagnosis) {
    if (!diagnosis) return;
    analysis_close(diagnosis->analysis);
    mistaken_close(diagnosis->mistaken);
    diagnosis_texts_free(&diagnosis->texts);
    free(diagnosis->order);
    free(diagnosis);
}

/* Phase 1: the right value of every board. */

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

static void settle_value(struct diagnosis *diagnosis, struct diagnosis_judged *judged) {
    bool same = value_equal(judged->right, judged->given);
    if (judged->verdict == VERDICT_WAITING) {
        settle(diagnosis, judged, same ? VERDICT_RIGHT : VERDICT_WRONG);
        return;
    }
    diagnosis->report.spelled += same;
    diagnosis->report.done++;
}

static bool judge(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    struct diagnosis_judged *judged = &diagnosis->texts.judged[diagnosis->report.done];
    struct board board = diagnosis_board(judged);
    if (judged->verdict != VERDICT_WAITING && !judged->is_spelled) {
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
    if (!analysis_ask(diagnosis->analysis, &judged->position, ANALYSIS_VALUE, budget, failure)) return false;
    if (!analysis_knows(diagnosis->analysis, &judged->position, ANALYSIS_VALUE)) return true;
    if (!analysis_value(diagnosis->analysis, &judged->position, &judged->right, failure)) return false;
    analysis_close(diagnosis->analysis);
    diagnosis->analysis = NULL;
    settle_value(diagnosis, judged);
    return true;
}

/* Phase 2: the suspects, line by line, the quickest lines first. */

/* The sort key of a board: boards that differ come first, or, if `single` is a mistake's number, boards
   that it does not explain; then smaller boards before larger ones. */
static struct diagnosis_entry entry_of(const struct diagnosis *diagnosis, uint32_t number, int single) {
    const struct diagnosis_judged *judged = &diagnosis->texts.judged[number];
    uint64_t later = judged->verdict == VERDICT_RIGHT ? (uint64_t)1 << 32 : 0;
    if (single >= 0 && judged->fits >> single & 1) later |= (uint64_t)1 << 33;
    return (struct diagnosis_entry){later + free_cells_of(judged), number};
}

/* Sorts the lines to be tried. */
static bool sort_lines(struct diagnosis *diagnosis, int single, struct failure *failure) {
    size_t bytes = diagnosis->lines * sizeof(struct diagnosis_entry);
    struct diagnosis_entry *entries = malloc(bytes);
    if (!entries) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    for (uint32_t i = 0; i < diagnosis->lines; i++)
        entries[i] = entry_of(diagnosis, diagnosis->order[i], single);
    diagnosis_sort(entries, diagnosis->lines);
    for (uint32_t i = 0; i < diagnosis->lines; i++) diagnosis->order[i] = entries[i].number;
    free(entries);
    return true;
}

/* Keeps every shares-th of the sorted lines. */
static void take_share(struct diagnosis *diagnosis) {
    uint32_t all = diagnosis->lines;
    diagnosis->lines = diagnosis->wrong = 0;
    for (uint32_t i = diagnosis->share; i < all; i += diagnosis->shares) {
        uint32_t number = diagnosis->order[i];
        diagnosis->order[diagnosis->lines++] = number;
        diagnosis->wrong += diagnosis->texts.judged[number].verdict == VERDICT_WRONG;
    }
}

/* Sorts the compared boards and takes this part's share of them. */
static bool order_lines(struct diagnosis *diagnosis, struct failure *failure) {
    struct diagnosis_report *report = &diagnosis->report;
    size_t bytes = report->boards * sizeof *diagnosis->order;
    diagnosis->order = malloc(bytes);
    if (!diagnosis->order) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    for (uint32_t number = 0; number < report->boards; number++)
        if (diagnosis_is_compared(&diagnosis->texts.judged[number]))
            diagnosis->order[diagnosis->lines++] = number;
    if (!sort_lines(diagnosis, -1, failure)) return false;
    report->smallest = diagnosis->order[0];
    take_share(diagnosis);
    return true;
}

static void begin_race(struct diagnosis *diagnosis, enum diagnosis_phase phase) {
    struct diagnosis_report *report = &diagnosis->report;
    report->phase = phase;
    report->done = 0;
    report->total = diagnosis->lines;
    diagnosis->first = report->suspects;
    diagnosis->suspect = report->suspects;
}

static void begin_singles(struct diagnosis *diagnosis) {
    begin_race(diagnosis, DIAGNOSIS_SINGLES);
    for (int i = 0; i < MISTAKES; i++)
        diagnosis->report.suspect[diagnosis->report.suspects++] =
            (struct diagnosis_suspect){.mistakes = 1U << i};
}

/* A pair already known to reproduce every line is not tried again: its counts are complete. */
static struct diagnosis_suspect pair_of(const struct diagnosis *diagnosis, unsigned whole, unsigned a,
                                        unsigned b) {
    unsigned pair = 1U << a | 1U << b;
    bool misprints = diagnosis->misprints[a] >> b & 1 || diagnosis->misprints[b] >> a & 1;
    bool known = ((whole >> a & 1) && (PRINTED_MISTAKES >> b & 1)) ||
                 ((whole >> b & 1) && (PRINTED_MISTAKES >> a & 1));
    struct diagnosis_suspect suspect = {.mistakes = pair, .dropped = misprints};
    if (known && !misprints) {
        suspect.explained = diagnosis->wrong;
        suspect.kept = diagnosis->lines - diagnosis->wrong;
    }
    return suspect;
}

static bool is_known(const struct diagnosis *diagnosis, const struct diagnosis_suspect *suspect) {
    return suspect->explained + suspect->unexplained + suspect->kept + suspect->contradicted ==
           diagnosis->lines;
}

/* A pair must reproduce every line, so the lines that the nearest single mistake does not explain come
   first. */
static bool begin_pairs(struct diagnosis *diagnosis, struct failure *failure) {
    struct diagnosis_report *report = &diagnosis->report;
    unsigned whole = suspects_whole(report);
    if (!sort_lines(diagnosis, suspects_nearest(report), failure)) return false;
    begin_race(diagnosis, DIAGNOSIS_PAIRS);
    for (unsigned a = 0; a < MISTAKES; a++) {
        for (unsigned b = a + 1; b < MISTAKES; b++)
            report->suspect[report->suspects++] = pair_of(diagnosis, whole, a, b);
    }
    return true;
}

void diagnosis_pair(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    if (report->phase != DIAGNOSIS_DONE || report->suspects != MISTAKES) return;
    diagnosis->tries_pairs = true;
    if (diagnosis->lines > 0) report->phase = DIAGNOSIS_SINGLES;
}

static void finish(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    suspects_sort(report);
    report->phase = DIAGNOSIS_DONE;
}

static bool begin_next_phase(struct diagnosis *diagnosis, struct failure *failure) {
    struct diagnosis_report *report = &diagnosis->report;
    if (report->phase == DIAGNOSIS_JUDGING && report->verdicts[VERDICT_WRONG] > 0) {
        if (!order_lines(diagnosis, failure) || !diagnosis_add_facts(&diagnosis->texts, report, failure))
            return false;
        if (!report->is_constant) {
            begin_singles(diagnosis);
            return true;
        }
    }
    if (report->phase == DIAGNOSIS_SINGLES && diagnosis->tries_pairs &&
        (diagnosis->shares > 1 || !suspects_reproduce(report)))
        return begin_pairs(diagnosis, failure);
    finish(diagnosis);
    return true;
}

/* Advances to the next suspect that is not dropped, or to the next line. */
static void next_suspect(struct diagnosis *diagnosis) {
    struct diagnosis_report *report = &diagnosis->report;
    bool any = false;
    while (++diagnosis->suspect < report->suspects) {
        if (!report->suspect[diagnosis->suspect].dropped) return;
    }
    report->done++;
    diagnosis->found.count = 0;
    suspects_drop(report, diagnosis->first, diagnosis->wrong);
    diagnosis->suspect = diagnosis->first;
    for (int i = report->suspects; i-- > diagnosis->first;) {
        if (report->suspect[i].dropped) continue;
        diagnosis->suspect = i;
        any = true;
    }
    if (!any) report->done = report->total;
}

/* A line judged for a single mistake also counts for its pairs with mistakes of printing. */
static void count_pairs_of(struct diagnosis *diagnosis, unsigned mistake, struct diagnosis_judged *judged,
                           struct value found) {
    int number = suspects_number(mistake);
    judged->fits |= value_equal(printed_value(mistake, found), judged->given) ? mistake : 0;
    for (unsigned other = 1; other < MISTAKES_ALL; other <<= 1) {
        bool fits = value_equal(printed_value(mistake | other, found), judged->given);
        if (other & PRINTED_MISTAKES && !fits) diagnosis->misprints[number] |= other;
    }
}

/* What no program prints. */
static const struct value no_answer = {WINNER_NONE, 1};

/* Finds the suspect's value of the board; sets *settled to false if that needs more steps. Uses the cached
   value of an equivalent set of mistakes, if there is one. */
static bool find_value(struct diagnosis *diagnosis, unsigned mistakes, const struct diagnosis_judged *judged,
                       uint64_t budget, bool *settled, struct value *found, struct failure *failure) {
    struct board board = diagnosis_board(judged);
    const unsigned alike = mistakes_alike(&board, &judged->position, mistakes);
    const struct value *before = alike == 0 ? &judged->right : alike_find(&diagnosis->found, alike);
    const bool is_too_deep = (mistakes & MISTAKE_MEMO) && board_size(&board) > SEARCHED_CELLS_MAX;
    if (is_too_deep) before = &no_answer;
    *settled = before != NULL;
    if (before) *found = *before;
    if (before) return true;
    if (!diagnosis->mistaken &&
        !mistaken_open_for(&board, &judged->position, alike, UINT64_MAX, &diagnosis->mistaken, failure))
        return false;
    if (!mistaken_step(diagnosis->mistaken, budget, failure)) return false;
    *settled = mistaken_is_settled(diagnosis->mistaken, &judged->position);
    if (!*settled) return true;
    *found = mistaken_found(diagnosis->mistaken, &judged->position);
    alike_keep(&diagnosis->found, alike, *found);
    mistaken_close(diagnosis->mistaken);
    diagnosis->mistaken = NULL;
    return true;
}

static bool try_suspect(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure) {
    struct diagnosis_suspect *suspect = &diagnosis->report.suspect[diagnosis->suspect];
    struct diagnosis_judged *judged = &diagnosis->texts.judged[diagnosis->order[diagnosis->report.done]];
    struct value found;
    bool settled;
    if (!suspect->dropped && !is_known(diagnosis, suspect)) {
        if (!find_value(diagnosis, suspect->mistakes, judged, budget, &settled, &found, failure))
            return false;
        if (!settled) return true;
        suspects_count(suspect, judged, found);
        if (diagnosis->report.phase == DIAGNOSIS_SINGLES)
            count_pairs_of(diagnosis, suspect->mistakes, judged, found);
    }
    next_suspect(diagnosis);
    return true;
}

/* The current board. */
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
