/* Which mistakes explain a program's answers: given a contest text and what the program has printed for it,
   the sets of mistakes (see mistaken.h) that reproduce its lines. Lines belong to boards as in compare.h, and
   boards after broken ones are read as in recovery.h. Single mistakes are tried first, then pairs where no
   single one reproduces all. What the lines alone tell is told beside that. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_H
#define RUBICON_MISTAKES_DIAGNOSIS_H

#include "contest/contest.h"
#include "mistakes/mistaken.h"

/* What became of a board and its answer. Those from VERDICT_MALFORMED on are left out. */
enum verdict {
    VERDICT_WAITING,    /* the board is not solved yet */
    VERDICT_RIGHT,      /* the answer is right */
    VERDICT_WRONG,      /* it differs */
    VERDICT_MALFORMED,  /* the line is no answer */
    VERDICT_MISSING,    /* the output ends before this board's line */
    VERDICT_UNPLAYABLE, /* the board does not have one pawn and two generals */
    VERDICT_TOO_LARGE,  /* it would take more memory than allowed */
    VERDICT_BROKEN,     /* the board cannot be read; its line is whatever it is */
    VERDICTS            /* how many there are */
};

/* One board of the text and its answer. */
struct diagnosis_judged {
    const char *cells; /* as in struct board; the diagnosis's own */
    uint8_t rows;      /* 0, as columns, where the board is broken */
    uint8_t columns;
    uint8_t verdict;      /* enum verdict */
    uint32_t board_line;  /* of the board's first row in the contest text, or where it is broken */
    uint32_t answer_line; /* in the output, 0 where missing */
    bool is_spelled;      /* malformed, but it means an answer, which is given: see printed.h */
    struct position position;
    struct value right;
    struct value given;     /* may have a number below 0: see printed.h */
    unsigned fits;          /* single mistakes that print what is given */
    struct failure failure; /* why the board is unplayable or broken, and where */
};

/* A set of mistakes on trial. A line is explained, or kept, where the mistaken program prints what was
   given. */
struct diagnosis_suspect {
    unsigned mistakes;
    uint32_t explained;    /* lines that differ from the right ones and are explained */
    uint32_t unexplained;  /* lines that differ and are not */
    uint32_t kept;         /* right lines that stay right */
    uint32_t contradicted; /* right lines that the mistake would have made wrong */
    bool dropped;          /* before it had seen all lines, because too many speak against it */
};

/* Whether no line that it has seen speaks against it; once the diagnosis is done, it explains them all. */
static inline bool diagnosis_reproduces(const struct diagnosis_suspect *suspect) {
    return !suspect->dropped && suspect->unexplained + suspect->contradicted == 0;
}

/* Whether it is worth naming where none reproduces all: more lines speak for it than against it. */
static inline bool diagnosis_is_near(const struct diagnosis_suspect *suspect) {
    return !suspect->dropped && suspect->explained > suspect->unexplained + suspect->contradicted;
}

enum { SUSPECTS_MAX = MISTAKES + MISTAKES * (MISTAKES - 1) / 2 };

enum diagnosis_phase { DIAGNOSIS_JUDGING, DIAGNOSIS_SINGLES, DIAGNOSIS_PAIRS, DIAGNOSIS_DONE };

/* How far it is, and what was found. Until the phase is DIAGNOSIS_DONE suspects are in no order; then those
   that reproduce every line come first, then the others by how many lines speak against them, and by how many
   they explain; dropped ones last. A pair is dropped by the first line that speaks against it. */
struct diagnosis_report {
    enum diagnosis_phase phase;
    uint32_t done; /* lines of this phase */
    uint32_t total;
    uint32_t boards;
    uint32_t verdicts[VERDICTS]; /* boards, by enum verdict */
    uint32_t extra;              /* lines after the last board's */
    uint32_t extra_line;         /* the first of them */
    bool broken;                 /* something in the contest text belongs to no board, or is missing: */
    struct failure failure;      /* where it is first, and what */
    uint32_t smallest;           /* of the boards that differ the one with the fewest free cells, from 0 */
    uint32_t spelled;            /* malformed lines that would be right, were they spelled as asked for */
    uint32_t same;     /* boards at the end with one answer for all that is mostly wrong; 0: too few */
    uint32_t twins[2]; /* two equal boards with different answers: state is kept; both 0 without any */
    int suspects;
    struct diagnosis_suspect suspect[SUSPECTS_MAX];
};

struct diagnosis;

/* Reads both texts; neither needs to stay. Boards that would take more than memory_limit bytes are left out.
   FAILURE_OUT_OF_MEMORY. The caller ends *diagnosis with diagnosis_close. */
bool diagnosis_open(const char *input, size_t input_length, const char *output, size_t output_length,
                    uint64_t memory_limit, struct diagnosis **diagnosis, struct failure *failure);

/* Leaves of the boards only every shares-th one, from number `share` on: for a thread that does its part of the
   work. Right after diagnosis_open. The diagnosis is done after the single mistakes then, until diagnosis_pair
   has it try the pairs, too, when those of no part reproduce all; where they have been tried it does nothing. */
void diagnosis_share(struct diagnosis *diagnosis, uint32_t share, uint32_t shares);
void diagnosis_pair(struct diagnosis *diagnosis);

/* Goes on by about so many positions. After a failure it can only be closed. */
bool diagnosis_step(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure);

const struct diagnosis_report *diagnosis_report_of(const struct diagnosis *diagnosis);

/* A board by its number from 0, below report.boards. */
const struct diagnosis_judged *diagnosis_judged_at(const struct diagnosis *diagnosis, uint32_t number);

/* The cells of a board, its pieces among them. */
struct board diagnosis_board(const struct diagnosis_judged *judged);

void diagnosis_close(struct diagnosis *diagnosis);

#endif
