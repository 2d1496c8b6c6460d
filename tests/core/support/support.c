#include "support/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct solver *const solvers[] = {&textbook_solver, &layered_solver};
const size_t solver_count = COUNT(solvers);

void *aligned_memory(size_t bytes) {
    enum { CACHE_LINE = 64 };
    void *memory = aligned_alloc(CACHE_LINE, (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE);
    assert_non_null(memory);
    return memory;
}

struct board draw(const char *rows) {
    struct board board = {.rows = 1};
    int cells = 0;
    for (const char *c = rows; *c; c++) {
        if (*c == '/')
            board.rows++;
        else
            board.cells[cells++] = *c == 'B' ? CELL_PAWN : *c;
    }
    board.columns = cells / board.rows;
    assert_int_equal(board.columns * board.rows, cells);
    return board;
}

struct position place(const char *rows, enum side side) {
    struct position position = {.side = side};
    uint16_t cell = 0;
    int generals = 0;
    int pawns = 0;
    for (const char *c = rows; *c; c++) {
        if (*c == '/') continue;
        if (*c == 'O' || *c == 'B') {
            assert_true(generals < 2);
            position.general[generals++] = cell;
        }
        if (*c == 'X' || *c == 'B') {
            position.pawn = cell;
            pawns++;
        }
        cell++;
    }
    assert_int_equal(generals, 2);
    assert_int_equal(pawns, 1);
    return position;
}

static uint16_t mirror_cell(const struct board *board, int cell) {
    int column = cell % board->columns;
    return (uint16_t)(cell - column + board->columns - 1 - column);
}

struct board mirror_board(const struct board *board) {
    struct board mirrored = *board;
    for (int cell = 0; cell < board->rows * board->columns; cell++)
        mirrored.cells[mirror_cell(board, cell)] = board->cells[cell];
    return mirrored;
}

struct position mirror_position(const struct board *board, const struct position *position) {
    return (struct position){
        {mirror_cell(board, position->general[0]), mirror_cell(board, position->general[1])},
        mirror_cell(board, position->pawn),
        position->side};
}

bool next_position(const struct board *board, uint32_t *cursor, struct position *position) {
    uint32_t cells = (uint32_t)(board->rows * board->columns);
    while (*cursor < cells * cells * cells * 2) {
        uint32_t number = (*cursor)++;
        uint32_t pawn = number / 2 % cells;
        uint32_t second = number / 2 / cells % cells;
        uint32_t first = number / 2 / cells / cells;
        if (first == second || board->cells[first] == CELL_OBSTACLE ||
            board->cells[second] == CELL_OBSTACLE || board->cells[pawn] == CELL_OBSTACLE)
            continue;
        *position = (struct position){
            {(uint16_t)first, (uint16_t)second}, (uint16_t)pawn, number % 2 == 0 ? SIDE_RED : SIDE_BLACK};
        return true;
    }
    return false;
}

struct analysis *open_analysis(const struct solver *solver, const struct board *board) {
    struct analysis *analysis = NULL;
    struct failure failure;
    assert_true(analysis_open(solver, board, UINT64_MAX, &analysis, &failure));
    assert_non_null(analysis);
    return analysis;
}

struct analysis *solve_board(const struct solver *solver, const struct board *board) {
    struct analysis *analysis = open_analysis(solver, board);
    struct failure failure;
    assert_true(analysis_solve(analysis, &failure));
    return analysis;
}

struct mistaken *solve_mistaken(const struct board *board, unsigned mistakes) {
    struct mistaken *mistaken = NULL;
    struct failure failure;
    assert_true(mistaken_open(board, mistakes, UINT64_MAX, &mistaken, &failure));
    assert_true(mistaken_step(mistaken, UINT64_MAX, &failure));
    assert_true(mistaken_is_done(mistaken));
    return mistaken;
}

struct value value_at(const struct analysis *analysis, const struct position *position) {
    struct value value = {WINNER_NONE, UINT32_MAX};
    struct failure failure;
    if (!analysis_value(analysis, position, &value, &failure))
        fail_msg("no value: %s", failure_name(failure.code));
    return value;
}

struct value right_answer(const struct board *board) {
    struct position position;
    struct failure failure;
    assert_true(position_of_board(board, SIDE_RED, &position, &failure));
    struct analysis *analysis = solve_board(&textbook_solver, board);
    struct value value = value_at(analysis, &position);
    analysis_close(analysis);
    return value;
}

struct value value_from_text(const char *text) {
    unsigned distance = 0;
    if (strcmp(text, "Tie") == 0) return value_of(WINNER_NONE, 0);
    if (sscanf(text, "Red %u", &distance) == 1) return value_of(WINNER_RED, distance);
    if (sscanf(text, "Black %u", &distance) == 1) return value_of(WINNER_BLACK, distance);
    fail_msg("not a value: %s", text);
    return value_of(WINNER_NONE, 0);
}

void value_to_text(struct value value, char text[32]) {
    static const char *const names[] = {"Tie", "Red", "Black"};
    if (value.winner == WINNER_NONE && value.distance == 0)
        snprintf(text, 32, "Tie");
    else
        snprintf(text, 32, "%s %u", names[value.winner], value.distance);
}

/* The rows joined by '/', with the pieces of the position, in the format of draw and place. */
static void picture(const struct board *board, const struct position *position, char *text) {
    for (int cell = 0; cell < board->rows * board->columns; cell++) {
        bool general = cell == position->general[0] || cell == position->general[1];
        bool pawn = cell == position->pawn;
        if (cell > 0 && cell % board->columns == 0) *text++ = '/';
        if (board->cells[cell] == CELL_OBSTACLE)
            *text++ = '#';
        else
            *text++ = general && pawn ? 'B' : general ? 'O' : pawn ? 'X' : '.';
    }
    *text = '\0';
}

void assert_value(const struct board *board, const struct position *position, struct value actual,
                  struct value expected) {
    if (actual.winner == expected.winner && actual.distance == expected.distance) return;
    char drawn[BOARD_TEXT_MAX + 1];
    char is[32];
    char should_be[32];
    picture(board, position, drawn);
    value_to_text(actual, is);
    value_to_text(expected, should_be);
    fail_msg("%s, %s to move: %s, expected %s", drawn, position->side == SIDE_RED ? "red" : "black", is,
             should_be);
}

bool same_board(const struct board *a, const struct board *b) {
    return a->rows == b->rows && a->columns == b->columns &&
           memcmp(a->cells, b->cells, (size_t)board_size(a)) == 0;
}

void assert_board(const struct board *actual, const struct board *expected) {
    char is[BOARD_TEXT_MAX + 1];
    char should_be[BOARD_TEXT_MAX + 1];
    if (same_board(actual, expected)) return;
    is[board_format(actual, is)] = '\0';
    should_be[board_format(expected, should_be)] = '\0';
    fail_msg("the board\n%sis not\n%s", is, should_be);
}

struct pair_table {
    struct value side[2][BOARD_CELLS_MAX];
};

static void read_pair(const struct analysis *analysis, const int general[2], struct pair_table *table) {
    struct failure failure;
    if (!analysis_values(analysis, general, table->side[SIDE_RED], table->side[SIDE_BLACK], &failure))
        fail_msg("no values: %s", failure_name(failure.code));
}

static uint64_t assert_same_pair(const struct analysis *actual, const struct analysis *expected,
                                 const int general[2]) {
    const struct board *board = analysis_board(expected);
    static struct pair_table is;
    static struct pair_table should_be;
    uint64_t positions = 0;
    read_pair(actual, general, &is);
    read_pair(expected, general, &should_be);
    for (int pawn = 0; pawn < board->rows * board->columns; pawn++) {
        if (board->cells[pawn] == CELL_OBSTACLE) continue;
        for (int side = 0; side < 2; side++, positions++) {
            struct position position = {
                {(uint16_t)general[0], (uint16_t)general[1]}, (uint16_t)pawn, (enum side)side};
            assert_value(board, &position, is.side[side][pawn], should_be.side[side][pawn]);
        }
    }
    return positions;
}

uint64_t assert_same_table(const struct analysis *actual, const struct analysis *expected) {
    const struct board *board = analysis_board(expected);
    const int cells = board->rows * board->columns;
    uint64_t positions = 0;
    for (int a = 0; a < cells; a++) {
        for (int b = a + 1; b < cells; b++) {
            if (board->cells[a] == CELL_OBSTACLE || board->cells[b] == CELL_OBSTACLE) continue;
            positions += assert_same_pair(actual, expected, (const int[2]){a, b});
        }
    }
    return positions;
}

static void count_decided(const struct analysis *analysis, uint64_t decided[2]) {
    struct position position;
    decided[SIDE_RED] = decided[SIDE_BLACK] = 0;
    for (uint32_t cursor = 0; next_position(analysis_board(analysis), &cursor, &position);) {
        if (position.general[0] > position.general[1]) continue;
        struct value value = value_at(analysis, &position);
        if (value.winner != WINNER_NONE) decided[value.winner == WINNER_RED ? SIDE_RED : SIDE_BLACK]++;
    }
}

static void assert_forward(const struct analysis_progress *before, const struct analysis_progress *now) {
    assert_true(now->fraction >= before->fraction && now->fraction <= 1);
    assert_int_equal(now->fraction == 1, now->done);
    assert_true(now->decided[SIDE_RED] >= before->decided[SIDE_RED]);
    assert_true(now->decided[SIDE_BLACK] >= before->decided[SIDE_BLACK]);
}

uint64_t assert_progress(const struct solver *solver, const struct board *board, uint64_t budget) {
    struct analysis *analysis = open_analysis(solver, board);
    struct analysis_progress before = {0};
    struct failure failure;
    uint64_t decided[2];
    uint64_t frontier = 0;
    while (!before.done) {
        assert_true(analysis_step(analysis, budget, &failure));
        const struct analysis_progress glance = *analysis_glance(analysis);
        const struct analysis_progress now = *analysis_progress_of(analysis);
        assert_true(glance.fraction == now.fraction);
        assert_int_equal(glance.frontier, now.frontier);
        assert_forward(&before, &now);
        if (now.frontier > frontier) frontier = now.frontier;
        before = now;
    }
    count_decided(analysis, decided);
    assert_int_equal(before.decided[SIDE_RED], decided[SIDE_RED]);
    assert_int_equal(before.decided[SIDE_BLACK], decided[SIDE_BLACK]);
    assert_int_equal(before.frontier, 0);
    analysis_close(analysis);
    return frontier;
}

void assert_failure(const char *what, const struct failure *actual, const struct failure *expected) {
    if (actual->code == expected->code && actual->line == expected->line &&
        actual->column == expected->column && actual->expected == expected->expected &&
        actual->found == expected->found)
        return;
    fail_msg("%s: %s at %u:%u, %llu and %llu, expected %s at %u:%u, %llu and %llu", what,
             failure_name(actual->code), actual->line, actual->column, (unsigned long long)actual->expected,
             (unsigned long long)actual->found, failure_name(expected->code), expected->line,
             expected->column, (unsigned long long)expected->expected, (unsigned long long)expected->found);
}

void assert_code(const struct failure *actual, enum failure_code code) {
    assert_failure("failure", actual, &(struct failure){.code = code});
}

struct board board_of_pattern(int rows, int columns, uint32_t obstacles) {
    struct board board = {.rows = rows, .columns = columns};
    for (int cell = 0; cell < rows * columns; cell++)
        board.cells[cell] = obstacles >> cell & 1 ? CELL_OBSTACLE : CELL_FREE;
    return board;
}

int obstacles_of(const struct board *board) {
    int count = 0;
    for (int cell = 0; cell < board_size(board); cell++) count += board->cells[cell] == CELL_OBSTACLE;
    return count;
}

struct board random_board(struct random *random, int rows, int columns, unsigned obstacle_percent) {
    struct board board = {.rows = rows, .columns = columns};
    for (int cell = 0; cell < rows * columns; cell++)
        board.cells[cell] = random_below(random, 100) < obstacle_percent ? CELL_OBSTACLE : CELL_FREE;
    return board;
}

struct board random_drawing(struct random *random, int rows, int columns) {
    struct board board = {.rows = rows, .columns = columns};
    for (int cell = 0; cell < rows * columns; cell++) board.cells[cell] = ".#XO"[random_below(random, 4)];
    return board;
}

void place_pieces(struct random *random, struct board *board) {
    static const char pieces[] = "XOO";
    for (int i = 0; i < 3; i++) {
        const int first = i == 0 ? board->columns : 0;
        int cell;
        do cell = first + (int)random_below(random, (uint32_t)(board_size(board) - first));
        while (strchr(pieces, board->cells[cell]));
        board->cells[cell] = pieces[i];
    }
}

static uint16_t random_free_cell(struct random *random, const struct board *board) {
    for (;;) {
        const int cell = (int)random_below(random, (uint32_t)board_size(board));
        if (!board_is_obstacle(board, cell)) return (uint16_t)cell;
    }
}

struct position random_position(struct random *random, const struct board *board) {
    struct position position;
    do {
        for (int i = 0; i < 2; i++) position.general[i] = random_free_cell(random, board);
        position.pawn = random_free_cell(random, board);
        position.side = random_below(random, 2) == 0 ? SIDE_RED : SIDE_BLACK;
    } while (!position_is_valid(board, &position));
    return position;
}

char *read_data(const char *name, size_t *length) {
    char path[128];
    snprintf(path, sizeof path, "%s/%s", DATA_DIR, name);
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("%s cannot be opened: run the tests from the root of the repository", path);
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*length + 1);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, *length, file), *length);
    bytes[*length] = '\0';
    fclose(file);
    return bytes;
}

