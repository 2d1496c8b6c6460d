#include "puzzle/theme.h"

#include "analysis/play.h"

#include <string.h>

enum { LEAST_CORRIDOR = 5 };

#define THEME_NAME(THEME, name, what) [THEME_##THEME] = #name,

const char *theme_name(enum theme theme) {
    static const char *const names[] = {THEME_LIST(THEME_NAME)};
    return names[theme];
}

/* Whether the pawn's steps lead from a cell to row 1, round the generals but not through the closed cell. Rows
   are gone through from the lowest, and each from both sides, because the pawn never goes down. */
static bool leads_up(const struct board *board, int cell, int closed) {
    bool reached[BOARD_CELLS_MAX] = {false};
    int columns = board->columns;
    reached[cell] = true;
    for (int row = cell / columns; row > 0; row--) {
        int first = row * columns;
        for (int i = first + 1; i < first + columns; i++)
            reached[i] |= reached[i - 1] && !board_is_obstacle(board, i) && i != closed;
        for (int i = first + columns - 2; i >= first; i--)
            reached[i] |= reached[i + 1] && !board_is_obstacle(board, i) && i != closed;
        for (int i = first; i < first + columns; i++) {
            int above = i - columns;
            reached[above] = reached[i] && !board_is_obstacle(board, above) && above != closed;
        }
    }
    return memchr(reached, true, (size_t)columns) != NULL;
}

static bool is_gate(const struct board *board, const struct position *position, int cell) {
    return cell != position->pawn && leads_up(board, position->pawn, -1) &&
           !leads_up(board, position->pawn, cell);
}

static bool enters_gate(const struct board *board, const struct position *position, struct move key) {
    return is_gate(board, position, key.to) && !is_gate(board, position, key.from);
}

/* Whether a general stands on the cell above the pawn or beside it. */
static bool guards_above(const struct board *board, const struct position *position) {
    struct position red = *position;
    struct move moves[MOVES_MAX];
    int above = position->pawn - board->columns;
    red.side = SIDE_RED;
    int count = position_steps(board, &red, moves);
    for (int i = 0; i < count; i++) {
        if (moves[i].to == above) return true;
    }
    return position->general[0] == above || position->general[1] == above;
}

static bool sacrifices(const struct board *board, const struct position *position, struct position after) {
    int above = position->pawn - board->columns;
    return above >= 0 && !board_is_obstacle(board, above) && guards_above(board, position) &&
           !guards_above(board, &after);
}

static uint32_t bit(enum theme theme, bool is_found) {
    return (uint32_t)is_found << theme;
}

/* What only the whole line shows. */
static bool follow_line(const struct analysis *analysis, struct position position, uint32_t length,
                        uint32_t *themes, struct failure *failure) {
    struct play_move moves[MOVES_MAX];
    struct move last = {0, 0};
    bool is_corridor = length >= LEAST_CORRIDOR;
    bool waits = false;
    for (uint32_t ply = 0; ply < length; ply++) {
        int count;
        if (!play_moves(analysis, &position, moves, &count, failure)) return false;
        struct move best = moves[0].move;
        if (position.side == SIDE_RED) {
            waits = waits || (best.from == last.to && best.to == last.from);
            last = best;
        } else {
            is_corridor = is_corridor && count == 1;
        }
        position_play(&position, best);
    }
    *themes |= bit(THEME_CORRIDOR, is_corridor) | bit(THEME_WAIT, waits);
    return true;
}

static bool find_key_themes(const struct analysis *analysis, const struct position *position,
                            uint32_t *themes, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    struct position after = *position;
    struct value passed;
    struct move key;
    if (!play_line(analysis, position, &key, 1, failure)) return false;
    position_play(&after, key);
    after.side = SIDE_RED;
    if (!analysis_value(analysis, &after, &passed, failure)) return false;
    *themes |= bit(THEME_GATE, enters_gate(board, position, key)) |
               bit(THEME_PARITY, passed.winner != WINNER_RED) |
               bit(THEME_SACRIFICE, sacrifices(board, position, after));
    return true;
}

bool puzzle_themes(const struct analysis *analysis, const struct position *position, uint32_t *themes,
                   struct failure *failure) {
    struct value value;
    if (!analysis_value(analysis, position, &value, failure)) return false;
    *themes = bit(THEME_BLACK, position->side == SIDE_BLACK) | bit(THEME_TIE, value.winner == WINNER_NONE);
    return value.winner != WINNER_RED || (find_key_themes(analysis, position, themes, failure) &&
                                          follow_line(analysis, *position, value.distance, themes, failure));
}
