#include "contest/contest.h"

#include "game/writer.h"

#include <string.h>

void contest_begin(struct contest_reader *reader) {
    memset(reader, 0, sizeof *reader);
}

/* Parses exactly two numbers. On failure *at is the offset of whatever else was found. */
static bool read_pair(const struct text_line *line, size_t *at, uint64_t *first, uint64_t *second) {
    *at = text_line_skip_blanks(line, 0);
    if (!text_line_number(line, at, first)) return false;
    size_t gap = *at;
    *at = text_line_skip_blanks(line, gap);
    if (*at == gap || !text_line_number(line, at, second)) return false;
    return *at == line->length;
}

bool contest_is_size_line(const struct text_line *line) {
    size_t at;
    uint64_t rows;
    uint64_t columns;
    return read_pair(line, &at, &rows, &columns);
}

static bool read_header(struct contest_reader *reader, const struct text_line *line,
                        struct failure *failure) {
    size_t at;
    if (!read_pair(line, &at, &reader->id, &reader->promised))
        return failure_set_at(failure, FAILURE_HEADER_EXPECTED, line->number, (uint32_t)at + 1, 0, 0);
    reader->has_header = true;
    return true;
}

static bool read_size(struct contest_reader *reader, const struct text_line *line, struct failure *failure) {
    size_t at;
    uint64_t rows;
    uint64_t columns;
    if (!read_pair(line, &at, &rows, &columns))
        return failure_set_at(failure, FAILURE_SIZE_EXPECTED, line->number, (uint32_t)at + 1,
                              reader->read + 1, 0);
    if (rows < 1 || rows > BOARD_SIDE_MAX)
        return failure_set_at(failure, FAILURE_ROWS_OUT_OF_RANGE, line->number, 1, 0, rows);
    if (columns < 1 || columns > BOARD_SIDE_MAX) {
        size_t column = text_line_skip_blanks(line, 0);
        text_line_number(line, &column, &rows);
        column = text_line_skip_blanks(line, column);
        return failure_set_at(failure, FAILURE_COLUMNS_OUT_OF_RANGE, line->number, (uint32_t)column + 1, 0,
                              columns);
    }
    reader->board.rows = (int)rows;
    reader->board.columns = (int)columns;
    reader->rows_read = 0;
    reader->in_board = true;
    return true;
}

static bool read_row(struct contest_reader *reader, const struct text_line *line, struct failure *failure) {
    struct board *board = &reader->board;
    char *cells = board->cells + reader->rows_read * board->columns;
    if (!board_parse_row(line->bytes, line->length, board->columns, cells, line->number, failure))
        return false;
    reader->row_line[reader->rows_read++] = line->number;
    return true;
}

static enum contest_event take(bool read) {
    return read ? CONTEST_MORE : CONTEST_FAILED;
}

enum contest_event contest_line(struct contest_reader *reader, const struct text_line *line,
                                struct failure *failure) {
    reader->line = line->number;
    if (line->length == 0) return CONTEST_MORE;
    if (!reader->has_header) return take(read_header(reader, line, failure));
    if (!reader->in_board && reader->read == reader->promised)
        return take(failure_set_at(failure, FAILURE_TEXT_AFTER_END, line->number, 1, reader->promised, 0));
    if (!reader->in_board) return take(read_size(reader, line, failure));
    if (!read_row(reader, line, failure)) return CONTEST_FAILED;
    if (reader->rows_read < reader->board.rows) return CONTEST_MORE;
    reader->in_board = false;
    reader->read++;
    return CONTEST_BOARD;
}

bool contest_end(const struct contest_reader *reader, struct failure *failure) {
    uint32_t line = reader->line + 1;
    if (!reader->has_header) return failure_set_at(failure, FAILURE_EMPTY_TEXT, line, 1, 0, 0);
    if (reader->in_board)
        return failure_set_at(failure, FAILURE_ROWS_MISSING, line, 1, (uint64_t)reader->board.rows,
                              (uint64_t)reader->rows_read);
    if (reader->read < reader->promised)
        return failure_set_at(failure, FAILURE_BOARDS_MISSING, line, 1, reader->promised, reader->read);
    return true;
}

bool contest_position(const struct contest_reader *reader, struct position *position,
                      struct failure *failure) {
    if (position_of_board(&reader->board, SIDE_RED, position, failure)) return true;
    if (failure->line == 0) failure->column = 1;
    failure->line = reader->row_line[failure->line > 0 ? failure->line - 1 : 0];
    return false;
}

static size_t write_pair(uint64_t first, uint64_t second, char *text) {
    struct writer out = writer_in(text, CONTEST_HEADER_MAX);
    writer_number(&out, first);
    writer_char(&out, ' ');
    writer_number(&out, second);
    writer_char(&out, '\n');
    return out.length;
}

size_t contest_format_header(uint64_t id, uint64_t boards, char *text) {
    return write_pair(id, boards, text);
}

size_t contest_format_board(const struct board *board, char *text) {
    size_t at = write_pair((uint64_t)board->rows, (uint64_t)board->columns, text);
    return at + board_format(board, text + at);
}