/* Cuts off the text before the next `separator` and returns the rest, NULL at the end. */
static char *cut(char *text, char separator) {
    char *end = strchr(text, separator);
    if (!end) return NULL;
    *end = '\0';
    return end + 1;
}

void each_table_line(const char *name, size_t fields, void (*use)(char *field[TABLE_FIELDS_MAX])) {
    size_t length;
    char *text = read_data(name, &length);
    char *line = cut(text, '\n');
    size_t lines = 0;
    for (char *rest; line && *line; line = rest, lines++) {
        char *field[TABLE_FIELDS_MAX] = {line};
        rest = cut(line, '\n');
        for (size_t i = 1; i < fields; i++) {
            field[i] = cut(field[i - 1], '\t');
            if (!field[i]) fail_msg("%s: %zu fields expected: %s", name, fields, line);
        }
        use(field);
    }
    assert_true(lines > 0);
    free(text);
}

size_t unescape(char *text) {
    char *to = text;
    for (const char *from = text; *from; from++) {
        unsigned byte;
        if (*from != '\\') {
            *to++ = *from;
            continue;
        }
        switch (*++from) {
        case 'n': *to++ = '\n'; break;
        case 'r': *to++ = '\r'; break;
        case 't': *to++ = '\t'; break;
        case '0': *to++ = '\0'; break;
        case 'x':
            assert_int_equal(sscanf(from + 1, "%2x", &byte), 1);
            *to++ = (char)byte;
            from += 2;
            break;
        default: *to++ = *from; break;
        }
    }
    *to = '\0';
    return (size_t)(to - text);
}

static enum failure_code code_of_name(const char *name) {
    for (int code = 0; code < FAILURE_CODES; code++) {
        if (strcmp(failure_name((enum failure_code)code), name) == 0) return (enum failure_code)code;
    }
    fail_msg("no failure is called %s", name);
    return FAILURE_NONE;
}

struct failure failure_from_fields(char *const field[5]) {
    return (struct failure){code_of_name(field[0]), (uint32_t)strtoul(field[1], NULL, 10),
                            (uint32_t)strtoul(field[2], NULL, 10), strtoull(field[3], NULL, 10),
                            strtoull(field[4], NULL, 10)};
}

void assert_contains(const char *text, const char *part) {
    if (!strstr(text, part)) fail_msg("no \"%s\" in \"%s\"", part, text);
}
