#include "stress/sequence.h"

#include "contest/contest.h"
#include "game/enlarge.h"
#include "layered/layered.h"
#include "mistakes/printed.h"

#include <stdlib.h>
#include <string.h>

static bool make_room(struct sequence *sequence, uint32_t count, struct failure *failure) {
    if (sequence->capacity - sequence->count >= count) return true;
    uint32_t capacity = sequence->count + count + sequence->count / 2;
    size_t bytes = capacity * sizeof *sequence->boards;
    struct sequence_board *boards = enlarge(sequence->boards, sequence->count * sizeof *boards, bytes);
    if (!boards) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    sequence->boards = boards;
    sequence->capacity = capacity;
    return true;
}

bool sequence_add(struct sequence *sequence, const struct board *board, struct value right,
                  struct failure *failure) {
    if (!make_room(sequence, 1, failure)) return false;
    sequence->boards[sequence->count++] = (struct sequence_board){*board, right};
    return true;
}

bool sequence_solve(struct sequence *sequence, const struct board *board, struct failure *failure) {
    struct value right;
    return layered_answer(board, SEQUENCE_MEMORY_LIMIT, &right, failure) &&
           sequence_add(sequence, board, right, failure);
}

bool sequence_add_part(struct sequence *sequence, const struct sequence *from, uint32_t first, uint32_t count,
                       struct failure *failure) {
    if (count == 0) return true;
    if (!make_room(sequence, count, failure)) return false;
    memcpy(sequence->boards + sequence->count, from->boards + first, count * sizeof *from->boards);
    sequence->count += count;
    return true;
}

void sequence_clear(struct sequence *sequence) {
    sequence->count = 0;
}

void sequence_free(struct sequence *sequence) {
    free(sequence->boards);
    *sequence = (struct sequence){0};
}

uint32_t sequence_cells(const struct sequence *sequence) {
    uint32_t cells = 0;
    for (uint32_t i = 0; i < sequence->count; i++) cells += (uint32_t)board_size(&sequence->boards[i].board);
    return cells;
}

static char *give(size_t bytes, struct failure *failure) {
    char *text = malloc(bytes);
    if (!text) failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    return text;
}

bool sequence_input(const struct sequence *sequence, char **text, size_t *length, struct failure *failure) {
    size_t bytes = CONTEST_HEADER_MAX + 1;
    for (uint32_t i = 0; i < sequence->count; i++) {
        const struct board *board = &sequence->boards[i].board;
        bytes += (size_t)(board_size(board) + board->rows) + (CONTEST_BOARD_TEXT_MAX - BOARD_TEXT_MAX);
    }
    char *at = *text = give(bytes, failure);
    if (!at) return false;
    at += contest_format_header(0, sequence->count, at);
    for (uint32_t i = 0; i < sequence->count; i++) at += contest_format_board(&sequence->boards[i].board, at);
    *at = '\0';
    *length = (size_t)(at - *text);
    return true;
}

bool sequence_answers(const struct sequence *sequence, char **text, size_t *length, struct failure *failure) {
    char *at = *text = give(sequence->count * (size_t)ANSWER_MAX + 1, failure);
    if (!at) return false;
    for (uint32_t i = 0; i < sequence->count; i++) {
        at += printed_format(sequence->boards[i].right, at);
        *at++ = '\n';
    }
    *at = '\0';
    *length = (size_t)(at - *text);
    return true;
}
