/* The contest's text format (statement, section on input): a first line `id T`, then T boards, each a line
   `rows columns` followed by its rows. It is read line by line, in constant memory for any number of
   boards. Blank lines and trailing white space are skipped. */
#ifndef RUBICON_CONTEST_CONTEST_H
#define RUBICON_CONTEST_CONTEST_H

#include "game/board.h"
#include "game/position.h"
#include "game/text_line.h"

enum contest_event { CONTEST_MORE, CONTEST_BOARD, CONTEST_FAILED };

struct contest_reader {
    struct board board;                /* complete after CONTEST_BOARD */
    uint64_t id;                       /* the first number of the header */
    uint64_t promised;                 /* T */
    uint64_t read;                     /* boards completed */
    uint32_t line;                     /* number of the last line taken */
    int rows_read;                     /* rows of the current board */
    uint32_t row_line[BOARD_SIDE_MAX]; /* and their line numbers */
    bool has_header;
    bool in_board;
};

/* Initializes *reader for a new text. It owns no memory. */
void contest_begin(struct contest_reader *reader);

/* Takes the text's next line. CONTEST_BOARD: reader->board is complete and valid until the next call.
   CONTEST_FAILED: *failure has the code and the place in the text; reading cannot continue. */
enum contest_event contest_line(struct contest_reader *reader, const struct text_line *line,
                                struct failure *failure);

/* Whether a line could be a size line: two numbers and nothing else. A row of cells never is. */
bool contest_is_size_line(const struct text_line *line);

/* Call after the last line: fails if the text is incomplete. */
bool contest_end(const struct contest_reader *reader, struct failure *failure);

/* As position_of_board for the board just read, with the failure's place in the text. */
bool contest_position(const struct contest_reader *reader, struct position *position,
                      struct failure *failure);

enum { CONTEST_HEADER_MAX = 48, CONTEST_BOARD_TEXT_MAX = BOARD_TEXT_MAX + 8 };

/* Write a header line, and a board with its size line, each line closed by a line feed, without a closing
   zero, into a buffer of at least the size above. Return the number of bytes. contest_line parses what
   they write. */
size_t contest_format_header(uint64_t id, uint64_t boards, char *text);
size_t contest_format_board(const struct board *board, char *text);

#endif
