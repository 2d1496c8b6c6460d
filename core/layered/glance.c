#include "layered/glance.h"

#include "layered/large_memory.h"

#include <stdlib.h>

/* An expected value is seldom exceeded by more moves of both sides. */
enum { DELAY = 4 };

/* The first search: for a win of the expected side, or for one of Black's by the shortest way. */
enum { LIKELY, RED_WINS, BLACK_WINS, SEARCHES };

static char *cone_memory(const struct index *index, uint64_t limit, struct failure *failure) {
    const uint64_t bytes = sizeof(struct glance) + cone_bytes(index);
    char *memory = NULL;
    if (bytes > limit) {
        failure_set(failure, FAILURE_TOO_LARGE, limit, bytes);
    } else {
        memory = large_memory(cone_bytes(index));
        if (!memory) failure_set(failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    }
    return memory;
}

bool glance_open(const struct board *board, const struct position *position, struct value expected,
                 uint64_t memory_limit, struct glance **glance, struct failure *failure) {
    enum side winner;
    if (!position_is_valid(board, position)) return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    struct glance *opened = malloc(sizeof *opened);
    if (!opened) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *opened, 0);
    index_build(&opened->index, board);
    opened->memory = cone_memory(&opened->index, memory_limit, failure);
    if (!opened->memory) {
        free(opened);
        return false;
    }
    opened->expected = expected;
    opened->search = LIKELY;
    opened->has_begun = false;
    opened->steps = 0;
    opened->is_over = position_ending(board, position, &winner) != ENDING_NONE;
    opened->value = value_of(opened->is_over ? side_winner(winner) : WINNER_NONE, 0);
    opened->cone = (struct cone){.index = &opened->index,
                                 .kernels = kernels_best(),
                                 .reach = &opened->reach,
                                 .position = *position,
                                 .half = index_half(&opened->index, position),
                                 .memory = opened->memory};
    if (!opened->is_over) reach_build(&opened->reach, &opened->index, position);
    *glance = opened;
    return true;
}

void glance_close(struct glance *glance) {
    if (!glance) return;
    free(glance->memory);
    free(glance);
}

/* The moves of the likely search, or none. */
static uint32_t likely_limit(const struct glance *glance) {
    const int run = reach_run(&glance->reach, glance->cone.index);
    if (glance->expected.winner != WINNER_NONE) return glance->expected.distance + DELAY;
    return run < 0 ? UINT32_MAX : 2 * (uint32_t)run - (glance->cone.position.side == SIDE_BLACK);
}

static enum side winner_of(const struct glance *glance) {
    const bool is_red =
        glance->search == LIKELY ? glance->expected.winner == WINNER_RED : glance->search == RED_WINS;
    return is_red ? SIDE_RED : SIDE_BLACK;
}

static void begin_search(struct glance *glance) {
    uint32_t limit = UINT32_MAX;
    if (glance->search == LIKELY) limit = likely_limit(glance);
    if (glance->search == LIKELY && limit > CONE_LIMIT_MAX) {
        glance->search = RED_WINS;
        limit = UINT32_MAX;
    }
    cone_begin(&glance->cone, winner_of(glance), limit);
    glance->has_begun = true;
}

static void find_layer(struct glance *glance) {
    const enum cone_state state = cone_step(&glance->cone);
    if (state == CONE_SEARCHING) return;
    if (state == CONE_FOUND) glance->value = value_of(side_winner(winner_of(glance)), glance->cone.layer);
    glance->has_begun = false;
    glance->is_over = state == CONE_FOUND || ++glance->search == SEARCHES;
}

void glance_step(struct glance *glance, uint64_t budget) {
    const uint64_t cost = index_sweep_cost(&glance->index);
    for (uint64_t spent = 0; spent < budget && !glance->is_over;) {
        if (glance->has_begun) {
            spent += cost * (uint64_t)(glance->cone.count - 1);
            find_layer(glance);
        } else {
            spent += cost;
            begin_search(glance);
        }
        glance->steps++;
    }
}

double glance_fraction(const struct glance *glance) {
    const int usual = 2 * (glance->index.rows + glance->index.columns);
    return glance->is_over ? 1 : (double)glance->steps / (glance->steps + (double)usual);
}
