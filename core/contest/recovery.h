/* Reading on after what is broken in a contest text. contest.h stops at the first bad place; this reports
   which board is broken there and goes on at the next size line, which is a line of two numbers: no row of
   cells looks like one. The rule needs one look at each line:

   - A bad row, or a size line among the rows, breaks the board in hand. Whatever follows up to the next size
     line belongs to the broken board.
   - Where a size line should stand, other text up to the next one, or a size line that is out of range with
     its rows, is a broken board when a line of it begins with a digit, or when its rows hold a pawn and two
     generals and the board before had its own. Otherwise it belongs to no board, as do surplus rows and
     remarks: the board expected there is the one that comes next.
   - A text without its first line is not read, and neither is anything after the last board promised.

   So a board keeps its number wherever one thing at a time is broken. */
#ifndef RUBICON_CONTEST_RECOVERY_H
#define RUBICON_CONTEST_RECOVERY_H

#include "contest/contest.h"

enum recovery_event {
    RECOVERY_MORE,   /* nothing to report yet; of recovery_end: nothing is left to report */
    RECOVERY_BOARD,  /* a board with its pieces */
    RECOVERY_BROKEN, /* a board that cannot be solved; failure says why and where */
    RECOVERY_STRAY,  /* text that belongs to no board, before the board that comes next */
    RECOVERY_STOPPED /* the rest of the text is not read */
};

struct recovery {
    struct contest_reader reader; /* reader.board is the board after RECOVERY_BOARD and where is_drawn */
    struct position position;     /* after RECOVERY_BOARD, its pieces */
    uint64_t number;              /* of the board of the last event, from 1 */
    bool is_drawn;                /* after RECOVERY_BROKEN: only its pieces are wrong */
    enum { TROUBLE_NONE, TROUBLE_BROKEN, TROUBLE_STRAY, TROUBLE_STOP, TROUBLE_OVER } trouble;
    struct failure failure; /* of the trouble, where it began */
    bool has_digits;        /* a line of the stray text begins with a digit */
    bool has_pieces;        /* the board before has its pieces */
    bool has_pawn;          /* in the rows of the stray text; */
    uint32_t generals;      /* and how many generals */
};

/* Readies *recovery for a new text. It owns no memory. */
void recovery_begin(struct recovery *recovery);

/* Takes the text's next line. What is broken is reported once it has been passed. */
enum recovery_event recovery_line(struct recovery *recovery, const struct text_line *line,
                                  struct failure *failure);

/* To be called after the last line, again and again until it returns RECOVERY_MORE. */
enum recovery_event recovery_end(struct recovery *recovery, struct failure *failure);

#endif
