#include "command/answers.h"

#include "analysis/certificate.h"
#include "contest/answer.h"

#include <stdlib.h>

struct place {
    int row;
    int column;
};

/* Rows and columns count from 1, as in the statement. */
static struct place place_of(const struct board *board, int cell) {
    return (struct place){cell / board->columns + 1, cell % board->columns + 1};
}

static void add_value(struct text *text, struct value value) {
    char answer[ANSWER_MAX];
    answer_format(value, answer);
    text_add(text, "%s", answer);
}

static void add_json_value(struct text *text, struct value value) {
    static const char *const names[] = {
        [WINNER_NONE] = "tie", [WINNER_RED] = "red", [WINNER_BLACK] = "black"};
    text_add(text, "\"winner\":\"%s\"", names[value.winner]);
    if (value.winner != WINNER_NONE) text_add(text, ",\"distance\":%u", (unsigned)value.distance);
}

static bool add_verdict(struct text *text, const struct analysis *analysis, const struct position *position,
                        bool json, struct failure *failure) {
    struct value value;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (json)
        add_json_value(text, value);
    else
        add_value(text, value);
    return true;
}

static bool add_move(struct text *text, const struct analysis *analysis, struct position *position,
                     struct move move, uint32_t number, bool json, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    struct place from = place_of(board, move.from);
    struct place to = place_of(board, move.to);
    const char *side = position->side == SIDE_RED ? "Red" : "Black";
    struct value value;
    position_play(position, move);
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (json) {
        text_add(text, "%s[%d,%d,%d,%d]", number > 1 ? "," : "", from.row, from.column, to.row, to.column);
        return true;
    }
    text_add(text, "%u %s (%d,%d) (%d,%d) ", (unsigned)number, side, from.row, from.column, to.row,
             to.column);
    add_value(text, value);
    text_add(text, "\n");
    return true;
}

static bool add_moves(struct text *text, const struct analysis *analysis, const struct position *position,
                      const struct move *moves, struct play_shape shape, bool json, struct failure *failure) {
    struct position at = *position;
    for (uint32_t i = 0; i < shape.length; i++) {
        if (!add_move(text, analysis, &at, moves[i], i + 1, json, failure)) return false;
    }
    if (shape.loop < shape.length) {
        if (json)
            text_add(text, "],\"loop\":%u", (unsigned)shape.loop + 1);
        else
            text_add(text, "loop from move %u\n", (unsigned)shape.loop + 1);
    } else if (json) {
        text_add(text, "],\"loop\":null");
    }
    return true;
}

static bool add_line(struct text *text, const struct analysis *analysis, const struct position *position,
                     bool json, struct failure *failure) {
    struct play_shape shape;
    if (!play_line_shape(analysis, position, &shape, failure)) return false;
    struct move *moves = malloc((shape.length + 1) * sizeof *moves);
    if (!moves) return failure_set(failure, FAILURE_OUT_OF_MEMORY, shape.length * sizeof *moves, 0);
    if (json) text_add(text, ",\"moves\":[");
    bool added = play_line(analysis, position, moves, shape.length, failure) &&
                 add_moves(text, analysis, position, moves, shape, json, failure);
    free(moves);
    return added;
}

/* R75, B2 or T; # for an obstacle, - where the lifted piece cannot stand. */
static void add_map_cell(struct text *text, const struct board *board, bool stands, struct value value,
                         int cell) {
    static const char letters[] = {[WINNER_NONE] = 'T', [WINNER_RED] = 'R', [WINNER_BLACK] = 'B'};
    const char *gap = cell % board->columns > 0 ? " " : "";
    if (!stands)
        text_add(text, "%s%-5s", gap, board_is_obstacle(board, cell) ? "#" : "-");
    else if (value.winner == WINNER_NONE)
        text_add(text, "%s%-5s", gap, "T");
    else
        text_add(text, "%s%c%-4u", gap, letters[value.winner], (unsigned)value.distance);
    if (cell % board->columns == board->columns - 1) text_add(text, "\n");
}

static void add_json_cell(struct text *text, bool stands, struct value value, int cell) {
    text_add(text, "%s", cell > 0 ? "," : "");
    if (!stands) {
        text_add(text, "null");
        return;
    }
    text_add(text, "{");
    add_json_value(text, value);
    text_add(text, "}");
}

