#include "mistakes/diagnosis_texts.h"

#include <stdlib.h>
#include <string.h>

static bool make_room(struct diagnosis_texts *texts) {
    if (texts->boards < texts->capacity) return true;
    uint32_t capacity = 2 * texts->capacity + 64;
    struct diagnosis_judged *judged = realloc(texts->judged, capacity * sizeof *judged);
    if (!judged) return false;
    texts->judged = judged;
    texts->capacity = capacity;
    return true;
}

static bool add_board(struct diagnosis_texts *texts, const struct contest_reader *reader, char **cells) {
    if (!make_room(texts)) return false;
    struct diagnosis_judged *judged = &texts->judged[texts->boards++];
    struct failure unplayable;
    size_t size = (size_t)board_size(&reader->board);
    *judged = (struct diagnosis_judged){.cells = *cells,
                                        .rows = (uint8_t)reader->board.rows,
                                        .columns = (uint8_t)reader->board.columns,
                                        .verdict = VERDICT_WAITING,
                                        .board_line = reader->row_line[0]};
    if (!contest_position(reader, &judged->position, &unplayable)) judged->verdict = VERDICT_UNPLAYABLE;
    memcpy(*cells, reader->board.cells, size);
    *cells += size;
    return true;
}

/* Reads the boards, as far as they can be read. False when memory runs out. */
static bool read_boards(struct diagnosis_texts *texts, const char *text, size_t length,
                        struct diagnosis_report *report) {
    struct contest_reader reader;
    struct text_line line = {0};
    size_t offset = 0;
    char *cells = malloc(length + 1);
    texts->cells = cells;
    if (!cells) return false;
    contest_begin(&reader);
    while (!report->broken && text_line_next(text, length, &offset, &line)) {
        enum contest_event event = contest_line(&reader, &line, &report->failure);
        report->broken = event == CONTEST_FAILED;
        if (event == CONTEST_BOARD && !add_board(texts, &reader, &cells)) return false;
    }
    if (!report->broken) report->broken = !contest_end(&reader, &report->failure);
    return true;
}

/* Reads digits to the end of the line. */
static bool read_distance(const char *bytes, size_t length, uint32_t *distance) {
    *distance = 0;
    if (length == 0 || length > 9) return false;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] < '0' || bytes[i] > '9') return false;
        *distance = *distance * 10 + (uint32_t)(bytes[i] - '0');
    }
    return true;
}

/* The inverse of contest_format_answer; white space is taken around an answer. */
static bool read_answer(const struct text_line *line, struct value *value) {
    static const struct {
        const char *word;
        size_t length;
        enum winner winner;
    } words[] = {{"Red ", 4, WINNER_RED}, {"Black ", 6, WINNER_BLACK}};
    const char *bytes = line->bytes;
    size_t length = line->length;
    for (; length > 0 && (*bytes == ' ' || *bytes == '\t'); length--) bytes++;
    *value = value_of(WINNER_NONE, 0);
    if (length == 3 && memcmp(bytes, "Tie", 3) == 0) return true;
    for (int i = 0; i < 2; i++) {
        size_t skipped = words[i].length;
        if (length < skipped || memcmp(bytes, words[i].word, skipped) != 0) continue;
        value->winner = words[i].winner;
        return read_distance(bytes + skipped, length - skipped, &value->distance);
    }
    return false;
}

static void read_answers(struct diagnosis_texts *texts, const char *text, size_t length,
                         struct diagnosis_report *report) {
    struct text_line line = {0};
    size_t offset = 0;
    uint32_t answers = 0;
    while (text_line_next(text, length, &offset, &line)) {
        if (line.length == 0) continue;
        if (answers >= texts->boards) {
            if (!report->broken && report->extra++ == 0) report->extra_line = line.number;
            continue;
        }
        struct diagnosis_judged *judged = &texts->judged[answers++];
        judged->answer_line = line.number;
        if (!read_answer(&line, &judged->given) && judged->verdict == VERDICT_WAITING)
            judged->verdict = VERDICT_MALFORMED;
    }
    for (; answers < texts->boards; answers++) {
        struct diagnosis_judged *judged = &texts->judged[answers];
        if (judged->verdict == VERDICT_WAITING) judged->verdict = VERDICT_MISSING;
    }
}

bool diagnosis_texts_read(struct diagnosis_texts *texts, const char *input, size_t input_length,
                          const char *output, size_t output_length, struct diagnosis_report *report,
                          struct failure *failure) {
    if (!read_boards(texts, input, input_length, report))
        return failure_set(failure, FAILURE_OUT_OF_MEMORY, input_length, 0);
    read_answers(texts, output, output_length, report);
    report->boards = texts->boards;
    for (uint32_t i = 0; i < texts->boards; i++) report->verdicts[texts->judged[i].verdict]++;
    return true;
}

void diagnosis_texts_free(struct diagnosis_texts *texts) {
    free(texts->judged);
    free(texts->cells);
}
