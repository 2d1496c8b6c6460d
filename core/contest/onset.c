#include "contest/onset.h"

#define CHANCE 0.01

void onset_add(struct onset *onset, const struct board *board, struct value right, bool is_wrong) {
    uint32_t cells = board_free_cells(board);
    onset->has_begun |= is_wrong;
    if (onset->has_begun) {
        bool is_harder = cells > onset->largest || right.distance > onset->longest;
        onset->others += !is_harder;
        onset->wrong += is_wrong && !is_harder;
        return;
    }
    onset->first++;
    if (cells > onset->largest) onset->largest = cells;
    if (right.distance > onset->longest) onset->longest = right.distance;
}

bool onset_is_telling(const struct onset *onset) {
    double left = (double)(onset->first + onset->others);
    double right = left - (double)onset->wrong;
    double chance = 1;
    if (onset->wrong == 0) return false;
    for (uint64_t i = 0; i < onset->first && chance >= CHANCE; i++) chance *= right-- / left--;
    return chance < CHANCE;
}
