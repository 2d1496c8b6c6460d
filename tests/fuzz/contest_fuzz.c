/* Arbitrary bytes as a contest text and as a bare board: accepted boards are formatted and parsed back the
   same; a failure has a code, a place within the text and a sentence. */
#include "fuzz.h"

#include "contest/recovery.h"

#include <string.h>

static void check_failure(const struct failure *failure, uint32_t lines) {
    char sentence[FAILURE_SENTENCE_MAX];
    require(failure->line >= 1 && failure->line <= lines + 1 && failure->column >= 1);
    require(failure->code != FAILURE_NONE && failure->code < FAILURE_CODES);
    require(*failure_name(failure->code) != '\0');
    require(failure_sentence(failure, sentence, sizeof sentence) > 0);
}

static bool same_board(const struct board *a, const struct board *b) {
    return a->rows == b->rows && a->columns == b->columns &&
           memcmp(a->cells, b->cells, (size_t)board_size(a)) == 0;
}

static void check_board_text(const struct board *board) {
    char text[BOARD_TEXT_MAX];
    struct board again;
    struct failure failure;
    require(board_check(board, &failure));
    size_t length = board_format(board, text);
    require(length <= sizeof text);
    require(board_parse(text, length, &again, &failure));
    require(same_board(board, &again));
}

/* Parses a whole text of one board with a new reader. */
static void read_back(const char *text, size_t length, const struct board *board) {
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    size_t offset = 0;
    enum contest_event event = CONTEST_MORE;
    contest_begin(&reader);
    while (text_line_next(text, length, &offset, &line)) {
        event = contest_line(&reader, &line, &failure);
        require(event != CONTEST_FAILED);
    }
    require(event == CONTEST_BOARD);
    require(contest_end(&reader, &failure));
    require(same_board(&reader.board, board));
}

static void check_contest_text(const struct contest_reader *reader) {
    char text[CONTEST_HEADER_MAX + CONTEST_BOARD_TEXT_MAX];
    size_t length = contest_format_header(reader->id, 1, text);
    require(length <= CONTEST_HEADER_MAX);
    length += contest_format_board(&reader->board, text + length);
    require(length <= sizeof text);
    read_back(text, length, &reader->board);
}

static void check_pieces(const struct contest_reader *reader, uint32_t lines) {
    struct position position;
    struct failure failure;
    if (!contest_position(reader, &position, &failure)) {
        check_failure(&failure, lines);
        require(failure.line <= lines);
        return;
    }
    require(position_is_valid(&reader->board, &position));
    require(reader->board.cells[position.pawn] == CELL_PAWN);
    require(reader->board.cells[position.general[0]] == CELL_GENERAL);
    require(reader->board.cells[position.general[1]] == CELL_GENERAL);
}

static void read_contest(const char *text, size_t length) {
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    size_t offset = 0;
    uint64_t boards = 0;
    contest_begin(&reader);
    while (text_line_next(text, length, &offset, &line)) {
        enum contest_event event = contest_line(&reader, &line, &failure);
        if (event == CONTEST_FAILED) {
            check_failure(&failure, line.number);
            require(failure.line <= line.number);
            return;
        }
        if (event == CONTEST_MORE) continue;
        boards++;
        check_board_text(&reader.board);
        check_contest_text(&reader);
        check_pieces(&reader, line.number);
    }
    require(boards == reader.read && boards <= reader.promised);
    if (!contest_end(&reader, &failure))
        check_failure(&failure, line.number);
    else
        require(boards == reader.promised);
}

/* Reads beyond errors: boards are numbered in order, and there are no more than promised. */
static void read_on(const char *text, size_t length) {
    struct recovery recovery;
    struct text_line line = {0};
    struct failure failure;
    size_t offset = 0;
    uint64_t boards = 0;
    bool at_end = false;
    recovery_begin(&recovery);
    for (enum recovery_event event = RECOVERY_MORE; !at_end || event != RECOVERY_MORE;) {
        at_end = at_end || !text_line_next(text, length, &offset, &line);
        event = at_end ? recovery_end(&recovery, &failure) : recovery_line(&recovery, &line, &failure);
        if (event == RECOVERY_BOARD || event == RECOVERY_BROKEN) require(recovery.number == ++boards);
        if (event == RECOVERY_BOARD) require(position_is_valid(&recovery.reader.board, &recovery.position));
        if (event != RECOVERY_MORE && event != RECOVERY_BOARD) check_failure(&failure, line.number);
    }
    require(boards == recovery.reader.read && boards <= recovery.reader.promised);
}

static void read_board(const char *text, size_t length) {
    struct board board;
    struct text_line line = {0};
    struct failure failure;
    if (board_parse(text, length, &board, &failure)) {
        check_board_text(&board);
        return;
    }
    for (size_t offset = 0; text_line_next(text, length, &offset, &line);) continue;
    check_failure(&failure, line.number);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    read_contest((const char *)bytes, length);
    read_on((const char *)bytes, length);
    read_board((const char *)bytes, length);
    return 0;
}