static bool add_map(struct text *text, const struct options *options, const struct analysis *analysis,
                    const struct position *position, struct failure *failure) {
    static const char *const pieces[] = {"pawn", "first", "second"};
    const struct board *board = analysis_board(analysis);
    struct value values[2][BOARD_CELLS_MAX];
    if (!play_map(analysis, position, options->piece, values[SIDE_RED], values[SIDE_BLACK], failure))
        return false;
    if (options->json) text_add(text, ",\"piece\":\"%s\"", pieces[options->piece]);
    for (int side = 0; side < 2; side++) {
        const char *mover = side == SIDE_RED ? "red" : "black";
        if (options->json)
            text_add(text, ",\"%s_to_move\":[", mover);
        else
            text_add(text, "%s to move\n", side == SIDE_RED ? "Red" : "Black");
        for (int cell = 0; cell < board_size(board); cell++) {
            bool stands = play_can_stand(board, position, options->piece, cell);
            if (options->json)
                add_json_cell(text, stands, values[side][cell], cell);
            else
                add_map_cell(text, board, stands, values[side][cell], cell);
        }
        if (options->json) text_add(text, "]");
    }
    return true;
}

static bool add_check(struct text *text, struct terminal *terminal, const struct analysis *analysis,
                      bool json, bool *sound, struct failure *failure) {
    char sentence[CERTIFICATE_SENTENCE_MAX];
    struct certificate *certificate;
    if (!certificate_open(analysis, &certificate, failure)) return false;
    terminal_check(terminal, certificate);
    const struct certificate_report *report = certificate_report(certificate);
    certificate_sentence(report, analysis_board(analysis), sentence, sizeof sentence);
    bool is_sound = report->fault == CERTIFICATE_SOUND;
    if (json)
        text_add(text, ",\"checked\":%llu,\"right\":%s,\"sentence\":\"%s\"",
                 (unsigned long long)report->checked, is_sound ? "true" : "false", sentence);
    else
        text_add(text, ": %s\n", sentence);
    certificate_close(certificate);
    *sound &= is_sound;
    return true;
}

static bool add_text(struct text *text, const struct options *options, struct terminal *terminal,
                     const struct analysis *analysis, const struct position *position, bool *sound,
                     struct failure *failure) {
    if (options->task != TASK_MAP && !add_verdict(text, analysis, position, false, failure)) return false;
    if (options->task == TASK_CHECK) return add_check(text, terminal, analysis, false, sound, failure);
    if (options->task != TASK_MAP) text_add(text, "\n");
    if (options->task == TASK_LINE) return add_line(text, analysis, position, false, failure);
    return options->task != TASK_MAP || add_map(text, options, analysis, position, failure);
}

static bool add_json(struct text *text, const struct options *options, struct terminal *terminal,
                     uint64_t number, const struct analysis *analysis, const struct position *position,
                     bool *sound, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    text_add(text, "{\"board\":%llu,\"rows\":%d,\"columns\":%d,", (unsigned long long)number, board->rows,
             board->columns);
    bool added = add_verdict(text, analysis, position, true, failure);
    if (options->task == TASK_LINE) added = added && add_line(text, analysis, position, true, failure);
    if (options->task == TASK_MAP) added = added && add_map(text, options, analysis, position, failure);
    if (options->task == TASK_CHECK)
        added = added && add_check(text, terminal, analysis, true, sound, failure);
    text_add(text, "}\n");
    return added;
}

bool answers_add(struct text *text, const struct options *options, struct terminal *terminal, uint64_t number,
                 const struct analysis *analysis, const struct position *position, bool *sound,
                 struct failure *failure) {
    bool added = options->json ? add_json(text, options, terminal, number, analysis, position, sound, failure)
                               : add_text(text, options, terminal, analysis, position, sound, failure);
    if (added && text->failed) return failure_set(failure, FAILURE_OUT_OF_MEMORY, text->length, 0);
    return added;
}

void answers_missing(struct text *text, const struct options *options, uint64_t number,
                     const struct failure *failure) {
    if (options->json)
        text_add(text, "{\"board\":%llu,\"error\":\"%s\",\"line\":%u,\"column\":%u}\n",
                 (unsigned long long)number, failure_name(failure->code), failure->line, failure->column);
    else
        text_add(text, ANSWER_UNKNOWN "\n");
}
