/* Compares another program's answers with the right ones: line k must be the answer to board k. Trailing
   blank lines, white space around a line and carriage returns are ignored. */
#ifndef RUBICON_CONTEST_COMPARE_H
#define RUBICON_CONTEST_COMPARE_H

#include "contest/answer.h"

/* The kinds of differences, numbered from 1 in this order: constant, name, sentence. */
#define DIFFERENCE_LIST(KIND)                                                                                \
    KIND(WINNER, winner, "the other side wins")                                                              \
    KIND(COUNT, count, "the number of moves is wrong")                                                       \
    KIND(TIE, tie, "a tie where there is none")                                                              \
    KIND(WIN, win, "a win instead of a tie")                                                                 \
    KIND(MALFORMED, malformed, "none of `Red 75`, `Black 2`, `Tie`")                                         \
    KIND(MISSING, missing, "the line is missing") /* no line for this board */                               \
    KIND(EXTRA, extra, "one line too many")       /* no board for this line */

#define DIFFERENCE_AS_KIND(KIND, name, sentence) DIFFERENCE_##KIND,
enum difference { DIFFERENCE_NONE, DIFFERENCE_LIST(DIFFERENCE_AS_KIND) DIFFERENCE_KINDS };

/* The kind's name in lower case, such as "count"; a constant string. */
const char *compare_difference_name(enum difference kind);

/* A line that differs. */
struct compare_differing {
    enum difference kind;
    uint64_t board;               /* 0: no board for this line */
    const struct value *expected; /* NULL: unknown */
    uint32_t line;                /* its number; 0: missing */
    const char *found;            /* the line, fit to be shown */
};

/* A reader of lines that drops trailing blank ones. `next` gives the next line, as text_line_next does. */
struct compare_lines {
    bool (*next)(void *source, struct text_line *line);
    void *source;
    struct text_line line; /* begin with 0 */
    uint32_t blanks;       /* blank lines to return before `line` */
    bool has_line;
};

/* The next line; false if only blank ones are left. A blank line before others has length 0. */
bool compare_next(struct compare_lines *lines, struct text_line *line);

/* A text as a source of lines: compare_text_next is the `next` for it. */
struct compare_text {
    const char *bytes;
    size_t length;
    size_t offset; /* begin with 0 */
};
bool compare_text_next(void *source, struct text_line *line);

/* The result of a comparison. Initialize with zeros. */
struct compare_result {
    uint64_t boards;
    uint64_t unjudged; /* boards without a right answer */
    uint64_t counts[DIFFERENCE_KINDS];
    uint64_t first; /* board of the first difference, or line if there is no such board; 0 if none so far */
    /* The previous line and the previous board's answer, and whether each is known. */
    struct value found;
    struct value expected;
    bool has_found;
    bool has_expected;
    /* Whether every line since the first difference was the answer of the next board, or of the previous
       one. */
    bool is_early;
    bool is_late;
};

/* Compares the next board's line (NULL if missing) with its value (NULL if unknown: any line is accepted). */
enum difference compare_board(struct compare_result *comparison, const struct text_line *line,
                              const struct value *expected);

/* Counts a line after those of all boards. */
void compare_extra(struct compare_result *comparison, const struct text_line *line);

/* After the comparison: the one missing or extra line that would explain all of several differences. */
enum shift {
    SHIFT_NONE,
    SHIFT_LEFT_OUT, /* line `first` is missing, all others are right */
    SHIFT_PUT_IN    /* line `first` is extra, all others are right */
};
enum shift compare_shift(const struct compare_result *comparison);

/* Number of differing lines, including missing and extra ones. */
uint64_t compare_differences(const struct compare_result *comparison);

#endif
