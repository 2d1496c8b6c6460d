/* The layered solver: all positions of one distance at a time, many to a word.

   The two halves of the board are solved one after the other, in the order of the questions. A pawn never
   goes down, so tiers of the pawn's rows are solved one after the other, from the top. Within a tier the
   sweeps of kernels.h derive each layer from the one before; the finds of the tier above in its lowest row
   are logged, and replayed when the tier below reaches the same layer. So the work of a tier fits the
   processor's cache, and only words that read something new are computed. */
#include "layered/layered.h"
#include "analysis/solver.h"
#include "layered/half.h"
#include "layered/large_memory.h"
#include "layered/layered_inside.h"

#include <stdlib.h>
#include <string.h>

struct layered {
    struct analysis head;
    struct half halves[2];
    int current; /* the half that is advanced next */
    struct index index;
};

/* Up to this size (bytes) the memory of both halves comes with the struct, in one allocation: small boards
   are opened and closed thousands of times, and an allocator is fastest at one block of a recurring size.
   On a large board the second half may never be needed. */
enum { LENT_MAX = 16 << 20 };

static uint64_t lent_bytes(const struct index *index) {
    uint64_t bytes = half_bytes_first(index);
    return bytes <= LENT_MAX ? bytes : 0;
}

static uint64_t layered_bytes(const struct board *board) {
    struct index index;
    index_build(&index, board);
    return sizeof(struct layered) + 2 * half_bytes(&index);
}

static void layered_close(struct analysis *analysis) {
    struct layered *layered = (struct layered *)analysis;
    for (int half = 0; half < 2; half++) half_close(&layered->halves[half]);
    free(layered);
}

static struct analysis *layered_open(const struct board *board) {
    struct index index;
    index_build(&index, board);
    const size_t lent = (size_t)lent_bytes(&index);
    const size_t bytes = sizeof(struct layered) + 2 * lent;
    struct layered *layered = large_memory(bytes);
    if (!layered) return NULL;
    layered->head = (struct analysis){.bytes = bytes, .progress.done = board->rows == 1};
    layered->current = 0;
    memcpy(&layered->index, &index,
           sizeof index - sizeof index.block + sizeof *index.block * (size_t)index.cells);
    for (int half = 0; half < 2; half++) {
        char *memory = lent > 0 ? (char *)(layered + 1) + (size_t)half * lent : NULL;
        half_open(&layered->halves[half], &layered->index, half, memory);
    }
    return &layered->head;
}

const char *layered_use_kernels(struct analysis *analysis, int i) {
    struct layered *layered = (struct layered *)analysis;
    const struct kernels *kernels = kernels_at(i);
    if (!kernels) return NULL;
    for (int half = 0; half < 2; half++) layered->halves[half].kernels = kernels;
    return kernels->name;
}

uint32_t layered_longest(const struct analysis *analysis, enum side winner) {
    const struct half *halves = ((const struct layered *)analysis)->halves;
    const uint32_t longest[2] = {halves[0].longest[winner], halves[1].longest[winner]};
    return longest[longest[1] > longest[0]];
}

const struct table *layered_table(const struct analysis *analysis, int half) {
    return &((const struct layered *)analysis)->halves[half].table;
}

static const struct half *half_of(const struct layered *layered, const struct position *position) {
    return &layered->halves[index_half(&layered->index, position)];
}

static void note_done(struct layered *layered) {
    const struct half *halves = layered->halves;
    layered->head.progress.done = half_is_done(&halves[0]) && half_is_done(&halves[1]);
}

/* Advances the current half or, if it is done, the other one. */
static bool go_on(struct layered *layered, struct failure *failure) {
    struct half *halves = layered->halves;
    if (half_is_done(&halves[layered->current])) layered->current = 1 - layered->current;
    if (!half_step(&halves[layered->current], &layered->head, failure)) return false;
    note_done(layered);
    return true;
}

static bool layered_step(struct analysis *analysis, uint64_t budget, struct failure *failure) {
    struct layered *layered = (struct layered *)analysis;
    const uint64_t cost = index_sweep_cost(&layered->index);
    for (uint64_t spent = 0; spent < budget && !analysis->progress.done; spent += cost) {
        if (!go_on(layered, failure)) return false;
    }
    return true;
}

