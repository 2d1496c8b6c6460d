/* The module's exports. Conventions: flat.h. */
#include "analysis/census.h"
#include "analysis/certificate.h"
#include "analysis/play.h"
#include "contest/contest.h"
#include "flat.h"
#include "layered/glance.h"
#include "layered/handed.h"
#include "layered/layered.h"

#include <stdlib.h>

/* A contest text being read; the text is owned by the caller. */
struct reading {
    struct contest_reader reader;
    const char *text;
    size_t length;
    size_t offset;
    struct text_line line;
};

/* Begins to read a contest text of `length` bytes, which must stay allocated until read_end. 0 if there is
   no memory. */
struct reading *read_begin(const char *text, size_t length) {
    struct reading *reading = malloc(sizeof *reading);
    if (!reading) return NULL;
    *reading = (struct reading){.text = text, .length = length};
    contest_begin(&reading->reader);
    return reading;
}

/* The next board: 1 with size = {rows, columns} and the cells (room for 1024), 2 at the end of a complete
   text, 0 on failure. */
int read_next(struct reading *reading, int *size, char *cells, struct failure *failure) {
    while (text_line_next(reading->text, reading->length, &reading->offset, &reading->line)) {
        enum contest_event event = contest_line(&reading->reader, &reading->line, failure);
        if (event == CONTEST_FAILED) return 0;
        if (event == CONTEST_MORE) continue;
        const struct board *board = &reading->reader.board;
        size[0] = board->rows;
        size[1] = board->columns;
        memcpy(cells, board->cells, (size_t)board_size(board));
        return 1;
    }
    return contest_end(&reading->reader, failure) ? 2 : 0;
}

void read_end(struct reading *reading) {
    free(reading);
}

/* Parses one board from its bare rows; results as read_next. */
int read_rows(const char *text, size_t length, int *size, char *cells, struct failure *failure) {
    struct board board;
    if (!board_parse(text, length, &board, failure)) return 0;
    size[0] = board.rows;
    size[1] = board.columns;
    memcpy(cells, board.cells, (size_t)board_size(&board));
    return 1;
}

/* Write contest text to `text`. Return the number of bytes; write_board returns 0 on failure. */
int write_header(double id, double boards, char *text) {
    return (int)contest_format_header((uint64_t)id, (uint64_t)boards, text);
}

int write_board(const char *cells, int rows, int columns, char *text, struct failure *failure) {
    struct board board;
    if (!board_at(cells, rows, columns, &board, failure)) return 0;
    return (int)contest_format_board(&board, text);
}

/* The position drawn on a board, with `side` to move, to *out. */
int read_position(const char *cells, int rows, int columns, int side, uint16_t *out,
                  struct failure *failure) {
    struct board board;
    struct position position;
    if (!board_at(cells, rows, columns, &board, failure) ||
        !position_of_board(&board, side == SIDE_RED ? SIDE_RED : SIDE_BLACK, &position, failure))
        return 0;
    position_to(&position, out);
    return 1;
}

/* Opens an analysis by the layered solver; 0 on failure. Free it with close_board. */
struct analysis *open_board(const char *cells, int rows, int columns, double memory_limit,
                            struct failure *failure) {
    struct board board;
    struct analysis *analysis;
    if (board_at(cells, rows, columns, &board, failure) &&
        analysis_open(&layered_solver, &board, (uint64_t)memory_limit, &analysis, failure))
        return analysis;
    return NULL;
}

/* Finishes the analysis. */
int solve(struct analysis *analysis, struct failure *failure) {
    return analysis_solve(analysis, failure);
}

/* Advances by about `budget` positions, then reports the progress. */
int step(struct analysis *analysis, double budget, struct failure *failure) {
    return analysis_step(analysis, (uint64_t)budget, failure);
}

/* Advances by about `budget` positions (0: none) what a question about a position needs, by enum
   analysis_extent. Doubles: whether the answer is known, the finished part of its work (0..1), and the
   distance of the analysis. */
int ask(struct analysis *analysis, const uint16_t *cells, int extent, double budget, double *out,
        struct failure *failure) {
    enum analysis_extent wanted = (enum analysis_extent)extent;
    struct position position = position_at(cells);
    bool fine = position_is_valid(analysis_board(analysis), &position) ||
                failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    if (fine && budget > 0) fine = analysis_ask(analysis, &position, wanted, (uint64_t)budget, failure);
    if (!fine) return 0;
    out[0] = analysis_knows(analysis, &position, wanted);
    out[1] = analysis_fraction(analysis, &position, wanted);
    out[2] = analysis_glance(analysis)->distance;
    return 1;
}

