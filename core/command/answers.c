#include "command/answers.h"

#include "analysis/certificate.h"
#include "command/text.h"
#include "contest/answer.h"
#include "game/json.h"
#include "mine/score.h"

#include <stdlib.h>

struct place {
    int row;
    int column;
};

/* Rows and columns count from 1, as in the statement. */
static struct place place_of(const struct board *board, int cell) {
    return (struct place){cell / board->columns + 1, cell % board->columns + 1};
}

static void add_value(struct writer *text, struct value value) {
    char answer[ANSWER_MAX];
    answer_format(value, answer);
    text_add(text, "%s", answer);
}

static void add_json_value(struct json *json, struct value value) {
    static const char *const names[] = {
        [WINNER_NONE] = "tie", [WINNER_RED] = "red", [WINNER_BLACK] = "black"};
    json_string(json, "winner", names[value.winner]);
    if (value.winner != WINNER_NONE) json_number(json, "distance", value.distance);
}

static void add_json_move(struct json *json, struct place from, struct place to) {
    json_array(json, NULL);
    json_number(json, NULL, (uint64_t)from.row);
    json_number(json, NULL, (uint64_t)from.column);
    json_number(json, NULL, (uint64_t)to.row);
    json_number(json, NULL, (uint64_t)to.column);
    json_array_end(json);
}

static bool add_move(struct writer *text, struct json *json, const struct analysis *analysis,
                     struct position *position, struct move move, uint32_t number, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    struct place from = place_of(board, move.from);
    struct place to = place_of(board, move.to);
    const char *side = position->side == SIDE_RED ? "Red" : "Black";
    struct value value;
    position_play(position, move);
    if (!analysis_value(analysis, position, &value, failure)) return false;
    if (json) {
        add_json_move(json, from, to);
        return true;
    }
    text_add(text, "%u %s (%d,%d) (%d,%d) ", (unsigned)number, side, from.row, from.column, to.row,
             to.column);
    add_value(text, value);
    text_add(text, "\n");
    return true;
}

static bool add_moves(struct writer *text, struct json *json, const struct analysis *analysis,
                      const struct position *position, const struct move *moves, struct play_shape shape,
                      struct failure *failure) {
    bool has_loop = shape.loop < shape.length;
    struct position at = *position;
    if (json) json_array(json, "moves");
    for (uint32_t i = 0; i < shape.length; i++) {
        if (!add_move(text, json, analysis, &at, moves[i], i + 1, failure)) return false;
    }
    if (json) json_array_end(json);
    if (json && has_loop)
        json_number(json, "loop", (uint64_t)shape.loop + 1);
    else if (json)
        json_null(json, "loop");
    else if (has_loop)
        text_add(text, "loop from move %u\n", (unsigned)shape.loop + 1);
    return true;
}

static bool add_line(struct writer *text, struct json *json, const struct analysis *analysis,
                     const struct position *position, struct failure *failure) {
    struct play_shape shape;
    if (!play_line_shape(analysis, position, &shape, failure)) return false;
    const size_t bytes = (shape.length + 1) * sizeof(struct move);
    struct move *moves = malloc(bytes);
    if (!moves) return failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    bool added = play_line(analysis, position, moves, shape.length, failure) &&
                 add_moves(text, json, analysis, position, moves, shape, failure);
    free(moves);
    return added;
}

/* R75, B2 or T; # for an obstacle, - for a cell on which the piece cannot stand. */
static void add_map_cell(struct writer *text, const struct board *board, bool stands, struct value value,
                         int cell) {
    static const char letters[] = {[WINNER_RED] = 'R', [WINNER_BLACK] = 'B'};
    const char *gap = cell % board->columns > 0 ? " " : "";
    if (!stands)
        text_add(text, "%s%-5s", gap, board_is_obstacle(board, cell) ? "#" : "-");
    else if (value.winner == WINNER_NONE)
        text_add(text, "%s%-5s", gap, "T");
    else
        text_add(text, "%s%c%-4u", gap, letters[value.winner], (unsigned)value.distance);
    if (cell % board->columns == board->columns - 1) text_add(text, "\n");
}

static void add_json_cell(struct json *json, bool stands, struct value value) {
    if (!stands) {
        json_null(json, NULL);
        return;
    }
    json_object(json, NULL);
    add_json_value(json, value);
    json_object_end(json);
}

static bool add_map(struct writer *text, struct json *json, const struct options *options,
                    const struct analysis *analysis, const struct position *position,
                    struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    const enum piece piece = (enum piece)options->piece;
    struct value values[2][BOARD_CELLS_MAX];
    if (!play_map(analysis, position, piece, values[SIDE_RED], values[SIDE_BLACK], failure)) return false;
    if (json) json_string(json, "piece", options_piece_name(piece));
    for (int side = 0; side < 2; side++) {
        if (json)
            json_array(json, side == SIDE_RED ? "red_to_move" : "black_to_move");
        else
            text_add(text, "%s to move\n", side == SIDE_RED ? "Red" : "Black");
        for (int cell = 0; cell < board_size(board); cell++) {
            bool stands = play_can_stand(board, position, piece, cell);
            if (json)
                add_json_cell(json, stands, values[side][cell]);
            else
                add_map_cell(text, board, stands, values[side][cell], cell);
        }
        if (json) json_array_end(json);
    }
    return true;
}

