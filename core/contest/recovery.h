/* Reads a contest text beyond its errors. contest.h stops at the first error; this reports which board is
   broken and continues at the next size line, a line of two numbers, which no row of cells looks like. The
   rules need one pass over the lines:

   - A bad row, or a size line among the rows, breaks the current board. All text up to the next size
     line belongs to the broken board.
   - Other text where a size line should be, up to the next one, or a size line that is out of range with
     its rows, is a broken board when a line of it begins with a digit, or when its rows hold a pawn and two
     generals and the previous board had its own. Otherwise it belongs to no board, as do surplus rows and
     remarks: the board expected there is the one that comes next.
   - A text without its first line is not read, nor is anything after the last board promised.

   So a board keeps its number unless two errors meet. */
#ifndef RUBICON_CONTEST_RECOVERY_H
#define RUBICON_CONTEST_RECOVERY_H

#include "contest/contest.h"

enum recovery_event {
    RECOVERY_MORE,   /* nothing to report yet; from recovery_end: nothing left to report */
    RECOVERY_BOARD,  /* a board with its pieces */
    RECOVERY_BROKEN, /* a board that cannot be solved; failure says why and where */
    RECOVERY_STRAY,  /* text that belongs to no board, before the next board */
    RECOVERY_STOPPED /* the rest of the text is not read */
};

struct recovery {
    struct contest_reader reader; /* reader.board is the board after RECOVERY_BOARD, and if is_drawn */
    struct position position;     /* after RECOVERY_BOARD, its pieces */
    uint64_t number;              /* of the last event's board, from 1 */
    bool is_drawn;                /* after RECOVERY_BROKEN: only its pieces are wrong */
    enum { TROUBLE_NONE, TROUBLE_BROKEN, TROUBLE_STRAY, TROUBLE_STOP, TROUBLE_OVER } trouble;
    struct failure failure; /* the current error, with the place where it began */
    bool has_digits;        /* a line of the stray text begins with a digit */
    bool has_pieces;        /* the previous board has its pieces */
    bool has_pawn;          /* pieces in the rows of the stray text */
    uint32_t generals;
};

/* Initializes *recovery for a new text. It owns no memory. */
void recovery_begin(struct recovery *recovery);

/* Takes the text's next line. An error is reported once its text has been passed. */
enum recovery_event recovery_line(struct recovery *recovery, const struct text_line *line,
                                  struct failure *failure);

/* Call after the last line, repeatedly until it returns RECOVERY_MORE. */
enum recovery_event recovery_end(struct recovery *recovery, struct failure *failure);

#endif
