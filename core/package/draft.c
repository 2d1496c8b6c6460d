#include "package/draft.h"

#include "game/random.h"
#include "generate/records.h"
#include "layered/layered.h"

enum { CANDIDATES = STATEMENT_TESTS + 1, OPEN_SHARE = 8, DENSITY_FROM = 10, DENSITY_MANY = 40 };

/* Minimum and maximum number of rows and columns. */
struct span {
    int from;
    int to;
};

static const struct span tiny = {2, 4};
static const struct span small = {3, 6};
static const struct span middle = {5, 8};
static const struct span full = {9, 10};

/* In the tests that promise something, boards grow from board to board; in the last group, from test to
   test. */
static struct span span_of(uint32_t test, uint32_t number) {
    static const struct span *const of_tests[] = {&tiny, &small, &small, &middle, &middle, &full, &full};
    static const struct span *const of_boards[STATEMENT_BOARDS_MAX] = {
        &tiny, &tiny, &tiny, &small, &small, &small, &middle, &middle, &middle, &full};
    const uint32_t first = statement_group_at(STATEMENT_GROUPS - 1).first;
    if (test == CANDIDATES) return tiny;
    return test >= first ? *of_tests[test - first] : *of_boards[number];
}

static struct random random_of(uint32_t seed, uint32_t test, uint32_t number) {
    struct random random = {(uint64_t)seed << 32 | test};
    random.state = random_next(&random) + number;
    random.state = random_next(&random);
    return random;
}

static void set_range(int range[2], int from, int to) {
    range[0] = from;
    range[1] = to;
}

/* Restricts the sizes to those that have boards of the kind. */
static struct generate_settings settings_of(uint32_t seed, uint32_t test, uint32_t number) {
    struct random random = random_of(seed, test, number);
    struct span span = span_of(test, number);
    struct generate_settings settings = {.kind = statement_kind_of(test > STATEMENT_TESTS ? 0 : test),
                                         .seed = (uint32_t)random_next(&random)};
    bool is_open = random_below(&random, OPEN_SHARE) == 0;
    int density = DENSITY_FROM + (int)random_below(&random, DENSITY_MANY);
    settings.density = is_open ? 0 : density;
    set_range(settings.rows, span.from, span.to);
    set_range(settings.columns, span.from - (span.from == tiny.from), span.to);
    if (settings.kind == GENERATE_COLUMN) set_range(settings.columns, 1, 1);
    return settings;
}

/* The long game that a test before the last one begins with; -1 if there is none. */
static int long_game_of(uint32_t test) {
    static const int records[] = {RECORDS_RED_333, RECORDS_UNIQUE, RECORDS_RED};
    const uint32_t first = STATEMENT_TESTS - sizeof records / sizeof *records;
    return test >= first && test < STATEMENT_TESTS ? records[test - first] : -1;
}

static void mirror(struct board *board) {
    for (int row = 0; row < board->rows; row++) {
        for (int left = 0, right = board->columns - 1; left < right; left++, right--) {
            char *cells = board->cells + row * board->columns;
            char cell = cells[left];
            cells[left] = cells[right];
            cells[right] = cell;
        }
    }
}

bool draft_board(uint32_t seed, uint32_t test, uint32_t number, struct board *board, struct value *right,
                 struct failure *failure) {
    int record = number == 0 ? long_game_of(test) : -1;
    if (test == STATEMENT_TESTS && number < RECORDS) record = (int)number;
    if (record >= 0) {
        records_board(record, board);
        if (test < STATEMENT_TESTS) mirror(board);
        return layered_answer(board, DRAFT_MEMORY_LIMIT, right, failure);
    }
    struct generate_settings settings = settings_of(seed, test, number);
    return generate_board(&settings, number, DRAFT_MEMORY_LIMIT, board, right, failure);
}

bool draft_candidate(uint32_t seed, uint32_t number, struct board *board, struct value *right,
                     struct failure *failure) {
    if (number < RECORDS) return draft_board(seed, STATEMENT_TESTS, number, board, right, failure);
    struct generate_settings settings = settings_of(seed, CANDIDATES, number);
    return generate_board(&settings, number, DRAFT_MEMORY_LIMIT, board, right, failure);
}
