/* Arbitrary boards, solved in arbitrary slices with each set of kernels: every table passes the
   certificate and equals the textbook solver's. Some analyses are closed early, some have a memory limit.

   The input: a byte each for the rows, the columns, the offset of the slices in the input, and the limit;
   then the obstacles, a bit for each cell, lowest first. Boards are small for the fuzzer, to try many
   inputs a second, and also large for the inputs of the corpus. */
#include "fuzz.h"

#include "analysis/certificate.h"
#include "game/pairs.h"
#include "layered/layered_inside.h"
#include "textbook/textbook.h"

enum {
    HEAD = 4,
    GIVE_UP = 255, /* the slice after which the analysis is closed */
};

struct bounds {
    int cells;
    int free_cells;
};

/* Three rows of 32 columns, or six of 16, have several chunks of words, of either width. */
static const struct bounds small = {96, 12};
static const struct bounds large = {BOARD_CELLS_MAX, 36};

struct input {
    const uint8_t *bytes;
    size_t length;
    size_t taken;
};

static unsigned take_byte(struct input *input) {
    return input->taken < input->length ? input->bytes[input->taken++] : 0;
}

/* A board of any size; if it is too large, the last rows are left out and the last free cells filled. */
static struct board take_board(struct input *input, struct bounds bounds) {
    struct board board = {.rows = (int)(take_byte(input) % BOARD_SIDE_MAX) + 1,
                          .columns = (int)(take_byte(input) % BOARD_SIDE_MAX) + 1};
    unsigned bits = 1;
    int free_cells = 0;
    while (board_size(&board) > bounds.cells) board.rows--;
    input->taken = HEAD;
    for (int cell = 0; cell < board_size(&board); cell++, bits >>= 1) {
        if (bits == 1) bits = 256 | take_byte(input);
        bool is_free = !(bits & 1) && free_cells < bounds.free_cells;
        board.cells[cell] = is_free ? CELL_FREE : CELL_OBSTACLE;
        free_cells += is_free;
    }
    return board;
}

static void certify(const struct analysis *analysis, unsigned slice) {
    struct certificate *certificate;
    struct failure failure;
    require(certificate_open(analysis, &certificate, &failure));
    const struct certificate_report *report = certificate_report_of(certificate);
    while (!report->done) certificate_step(certificate, slice * 64 + 1);
    require(report->fault == CERTIFICATE_SOUND);
    require(report->checked == pairs_positions(analysis_board(analysis)));
    certificate_close(certificate);
}

/* False if a slice closes the analysis, or its memory reaches the limit. */
static bool run_slices(struct analysis *analysis, struct input slices, uint64_t limit) {
    double fraction = 0;
    struct failure failure;
    while (!analysis_is_done(analysis)) {
        unsigned slice = take_byte(&slices);
        if (slice == GIVE_UP) return false;
        if (!analysis_step(analysis, (uint64_t)slice * slice * 64, &failure)) {
            require(failure.code == FAILURE_TOO_LARGE && failure.expected == limit && failure.found > limit);
            return false;
        }
        require(analysis_bytes(analysis) <= limit);
        require(analysis_glance(analysis)->fraction >= fraction);
        fraction = analysis_glance(analysis)->fraction;
    }
    require(analysis_progress_of(analysis)->fraction == 1);
    return true;
}

static void compare(const struct analysis *layered, const struct analysis *textbook) {
    const struct board *board = analysis_board(textbook);
    struct failure failure;
    struct pairs pairs = {{-1, 0}};
    while (pairs_next(&pairs, board)) {
        static struct value actual[2][BOARD_CELLS_MAX];
        static struct value expected[2][BOARD_CELLS_MAX];
        require(analysis_values(layered, pairs.general, actual[0], actual[1], &failure));
        require(analysis_values(textbook, pairs.general, expected[0], expected[1], &failure));
        for (int cell = 0; cell < board_size(board); cell++) {
            if (board_is_obstacle(board, cell)) continue;
            require(value_equal(actual[SIDE_RED][cell], expected[SIDE_RED][cell]));
            require(value_equal(actual[SIDE_BLACK][cell], expected[SIDE_BLACK][cell]));
        }
    }
}

/* Returns whether there is such a set of kernels. */
static bool run_kernels(const struct analysis *textbook, int kernels, struct input slices, uint64_t limit) {
    struct analysis *analysis;
    struct failure failure;
    require(analysis_open(&layered_solver, analysis_board(textbook), limit, &analysis, &failure));
    bool runs = layered_use_kernels(analysis, kernels) != NULL;
    if (runs && run_slices(analysis, slices, limit)) {
        if (kernels == 0) certify(analysis, take_byte(&slices)); /* the others' tables are the same */
        compare(analysis, textbook);
    }
    analysis_close(analysis);
    return runs;
}

static int try_board(const uint8_t *bytes, size_t length, struct bounds bounds) {
    struct input input = {bytes, length, 0};
    if (length < HEAD) return 0;
    struct board board = take_board(&input, bounds);
    struct input slices = {bytes, length, bytes[2] < length ? bytes[2] : 0};
    uint64_t least = analysis_bytes_for(&layered_solver, &board);
    uint64_t limit = bytes[3] % 2 == 0 ? UINT64_MAX : least + (uint64_t)bytes[3] * 64;
    struct analysis *textbook;
    struct failure failure;
    require(analysis_open(&textbook_solver, &board, UINT64_MAX, &textbook, &failure));
    require(analysis_solve(textbook, &failure));
    int kernels = 0;
    while (run_kernels(textbook, kernels, slices, limit)) kernels++;
    require(kernels > 0);
    analysis_close(textbook);
    return 0;
}

int try_large_board(const uint8_t *bytes, size_t length);

/* For the test that runs the corpus. */
int try_large_board(const uint8_t *bytes, size_t length) {
    return try_board(bytes, length, large);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    return try_board(bytes, length, small);
}