static bool layered_ask(struct analysis *analysis, const struct position *position,
                        enum analysis_extent extent, uint64_t budget, struct failure *failure) {
    struct layered *layered = (struct layered *)analysis;
    const uint64_t cost = index_sweep_cost(&layered->index);
    layered->current = index_half(&layered->index, position);
    half_aim(&layered->halves[layered->current], position->pawn / layered->index.columns);
    for (uint64_t spent = 0; spent < budget && !analysis_knows(analysis, position, extent); spent += cost) {
        if (!go_on(layered, failure)) return false;
    }
    return true;
}

bool handed_step(struct analysis *analysis, int half, uint64_t budget, struct failure *failure) {
    struct layered *layered = (struct layered *)analysis;
    const uint64_t cost = index_sweep_cost(&layered->index);
    layered->current = half;
    for (uint64_t spent = 0; spent < budget && !handed_is_done(analysis, half); spent += cost) {
        if (!go_on(layered, failure)) return false;
    }
    return true;
}

bool handed_is_done(const struct analysis *analysis, int half) {
    return half_is_done(&((const struct layered *)analysis)->halves[half]);
}

bool handed_give(const struct analysis *analysis, int half, uint32_t tier, struct handed *handed) {
    return half_give(&((const struct layered *)analysis)->halves[half], tier, handed);
}

char *handed_piece(const struct analysis *analysis, int half, uint32_t tier, uint32_t piece) {
    return half_piece(&((const struct layered *)analysis)->halves[half], tier, piece);
}

enum handing handed_take(struct analysis *analysis, int half, uint32_t tier, const struct handed *handed,
                         bool is_written, struct failure *failure) {
    struct layered *layered = (struct layered *)analysis;
    enum handing handing = half_take(&layered->halves[half], tier, handed, is_written, analysis, failure);
    note_done(layered);
    return handing;
}

static bool layered_knows(const struct analysis *analysis, const struct position *position,
                          enum analysis_extent extent) {
    const struct layered *layered = (const struct layered *)analysis;
    return half_knows(half_of(layered, position), &analysis->board, position, extent);
}

static double layered_fraction(const struct analysis *analysis, const struct position *position) {
    const struct layered *layered = (const struct layered *)analysis;
    return half_fraction(half_of(layered, position), position->pawn / layered->index.columns);
}

static void layered_report(struct analysis *analysis) {
    struct layered *layered = (struct layered *)analysis;
    struct analysis_progress *progress = &analysis->progress;
    const struct half *current = &layered->halves[layered->current];
    const int last = layered->index.rows - 1;
    progress->distance = half_distance(current);
    progress->frontier = progress->done ? 0 : half_frontier(current);
    progress->fraction = 1;
    if (!progress->done)
        progress->fraction =
            (half_fraction(&layered->halves[0], last) + half_fraction(&layered->halves[1], last)) / 2;
}

static void layered_count(struct analysis *analysis) {
    struct layered *layered = (struct layered *)analysis;
    for (int half = 0; half < 2; half++) half_count(&layered->halves[half], analysis->progress.decided);
}

static struct value layered_value(const struct analysis *analysis, const struct position *position) {
    const struct layered *layered = (const struct layered *)analysis;
    return table_value(&half_of(layered, position)->table, &analysis->board, position);
}

static void layered_values(const struct analysis *analysis, const int general[2], struct value *red,
                           struct value *black) {
    const struct half *halves = ((const struct layered *)analysis)->halves;
    const struct table *const tables[2] = {&halves[0].table, &halves[1].table};
    table_values(tables, &analysis->board, general, red, black);
}

const struct solver layered_solver = {
    .name = "layered",
    .bytes = layered_bytes,
    .open = layered_open,
    .step = layered_step,
    .ask = layered_ask,
    .knows = layered_knows,
    .fraction = layered_fraction,
    .report = layered_report,
    .count = layered_count,
    .value = layered_value,
    .values = layered_values,
    .close = layered_close,
};

bool layered_answer(const struct board *board, uint64_t memory_limit, struct value *value,
                    struct failure *failure) {
    struct position position;
    struct analysis *analysis = NULL;
    bool is_solved = position_of_board(board, SIDE_RED, &position, failure) &&
                     analysis_open(&layered_solver, board, memory_limit, &analysis, failure) &&
                     analysis_ask(analysis, &position, ANALYSIS_VALUE, UINT64_MAX, failure) &&
                     analysis_value(analysis, &position, value, failure);
    analysis_close(analysis);
    return is_solved;
}
