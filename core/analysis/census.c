#include "analysis/census.h"

#include "game/pairs.h"

#include <stdlib.h>
#include <string.h>

struct census {
    const struct analysis *analysis;
    struct census_report report;
    uint64_t counted;
    uint64_t positions;
    struct pairs pairs;
    uint32_t capacity;
    uint64_t *decided[2];
    struct value values[2][BOARD_CELLS_MAX]; /* of one pair of generals, by side to move */
};

static bool grow(struct census *census, uint32_t layers, struct failure *failure) {
    uint32_t capacity = layers + layers / 2 + 64;
    for (int side = 0; side < 2; side++) {
        uint64_t *decided = calloc(capacity, sizeof *decided);
        if (!decided) return failure_set(failure, FAILURE_OUT_OF_MEMORY, capacity * sizeof *decided, 0);
        if (census->decided[side]) memcpy(decided, census->decided[side], census->capacity * sizeof *decided);
        free(census->decided[side]);
        census->decided[side] = decided;
        census->report.decided[side] = decided;
    }
    census->capacity = capacity;
    return true;
}

bool census_open(const struct analysis *analysis, struct census **census, struct failure *failure) {
    if (!analysis_is_done(analysis)) return failure_set(failure, FAILURE_NOT_SOLVED, 0, 0);
    struct census *opened = calloc(1, sizeof *opened);
    if (!opened) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *opened, 0);
    if (!grow(opened, 0, failure)) {
        census_close(opened);
        return false;
    }
    opened->analysis = analysis;
    opened->positions = pairs_positions(analysis_board(analysis));
    opened->pairs.general[0] = -1;
    *census = opened;
    return true;
}

static bool count_position(struct census *census, const struct position *position, struct value value,
                           struct failure *failure) {
    struct census_report *report = &census->report;
    if (value.winner == WINNER_NONE) {
        report->ties++;
        return true;
    }
    enum side winner = value.winner == WINNER_RED ? SIDE_RED : SIDE_BLACK;
    if (value.distance >= census->capacity && !grow(census, value.distance + 1, failure)) return false;
    if (value.distance >= report->layers) report->layers = value.distance + 1;
    census->decided[winner][value.distance]++;
    if (report->has_win[winner] && value.distance <= report->longest_distance[winner]) return true;
    report->has_win[winner] = true;
    report->longest[winner] = *position;
    report->longest_distance[winner] = value.distance;
    return true;
}

static bool count_pair(struct census *census, struct failure *failure) {
    const struct board *board = analysis_board(census->analysis);
    const int *general = census->pairs.general;
    struct position position = {{(uint16_t)general[0], (uint16_t)general[1]}, 0, SIDE_RED};
    if (!analysis_values(census->analysis, general, census->values[SIDE_RED], census->values[SIDE_BLACK],
                         failure))
        return false;
    for (int pawn = 0; pawn < board_size(board); pawn++) {
        if (board_is_obstacle(board, pawn)) continue;
        position.pawn = (uint16_t)pawn;
        for (int side = 0; side < 2; side++) {
            position.side = (enum side)side;
            if (!count_position(census, &position, census->values[side][pawn], failure)) return false;
            census->counted++;
        }
    }
    return true;
}

bool census_step(struct census *census, uint64_t budget, struct failure *failure) {
    struct census_report *report = &census->report;
    const uint64_t before = census->counted;
    while (!report->done && census->counted - before < budget) {
        if (!pairs_next(&census->pairs, analysis_board(census->analysis)))
            report->done = true;
        else if (!count_pair(census, failure))
            return false;
    }
    report->fraction = report->done ? 1 : (double)census->counted / (double)census->positions;
    return true;
}

const struct census_report *census_report_of(const struct census *census) {
    return &census->report;
}

void census_close(struct census *census) {
    if (!census) return;
    free(census->decided[SIDE_RED]);
    free(census->decided[SIDE_BLACK]);
    free(census);
}
