#include "package/validate.h"

#include "contest/answer.h"

#include <string.h>

/* Where the reading is. */
struct reader {
    const char *bytes;
    size_t length;
    size_t at;
    size_t line_at; /* offset of the current line */
    uint32_t line;
    uint32_t board; /* the current one, from 1 */
    struct flaw *flaw;
};

static bool flawed_at(struct reader *reader, enum flaw_code code, uint32_t line, size_t column,
                      uint64_t expected, uint64_t found) {
    *reader->flaw = (struct flaw){.code = code,
                                  .line = line,
                                  .column = (uint32_t)column,
                                  .board = reader->board,
                                  .expected = expected,
                                  .found = found};
    return false;
}

static bool flawed(struct reader *reader, enum flaw_code code, uint64_t expected, uint64_t found) {
    return flawed_at(reader, code, reader->line, reader->at - reader->line_at + 1, expected, found);
}

static bool is_at(const struct reader *reader, char byte) {
    return reader->at < reader->length && reader->bytes[reader->at] == byte;
}

static uint8_t byte_at(const struct reader *reader) {
    return (uint8_t)reader->bytes[reader->at];
}

static bool has_digit(const struct reader *reader) {
    return reader->at < reader->length && byte_at(reader) >= '0' && byte_at(reader) <= '9';
}

static void next_line(struct reader *reader) {
    reader->line_at = ++reader->at;
    reader->line++;
}

/* A number without leading zeros. */
static bool read_number(struct reader *reader, enum flaw_code code, uint64_t *number) {
    enum { DIGITS_MAX = 9 };
    size_t first = reader->at;
    *number = 0;
    while (has_digit(reader) && reader->at - first < DIGITS_MAX)
        *number = *number * 10 + (uint64_t)(reader->bytes[reader->at++] - '0');
    bool is_padded = reader->at - first > 1 && reader->bytes[first] == '0';
    if (is_padded) reader->at = first;
    return (reader->at > first && !has_digit(reader)) || flawed(reader, code, 0, 0);
}

static bool read_line_end(struct reader *reader) {
    if (reader->at == reader->length) return flawed(reader, FLAW_NO_LINE_FEED, 0, 0);
    if (!is_at(reader, '\n')) return flawed(reader, FLAW_LINE_END, 0, byte_at(reader));
    next_line(reader);
    return true;
}

/* Two numbers on a line, and the column of the second. */
static bool read_pair(struct reader *reader, enum flaw_code code, uint64_t *first, uint64_t *second,
                      uint32_t *column) {
    if (!read_number(reader, code, first)) return false;
    if (!is_at(reader, ' ')) return flawed(reader, code, 0, 0);
    reader->at++;
    *column = (uint32_t)(reader->at - reader->line_at + 1);
    return read_number(reader, code, second) && read_line_end(reader);
}

static bool read_header(struct reader *reader, int id, struct validated *validated) {
    uint64_t found;
    uint64_t boards;
    uint32_t column;
    if (!read_pair(reader, FLAW_HEADER, &found, &boards, &column)) return false;
    if (found > STATEMENT_TESTS) return flawed_at(reader, FLAW_ID_RANGE, 1, 1, 0, found);
    if (id != VALIDATE_ANY_ID && found != (uint64_t)id)
        return flawed_at(reader, FLAW_ID, 1, 1, (uint64_t)id, found);
    if (boards < 1 || boards > STATEMENT_BOARDS_MAX)
        return flawed_at(reader, FLAW_BOARDS_RANGE, 1, column, 0, boards);
    validated->id = (uint32_t)found;
    validated->boards = (uint32_t)boards;
    return true;
}

static bool read_row(struct reader *reader, const struct board *board, char *cells) {
    for (int column = 0; column < board->columns; column++, reader->at++) {
        if (reader->at == reader->length) return flawed(reader, FLAW_NO_LINE_FEED, 0, 0);
        if (is_at(reader, '\n'))
            return flawed(reader, FLAW_ROW_SHORT, (uint64_t)board->columns, (uint64_t)column);
        cells[column] = reader->bytes[reader->at];
        if (cells[column] == '\0' || !strchr(".#XO", cells[column]))
            return flawed(reader, FLAW_CELL, 0, byte_at(reader));
    }
    return read_line_end(reader);
}

