/* Another program's answers beside the right ones: line k must be the answer of board k. Blank lines at the
   end, white space around a line and carriage returns do not count. */
#ifndef RUBICON_CONTEST_COMPARE_H
#define RUBICON_CONTEST_COMPARE_H

#include "contest/answer.h"

/* The ways in which a line is not the answer, in the order of their numbers, from 1: constant, name, a
   sentence. */
#define DIFFERENCE_LIST(KIND)                                                                                \
    KIND(WINNER, winner, "the other side wins")                                                              \
    KIND(COUNT, count, "the number of moves is wrong")                                                       \
    KIND(TIE, tie, "a tie where there is none")                                                              \
    KIND(WIN, win, "a win instead of a tie")                                                                 \
    KIND(MALFORMED, malformed, "none of `Red 75`, `Black 2`, `Tie`")                                         \
    KIND(MISSING, missing, "the line is missing") /* the lines end before this board */                      \
    KIND(EXTRA, extra, "one line too many")       /* the boards end before this line */

#define DIFFERENCE_AS_KIND(KIND, name, sentence) DIFFERENCE_##KIND,
enum difference { DIFFERENCE_NONE, DIFFERENCE_LIST(DIFFERENCE_AS_KIND) DIFFERENCE_KINDS };

/* The kind's name in lower case, such as "count"; a constant string. */
const char *compare_difference_name(enum difference kind);

/* Lines, told apart from the blank ones at the end. `next` gives the next line, as text_line_next does. */
struct compare_lines {
    bool (*next)(void *source, struct text_line *line);
    void *source;
    struct text_line line; /* begin with 0 */
    uint32_t blanks;       /* to be handed out before the line in hand */
    bool in_hand;
};

/* The next line; false when only blank ones are left. A blank line before others has the length 0. */
bool compare_next(struct compare_lines *lines, struct text_line *line);

/* A text whose lines `next` gives: compare_text_next with a struct compare_text as its source. */
struct compare_text {
    const char *bytes;
    size_t length;
    size_t offset; /* begin with 0 */
};
bool compare_text_next(void *source, struct text_line *line);

/* What came of a comparison, line by line. Begin with zeroes. */
struct compare_result {
    uint64_t boards;
    uint64_t unjudged; /* boards without a right answer */
    uint64_t counts[DIFFERENCE_KINDS];
    uint64_t first; /* board of the first difference, or line where there is no such board; 0: none so far */
    /* The line before and its board's answer, and whether each is known. */
    struct value found;
    struct value expected;
    bool has_found;
    bool has_expected;
    /* Whether since the first difference every line was the answer of the next board, or of the board
       before. */
    bool is_early;
    bool is_late;
};

/* Compares the line of the next board, NULL where there is none, with the board's value, NULL where nobody
   knows it: then every line is accepted. */
enum difference compare_board(struct compare_result *comparison, const struct text_line *line,
                              const struct value *expected);

/* Counts a line after those of all boards. */
void compare_extra(struct compare_result *comparison, const struct text_line *line);

/* Once all is compared: what single mistake would explain all of several differences. */
enum shift {
    SHIFT_NONE,
    SHIFT_LEFT_OUT, /* line `first` is missing, and all others are right */
    SHIFT_PUT_IN    /* line `first` is one too many, and all others are right */
};
enum shift compare_shift(const struct compare_result *comparison);

/* How many lines differ, missing and extra ones included. */
uint64_t compare_differences(const struct compare_result *comparison);

#endif
