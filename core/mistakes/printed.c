#include "mistakes/printed.h"

#include "game/writer.h"

#include <string.h>

static uint32_t below_zero(uint32_t number) {
    return PRINTED_ZERO - number;
}

static bool makes(unsigned mistakes, unsigned any) {
    return (mistakes & any) != 0;
}

static uint32_t number_printed(unsigned mistakes, uint32_t number) {
    if (makes(mistakes, MISTAKE_HALF)) number = (number + 1) / 2;
    if (makes(mistakes, MISTAKE_BYTE | MISTAKE_SIGNED)) number &= UINT8_MAX;
    return makes(mistakes, MISTAKE_SIGNED | MISTAKE_SIGNED_INSIDE) && number > INT8_MAX
               ? below_zero(UINT8_MAX + 1 - number)
               : number;
}

struct value printed_value(unsigned mistakes, struct value found) {
    if (found.winner != WINNER_NONE) return value_of(found.winner, number_printed(mistakes, found.distance));
    if (makes(mistakes, MISTAKE_TIE_RED)) return value_of(WINNER_RED, below_zero(1));
    return makes(mistakes, MISTAKE_TIE_NUMBER) ? value_of(WINNER_NONE, below_zero(1)) : found;
}

static bool is_below_zero(struct value value) {
    return value.distance < PRINTED_ZERO && value.distance >= PRINTED_ZERO + PRINTED_MIN;
}

size_t printed_format(struct value value, char text[ANSWER_MAX]) {
    if (!is_below_zero(value)) return answer_format(value, text);
    struct writer out = writer_in(text, ANSWER_MAX);
    if (value.winner == WINNER_RED) writer_string(&out, "Red ");
    if (value.winner == WINNER_BLACK) writer_string(&out, "Black ");
    writer_char(&out, '-');
    writer_number(&out, PRINTED_ZERO - value.distance);
    return writer_end(&out);
}

/* Copies the line without its minus to `copy`, which has room for ANSWER_MAX bytes. */
static bool take_minus(const struct text_line *line, char *copy, struct text_line *without) {
    const char *minus = memchr(line->bytes, '-', line->length);
    if (!minus || line->length > ANSWER_MAX) return false;
    size_t before = (size_t)(minus - line->bytes);
    memcpy(copy, line->bytes, before);
    memcpy(copy + before, minus + 1, line->length - before - 1);
    *without = (struct text_line){copy, line->length - 1, line->number};
    return before == 0 || line->bytes[before - 1] == ' ' || line->bytes[before - 1] == '\t';
}

bool printed_parse(const struct text_line *line, struct value *value) {
    char copy[ANSWER_MAX];
    struct text_line without;
    struct value found;
    if (answer_parse(line, value)) return true;
    if (!take_minus(line, copy, &without)) return false;
    size_t at = text_line_skip_blanks(&without, 0);
    if (without.length - at == 1 && copy[at] == '1') {
        *value = value_of(WINNER_NONE, below_zero(1));
        return true;
    }
    if (line->bytes[0] == '-' || !answer_parse(&without, &found) || found.distance == 0 ||
        found.distance > -PRINTED_MIN)
        return false;
    *value = value_of(found.winner, below_zero(found.distance));
    return true;
}

static bool is_letter(char byte) {
    return (byte | 32) >= 'a' && (byte | 32) <= 'z';
}

static bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

/* The next run of letters or of digits from *at on, in lower case; returns 0 bytes at the end. */
static size_t next_word(const struct text_line *line, size_t *at, char word[ANSWER_MAX]) {
    size_t length = 0;
    while (*at < line->length && !is_letter(line->bytes[*at]) && !is_digit(line->bytes[*at])) ++*at;
    bool letters = *at < line->length && is_letter(line->bytes[*at]);
    for (; *at < line->length && length < ANSWER_MAX - 1; ++*at) {
        char byte = line->bytes[*at];
        if (letters ? !is_letter(byte) : !is_digit(byte)) break;
        word[length++] = letters ? (char)(byte | 32) : byte;
    }
    word[length] = '\0';
    return length;
}

/* -1 if the word names no winner. */
static int winner_of(const char *word) {
    static const struct {
        const char *word;
        enum winner winner;
    } words[] = {{"red", WINNER_RED},  {"r", WINNER_RED},     {"black", WINNER_BLACK}, {"b", WINNER_BLACK},
                 {"tie", WINNER_NONE}, {"draw", WINNER_NONE}, {"drawn", WINNER_NONE},  {"tied", WINNER_NONE}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(word, words[i].word) == 0) return (int)words[i].winner;
    }
    return -1;
}

bool printed_parse_spelled(const struct text_line *line, struct value *value) {
    char first[ANSWER_MAX];
    char second[ANSWER_MAX];
    char third[ANSWER_MAX];
    size_t at = 0;
    if (answer_parse(line, value)) return false;
    next_word(line, &at, first);
    size_t second_length = next_word(line, &at, second);
    bool reversed = is_digit(first[0]);
    int winner = winner_of(reversed ? second : first);
    const char *digits = reversed ? first : second;
    struct text_line number_line = {digits, strlen(digits), line->number};
    uint64_t number = 0;
    size_t end = 0;
    if (winner < 0 || next_word(line, &at, third) > 0) return false;
    bool has_number = text_line_number(&number_line, &end, &number) && end == number_line.length;
    if (winner != WINNER_NONE ? !has_number : second_length > 0 && number != 0) return false;
    if (number > UINT16_MAX) return false;
    *value = value_of((enum winner)winner, (uint32_t)number);
    return true;
}