/* Opens a glance at a position; 0 on failure. `expected` is the packed value of a similar board, or a tie; only
   the work depends on it. Free it with close_glance. */
struct glance *open_glance(const char *cells, int rows, int columns, const uint16_t *position,
                           uint32_t expected, double memory_limit, struct failure *failure) {
    const struct position glanced = position_at(position);
    struct board board;
    struct glance *glance;
    if (board_at(cells, rows, columns, &board, failure) &&
        glance_open(&board, &glanced, value_unpack(expected), (uint64_t)memory_limit, &glance, failure))
        return glance;
    return NULL;
}

/* Advances by about `budget` positions: 1 with the packed value once it is found, otherwise 0. */
int step_glance(struct glance *glance, double budget, uint32_t *out) {
    glance_step(glance, (uint64_t)budget);
    *out = value_pack(glance->value);
    return glance->is_over;
}

void close_glance(struct glance *glance) {
    glance_close(glance);
}

/* Doubles: done, fraction, distance, frontier, bytes held; with `count` also the positions decided for Red
   and for Black. */
void progress(struct analysis *analysis, int count, double *out) {
    const struct analysis_progress *now = count ? analysis_progress_of(analysis) : analysis_glance(analysis);
    out[0] = now->done;
    out[1] = now->fraction;
    out[2] = now->distance;
    out[3] = (double)now->frontier;
    out[4] = (double)analysis_bytes(analysis);
    out[5] = (double)now->decided[SIDE_RED];
    out[6] = (double)now->decided[SIDE_BLACK];
}

/* Advances only half 0 or 1 of the board: 1, 2 when it is done, 0 on failure. */
int work_half(struct analysis *analysis, int half, double budget) {
    struct failure failure;
    return handed_step(analysis, half, (uint64_t)budget, &failure) ? 1 + handed_is_done(analysis, half) : 0;
}

/* Describes a finished tier of a half, to hand it to another analysis: five numbers, the last two being
   the number of its pieces and their size in bytes; returns 0 if it cannot be handed over. */
int give_tier(const struct analysis *analysis, int half, uint32_t tier, struct handed *out) {
    return handed_give(analysis, half, tier, out);
}

/* Takes a tier: call first to make room for its pieces, and again when they are written; returns enum
   handing. */
int take_tier(struct analysis *analysis, int half, uint32_t tier, const struct handed *handed,
              int is_written) {
    struct failure failure;
    return (int)handed_take(analysis, half, tier, handed, is_written, &failure);
}

/* The bytes of a piece of a tier that is finished or has room made. */
char *tier_piece(const struct analysis *analysis, int half, uint32_t tier, uint32_t piece) {
    return handed_piece(analysis, half, tier, piece);
}

/* The packed value of a position to *out. */
int value(const struct analysis *analysis, const uint16_t *cells, uint32_t *out, struct failure *failure) {
    struct position position = position_at(cells);
    struct value found_value;
    if (!analysis_value(analysis, &position, &found_value, failure)) return 0;
    *out = value_pack(found_value);
    return 1;
}

/* The legal moves, best first: out[0] is their number, followed by from, to and packed value of each; room
   for 25 numbers. */
int moves(const struct analysis *analysis, const uint16_t *cells, uint32_t *out, struct failure *failure) {
    struct position position = position_at(cells);
    struct play_move list[MOVES_MAX];
    int count;
    if (!play_moves(analysis, &position, list, &count, failure)) return 0;
    *out++ = (uint32_t)count;
    for (int i = 0; i < count; i++) {
        *out++ = list[i].move.from;
        *out++ = list[i].move.to;
        *out++ = value_pack(list[i].value);
    }
    return 1;
}

/* The best line's shape: out = {length, loop}. */
int line_shape(const struct analysis *analysis, const uint16_t *cells, uint32_t *out,
               struct failure *failure) {
    struct position position = position_at(cells);
    struct play_shape shape;
    if (!play_line_shape(analysis, &position, &shape, failure)) return 0;
    out[0] = shape.length;
    out[1] = shape.loop;
    return 1;
}

/* The best line's first `count` moves, two 16-bit numbers each. */
int line_moves(const struct analysis *analysis, const uint16_t *cells, struct move *out, uint32_t count,
               struct failure *failure) {
    struct position position = position_at(cells);
    return play_line(analysis, &position, out, count, failure);
}

