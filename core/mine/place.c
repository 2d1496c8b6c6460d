#include "mine/place.h"

#include "layered/layered_inside.h"

#include <stdlib.h>

enum { SAMPLES = 384 };

static bool score_at(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                     const struct position *position, uint32_t *score, struct failure *failure) {
    if (goal == SCORE_TIE) return ties_length(&memory->ties, analysis, position, score, failure);
    return score_position(analysis, goal, position, score, failure);
}

/* Random pieces, valid or not. */
static struct position draw_position(const struct board *board, struct random *random) {
    uint32_t size = (uint32_t)board_size(board);
    struct position position = {.side = SIDE_RED};
    position.general[0] = (uint16_t)random_below(random, size);
    position.general[1] = (uint16_t)random_below(random, size);
    position.pawn = (uint16_t)random_below(random, size);
    return position;
}

/* Takes the position at `at` if it is valid and better than the best so far. Because finished games have
   the score 0, no result begins with the pawn on a general's cell. */
static bool take_better(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                        const struct position *at, struct position *best, uint32_t *score,
                        struct failure *failure) {
    uint32_t found;
    if (!position_is_valid(analysis_board(analysis), at)) return true;
    if (!score_at(memory, analysis, goal, at, &found, failure)) return false;
    if (found <= *score) return true;
    *best = *at;
    *score = found;
    return true;
}

enum direction { UP, DOWN, LEFT, RIGHT, DIRECTIONS };

/* The neighbouring cell; the cell itself at the board's edge. */
static uint16_t step(const struct board *board, uint16_t cell, enum direction direction) {
    int row = cell / board->columns + (direction == DOWN) - (direction == UP);
    int column = cell % board->columns + (direction == RIGHT) - (direction == LEFT);
    bool inside = row >= 0 && row < board->rows && column >= 0 && column < board->columns;
    return inside ? (uint16_t)(row * board->columns + column) : cell;
}

/* Tries every position from which one move of each side may have led here; the pawn cannot have come from
   above. */
static bool look_back(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                      struct position *best, uint32_t *score, struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    const struct position here = *best;
    for (enum direction of_pawn = DOWN; of_pawn < DIRECTIONS; of_pawn++) {
        for (enum direction of_general = UP; of_general < DIRECTIONS; of_general++) {
            struct position first = here, second = here;
            first.pawn = second.pawn = step(board, here.pawn, of_pawn);
            first.general[0] = step(board, here.general[0], of_general);
            second.general[1] = step(board, here.general[1], of_general);
            if (!take_better(memory, analysis, goal, &first, best, score, failure)) return false;
            if (!take_better(memory, analysis, goal, &second, best, score, failure)) return false;
        }
    }
    return true;
}

static bool place_sampled(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                          struct random *random, struct position *position, uint32_t *score,
                          struct failure *failure) {
    const struct board *board = analysis_board(analysis);
    uint32_t before;
    *score = 0;
    ties_clear(&memory->ties);
    if (!take_better(memory, analysis, goal, position, position, score, failure)) return false;
    for (int i = 0; i < SAMPLES && memory->ties.count < TIE_WALK_MAX / 2; i++) {
        const struct position drawn = draw_position(board, random);
        if (!take_better(memory, analysis, goal, &drawn, position, score, failure)) return false;
    }
    do {
        before = *score;
        if (!look_back(memory, analysis, goal, position, score, failure)) return false;
    } while (*score > before);
    return true;
}

bool place_best(struct place_memory *memory, const struct analysis *analysis, enum score_goal goal,
                struct random *random, struct position *position, uint32_t *score, struct failure *failure) {
    bool found;
    if (goal == SCORE_UNIQUE) return words_unique(analysis, &memory->words, position, score, &found, failure);
    if (goal != SCORE_RED && goal != SCORE_BLACK)
        return place_sampled(memory, analysis, goal, random, position, score, failure);
    words_longest(analysis, goal == SCORE_RED ? SIDE_RED : SIDE_BLACK, position, score);
    return true;
}

void place_free(struct place_memory *memory) {
    words_free(&memory->words);
}