static bool read_board(struct reader *reader, uint32_t boards, struct board *board) {
    uint64_t rows;
    uint64_t columns;
    uint32_t column;
    uint32_t line = reader->line;
    if (reader->at == reader->length) return flawed(reader, FLAW_EARLY_END, boards, reader->board);
    if (!read_pair(reader, FLAW_SIZE, &rows, &columns, &column)) return false;
    if (rows < STATEMENT_ROWS_MIN || rows > STATEMENT_ROWS_MAX)
        return flawed_at(reader, FLAW_ROWS_RANGE, line, 1, 0, rows);
    if (columns < 1 || columns > STATEMENT_COLUMNS_MAX)
        return flawed_at(reader, FLAW_COLUMNS_RANGE, line, column, 0, columns);
    board->rows = (int)rows;
    board->columns = (int)columns;
    for (int row = 0; row < board->rows; row++) {
        if (reader->at == reader->length) return flawed(reader, FLAW_EARLY_END, boards, reader->board);
        if (!read_row(reader, board, board->cells + row * board->columns)) return false;
    }
    return true;
}

/* Reports a flaw of the board just read: at a cell, or at its size if the cell is -1. */
static bool flawed_board(struct reader *reader, const struct board *board, enum flaw_code code, int cell,
                         uint64_t found) {
    uint32_t size_line = reader->line - (uint32_t)board->rows - 1;
    if (cell < 0) return flawed_at(reader, code, size_line, 1, 0, found);
    return flawed_at(reader, code, size_line + 1 + (uint32_t)(cell / board->columns),
                     (size_t)(cell % board->columns + 1), 0, found);
}

/* Reports the first surplus piece, or the size if pieces are missing. */
static bool check_pieces(struct reader *reader, const struct board *board, char piece, uint64_t wanted,
                         enum flaw_code code) {
    uint64_t found = 0;
    int last = -1;
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board->cells[cell] != piece) continue;
        if (++found == wanted + 1) last = cell;
    }
    return found == wanted || flawed_board(reader, board, code, last, found);
}

static bool check_board(struct reader *reader, const struct board *board, struct position *position) {
    struct failure failure;
    if (!check_pieces(reader, board, CELL_PAWN, 1, FLAW_PAWNS)) return false;
    if (!check_pieces(reader, board, CELL_GENERAL, 2, FLAW_GENERALS)) return false;
    position_of_board(board, SIDE_RED, position, &failure);
    return position->pawn >= board->columns ||
           flawed_board(reader, board, FLAW_PAWN_ON_ROW_1, position->pawn, 0);
}

/* Promises: keeps_NAME for each kind. */

static bool keeps_any(struct reader *reader, const struct board *board, const struct position *position,
                      struct value right) {
    (void)reader, (void)board, (void)position, (void)right;
    return true;
}

static bool flawed_value(struct reader *reader, const struct board *board, enum flaw_code code,
                         struct value right) {
    flawed_board(reader, board, code, -1, 0);
    reader->flaw->right = right;
    return false;
}

static bool keeps_still(struct reader *reader, const struct board *board, const struct position *position,
                        struct value right) {
    struct move moves[MOVES_MAX];
    return right.winner == WINNER_NONE || position_steps(board, position, moves) == 0 ||
           flawed_value(reader, board, FLAW_NOT_STILL, right);
}

static bool keeps_walled(struct reader *reader, const struct board *board, const struct position *position,
                         struct value right) {
    (void)right;
    int above = (board->rows - 2) * board->columns; /* cells above the wall */
    if (board->rows < STATEMENT_WALLED_ROWS_MIN)
        return flawed_board(reader, board, FLAW_WALL_ROWS, -1, (uint64_t)board->rows);
    for (int cell = 0; cell < board_size(board); cell++) {
        bool is_wall = cell >= above && cell < above + board->columns;
        if (is_wall != board_is_obstacle(board, cell))
            return flawed_board(reader, board, is_wall ? FLAW_WALL_GAP : FLAW_WALL_OTHER, cell, 0);
    }
    if (position->pawn >= above) return flawed_board(reader, board, FLAW_WALL_PAWN, position->pawn, 0);
    if (position->general[0] >= above ||
        position->general[1] < above) /* the first general is the upper one */
        return flawed_board(reader, board, FLAW_WALL_GENERALS, position->general[0], 0);
    return true;
}

static bool keeps_column(struct reader *reader, const struct board *board, const struct position *position,
                         struct value right) {
    (void)position, (void)right;
    return board->columns == 1 ||
           flawed_board(reader, board, FLAW_NOT_A_COLUMN, -1, (uint64_t)board->columns);
}

static bool keeps_short(struct reader *reader, const struct board *board, const struct position *position,
                        struct value right) {
    (void)position;
    return right.winner == WINNER_NONE || right.distance <= GENERATE_SHORT_MOVES ||
           flawed_value(reader, board, FLAW_NOT_SHORT, right);
}