/* The scores of the goals that apply: `; red 75, unique 75, forced 8`. */
static bool add_scores(struct writer *text, struct json *json, const struct analysis *analysis,
                       const struct position *position, struct failure *failure) {
    const char *separator = "; ";
    if (json) json_object(json, "scores");
    for (enum score_goal goal = 0; goal < SCORE_GOALS; goal++) {
        uint32_t score;
        if (!score_position(analysis, goal, position, &score, failure)) return false;
        if (score == 0) continue;
        const char *name = score_goal_name(goal);
        if (json)
            json_number(json, name, score);
        else
            text_add(text, "%s%s %u", separator, name, (unsigned)score);
        separator = ", ";
    }
    if (json) json_object_end(json);
    return true;
}

static void add_report(struct writer *text, struct json *json, const struct certificate_report *report,
                       const struct board *board) {
    char sentence[CERTIFICATE_SENTENCE_MAX];
    certificate_sentence(report, board, sentence, sizeof sentence);
    if (json) {
        json_number(json, "checked", report->checked);
        json_bool(json, "right", report->fault == CERTIFICATE_SOUND);
        json_string(json, "sentence", sentence);
    } else {
        text_add(text, ": %s", sentence);
    }
}

static bool add_check(struct writer *text, struct json *json, const struct options *options,
                      struct terminal *terminal, const struct analysis *analysis,
                      const struct position *position, bool *sound, struct failure *failure) {
    struct certificate *certificate;
    if (!certificate_open(analysis, &certificate, failure)) return false;
    terminal_check(terminal, certificate);
    const struct certificate_report *report = certificate_report_of(certificate);
    bool is_sound = report->fault == CERTIFICATE_SOUND;
    add_report(text, json, report, analysis_board(analysis));
    certificate_close(certificate);
    *sound &= is_sound;
    if (is_sound && options->scores && !add_scores(text, json, analysis, position, failure)) return false;
    if (!json) text_add(text, "\n");
    return true;
}

static bool add_text(struct writer *text, const struct options *options, struct terminal *terminal,
                     const struct analysis *analysis, const struct position *position, struct value value,
                     bool *sound, struct failure *failure) {
    if (options->task != TASK_MAP) add_value(text, value);
    if (options->task == TASK_CHECK)
        return add_check(text, NULL, options, terminal, analysis, position, sound, failure);
    if (options->task != TASK_MAP) text_add(text, "\n");
    if (options->task == TASK_LINE) return add_line(text, NULL, analysis, position, failure);
    return options->task != TASK_MAP || add_map(text, NULL, options, analysis, position, failure);
}

static bool add_json(struct writer *text, const struct options *options, struct terminal *terminal,
                     uint64_t number, const struct board *board, const struct analysis *analysis,
                     const struct position *position, struct value value, bool *sound,
                     struct failure *failure) {
    bool added = true;
    struct json json = {.text = text};
    json_object(&json, NULL);
    json_number(&json, "board", number);
    json_number(&json, "rows", (uint64_t)board->rows);
    json_number(&json, "columns", (uint64_t)board->columns);
    add_json_value(&json, value);
    if (options->task == TASK_LINE) added = add_line(text, &json, analysis, position, failure);
    if (options->task == TASK_MAP) added = add_map(text, &json, options, analysis, position, failure);
    if (options->task == TASK_CHECK)
        added = add_check(text, &json, options, terminal, analysis, position, sound, failure);
    json_object_end(&json);
    text_add(text, "\n");
    return added;
}

bool answers_add(struct writer *text, const struct options *options, struct terminal *terminal,
                 uint64_t number, const struct board *board, const struct analysis *analysis,
                 const struct position *position, struct value value, bool *sound, struct failure *failure) {
    bool added = options->json ? add_json(text, options, terminal, number, board, analysis, position, value,
                                          sound, failure)
                               : add_text(text, options, terminal, analysis, position, value, sound, failure);
    if (added && text->failed) return failure_set(failure, FAILURE_OUT_OF_MEMORY, text->length, 0);
    return added;
}

void answers_missing(struct writer *text, const struct options *options, uint64_t number,
                     const struct failure *failure) {
    if (options->json) {
        struct json json = {.text = text};
        json_object(&json, NULL);
        json_number(&json, "board", number);
        json_string(&json, "error", failure_name(failure->code));
        json_number(&json, "line", failure->line);
        json_number(&json, "column", failure->column);
        json_object_end(&json);
    } else {
        text_add(text, ANSWER_UNKNOWN);
    }
    text_add(text, "\n");
}
