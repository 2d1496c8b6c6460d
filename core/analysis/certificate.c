#include "analysis/certificate.h"

#include "game/pairs.h"
#include "game/writer.h"

#include <stdlib.h>

/* The values of one pair of generals, for all cells of the pawn. */
struct pair_values {
    struct value red[BOARD_CELLS_MAX];
    struct value black[BOARD_CELLS_MAX];
};

struct certificate {
    const struct analysis *analysis;
    struct certificate_report report;
    uint64_t positions;
    struct pairs pairs;
    struct pair_values here;
    struct pair_values after[MOVES_MAX]; /* of the pairs after each of Red's moves */
};

bool certificate_open(const struct analysis *analysis, struct certificate **certificate,
                      struct failure *failure) {
    if (!analysis_is_done(analysis)) return failure_set(failure, FAILURE_NOT_SOLVED, 0, 0);
    struct certificate *opened = calloc(1, sizeof *opened);
    if (!opened) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *opened, 0);
    opened->analysis = analysis;
    opened->positions = pairs_positions(analysis_board(analysis));
    opened->pairs.general[0] = -1;
    *certificate = opened;
    return true;
}

static bool terminal_is_right(enum side winner, struct value value) {
    return value.winner == side_winner(winner) && value.distance == 0;
}

static bool win_is_right(enum side side, struct value value, const struct value *after, int count) {
    bool reached = false;
    for (int i = 0; i < count; i++) {
        if (after[i].winner != side_winner(side)) continue;
        if (after[i].distance + 1 < value.distance) return false;
        reached |= after[i].distance + 1 == value.distance;
    }
    return reached;
}

static bool loss_is_right(enum side side, struct value value, const struct value *after, int count) {
    uint32_t longest = 0;
    for (int i = 0; i < count; i++) {
        if (after[i].winner != side_winner(side_other(side))) return false;
        if (after[i].distance > longest) longest = after[i].distance;
    }
    return longest + 1 == value.distance;
}

static bool tie_is_right(enum side side, const struct value *after, int count) {
    bool tied = false;
    for (int i = 0; i < count; i++) {
        if (after[i].winner == side_winner(side)) return false;
        tied |= after[i].winner == WINNER_NONE;
    }
    return tied;
}

static enum certificate_fault find_fault(enum side side, struct value value, const struct value *after,
                                         int count) {
    if (value.winner == WINNER_NONE)
        return tie_is_right(side, after, count) ? CERTIFICATE_SOUND : CERTIFICATE_TIE;
    if (value.winner == side_winner(side))
        return win_is_right(side, value, after, count) ? CERTIFICATE_SOUND : CERTIFICATE_WIN;
    return loss_is_right(side, value, after, count) ? CERTIFICATE_SOUND : CERTIFICATE_LOSS;
}

/* Checks one position, given the values of its successors in the order of position_steps. */
static void check_position(struct certificate *certificate, const struct position *position,
                           struct value value, const struct value *after, int count) {
    struct certificate_report *report = &certificate->report;
    enum certificate_fault fault;
    enum side winner;
    if (position_ending(analysis_board(certificate->analysis), position, &winner) != ENDING_NONE)
        fault = terminal_is_right(winner, value) ? CERTIFICATE_SOUND : CERTIFICATE_TERMINAL;
    else
        fault = find_fault(position->side, value, after, count);
    report->checked++;
    if (fault == CERTIFICATE_SOUND) return;
    report->fault = fault;
    report->position = *position;
    report->value = value;
    report->done = true;
}

static bool read_pair(struct certificate *certificate, const int general[2], struct pair_values *values) {
    struct failure failure;
    return analysis_values(certificate->analysis, general, values->red, values->black, &failure);
}

static void check_red(struct certificate *certificate, struct position position, int count) {
    struct value after[MOVES_MAX];
    position.side = SIDE_RED;
    for (int i = 0; i < count; i++) after[i] = certificate->after[i].black[position.pawn];
    check_position(certificate, &position, certificate->here.red[position.pawn], after, count);
}

