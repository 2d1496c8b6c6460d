#include "contest/answer.h"

#include "game/writer.h"

#include <string.h>

static const char *const words[] = {[WINNER_NONE] = "Tie", [WINNER_RED] = "Red", [WINNER_BLACK] = "Black"};

size_t answer_format(struct value value, char text[ANSWER_MAX]) {
    struct writer out = writer_in(text, ANSWER_MAX);
    writer_string(&out, words[value.winner]);
    if (value.winner != WINNER_NONE) {
        writer_char(&out, ' ');
        writer_number(&out, value.distance);
    }
    return writer_end(&out);
}

/* Parses blanks and a number up to the end of the line; rejects leading zeros, so that a number has one
   spelling only. */
static bool parse_distance(const struct text_line *line, size_t at, uint32_t *distance) {
    size_t begin = text_line_skip_blanks(line, at);
    size_t end = begin;
    uint64_t number;
    if (begin == at || !text_line_number(line, &end, &number) || end < line->length) return false;
    if (number > UINT32_MAX || (line->bytes[begin] == '0' && end > begin + 1)) return false;
    *distance = (uint32_t)number;
    return true;
}

bool answer_parse(const struct text_line *line, struct value *value) {
    size_t at = text_line_skip_blanks(line, 0);
    for (int winner = WINNER_NONE; winner <= WINNER_BLACK; winner++) {
        struct value found = value_of((enum winner)winner, 0);
        size_t length = strlen(words[winner]);
        if (line->length - at < length || memcmp(line->bytes + at, words[winner], length) != 0) continue;
        at += length;
        if (winner == WINNER_NONE ? at < line->length : !parse_distance(line, at, &found.distance))
            return false;
        *value = found;
        return true;
    }
    return false;
}
