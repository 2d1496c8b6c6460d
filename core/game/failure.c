#include "game/failure.h"

#include "game/writer.h"

static const char *const names[FAILURE_CODES] = {
    [FAILURE_NONE] = "none",
    [FAILURE_OUT_OF_MEMORY] = "out_of_memory",
    [FAILURE_TOO_LARGE] = "too_large",
    [FAILURE_HEADER_EXPECTED] = "header_expected",
    [FAILURE_SIZE_EXPECTED] = "size_expected",
    [FAILURE_ROWS_OUT_OF_RANGE] = "rows_out_of_range",
    [FAILURE_COLUMNS_OUT_OF_RANGE] = "columns_out_of_range",
    [FAILURE_BAD_CELL] = "bad_cell",
    [FAILURE_ROW_TOO_SHORT] = "row_too_short",
    [FAILURE_ROW_TOO_LONG] = "row_too_long",
    [FAILURE_ROWS_MISSING] = "rows_missing",
    [FAILURE_BOARDS_MISSING] = "boards_missing",
    [FAILURE_TEXT_AFTER_END] = "text_after_end",
    [FAILURE_EMPTY_TEXT] = "empty_text",
    [FAILURE_NO_PAWN] = "no_pawn",
    [FAILURE_MANY_PAWNS] = "many_pawns",
    [FAILURE_FEW_GENERALS] = "few_generals",
    [FAILURE_MANY_GENERALS] = "many_generals",
    [FAILURE_BAD_POSITION] = "bad_position",
    [FAILURE_ILLEGAL_MOVE] = "illegal_move",
    [FAILURE_NOT_SOLVED] = "not_solved",
    [FAILURE_TOO_MANY_LAYERS] = "too_many_layers",
    [FAILURE_DENSITY_OUT_OF_RANGE] = "density_out_of_range",
    [FAILURE_NO_SUCH_SIZE] = "no_such_size",
};

static const char too_large[] = "solving this board takes %f bytes of memory and %e are allowed; "
                                "take a smaller board or add obstacles";

/* %e stands for expected, %f for found, %c for found as a character. */
static const char *const sentences[FAILURE_CODES] = {
    [FAILURE_NONE] = "all is well",
    [FAILURE_OUT_OF_MEMORY] = "the machine did not give %e bytes of memory",
    [FAILURE_TOO_LARGE] = too_large,
    [FAILURE_HEADER_EXPECTED] =
        "the first line must be two numbers: the test's id and how many boards follow",
    [FAILURE_SIZE_EXPECTED] = "board %e must begin with two numbers: its rows and columns",
    [FAILURE_ROWS_OUT_OF_RANGE] = "a board has 1 to 32 rows, not %f",
    [FAILURE_COLUMNS_OUT_OF_RANGE] = "a board has 1 to 32 columns, not %f",
    [FAILURE_BAD_CELL] = "expected one of . # X O, found %c",
    [FAILURE_ROW_TOO_SHORT] = "the row ends after %f cells, expected %e",
    [FAILURE_ROW_TOO_LONG] = "the row has %f cells, expected %e",
    [FAILURE_ROWS_MISSING] = "the text ends after %f rows of a board, expected %e",
    [FAILURE_BOARDS_MISSING] = "the text ends after %f boards, the first line promises %e",
    [FAILURE_TEXT_AFTER_END] = "nothing may follow board %e",
    [FAILURE_EMPTY_TEXT] = "there is no board in the text",
    [FAILURE_NO_PAWN] = "the board needs one black pawn (X) and has %f",
    [FAILURE_MANY_PAWNS] = "the board needs one black pawn (X) and has %f",
    [FAILURE_FEW_GENERALS] = "the board needs two red generals (O) and has %f",
    [FAILURE_MANY_GENERALS] = "the board needs two red generals (O) and has %f",
    [FAILURE_BAD_POSITION] = "the pieces must stand on free cells, the generals on two",
    [FAILURE_ILLEGAL_MOVE] = "this move is not legal here",
    [FAILURE_NOT_SOLVED] = "the board has not been solved to its end yet",
    [FAILURE_TOO_MANY_LAYERS] = "a game here is longer than the %e moves a table holds",
    [FAILURE_DENSITY_OUT_OF_RANGE] = "0 to 100 percent of the cells can be obstacles, not %f",
    [FAILURE_NO_SUCH_SIZE] = "no board of this kind has so many rows and columns",
};

bool failure_set(struct failure *failure, enum failure_code code, uint64_t expected, uint64_t found) {
    return failure_set_at(failure, code, 0, 0, expected, found);
}

bool failure_set_at(struct failure *failure, enum failure_code code, uint32_t line, uint32_t column,
                    uint64_t expected, uint64_t found) {
    *failure = (struct failure){code, line, column, expected, found};
    return false;
}

const char *failure_name(enum failure_code code) {
    return (unsigned)code < FAILURE_CODES ? names[code] : "";
}

static void write_byte(struct writer *text, uint64_t byte) {
    if (byte > ' ' && byte < 127) {
        writer_char(text, '\'');
        writer_char(text, (char)byte);
        writer_char(text, '\'');
    } else {
        writer_string(text, byte == ' ' ? "a space" : "byte ");
        if (byte != ' ') writer_number(text, byte);
    }
}

size_t failure_sentence(const struct failure *failure, char *text, size_t capacity) {
    struct writer out = writer_in(text, capacity);
    if (capacity == 0) return 0;
    if (failure->line > 0) {
        writer_string(&out, "line ");
        writer_number(&out, failure->line);
        writer_string(&out, ", column ");
        writer_number(&out, failure->column);
        writer_string(&out, ": ");
    }
    const char *sentence =
        (unsigned)failure->code < FAILURE_CODES ? sentences[failure->code] : "unknown failure";
    for (; *sentence; sentence++) {
        if (*sentence != '%') {
            writer_char(&out, *sentence);
            continue;
        }
        switch (*++sentence) {
        case 'e': writer_number(&out, failure->expected); break;
        case 'f': writer_number(&out, failure->found); break;
        default: write_byte(&out, failure->found); break;
        }
    }
    return writer_end(&out);
}
