#include "command/evidence.h"

#include "command/text.h"
#include "contest/contest.h"

#include <stdlib.h>

/* Positions, of which some ten millions are looked at in a second. */
#define BUDGET ((uint64_t)1 << 25)

/* Bytes that a board may take: those of some 300 free cells. */
#define MEMORY_MOST ((uint64_t)1 << 28)

int evidence_cells(const struct board *board) {
    int cells = 0;
    for (int cell = 0; cell < board_size(board); cell++) cells += !board_is_obstacle(board, cell);
    return cells;
}

static struct evidence_line *largest_of(struct evidence_side *side) {
    struct evidence_line *largest = side->lines;
    for (int i = 1; i < side->count; i++)
        if (side->lines[i].cells >= largest->cells) largest = &side->lines[i];
    return largest;
}

void evidence_add(struct evidence *evidence, const struct board *board, uint64_t number,
                  const struct text_line *line, bool is_wrong) {
    struct evidence_side *side = is_wrong ? &evidence->wrong : &evidence->right;
    int cells = evidence_cells(board);
    side->seen++;
    if (mistaken_bytes_for(board) > MEMORY_MOST) return;
    bool is_full = side->count == EVIDENCE_MOST;
    struct evidence_line *at = is_full ? largest_of(side) : &side->lines[side->count++];
    if (is_full && cells >= at->cells) return;
    *at = (struct evidence_line){.board = *board, .number = number, .cells = cells};
    at->length = (int)(line->length < EVIDENCE_LINE_MAX ? line->length : EVIDENCE_LINE_MAX);
    for (int i = 0; i < at->length; i++) at->line[i] = line->bytes[i] == '\0' ? '?' : line->bytes[i];
}

static bool is_side_whole(const struct evidence_side *side) {
    return side->seen == (uint64_t)side->count;
}

bool evidence_is_whole(const struct evidence *evidence) {
    return is_side_whole(&evidence->right) && is_side_whole(&evidence->wrong);
}

static int compare_numbers(const void *a, const void *b) {
    const struct evidence_line *const *first = a;
    const struct evidence_line *const *second = b;
    return ((*first)->number > (*second)->number) - ((*first)->number < (*second)->number);
}

/* All lines in the order of their numbers; how many they are. */
static size_t sort_lines(const struct evidence *evidence,
                         const struct evidence_line *lines[2 * EVIDENCE_MOST]) {
    size_t count = 0;
    for (int i = 0; i < evidence->right.count; i++) lines[count++] = &evidence->right.lines[i];
    for (int i = 0; i < evidence->wrong.count; i++) lines[count++] = &evidence->wrong.lines[i];
    qsort(lines, count, sizeof *lines, compare_numbers);
    return count;
}

uint64_t evidence_number(const struct evidence *evidence, uint32_t index) {
    const struct evidence_line *lines[2 * EVIDENCE_MOST];
    sort_lines(evidence, lines);
    return lines[index]->number;
}

/* Adds the boards and the lines. */
static void write_texts(const struct evidence *evidence, struct text *input, struct text *output) {
    const struct evidence_line *lines[2 * EVIDENCE_MOST];
    char board[CONTEST_BOARD_TEXT_MAX];
    size_t count = sort_lines(evidence, lines);
    text_add(input, "0 %zu\n", count);
    for (size_t i = 0; i < count; i++) {
        text_add(input, "%.*s", (int)contest_format_board(&lines[i]->board, board), board);
        text_add(output, "%.*s\n", lines[i]->length, lines[i]->line);
    }
}

bool evidence_diagnose(const struct evidence *evidence, struct diagnosis **diagnosis,
                       struct failure *failure) {
    struct text input = {0};
    struct text output = {0};
    write_texts(evidence, &input, &output);
    bool is_written = !input.failed && !output.failed;
    bool is_done = is_written ? diagnosis_open(input.bytes, input.length, output.bytes, output.length,
                                               UINT64_MAX, diagnosis, failure)
                              : failure_set(failure, FAILURE_OUT_OF_MEMORY, input.length + output.length, 0);
    text_free(&input);
    text_free(&output);
    if (!is_done) return false;
    if (diagnosis_step(*diagnosis, BUDGET, failure)) return true;
    diagnosis_close(*diagnosis);
    *diagnosis = NULL;
    return false;
}