static bool check_promise(struct reader *reader, enum generate_kind kind, const struct board *board,
                          const struct position *position, struct value right) {
#define KEEPS(KIND, name, promise) keeps_##name,
    static bool (*const keeps[])(struct reader *, const struct board *, const struct position *,
                                 struct value) = {GENERATE_LIST(KEEPS)};
    return keeps[kind](reader, board, position, right);
}

static bool solve(const struct solver *solver, const struct board *board, const struct position *position,
                  struct value *right, struct failure *failure) {
    struct analysis *analysis = NULL;
    bool is_solved = analysis_open(solver, board, UINT64_MAX, &analysis, failure) &&
                     analysis_ask(analysis, position, ANALYSIS_VALUE, UINT64_MAX, failure) &&
                     analysis_value(analysis, position, right, failure);
    analysis_close(analysis);
    return is_solved;
}

static enum validation take_board(struct reader *reader, const struct solver *solver,
                                  struct validated *validated, struct failure *failure) {
    struct board board;
    struct position position;
    struct value *right = &validated->right[reader->board - 1];
    if (!read_board(reader, validated->boards, &board) || !check_board(reader, &board, &position))
        return VALIDATION_FLAWED;
    if (!solve(solver, &board, &position, right, failure)) return VALIDATION_FAILED;
    return check_promise(reader, statement_kind_of(validated->id), &board, &position, *right)
               ? VALIDATION_VALID
               : VALIDATION_FLAWED;
}

static bool has_no_carriage_return(struct reader *reader) {
    const char *found = reader->length > 0 ? memchr(reader->bytes, '\r', reader->length) : NULL;
    if (!found) return true;
    while (reader->bytes + reader->at < found) {
        if (is_at(reader, '\n'))
            next_line(reader);
        else
            reader->at++;
    }
    return flawed(reader, FLAW_CARRIAGE_RETURN, 0, 0);
}

static struct reader begin(const char *bytes, size_t length, struct flaw *flaw) {
    return (struct reader){.bytes = bytes, .length = length, .line = 1, .flaw = flaw};
}

enum validation validate_input(const char *bytes, size_t length, int id, const struct solver *solver,
                               struct validated *validated, struct flaw *flaw, struct failure *failure) {
    struct reader reader = begin(bytes, length, flaw);
    *validated = (struct validated){0};
    if (length == 0) flawed(&reader, FLAW_EMPTY, 0, 0);
    if (length == 0 || !has_no_carriage_return(&reader) || !read_header(&reader, id, validated))
        return VALIDATION_FLAWED;
    for (uint32_t board = 1; board <= validated->boards; board++) {
        reader.board = board;
        enum validation taken = take_board(&reader, solver, validated, failure);
        if (taken != VALIDATION_VALID) return taken;
    }
    reader.board = 0;
    if (reader.at == length) return VALIDATION_VALID;
    flawed(&reader, FLAW_AFTER_END, 0, 0);
    return VALIDATION_FLAWED;
}

/* The line must be the answer, and nothing else. */
static bool check_answer(struct reader *reader, struct value right) {
    char answer[ANSWER_MAX];
    size_t length = answer_format(right, answer);
    size_t left = reader->length - reader->at;
    bool is_answer = left >= length && memcmp(reader->bytes + reader->at, answer, length) == 0 &&
                     (left == length || reader->bytes[reader->at + length] == '\n');
    if (!is_answer) {
        flawed(reader, FLAW_ANSWER, 0, 0);
        reader->flaw->right = right;
        return false;
    }
    reader->at += length;
    return read_line_end(reader);
}

enum validation validate_answers(const char *bytes, size_t length, const struct validated *test,
                                 struct flaw *flaw) {
    struct reader reader = begin(bytes, length, flaw);
    if (!has_no_carriage_return(&reader)) return VALIDATION_FLAWED;
    for (uint32_t board = 0; board < test->boards; board++) {
        reader.board = board + 1;
        if (reader.at == length) {
            flawed(&reader, FLAW_ANSWER_MISSING, test->boards, board);
            return VALIDATION_FLAWED;
        }
        if (!check_answer(&reader, test->right[board])) return VALIDATION_FLAWED;
    }
    reader.board = 0;
    if (reader.at == length) return VALIDATION_VALID;
    flawed(&reader, FLAW_ANSWER_EXTRA, test->boards, 0);
    return VALIDATION_FLAWED;
}
