#include "command/evidence.h"

#include "command/terminal.h"
#include "command/text.h"
#include "contest/contest.h"
#include "mistakes/mistaken.h"

#include <stdlib.h>

/* Positions of a step. */
enum { SLICE = 1 << 20 };

static int compare_sizes(const void *a, const void *b) {
    const struct evidence_line *first = a;
    const struct evidence_line *second = b;
    if (first->cells != second->cells) return first->cells < second->cells ? -1 : 1;
    return (first->number > second->number) - (first->number < second->number);
}

/* Leaves the smallest boards alone. */
static void trim(struct evidence_side *side) {
    if (side->count <= EVIDENCE_MOST) return;
    qsort(side->lines, side->count, sizeof *side->lines, compare_sizes);
    side->count = EVIDENCE_MOST;
}

/* Room for one more line; false where memory runs out. */
static bool has_room(struct evidence_side *side) {
    if (side->count < side->capacity) return true;
    if (side->capacity == 2 * EVIDENCE_MOST) {
        trim(side);
        return true;
    }
    size_t capacity = 2 * side->capacity + 8;
    if (capacity > 2 * EVIDENCE_MOST) capacity = 2 * EVIDENCE_MOST;
    struct evidence_line *lines = realloc(side->lines, capacity * sizeof *lines);
    if (!lines) return false;
    side->lines = lines;
    side->capacity = capacity;
    return true;
}

void evidence_add(struct evidence *evidence, const struct board *board, uint64_t number,
                  const struct text_line *line, bool is_wrong, uint64_t memory_limit) {
    struct evidence_side *side = is_wrong ? &evidence->wrong : &evidence->right;
    side->seen++;
    if (mistaken_bytes_for(board) > memory_limit) return;
    if (evidence->failed || !has_room(side)) {
        evidence->failed = true;
        return;
    }
    struct evidence_line *at = &side->lines[side->count++];
    *at = (struct evidence_line){.board = *board, .number = number, .cells = board_free_cells(board)};
    at->length = (int)(line->length < EVIDENCE_LINE_MAX ? line->length : EVIDENCE_LINE_MAX);
    for (int i = 0; i < at->length; i++) at->line[i] = line->bytes[i] == '\0' ? '?' : line->bytes[i];
}

static bool is_side_whole(const struct evidence_side *side) {
    return side->seen == side->count;
}

bool evidence_is_whole(const struct evidence *evidence) {
    return is_side_whole(&evidence->right) && is_side_whole(&evidence->wrong);
}

static int compare_numbers(const void *a, const void *b) {
    const struct evidence_line *const *first = a;
    const struct evidence_line *const *second = b;
    return ((*first)->number > (*second)->number) - ((*first)->number < (*second)->number);
}

/* Adds the boards and the lines in the order of their numbers, and notes these; false where memory runs out. */
static bool write_texts(struct evidence *evidence, struct writer *input, struct writer *output) {
    size_t count = evidence->right.count + evidence->wrong.count;
    const struct evidence_line **lines = malloc((count + 1) * sizeof *lines);
    free(evidence->numbers);
    evidence->numbers = malloc((count + 1) * sizeof *evidence->numbers);
    if (!lines || !evidence->numbers) {
        free(lines);
        return false;
    }
    char board[CONTEST_BOARD_TEXT_MAX];
    size_t at = 0;
    for (size_t i = 0; i < evidence->right.count; i++) lines[at++] = &evidence->right.lines[i];
    for (size_t i = 0; i < evidence->wrong.count; i++) lines[at++] = &evidence->wrong.lines[i];
    qsort(lines, count, sizeof *lines, compare_numbers);
    text_add(input, "0 %zu\n", count);
    for (size_t i = 0; i < count; i++) {
        text_add(input, "%.*s", (int)contest_format_board(&lines[i]->board, board), board);
        text_add(output, "%.*s\n", lines[i]->length, lines[i]->line);
        evidence->numbers[i] = lines[i]->number;
    }
    free(lines);
    return !input->failed && !output->failed;
}

static bool open_diagnosis(struct evidence *evidence, struct diagnosis **diagnosis, struct failure *failure) {
    struct writer input = {0};
    struct writer output = {0};
    trim(&evidence->right);
    trim(&evidence->wrong);
    bool is_open = write_texts(evidence, &input, &output)
                       ? diagnosis_open(input.bytes, input.length, output.bytes, output.length, UINT64_MAX,
                                        diagnosis, failure)
                       : failure_set(failure, FAILURE_OUT_OF_MEMORY, input.length + output.length, 0);
    writer_free(&input);
    writer_free(&output);
    return is_open;
}

static void show_progress(struct terminal *terminal, const struct diagnosis_report *report) {
    static const char *const phases[] = {[DIAGNOSIS_JUDGING] = "solving the boards again",
                                         [DIAGNOSIS_SINGLES] = "trying each mistake",
                                         [DIAGNOSIS_PAIRS] = "trying two mistakes together",
                                         [DIAGNOSIS_DONE] = "done"};
    double fraction = report->total > 0 ? (double)report->done / report->total : 1;
    terminal_draw(terminal, fraction, phases[report->phase]);
}

static bool find_out(struct diagnosis *diagnosis, struct failure *failure) {
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    struct terminal terminal;
    bool is_fine = true;
    terminal_open(&terminal);
    while (is_fine && report->phase != DIAGNOSIS_DONE) {
        is_fine = diagnosis_step(diagnosis, SLICE, failure);
        show_progress(&terminal, report);
    }
    terminal_clear(&terminal);
    terminal_close(&terminal);
    return is_fine;
}

bool evidence_diagnose(struct evidence *evidence, struct diagnosis **diagnosis, struct failure *failure) {
    if (evidence->failed) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *evidence->numbers, 0);
    if (!open_diagnosis(evidence, diagnosis, failure)) return false;
    if (find_out(*diagnosis, failure)) return true;
    diagnosis_close(*diagnosis);
    *diagnosis = NULL;
    return false;
}

uint64_t evidence_number(const struct evidence *evidence, uint32_t index) {
    return evidence->numbers[index];
}

void evidence_free(struct evidence *evidence) {
    free(evidence->right.lines);
    free(evidence->wrong.lines);
    free(evidence->numbers);
}
