#include "mistakes/diagnosis_texts.h"

#include "contest/compare.h"
#include "contest/recovery.h"
#include "game/enlarge.h"
#include "mistakes/printed.h"

#include <stdlib.h>
#include <string.h>

static bool make_room(struct diagnosis_texts *texts, struct failure *failure) {
    if (texts->boards < texts->capacity) return true;
    uint32_t capacity = 2 * texts->capacity + 64;
    size_t bytes = capacity * sizeof *texts->judged;
    struct diagnosis_judged *judged = enlarge(texts->judged, texts->boards * sizeof *judged, bytes);
    if (!judged) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    texts->judged = judged;
    texts->capacity = capacity;
    return true;
}

/* Adds a board reported by the reader; one that is too broken to be drawn has no cells. */
static bool add_board(struct diagnosis_texts *texts, const struct recovery *recovery,
                      enum recovery_event event, const struct failure *error, char **cells,
                      struct failure *failure) {
    const struct board *board = &recovery->reader.board;
    if (!make_room(texts, failure)) return false;
    struct diagnosis_judged *judged = &texts->judged[texts->boards++];
    *judged = (struct diagnosis_judged){.cells = *cells, .verdict = VERDICT_WAITING};
    if (event == RECOVERY_BROKEN) {
        judged->verdict = recovery->is_drawn ? VERDICT_UNPLAYABLE : VERDICT_BROKEN;
        judged->failure = *error;
        judged->board_line = error->line;
        if (!recovery->is_drawn) return true;
    }
    judged->rows = (uint8_t)board->rows;
    judged->columns = (uint8_t)board->columns;
    judged->board_line = recovery->reader.row_line[0];
    judged->position = recovery->position;
    size_t size = (size_t)board_size(board);
    memcpy(*cells, board->cells, size);
    *cells += size;
    return true;
}

/* Records the first text that is wrong and belongs to no board. */
static void note_failure(struct diagnosis_report *report, const struct failure *failure) {
    if (report->broken) return;
    report->broken = true;
    report->failure = *failure;
}

/* Reads the boards, including those after broken ones. Fails only with FAILURE_OUT_OF_MEMORY. */
static bool read_boards(struct diagnosis_texts *texts, const char *text, size_t length,
                        struct diagnosis_report *report, struct failure *failure) {
    struct recovery recovery;
    struct text_line line = {0};
    struct failure error;
    size_t offset = 0;
    char *cells = malloc(length + 1);
    texts->cells = cells;
    if (!cells) return failure_set(failure, FAILURE_OUT_OF_MEMORY, length + 1, 0);
    recovery_begin(&recovery);
    for (bool at_end = false;;) {
        at_end = at_end || !text_line_next(text, length, &offset, &line);
        enum recovery_event event =
            at_end ? recovery_end(&recovery, &error) : recovery_line(&recovery, &line, &error);
        if (at_end && event == RECOVERY_MORE) return true;
        if (event == RECOVERY_STRAY || event == RECOVERY_STOPPED) note_failure(report, &error);
        if (event == RECOVERY_STOPPED) return true;
        if (event != RECOVERY_BOARD && event != RECOVERY_BROKEN) continue;
        if (!add_board(texts, &recovery, event, &error, &cells, failure)) return false;
    }
}

static void read_answers(struct diagnosis_texts *texts, const char *text, size_t length,
                         struct diagnosis_report *report) {
    struct compare_text source = {text, length, 0};
    struct compare_lines lines = {.next = compare_text_next, .source = &source};
    struct text_line line;
    for (uint32_t i = 0; i < texts->boards; i++) {
        struct diagnosis_judged *judged = &texts->judged[i];
        bool is_there = compare_next(&lines, &line);
        if (is_there) judged->answer_line = line.number;
        if (judged->verdict != VERDICT_WAITING) continue;
        if (!is_there)
            judged->verdict = VERDICT_MISSING;
        else if (!printed_parse(&line, &judged->given)) {
            judged->verdict = VERDICT_MALFORMED;
            judged->is_spelled = printed_parse_spelled(&line, &judged->given);
        }
    }
    while (compare_next(&lines, &line)) {
        if (report->extra++ == 0) report->extra_line = line.number;
    }
}

bool diagnosis_texts_read(struct diagnosis_texts *texts, const char *input, size_t input_length,
                          const char *output, size_t output_length, struct diagnosis_report *report,
                          struct failure *failure) {
    if (!read_boards(texts, input, input_length, report, failure)) return false;
    read_answers(texts, output, output_length, report);
    report->boards = texts->boards;
    for (uint32_t i = 0; i < texts->boards; i++) report->verdicts[texts->judged[i].verdict]++;
    return true;
}

void diagnosis_texts_free(struct diagnosis_texts *texts) {
    free(texts->judged);
    free(texts->cells);
}
