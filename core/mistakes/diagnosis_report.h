/* What a diagnosis reports: the boards with their answers, and the sets of mistakes that are suspected. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_REPORT_H
#define RUBICON_MISTAKES_DIAGNOSIS_REPORT_H

#include "contest/contest.h"
#include "mistakes/mistake.h"

/* The result for a board and its answer. Verdicts from VERDICT_MALFORMED on are left out of the
   comparison. */
enum verdict {
    VERDICT_WAITING,    /* the board is not solved yet */
    VERDICT_RIGHT,      /* the answer is right */
    VERDICT_WRONG,      /* the answer is wrong */
    VERDICT_MALFORMED,  /* the line is no answer */
    VERDICT_MISSING,    /* the output ends before this board's line */
    VERDICT_UNPLAYABLE, /* the board does not have one pawn and two generals */
    VERDICT_TOO_LARGE,  /* it would take more memory than allowed */
    VERDICT_BROKEN,     /* the board cannot be read; its line is not judged */
    VERDICTS            /* number of verdicts */
};

/* One board of the text and its answer. */
struct diagnosis_judged {
    const char *cells; /* as in struct board; owned by the diagnosis */
    uint8_t rows;      /* like columns 0 if the board is broken */
    uint8_t columns;
    uint8_t verdict;      /* enum verdict */
    uint32_t board_line;  /* line of the board's first row in the contest text, or of the error in it */
    uint32_t answer_line; /* line in the output, 0 if missing */
    bool is_spelled;      /* malformed, but its meaning is clear and in `given` (see printed.h) */
    struct position position;
    struct value right;
    struct value given;     /* may have a number below 0 (see printed.h) */
    unsigned fits;          /* single mistakes that print `given` */
    struct failure failure; /* why the board is unplayable or broken, and where */
};

/* A set of mistakes being tried. A line is explained (if wrong) or kept (if right) if the mistaken program
   prints the given answer. */
struct diagnosis_suspect {
    unsigned mistakes;
    uint32_t explained;    /* wrong lines that it prints */
    uint32_t unexplained;  /* wrong lines that it does not print */
    uint32_t kept;         /* right lines that it prints */
    uint32_t contradicted; /* right lines that it does not print */
    bool dropped;          /* given up before the last line, because too many lines speak against it */
};

/* Whether no line so far speaks against it; in a finished diagnosis it explains all lines. */
static inline bool diagnosis_reproduces(const struct diagnosis_suspect *suspect) {
    return !suspect->dropped && suspect->unexplained + suspect->contradicted == 0;
}

/* Whether it is worth naming if no suspect reproduces all lines: more lines speak for it than against it. */
static inline bool diagnosis_is_near(const struct diagnosis_suspect *suspect) {
    return !suspect->dropped && suspect->explained > suspect->unexplained + suspect->contradicted;
}

enum { SUSPECTS_MAX = MISTAKES + MISTAKES * (MISTAKES - 1) / 2 };

enum diagnosis_phase { DIAGNOSIS_JUDGING, DIAGNOSIS_SINGLES, DIAGNOSIS_PAIRS, DIAGNOSIS_DONE };

/* Progress and result. Until the phase is DIAGNOSIS_DONE the suspects are in no order; then those that
   reproduce every line come first, then the others by the number of lines against them and the number that
   they explain, and dropped ones last. A pair is dropped at the first line against it. */
struct diagnosis_report {
    enum diagnosis_phase phase;
    uint32_t done; /* lines done in this phase */
    uint32_t total;
    uint32_t boards;
    uint32_t verdicts[VERDICTS]; /* boards, by enum verdict */
    uint32_t extra;              /* lines after the last board's */
    uint32_t extra_line;         /* the first of these lines */
    bool broken;                 /* part of the contest text belongs to no board, or is missing */
    struct failure failure;      /* the first such error and its place */
    uint32_t smallest;           /* number (from 0) of the differing board with the fewest free cells */
    uint32_t spelled;            /* malformed lines that would be right with the required spelling */
    uint32_t same;    /* trailing boards with one and the same answer where several are right; 0 if too few */
    bool is_constant; /* so have all: no evidence for a mistake, because the program may read no board */
    uint32_t twins[2]; /* two equal boards with different answers, so state is kept; both 0 if none */
    int suspects;
    struct diagnosis_suspect suspect[SUSPECTS_MAX];
};

#endif