static void check_black(struct certificate *certificate, struct position position) {
    struct move moves[MOVES_MAX];
    struct value after[MOVES_MAX];
    position.side = SIDE_BLACK;
    int count = position_steps(analysis_board(certificate->analysis), &position, moves);
    for (int i = 0; i < count; i++) after[i] = certificate->here.red[moves[i].to];
    check_position(certificate, &position, certificate->here.black[position.pawn], after, count);
}

/* Reads the values after each of Red's moves with this pair, which are the same moves wherever the pawn
   is. */
static int read_after(struct certificate *certificate, const struct position *position) {
    struct move moves[MOVES_MAX];
    int count = position_steps(analysis_board(certificate->analysis), position, moves);
    for (int i = 0; i < count; i++) {
        struct position next = *position;
        position_play(&next, moves[i]);
        read_pair(certificate, (const int[2]){next.general[0], next.general[1]}, &certificate->after[i]);
    }
    return count;
}

static void check_pair(struct certificate *certificate) {
    const struct board *board = analysis_board(certificate->analysis);
    const int *general = certificate->pairs.general;
    struct position position = {{(uint16_t)general[0], (uint16_t)general[1]}, 0, SIDE_RED};
    read_pair(certificate, general, &certificate->here);
    int count = read_after(certificate, &position);
    for (int pawn = 0; pawn < board_size(board) && !certificate->report.done; pawn++) {
        if (board_is_obstacle(board, pawn)) continue;
        position.pawn = (uint16_t)pawn;
        check_red(certificate, position, count);
        if (!certificate->report.done) check_black(certificate, position);
    }
}

void certificate_step(struct certificate *certificate, uint64_t budget) {
    struct certificate_report *report = &certificate->report;
    const uint64_t before = report->checked;
    while (!report->done && report->checked - before < budget) {
        if (pairs_next(&certificate->pairs, analysis_board(certificate->analysis)))
            check_pair(certificate);
        else
            report->done = true;
    }
    report->fraction = report->done ? 1 : (double)report->checked / (double)certificate->positions;
}

const struct certificate_report *certificate_report_of(const struct certificate *certificate) {
    return &certificate->report;
}

void certificate_close(struct certificate *certificate) {
    free(certificate);
}

static void write_cell(struct writer *text, const struct board *board, int cell) {
    writer_char(text, '(');
    writer_number(text, (uint64_t)(cell / board->columns) + 1);
    writer_char(text, ',');
    writer_number(text, (uint64_t)(cell % board->columns) + 1);
    writer_char(text, ')');
}

static void write_value(struct writer *text, struct value value) {
    static const char *const words[] = {
        [WINNER_NONE] = "a tie", [WINNER_RED] = "Red ", [WINNER_BLACK] = "Black "};
    writer_string(text, words[value.winner]);
    if (value.winner != WINNER_NONE) writer_number(text, value.distance);
}

size_t certificate_sentence(const struct certificate_report *report, const struct board *board, char *text,
                            size_t capacity) {
    static const char *const faults[] = {
        [CERTIFICATE_TERMINAL] = ", but the game is over there with another result",
        [CERTIFICATE_WIN] = ", but its moves do not lead to that win, or lead to a shorter one",
        [CERTIFICATE_LOSS] = ", but a move does not lose, or the longest resistance is another",
        [CERTIFICATE_TIE] = ", but a move wins, or none keeps the tie",
    };
    struct writer out = writer_in(text, capacity);
    if (capacity == 0) return 0;
    if (report->fault == CERTIFICATE_SOUND) {
        writer_number(&out, report->checked);
        writer_string(&out, report->done ? " positions checked, all are right"
                                         : " positions checked, all right so far");
        return writer_end(&out);
    }
    writer_string(&out, "position ");
    writer_number(&out, report->checked);
    writer_string(&out, " is wrong: generals ");
    write_cell(&out, board, report->position.general[0]);
    writer_string(&out, " and ");
    write_cell(&out, board, report->position.general[1]);
    writer_string(&out, ", pawn ");
    write_cell(&out, board, report->position.pawn);
    writer_string(&out, report->position.side == SIDE_RED ? ", Red to move: " : ", Black to move: ");
    write_value(&out, report->value);
    writer_string(&out, faults[report->fault]);
    return writer_end(&out);
}