/* Plays a move in place. */
int play(const struct analysis *analysis, uint16_t *cells, int from, int to, struct failure *failure) {
    struct position position = position_at(cells);
    struct move move = {(uint16_t)from, (uint16_t)to};
    if (!play_chosen(analysis, &position, move, failure)) return 0;
    position_to(&position, cells);
    return 1;
}

/* Why the game is over, by enum ending, to *out. */
int ending(const struct analysis *analysis, const uint16_t *cells, uint32_t *out, struct failure *failure) {
    struct position position = position_at(cells);
    enum side winner;
    if (!position_is_valid(analysis_board(analysis), &position)) {
        failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
        return 0;
    }
    *out = (uint32_t)position_ending(analysis_board(analysis), &position, &winner);
    return 1;
}

/* A map's entry for cells on which the piece cannot stand. */
static const uint32_t no_value = UINT32_MAX;

/* The placement map of piece 0 (the pawn), 1 or 2 (the position's generals): packed values by cell number,
   with Red to move and then with Black to move, twice the board's cells; no_value if the piece cannot
   stand there. */
int map(const struct analysis *analysis, const uint16_t *cells, int piece, uint32_t *out,
        struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    const int size = board_size(board);
    struct position position = position_at(cells);
    enum piece lifted = piece == 0 ? PIECE_PAWN : piece == 1 ? PIECE_FIRST_GENERAL : PIECE_SECOND_GENERAL;
    struct value red[BOARD_CELLS_MAX];
    struct value black[BOARD_CELLS_MAX];
    if (!play_map(analysis, &position, lifted, red, black, failure)) return 0;
    for (int cell = 0; cell < size; cell++) {
        bool stands = play_can_stand(board, &position, lifted, cell);
        out[cell] = stands ? value_pack(red[cell]) : no_value;
        out[size + cell] = stands ? value_pack(black[cell]) : no_value;
    }
    return 1;
}

/* Opens a check of a solved analysis; 0 on failure. Free it with check_end. */
struct certificate *check_begin(const struct analysis *analysis, struct failure *failure) {
    struct certificate *certificate;
    if (certificate_open(analysis, &certificate, failure)) return certificate;
    return NULL;
}

/* Checks about `budget` more positions. Doubles: done, fraction, positions checked, fault (enum
   certificate_fault); with a fault, the position and its packed value are written, too. */
void check_step(struct certificate *certificate, double budget, double *out, uint16_t *cells,
                uint32_t *packed) {
    certificate_step(certificate, (uint64_t)budget);
    const struct certificate_report *now = certificate_report_of(certificate);
    out[0] = now->done;
    out[1] = now->fraction;
    out[2] = (double)now->checked;
    out[3] = now->fault;
    position_to(&now->position, cells);
    *packed = value_pack(now->value);
}

void check_end(struct certificate *certificate) {
    certificate_close(certificate);
}

/* Opens a census of a solved analysis; 0 on failure. Free it with census_end. */
struct census *census_begin(const struct analysis *analysis, struct failure *failure) {
    struct census *census;
    if (census_open(analysis, &census, failure)) return census;
    return NULL;
}

/* Counts about `budget` more positions. Doubles: done, fraction, layers, ties, longest win of Red and of
   Black (-1: none). */
int census_next(struct census *census, double budget, double *out, struct failure *failure) {
    if (!census_step(census, (uint64_t)budget, failure)) return 0;
    const struct census_report *now = census_report_of(census);
    out[0] = now->done;
    out[1] = now->fraction;
    out[2] = now->layers;
    out[3] = (double)now->ties;
    for (int side = 0; side < 2; side++)
        out[4 + side] = now->has_win[side] ? (double)now->longest_distance[side] : -1;
    return 1;
}

/* Positions won by Red (0) or Black (1) at each distance, one double per layer. */
void census_layers(const struct census *census, int winner, double *out) {
    const struct census_report *now = census_report_of(census);
    for (uint32_t layer = 0; layer < now->layers; layer++) out[layer] = (double)now->decided[winner][layer];
}

/* A position with the longest win of Red (0) or Black (1); only if there is one. */
void census_longest(const struct census *census, int winner, uint16_t *cells) {
    position_to(&census_report_of(census)->longest[winner], cells);
}

void census_end(struct census *census) {
    census_close(census);
}

void close_board(struct analysis *analysis) {
    analysis_close(analysis);
}
